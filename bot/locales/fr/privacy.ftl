# Ce qui est conservé d’une personne, avec ses propres chiffres, et comment l’obtenir ou l’effacer.

privacy-title = Ce qui est conservé de vous
privacy-nothing = Rien du tout : aucune partie, aucun réglage.
privacy-games = **Parties :** { $running ->
    [one] { $running } en cours
   *[other] { $running } en cours
}, { $waiting ->
    [one] { $waiting } en attente de joueurs
   *[other] { $waiting } en attente de joueurs
}, { $ended ->
    [one] { $ended } terminée
   *[other] { $ended } terminées
}. Avec chacune, votre identifiant Discord, votre siège et votre nom sur ce serveur.
privacy-actions = **Vos choix dans ces parties :** { $count ->
    [one] { $count } action, avec son heure et l’identifiant du clic.
   *[other] { $count } actions, chacune avec son heure et l’identifiant du clic.
}
privacy-preferences = **Vos réglages,** tels que vous les avez choisis.
privacy-no-preferences = **Réglages :** vous n’en avez choisi aucun.
privacy-never = Ne sont pas conservés : les messages que vous écrivez, votre adresse e-mail, votre photo, vos amitiés. Le bot ne peut pas lire les messages et ne donne rien à personne.
button-export = Exporter mes données
button-forget = Effacer mes données
export-done = Voici tout, dans un fichier JSON que vous seul voyez. Des parties en cours, il contient vos propres choix, et aucune carte que vous ne devez pas connaître.

forget-question = Effacer tout ce qui est conservé de vous ? C’est irréversible.
forget-running = • Vous quittez { $count ->
    [one] la partie en cours
   *[other] les { $count } parties en cours
} : un robot prend votre siège, et une partie sans personne s’arrête.
forget-waiting = • Vous quittez { $count ->
    [one] la table qui attend
   *[other] les { $count } tables qui attendent
} des joueurs ; une table sans personne est fermée.
forget-ended = • Dans { $count ->
    [one] la partie terminée
   *[other] les { $count } parties terminées
}, votre siège reste, sans identifiant ni nom : c’était « une personne partie ».
forget-preferences = • Vos réglages disparaissent.
forget-posted = Ce qui a été publié dans un salon y reste jusqu’à ce qu’on l’y efface. Les sauvegardes de qui gère le bot durent aussi longtemps qu’elles sont gardées.
button-forget-now = Oui, tout effacer
forget-done = Tout ce qui était conservé de vous est effacé. Vous pouvez rejouer quand vous voulez.
former-player = une personne partie
