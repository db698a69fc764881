# Les sièges que quelqu’un a quittés.
return-question = Vous avez quitté cette partie, et un robot joue à votre siège. Le reprendre ?
button-return = Reprendre mon siège
offer-title = **Un siège est libre.** Un robot le garde ; la première personne qui clique reprend le jeu à cet endroit.
button-take = Prendre le siège { $number }
offer-over = Chaque siège a trouvé preneur.
offer-done = Le siège est proposé dans ce salon.
post-left = { $name } a quitté la partie : un robot joue désormais à sa place.
post-returned = { $name } est de retour et joue à la place occupée par { $robot }.
post-seat-taken = { $name } joue désormais à la place occupée par { $robot }.
