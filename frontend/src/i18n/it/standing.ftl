## Prepared moves (standing orders)

standing = Mosse preparate
standing-count =
    { $count ->
        [one] { $count } attiva
       *[other] { $count } attive
    }
standing-about = Decidi in anticipo: prepara qui una mossa, e sarà giocata per te al momento giusto. Nessun altro la vede.
standing-saved-orders = Le tue mosse preparate
standing-new-order = Nuova mossa preparata
standing-nothing = In questo momento non si può preparare nessuna mossa.
standing-variant = Quale
standing-number = Numero
standing-less = Uno in meno
standing-more = Uno in più
standing-list = In quest’ordine
standing-place = { $item }, numero { $place }
standing-all = Tutti
standing-none = Nessuno
standing-choose = Prima scegli.
standing-save = Salva la mossa
standing-saved = Mossa salvata.
standing-already-saved = Hai già preparato questa mossa.
standing-withdraw = Ritira
standing-withdrawn = Mossa ritirata.
standing-waits =
    { $minutes ->
        [one] Viene giocata entro { $minutes } minuto, non subito: così il momento non rivela nulla.
       *[other] Viene giocata entro { $minutes } minuti, non subito: così il momento non rivela nulla.
    }
standing-done = La mossa preparata «{ $name }» è stata giocata.
standing-ended = La mossa preparata «{ $name }» non serve più ed è stata tolta.
standing-acted = Una delle tue mosse preparate è stata giocata per te.
problem-standing-order-not-possible = Questa mossa non si può più preparare. Scegline una tra quelle ancora possibili.
problem-too-many-standing-orders = Hai raggiunto il numero massimo di mosse preparate a questo tavolo. Prima ritirane una.
problem-unknown-standing-order = Questa mossa preparata non esiste più: è stata giocata, o il suo momento è passato.
