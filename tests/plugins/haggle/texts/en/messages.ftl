card = { NUMBER($value) }

event-dealt = { $hand_count ->
    [0] The cards are dealt.
   *[other] The cards are dealt; you hold { $hand }.
}
event-chose = { $seat } has chosen.
event-revealed = { $winners_count ->
    [0] The cards are { $cards }: nobody scores.
    [one] The cards are { $cards }: { $winners } scores.
   *[other] The cards are { $cards }: { $winners } score.
}

action-choose = Choose { $card }

prompt-choosing = Round { $round }: choose a card.
prompt-waiting = The others are still choosing.
prompt-finished = The game is over.

standing-name-choose-in-turn = Choose in advance
standing-choose-in-turn = From round { $since } on, choose { $cards }, one per round.

illegal-already-chosen = You have chosen already; wait for the others.
illegal-not-in-hand = You do not hold a { $card }.
