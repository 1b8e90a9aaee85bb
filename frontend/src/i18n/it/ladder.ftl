## Ladders and ratings

ladders = Classifiche
ladder-lead = Le partite classificate fanno salire e scendere. Un punteggio è un numero e quanto è sicuro; si assesta dopo una decina di partite.
ladder-pace = Ritmo
ladder-live = Dal vivo
ladder-async = Lento
ladder-season = Stagione
ladder-now = Questa stagione
ladder-all = Di sempre
ladder-past = Stagioni passate
ladder-of-season = Stagione { $season }
ladder-ends = finisce il { $day }
ladder-ended = è finita il { $day }
ladder-closing = è finita; la classifica diventa definitiva appena termina la prossima partita
ladder-inactive = chi non gioca da sei mesi sbiadisce
ladder-players =
    { $count ->
        [one] c’è una persona
       *[other] ci sono { $count } persone
    }
ladder-you = Il tuo punteggio qui
ladder-at = { $place }º posto
ladder-around = Intorno a me
ladder-top = In cima
ladder-more = Mostra altri
ladder-search = Cerca un nome
ladder-not-found = In questa classifica nessun nome comincia così.
ladder-empty = Qui non c’è ancora nessuno
ladder-empty-help = Gioca partite classificate, con persone o con bot. Dopo una decina il tuo punteggio si assesta, e sei in classifica.
ladder-place = Posto
ladder-player = Giocatore
ladder-rating = Punteggio
ladder-games = Partite
ladder-wins = Vinte
ladder-seat = Sedia
ladder-division = Divisione
ladder-divisions = Divisioni
ladder-divisions-help = A fine stagione il miglior quinto di ogni divisione sale, l’ultimo scende. Tutti cominciano da viandanti.
ladder-promoted = sale di divisione
ladder-relegated = scende di divisione
division =
    { $division ->
        [1] Visir
        [2] Maestro di carovana
        [3] Carovaniere
        [4] Ambulante
       *[5] Viandante
    }
provisional = provvisorio
rating-provisional = Provvisorio: si assesta dopo una decina di partite.
rating-margin = più o meno { $uncertainty }
rating-after = { $rating } dopo questa partita, che contava il { $weight } %
rating-history-summary =
    { $games ->
        [one] Una partita: da { $first } a { $last }.
       *[other] { $games } partite: da { $first } a { $last }, al massimo { $best }.
    }
results-by-seat = Per sedia
results-by-opponent = Per avversario
results-mean-place = Posto medio
results-ahead = Davanti
results-behind = Dietro
person-ratings = Punteggi
person-rating-title = { $game }, { $pace }
person-seasons = Stagioni passate
head-to-head = Tu e { $name }
head-to-head-summary =
    { $games ->
        [one] Una partita classificata insieme; { $ahead } davanti, { $behind } dietro, { $ties } alla pari.
       *[other] { $games } partite classificate insieme; { $ahead } davanti, { $behind } dietro, { $ties } alla pari.
    }
