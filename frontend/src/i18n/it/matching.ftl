## Match-making

search-ranked = Cerca una partita in classifica
search-help = Segna tutto ciò che giocheresti: il primo tavolo con persone vicine al tuo punteggio è tuo. Più aspetti, più possono essere lontane.
search-games = Giochi, e in quanti
search-with =
    { $count ->
        [one] con { $count } giocatore
       *[other] con { $count } giocatori
    }
search-bots =
    { $clock ->
        [live] Se entro un minuto non arriva nessuno, i bot possono completare il tavolo
       *[other] Se entro un’ora non arriva nessuno, i bot possono completare il tavolo
    }
search-members = Le partite in classifica sono per i membri: bastano un nome e una password, e un ospite conserva tutte le sue partite.
search-start = Cerca un tavolo
searches = In cerca di un tavolo
search-game = { $game } in { $seats }
search-waited = in attesa da { $time }
search-others =
    { $count ->
        [0] per ora non lo cerca nessun altro
        [one] lo cerca un’altra persona
       *[other] lo cercano altre { $count } persone
    }
search-rating-range = persone entro { $points } punti da te
search-any-rating = persone di qualsiasi forza
search-bots-offer = Ancora nessuno? I bot possono prendere gli altri posti. Una partita così conta meno per la classifica.
search-bots-coming = I bot prendono gli altri posti.
search-take-bots = Gioca con i bot
search-stop = Smetti di cercare
search-found = C’è un tavolo di { $game }!
search-reserved = Il tuo posto è riservato ancora per { $left }.
search-sit = Prendi posto
search-decline = No, grazie
search-resumed = Qualcuno non è venuto. Sei di nuovo in testa alla fila.
alert-table-found = c’è un tavolo
waiting-reserved =
    { $free ->
        [one] Comincia quando arriva ancora una persona.
       *[other] Comincia quando arrivano ancora { $free } persone.
    }
waiting-reserved-until = I posti sono riservati ancora per { $left }.
waiting-cancelled = Qualcuno non è venuto, e il tavolo non c’è più. Per chi è venuto se ne cerca un altro.
reserved-seat = riservato a qualcuno
problem-members-only = Le partite in classifica sono per i membri: prima crea un account.
problem-unknown-search = Non lo cerchi più.
problem-at-live-table = Sei a un tavolo dal vivo: prima finisci lì la partita, o alzati.
problem-already-searching = Cerchi già un tavolo dal vivo.
problem-too-many-searches = Cerchi già tutti i tavoli che si possono cercare: prima ferma una delle ricerche.
