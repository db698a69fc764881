# Regarder en arrière : le journal tour par tour, les messages des tours joués et ce qui s’est passé en votre absence.

log-turn = Tour { $number } sur { $total } : { $name }
log-after = Après le tour { $number } · { $name }
log-option = Tour { $number } : { $name }
log-posted = Là où il a été annoncé
log-jump = Aller à un autre tour
button-first = Premier
button-previous = Précédent
button-next = Suivant
button-latest = Dernier
button-all-turns = Tous les tours
button-see-turn = Voir ce tour
button-record = Partie notée
record-done = La partie notée : chaque carte et chaque choix, pour `conspiracy replay` et d’autres programmes.

# Avant le récit d’un tour ; la seconde quand un robot a joué pour la personne qui lit.
recap-turn = Tour { $number }
recap-for-you = Un robot a joué ce tour pour vous :
