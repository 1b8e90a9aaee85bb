## Prepared moves (standing orders)

standing = Vorbereitete Züge
standing-count =
    { $count ->
        [one] { $count } aktiv
       *[other] { $count } aktiv
    }
standing-about = Entscheide im Voraus: Bereite hier einen Zug vor, und er wird für dich gespielt, sobald es so weit ist. Niemand sonst sieht ihn.
standing-saved-orders = Deine vorbereiteten Züge
standing-new-order = Neuer vorbereiteter Zug
standing-nothing = Im Augenblick lässt sich kein Zug vorbereiten.
standing-variant = Auswahl
standing-number = Zahl
standing-less = Eins weniger
standing-more = Eins mehr
standing-list = In dieser Reihenfolge
standing-place = { $item }, Nummer { $place }
standing-all = Alle
standing-none = Keine
standing-choose = Wähle zuerst.
standing-save = Zug speichern
standing-saved = Zug gespeichert.
standing-already-saved = Diesen Zug hast du schon vorbereitet.
standing-withdraw = Zurückziehen
standing-withdrawn = Zug zurückgezogen.
standing-waits =
    { $minutes ->
        [one] Er wird innerhalb von { $minutes } Minute gespielt, nicht sofort: So verrät der Zeitpunkt nichts.
       *[other] Er wird innerhalb von { $minutes } Minuten gespielt, nicht sofort: So verrät der Zeitpunkt nichts.
    }
standing-done = Der vorbereitete Zug „{ $name }“ wurde gespielt.
standing-ended = Der vorbereitete Zug „{ $name }“ wird nicht mehr gebraucht und wurde entfernt.
standing-acted = Einer deiner vorbereiteten Züge wurde für dich gespielt.
problem-standing-order-not-possible = Dieser Zug lässt sich nicht mehr vorbereiten. Wähle einen, bei dem das noch geht.
problem-too-many-standing-orders = Du hast an diesem Tisch die Höchstzahl an vorbereiteten Zügen erreicht. Zieh zuerst einen zurück.
problem-unknown-standing-order = Diesen vorbereiteten Zug gibt es nicht mehr: Er wurde gespielt, oder sein Zeitpunkt ist vorbei.
