card = { NUMBER($value) }

event-dealt = { $hand_count ->
    [0] Megtörtént az osztás.
   *[other] Megtörtént az osztás; a lapjaid: { $hand }.
}
event-chose = { $seat } választott.
event-revealed = { $winners_count ->
    [0] A lapok: { $cards }. Senki sem kap pontot.
   *[other] A lapok: { $cards }. Pontot kap: { $winners }.
}

action-choose = { $card } választása

prompt-choosing = { $round }. kör: válassz egy lapot!
prompt-waiting = A többiek még választanak.
prompt-finished = Véget ért a játék.

standing-name-choose-in-turn = Választás előre
standing-choose-in-turn = { $since }. körtől, körönként egyet: { $cards }.

illegal-already-chosen = Már választottál, várd meg a többieket.
illegal-not-in-hand = Nincs a kezedben ilyen lap: { $card }.
