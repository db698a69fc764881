# Arrêter d’un commun accord, céder un siège, parties endormies, tables où personne n’est venu.
proposal-title = On arrête la partie ici ?
proposal-line = Elle s’arrête dès que toute la table est d’accord ; qui veut continuer le dit, et elle continue. En attendant, on peut jouer.
proposal-for = Pour : { $names }
proposal-open = { $count ->
    [one] Réponse attendue : { $names }
   *[other] Réponses attendues : { $names }
}
button-agree = L’arrêter
button-play-on = Continuer à jouer
button-propose = Demander aux autres
proposal-agreed = Toute la table est d’accord pour arrêter la partie.
proposal-declined = { $name } veut continuer : la partie se poursuit.
proposal-over = Cette proposition n’est plus ouverte.
proposal-moved = La proposition d’arrêter la partie est plus bas.
post-proposed = { $count ->
    [one] { $names } propose d’arrêter la partie : répondez à la proposition dans ce salon.
   *[other] { $names } proposent d’arrêter la partie : répondez à la proposition dans ce salon.
}
post-ended-agreed = La table a décidé d’arrêter la partie ici.
end-proposed = La question est posée aux autres dans le salon ; la partie s’arrête quand toute la table est d’accord.
end-agreed = Vous êtes d’accord. La partie s’arrête quand les autres le seront aussi.
end-declined = La partie continue, et le salon lit que vous voulez jouer.

handing-above = { $mention }, un siège vous est proposé.
handing-own = **{ $name } souhaite vous céder le siège { $number }.** Vous jouez à partir de là, avec tout ce que contient cette Chambre.
handing-left = **Le siège { $number } est libre, et { $name } vous le garde.** Vous jouez à partir de là, avec tout ce que contient cette Chambre.
handing-line = Rien ne change tant que vous n’avez pas accepté.
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer l’offre
handing-done = Le siège est proposé ; il change de mains dès que cette personne accepte.
handing-accepted = { $name } a accepté le siège.
handing-declined = Le siège a été refusé.
handing-withdrawn = L’offre a été retirée.
handing-over = Cette offre n’est plus ouverte.
handing-closed = C’est fait : le siège reste comme il est.
post-handed-over = { $name } joue désormais à la place occupée jusqu’ici par { $before }.

post-dormant = Personne n’a joué cette partie depuis un mois : elle dort. Tout est conservé, et qui en fait partie peut la reprendre.
button-reopen = La reprendre
reopen-done = La partie reprend où elle en était.
lobby-expired = Cette table est fermée : personne n’est venu pendant une semaine.
games-asleep = Elle dort
games-left = Un robot joue pour vous
button-come-back = Revenir dans la partie

privacy-offers = { $count ->
    [one] **Offres :** un siège d’une autre partie, que vous pouvez prendre.
   *[other] **Offres :** { $count } sièges d’autres parties, que vous pouvez prendre.
}

error-not-for-you = Cela ne regarde que la personne qui a le siège et celle à qui il est proposé ; rien n’a changé.
error-offer-to-self = On ne se propose pas un siège à soi-même ; choisissez quelqu’un d’autre, ou regardez la partie avec { -command-table }.
error-not-on-server = Cette personne n’est pas sur ce serveur ; invitez-la d’abord, puis proposez le siège à nouveau.
error-several-seats = Plusieurs sièges sont libres ({ $seats }) ; dites lequel avec l’option « siège ».
error-has-seat = Cette personne a déjà un siège dans cette partie, ou peut reprendre celui qu’elle a quitté ; proposez le vôtre à quelqu’un d’autre.
error-offer-over = Cette offre n’est plus ouverte, et le siège reste comme il est.
error-no-proposal = Plus personne ne propose d’arrêter cette partie : elle continue.
error-dormant = Cette partie dort, car personne ne l’a jouée depuis un mois ; avec { -command-table }, ses joueurs peuvent la reprendre.
