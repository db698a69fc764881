# Looking back: the log turn by turn, messages of turns that have been played, and what happened while somebody was away.

log-turn = Turn { $number } of { $total }: { $name }
log-after = After turn { $number } · { $name }
log-option = Turn { $number }: { $name }
log-posted = Where it was posted
log-jump = Go to another turn
button-first = First
button-previous = Previous
button-next = Next
button-latest = Latest
button-all-turns = All turns
button-see-turn = See this turn
button-record = Record
record-done = The record of this game: every card and every choice, for `conspiracy replay` and other programs.

# Before the story of a turn; the second where a robot played for whoever reads.
recap-turn = Turn { $number }
recap-for-you = A robot played this turn for you:
