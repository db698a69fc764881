# Ce que chacun et chaque serveur choisit : une phrase dit où l’on en est, le bouton à côté ce qu’il fait (80 lettres).

settings-title = Vos réglages
settings-intro = Ils vous suivent sur tous les serveurs et dans toutes les parties.
server-title = Réglages de ce serveur
server-intro = Ils valent pour ce que tout le monde voit ici. Ce que chacun a choisi pour soi ne change pas.

theme-placeholder = Choisissez l’aspect des images
theme-abyss = Abysses
theme-abyss-line = Sombre, comme au plus profond de la mer
theme-coral = Corail
theme-coral-line = Clair, comme juste sous la surface
theme-contrast = Contraste
theme-contrast-line = Le plus fort contraste ; les guildes se distinguent aussi par un motif
theme-server = Comme sur ce serveur
theme-server-line = { $theme } aujourd’hui, et ses choix à venir
settings-theme = Les images ont l’aspect **{ $theme }**.
settings-theme-server = Les images ont l’aspect choisi par ce serveur : **{ $theme }**.

settings-letters-on = Sur les images, les Seigneurs portent la lettre de leur guilde.
settings-letters-off = Sur les images, les Seigneurs ne portent pas de lettre : la couleur et l’emblème indiquent leur guilde.
button-letters-on = Ajouter les lettres
button-letters-off = Sans lettres
settings-text-only-on = Vous recevez **des mots à la place des images** : tout ce qu’une image montre, et aucune image.
settings-text-only-off = Vous recevez des images, chacune avec sa description pour les lecteurs d’écran.
button-text-only-on = Des mots, pas d’images
button-text-only-off = De nouveau des images
button-settings = Réglages

server-language = Langue des messages publics : **{ $language }**. Une table ouverte garde sa langue.
server-language-discord = Langue des messages publics : **{ $language }**, comme Discord l’indique pour ce serveur. Une table ouverte garde sa langue.
language-placeholder = Choisissez la langue des messages publics
language-discord = Celle que Discord indique pour ce serveur
settings-sample = Un exemple, pas une de vos parties.
