## Matchmaking

search-ranked = Cerca una partita classificata
search-help = Segna tutto quello che giocheresti. Ricevi un posto al primo tavolo con giocatori dal rating vicino al tuo. Più aspetti, più si allarga l’intervallo.
search-games = Giochi e numero di giocatori
search-with =
    { $count ->
        [one] per { $count } giocatore
       *[other] per { $count } giocatori
    }
search-bots =
    { $clock ->
        [live] Se entro un minuto non si unisce nessuno, i bot possono completare il tavolo
       *[other] Se entro un’ora non si unisce nessuno, i bot possono completare il tavolo
    }
search-members = Le partite classificate sono per i membri. Bastano un nome e una password, e conservi le partite che hai giocato come ospite.
search-start = Avvia la ricerca
searches = In cerca di un tavolo
search-game = { $game } in { $seats } giocatori
search-waited = in attesa da { $time }
search-others =
    { $count ->
        [0] per ora nessun altro cerca questo tavolo
        [one] un altro giocatore cerca questo tavolo
       *[other] altri { $count } giocatori cercano questo tavolo
    }
search-rating-range = giocatori entro { $points } punti dal tuo rating
search-any-rating = giocatori con qualsiasi rating
search-bots-offer = Ancora nessuno? I bot possono prendere gli altri posti. Una partita così conta meno per la classifica.
search-bots-coming = I bot prenderanno gli altri posti.
search-take-bots = Gioca con i bot
search-stop = Interrompi la ricerca
search-found = Abbiamo trovato un tavolo: { $game }!
search-reserved = Il tuo posto è riservato ancora per { $left }.
search-sit = Prendi il tuo posto
search-decline = No, grazie
search-resumed = Un giocatore non si è presentato. Sei di nuovo in testa alla fila.
alert-table-found = Tavolo trovato.
waiting-reserved =
    { $free ->
        [one] La partita comincia quando si è seduto un altro giocatore.
       *[other] La partita comincia quando si sono seduti altri { $free } giocatori.
    }
waiting-reserved-until = I posti sono riservati ancora per { $left }.
waiting-cancelled = Un giocatore non si è presentato, perciò questo tavolo è stato chiuso. Per chi c’era cerchiamo un altro tavolo.
reserved-seat = Posto riservato
problem-members-only = Le partite classificate sono per i membri. Prima crea un account.
problem-unknown-search = Questa ricerca è già finita.
problem-at-live-table = Sei a un tavolo in tempo reale. Prima finisci quella partita o lasciala.
problem-already-searching = Stai già cercando un tavolo in tempo reale.
problem-too-many-searches = Hai raggiunto il numero massimo di ricerche. Prima interrompine una.
