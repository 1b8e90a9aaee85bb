## Tischsuche

search-ranked = Gewertetes Spiel suchen
search-help = Kreuze alles an, was du spielen würdest: Der erste Tisch mit Leuten nahe deiner Wertung ist deiner. Je länger du wartest, desto weiter dürfen sie entfernt sein.
search-games = Spiele, und zu wievielt
search-with =
    { $count ->
        [one] zu { $count }
       *[other] zu { $count }
    }
search-bots =
    { $clock ->
        [live] Kommt in einer Minute niemand, dürfen Bots den Tisch füllen
       *[other] Kommt in einer Stunde niemand, dürfen Bots den Tisch füllen
    }
search-members = Gewertete Spiele sind für Mitglieder: Name und Passwort genügen, und ein Gast behält alle Partien.
search-begin = Tisch suchen
searches = Tisch wird gesucht
search-sought = { $game } zu { $seats }
search-waited = seit { $time }
search-others =
    { $count ->
        [0] sonst sucht das noch niemand
        [one] noch jemand sucht das
       *[other] { $count } andere suchen das
    }
search-reach = Leute bis { $points } Punkte von dir entfernt
search-anybody = Leute jeder Stärke
search-bots-offer = Noch niemand? Bots können die anderen Plätze nehmen. In der Rangliste zählt das weniger.
search-bots-coming = Bots nehmen die anderen Plätze.
search-take-bots = Mit Bots spielen
search-stop = Nicht mehr suchen
search-found = Ein Tisch für { $game } ist gefunden!
search-kept = Dein Platz bleibt noch { $left } frei.
search-sit = Platz nehmen
search-decline = Nein, danke
search-back = Jemand ist nicht gekommen. Du bist wieder vorn in der Reihe.
now-table-found = ein Tisch ist gefunden
gathering-kept =
    { $free ->
        [one] Es beginnt, wenn noch jemand gekommen ist.
       *[other] Es beginnt, wenn noch { $free } gekommen sind.
    }
gathering-until = Die Plätze bleiben noch { $left } frei.
gathering-dissolved = Jemand ist nicht gekommen, und den Tisch gibt es nicht mehr. Für alle, die da waren, wird weitergesucht.
kept-chair = für jemanden freigehalten
problem-members-only = Gewertete Spiele sind für Mitglieder: Leg zuerst ein Konto an.
problem-unknown-search = Das suchst du nicht mehr.
problem-at-live-table = Du sitzt an einem Live-Tisch: Spiel dort zuerst zu Ende, oder steh auf.
problem-searching-already = Du suchst schon einen Live-Tisch.
problem-too-many-searches = Mehr Tische kannst du nicht suchen: Beende erst eine der Suchen.
