card = { NUMBER($value) }

event-dealt = { $hand_count ->
    [0] Le carte sono distribuite.
   *[other] Le carte sono distribuite; hai in mano { $hand }.
}
event-chose = { $seat } ha scelto.
event-revealed = { $winners_count ->
    [0] Le carte sono { $cards }: nessuno segna.
    [one] Le carte sono { $cards }: un punto a { $winners }.
   *[other] Le carte sono { $cards }: un punto a testa a { $winners }.
}

action-choose = Scegli { $card }

prompt-choosing = Turno { $round }: scegli una carta.
prompt-waiting = Gli altri stanno ancora scegliendo.
prompt-finished = La partita è finita.

standing-name-choose-in-turn = Scegli in anticipo
standing-choose-in-turn = Dal turno { $since }, scegli { $cards }, una per turno.

illegal-already-chosen = Hai già scelto; aspetta gli altri.
illegal-not-in-hand = Non hai in mano un { $card }.
