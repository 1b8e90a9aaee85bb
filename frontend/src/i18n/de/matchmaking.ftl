## Matchmaking

search-ranked = Gewertete Partie suchen
search-help = Kreuze alles an, was du spielen würdest. Du bekommst einen Platz am ersten Tisch mit Personen, deren Wertung nahe bei deiner liegt. Je länger du wartest, desto größer darf der Abstand sein.
search-games = Spiele und Personenzahlen
search-with =
    { $count ->
        [one] für { $count } Person
       *[other] für { $count } Personen
    }
search-bots =
    { $clock ->
        [live] Wenn innerhalb einer Minute niemand dazukommt, dürfen Bots die freien Plätze füllen
       *[other] Wenn innerhalb einer Stunde niemand dazukommt, dürfen Bots die freien Plätze füllen
    }
search-members = Gewertete Partien sind für Mitglieder. Du brauchst nur einen Namen und ein Passwort, und deine Partien als Gast behältst du.
search-start = Suche starten
searches = Tisch wird gesucht
search-game = { $game } für { $seats } Personen
search-waited = Wartezeit: { $time }
search-others =
    { $count ->
        [0] bisher sucht das niemand sonst
        [one] eine weitere Person sucht das
       *[other] { $count } weitere Personen suchen das
    }
search-rating-range = Personen mit höchstens { $points } Punkten Abstand zu deiner Wertung
search-any-rating = Personen mit beliebiger Wertung
search-bots-offer = Noch niemand da? Bots können die anderen Plätze füllen. Auf der Rangliste zählt eine solche Partie weniger.
search-bots-coming = Bots werden die anderen Plätze füllen.
search-take-bots = Mit Bots spielen
search-stop = Suche beenden
search-found = Ein Tisch wurde gefunden: { $game }!
search-reserved = Dein Platz ist noch { $left } reserviert.
search-sit = Platz nehmen
search-decline = Nein, danke
search-resumed = Jemand ist nicht gekommen. Du stehst wieder vorn in der Warteschlange.
alert-table-found = Tisch gefunden.
waiting-reserved =
    { $free ->
        [one] Die Partie beginnt, sobald noch eine Person Platz genommen hat.
       *[other] Die Partie beginnt, sobald noch { $free } Personen Platz genommen haben.
    }
waiting-reserved-until = Die Plätze sind noch { $left } reserviert.
waiting-cancelled = Jemand ist nicht gekommen, deshalb wurde dieser Tisch geschlossen. Für alle, die da waren, suchen wir einen anderen Tisch.
reserved-seat = Reservierter Platz
problem-members-only = Gewertete Partien sind für Mitglieder. Lege zuerst ein Konto an.
problem-unknown-search = Diese Suche ist schon beendet.
problem-at-live-table = Du sitzt an einem Live-Tisch. Spiele diese Partie zuerst zu Ende oder verlasse sie.
problem-already-searching = Du suchst schon einen Live-Tisch.
problem-too-many-searches = Du hast die Höchstzahl an Suchen erreicht. Beende zuerst eine davon.
