## Standing orders

standing = Anweisungen
standing-count =
    { $count ->
        [one] { $count } gilt
       *[other] { $count } gelten
    }
standing-about = Was du schon entschieden hast, muss nicht auf dich warten: Hinterlass es hier, und es wird gespielt, sobald es so weit ist. Niemand sonst sieht es.
standing-now = Bisher hinterlassen
standing-leave = Neue Anweisung
standing-nothing = Im Augenblick gibt es nichts zu hinterlassen.
standing-variant = Welche
standing-number = Zahl
standing-less = Eins weniger
standing-more = Eins mehr
standing-list = In dieser Reihenfolge
standing-place = { $item }, Nummer { $place }
standing-all = Alle
standing-none = Keine
standing-choose = Wähle zuerst.
standing-leave-it = Hinterlassen
standing-left = Sie gilt.
standing-stands = Diese Anweisung gilt schon.
standing-withdraw = Zurückziehen
standing-withdrawn = Zurückgezogen.
standing-waits =
    { $minutes ->
        [one] Ausgeführt innerhalb { $minutes } Minute: nicht sofort, damit es nichts verrät.
       *[other] Ausgeführt innerhalb von { $minutes } Minuten: nicht sofort, damit es nichts verrät.
    }
standing-done = Anweisung „{ $name }“: erledigt.
standing-ended = Anweisung „{ $name }“: beendet, sie hat nichts mehr zu tun.
standing-acted = Eine deiner Anweisungen hat für dich gespielt.
problem-not-offered = Das lässt sich nicht mehr hinterlassen: Schau nach, was jetzt angeboten wird.
problem-too-many-orders = So viele Anweisungen sind genug für einen Tisch: Zieh zuerst eine zurück.
problem-unknown-order = Diese Anweisung gibt es nicht mehr: Sie ist erledigt, oder ihre Zeit ist vorbei.
