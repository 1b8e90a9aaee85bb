## Standing orders

standing = Anweisungen
standing-count =
    { $count ->
        [one] { $count } aktiv
       *[other] { $count } aktiv
    }
standing-about = Entscheide im Voraus: Speichere hier eine Anweisung, und sie wird für dich ausgeführt, sobald es so weit ist. Niemand sonst sieht sie.
standing-saved-orders = Deine Anweisungen
standing-new-order = Neue Anweisung
standing-nothing = Im Augenblick ist keine Anweisung möglich.
standing-variant = Welche
standing-number = Zahl
standing-less = Eins weniger
standing-more = Eins mehr
standing-list = In dieser Reihenfolge
standing-place = { $item }, Nummer { $place }
standing-all = Alle
standing-none = Keine
standing-choose = Wähle zuerst.
standing-save = Anweisung speichern
standing-saved = Anweisung gespeichert.
standing-already-saved = Diese Anweisung hast du schon gespeichert.
standing-withdraw = Zurückziehen
standing-withdrawn = Anweisung zurückgezogen.
standing-waits =
    { $minutes ->
        [one] Sie wird innerhalb von { $minutes } Minute ausgeführt, nicht sofort: So verrät der Zeitpunkt nichts.
       *[other] Sie wird innerhalb von { $minutes } Minuten ausgeführt, nicht sofort: So verrät der Zeitpunkt nichts.
    }
standing-done = Die Anweisung „{ $name }“ wurde ausgeführt.
standing-ended = Die Anweisung „{ $name }“ ist beendet: Für sie gibt es nichts mehr zu tun.
standing-acted = Eine deiner Anweisungen hat für dich gespielt.
problem-not-offered = Diese Anweisung ist nicht mehr möglich. Sieh nach, was jetzt angeboten wird.
problem-too-many-orders = Du hast an diesem Tisch die Höchstzahl an Anweisungen erreicht. Zieh zuerst eine zurück.
problem-unknown-order = Diese Anweisung gibt es nicht mehr: Sie wurde ausgeführt, oder ihre Zeit ist vorbei.
