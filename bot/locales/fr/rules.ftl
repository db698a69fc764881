# Les règles par thème, avec nos mots ; chacun fait 1500 caractères au plus.

rules-overview-title = Le jeu en une minute
rules-overview =
    Au fond des mers, cinq guildes se disputent le Sénat. Vous réunissez leurs Seigneurs dans votre **Chambre** : 15 cases en pyramide inversée, sur des rangs de 5, 4, 3, 2 et 1.

    À votre tour, vous recrutez un ou plusieurs Seigneurs et vous les placez. Presque tous agissent en arrivant : ils apportent des Clés, des Perles, un échange ou une surprise. Les Clés vous donnent des **Lieux**, qui rapportent des points, et parfois davantage.

    Dès qu’une Chambre est complète, les autres jouent un dernier tour. Puis on compte : votre Seigneur le plus influent de chaque guilde, vos Lieux, votre plus grande **Coalition** et le jeton **Maître des Perles**. Le plus haut total l’emporte.

rules-turn-title = Un tour
rules-turn =
    1. **Recrutez** : explorez la pioche ou ralliez une défausse.
    2. **Placez** tous les Seigneurs recrutés, dans l’ordre de votre choix, sur les cases libres suivantes.
    3. **Pouvoirs** : les Seigneurs placés agissent l’un après l’autre, dans ce même ordre. Ils prennent d’abord un Blason s’ils y ont droit, puis leur pouvoir s’applique.

    C’est tout : à la personne suivante de jouer. Tout ce qui est sur la table est visible, sauf les pioches.

rules-recruiting-title = Explorer et rallier
rules-recruiting =
    - **Explorer** : annoncez combien de Seigneurs vous piochez : 1, 2 ou 3. Regardez-les et gardez-en un seul. Les autres rejoignent, face visible, la défausse de leur guilde, où chacun pourra venir les chercher.
    - **Rallier** : prenez toute une défausse, donc tous les Seigneurs d’une guilde qui s’y trouvent. S’il y en a plus que de cases libres, choisissez ceux que vous gardez ; le reste retourne à la défausse.

    Quand la pioche est vide, on ne peut que rallier ; quand toutes les défausses sont vides, on ne peut qu’explorer. Un Lieu adverse peut vous imposer une façon d’explorer jusqu’au prochain tour de son propriétaire.

rules-placing-title = Placement et Blasons
rules-placing =
    Les cases se remplissent de gauche à droite et de haut en bas, sans laisser de trou. Deux cases sont adjacentes quand leurs cartes se touchent :
    ```
     1   2   3   4   5
       6   7   8   9
        10  11  12
          13  14
            15
    ```
    Si vous recrutez plusieurs Seigneurs, vous choisissez leur ordre. On les place tous, et leurs pouvoirs ne s’appliquent qu’ensuite.

    Votre premier Seigneur d’une guilde reçoit le **Blason** de cette guilde. Un Seigneur de la même guilde arrivé plus tard le lui prend s’il a strictement plus de PI. À la fin, seuls les Seigneurs avec un Blason marquent leurs PI.

rules-keys-title = Clés et Lieux
rules-keys =
    Les Seigneurs de 1 PI apportent une Clé d’argent, ceux de 2 PI une Clé d’or. Les Clés révélées depuis votre dernier Lieu sont au **compteur de Clés**. Vous gagnez un Lieu dès que

    - deux Clés du compteur sont identiques, ou
    - une troisième, quelle qu’elle soit, s’ajoute à deux Clés différentes.

    Choisissez alors : prenez un **Lieu face visible**, ou piochez-en 1, 2 ou 3, gardez-en un et laissez les autres face visible pour tout le monde. Son effet s’applique aussitôt. Le Lieu recouvre le Seigneur dont la Clé a complété l’ensemble, et toutes les Clés du compteur sont dépensées.

    Un Lieu pris n’est pas remplacé. S’il n’en reste aucun, les Clés demeurent au compteur.

