card = { NUMBER($value) }

event-dealt = { $hand_count ->
    [0] Die Karten sind verteilt.
   *[other] Die Karten sind verteilt; du hast { $hand }.
}
event-chose = { $seat } hat gewählt.
event-revealed = { $winners_count ->
    [0] Die Karten sind { $cards }: niemand punktet.
    [one] Die Karten sind { $cards }: { $winners } punktet.
   *[other] Die Karten sind { $cards }: { $winners } punkten.
}

action-choose = { $card } wählen

prompt-choosing = Runde { $round }: Wähle eine Karte.
prompt-waiting = Die anderen wählen noch.
prompt-finished = Das Spiel ist aus.

standing-name-choose-in-turn = Im Voraus wählen
standing-choose-in-turn = Ab Runde { $since } je Runde eine wählen: { $cards }.

illegal-already-chosen = Du hast schon gewählt; warte auf die anderen.
illegal-not-in-hand = Du hast keine { $card } auf der Hand.
