## Ladders and ratings

ladders = Classifiche
ladder-lead = Le partite classificate ti fanno salire e scendere. Un rating è un numero con un margine d’errore; si stabilizza dopo una decina di partite.
ladder-speed = Modalità
ladder-live = In tempo reale
ladder-async = A turni
ladder-season = Stagione
ladder-now = Questa stagione
ladder-all = Generale
ladder-past = Stagioni passate
ladder-of-season = Stagione { $season }
ladder-ends = finisce il { $day }
ladder-ended = è finita il { $day }
ladder-closing = è finita; la sua classifica diventa definitiva appena finisce un’altra partita classificata
ladder-inactive = chi non gioca da sei mesi non è in elenco
ladder-players =
    { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
ladder-you = Il tuo rating qui
ladder-at = Posizione { $place }
ladder-around = Mostra la mia posizione
ladder-top = Mostra i primi
ladder-more = Mostra altri
ladder-search = Cerca un giocatore
ladder-not-found = In questa classifica nessun giocatore ha un nome che comincia così.
ladder-empty = In questa classifica non c’è ancora nessuno
ladder-empty-help = Gioca partite classificate, con persone o con bot. Dopo una decina di partite il tuo rating è stabile, e sei in classifica.
ladder-place = Posizione
ladder-player = Giocatore
ladder-rating = Rating
ladder-games = Partite
ladder-wins = Vinte
ladder-seat = Posto
ladder-division = Divisione
ladder-divisions = Divisioni
ladder-divisions-help = Alla fine di una stagione il miglior quinto di ogni divisione sale di una divisione, l’ultimo quinto scende di una. I nuovi giocatori cominciano nella divisione più bassa, come viandanti.
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
rating-provisional = Provvisorio: si stabilizza dopo una decina di partite.
rating-margin = più o meno { $uncertainty }
rating-after = { $rating } dopo questa partita (peso: { $weight }%)
rating-history-summary =
    { $games ->
        [one] Una partita: da { $first } a { $last }.
       *[other] { $games } partite: da { $first } a { $last }; il più alto è stato { $best }.
    }
results-by-seat = Per posto
results-by-opponent = Per avversario
results-mean-place = Posizione media
results-ahead = Davanti
results-behind = Dietro
person-ratings = Rating
person-rating-title = { $game }, { $speed }
person-seasons = Stagioni passate
head-to-head = Tu e { $name }
head-to-head-summary =
    { $games ->
        [one] Una partita classificata insieme: { $ahead } davanti, { $behind } dietro, { $ties } alla pari.
       *[other] { $games } partite classificate insieme: { $ahead } davanti, { $behind } dietro, { $ties } alla pari.
    }