rules-pearls-title = Perles et Maître des Perles
rules-pearls =
    Les Seigneurs de 3 PI apportent 2 Perles, ceux de 4 PI en apportent 1, et certains Lieux en donnent aussi. On ne dépense jamais ses Perles.

    La première personne à obtenir une Perle devient **Maître des Perles**. Dès qu’une autre en possède au moins autant, elle lui prend le jeton : égaler suffit. Le jeton vaut 5 points à la fin.

    Les Perles départagent aussi les égalités.

rules-powers-title = Pouvoirs des Seigneurs
rules-powers =
    - **0 PI, échange** : vous pouvez échanger deux Seigneurs sans Clé de votre Chambre, celui-ci compris. Leurs Blasons les suivent.
    - **1 PI** : une Clé d’argent.
    - **2 PI** : une Clé d’or.
    - **3 PI** : 2 Perles.
    - **4 PI** : 1 Perle.
    - **6 PI, révélation** : le premier Seigneur de la pioche rejoint, face visible, la défausse de sa guilde.

    Chaque guilde compte 12 Seigneurs : un de 0 PI, quatre de 1, deux de 2, deux de 3, deux de 4 et un de 6. PI signifie points d’influence.

rules-scoring-title = Fin de partie et décompte
rules-scoring =
    Quand une Chambre est complète et ses pouvoirs résolus, chacun des autres joue un dernier tour. Puis on additionne :

    - **Seigneurs** : les PI de chaque Seigneur avec un Blason.
    - **Lieux** : ce que vaut chacun des vôtres.
    - **Coalition** : 3 points par Seigneur de votre plus grande Coalition, un groupe de Seigneurs adjacents d’une même guilde. Un Seigneur isolé en forme une à lui seul.
    - **Maître des Perles** : 5 points.

    Le plus haut total l’emporte. À égalité, c’est à qui possède le plus de Perles ; sinon, la victoire est partagée.

rules-secrets-title = Secrets et mélange équitable
rules-secrets =
    Seules les pioches sont secrètes. Ce que vous piochez n’est montré qu’à vous jusqu’à votre choix ; ensuite, toute la table voit ce que vous avez gardé ou non.

    Personne n’a à croire le bot sur parole. Tous les mélanges découlent d’un nombre secret, la **graine**. Avant la partie, le bot publie son **empreinte** (SHA-256), qui ne dit rien des cartes ; après, la graine elle-même. Chacun peut alors vérifier que les deux concordent et refaire chaque mélange.

rules-solo-title = En solo contre un automate
rules-solo =
    Choisissez *solo* en ouvrant une table : vous jouez contre l’un des cinq automates, et vous commencez.

    À son tour, il **rallie une défausse** : la meilleure selon le premier souhait de sa liste que l’une d’elles remplit. Entre défausses égales, vous choisissez. Si aucune ne convient, il retourne le premier Seigneur de la pioche et regarde de nouveau. Il place d’abord les PI les plus élevés et n’échange jamais. Il gagne un Lieu face visible au hasard, n’en utilise que les Perles et marque 5 pour chacun. Vos Lieux ne lui imposent rien.

    - **Faucheuse d’algues** : 2 Seigneurs ou plus, Clés, Coalition.
    - **Pince de fer** : des Militaires, un 6, Coalition, 2 ou plus. Après les Militaires, vous devez prendre le premier Seigneur de la pioche. Bonus : 1, plus 2 par Militaire.
    - **Coffre de nacre** : Perles, Coalition, 2 ou plus. Bonus : 1 par paire de Perles.
    - **Orateur d’encre** : un 6, Clés, Coalition, 2 ou plus. Bonus : les PI de son plus fort Seigneur.
    - **Méduse de verre** : Clés, Coalition, 2 ou plus ; deux Clés quelconques suffisent. Bonus : 1 par Lieu.

    Un Seigneur placé qui crée une **nouvelle** zone d’au moins 3 Seigneurs adjacents d’une guilde vous donne le **jeton Rejouer** (un seul à la fois). Dépensez-le à la fin d’un tour pour en jouer un autre.

    Vous gagnez avec plus de points, ou à égalité si vous êtes Maître des Perles.
