## Ladders and ratings

ladders = Ranglisten
ladder-lead = Gewertete Partien lassen dich auf- und absteigen. Eine Wertung ist eine Zahl mit einer Fehlerspanne; nach etwa zehn Partien hat sie sich eingependelt.
ladder-speed = Zeitmodus
ladder-live = Live
ladder-async = Fernpartien
ladder-season = Saison
ladder-now = Diese Saison
ladder-all = Gesamt
ladder-past = Frühere Saisons
ladder-of-season = Saison { $season }
ladder-ends = endet am { $day }
ladder-ended = endete am { $day }
ladder-closing = ist vorbei; ihr Endstand steht fest, sobald wieder eine gewertete Partie zu Ende ist
ladder-inactive = wer ein halbes Jahr nicht gespielt hat, wird nicht aufgeführt
ladder-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
ladder-you = Deine Wertung hier
ladder-at = Rang { $place }
ladder-around = Meinen Rang zeigen
ladder-top = Spitze zeigen
ladder-more = Mehr zeigen
ladder-search = Person suchen
ladder-not-found = Auf dieser Rangliste beginnt kein Name so.
ladder-empty = Auf dieser Rangliste steht noch niemand
ladder-empty-help = Spiele gewertete Partien, mit Menschen oder mit Bots. Nach etwa zehn Partien hat sich deine Wertung eingependelt, und du stehst auf der Rangliste.
ladder-place = Rang
ladder-player = Name
ladder-rating = Wertung
ladder-games = Partien
ladder-wins = Siege
ladder-seat = Platz
ladder-division = Liga
ladder-divisions = Ligen
ladder-divisions-help = Am Ende einer Saison steigt das beste Fünftel jeder Liga in die nächsthöhere auf und das letzte Fünftel in die nächsttiefere ab. Wer neu ist, beginnt in der untersten Liga, bei den Wanderern.
ladder-promoted = steigt in die nächste Liga auf
ladder-relegated = steigt in die nächste Liga ab
division =
    { $division ->
        [1] Wesir
        [2] Karawanenmeister
        [3] Karawanenführer
        [4] Krämer
       *[5] Wanderer
    }
provisional = vorläufig
rating-provisional = Vorläufig: Nach etwa zehn Partien hat sie sich eingependelt.
rating-margin = plus oder minus { $uncertainty }
rating-after = { $rating } nach dieser Partie, die zu { $weight } % zählte
rating-history-summary =
    { $games ->
        [one] Eine Partie: von { $first } auf { $last }.
       *[other] { $games } Partien: von { $first } auf { $last }; der Höchststand war { $best }.
    }
results-by-seat = Nach Platz am Tisch
results-by-opponent = Nach Mitspielenden
results-mean-place = Mittlerer Rang
results-ahead = Vorn
results-behind = Dahinter
person-ratings = Wertungen
person-rating-title = { $game }, { $speed }
person-seasons = Frühere Saisons
head-to-head = Du und { $name }
head-to-head-summary =
    { $games ->
        [one] Eine gewertete Partie miteinander: { $ahead }-mal vorn, { $behind }-mal dahinter, { $ties }-mal gleichauf.
       *[other] { $games } gewertete Partien miteinander: { $ahead }-mal vorn, { $behind }-mal dahinter, { $ties }-mal gleichauf.
    }
