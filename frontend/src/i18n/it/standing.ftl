## Standing orders

standing = Istruzioni
standing-count =
    { $count ->
        [one] { $count } in vigore
       *[other] { $count } in vigore
    }
standing-about = Quello che hai già deciso non deve aspettarti: lascialo detto qui e sarà giocato al momento giusto. Nessun altro lo vede.
standing-saved-orders = Lasciate finora
standing-new-order = Nuova istruzione
standing-nothing = In questo momento non c’è nulla da lasciare detto.
standing-variant = Quale
standing-number = Numero
standing-less = Uno in meno
standing-more = Uno in più
standing-list = In quest’ordine
standing-place = { $item }, numero { $place }
standing-all = Tutti
standing-none = Nessuno
standing-choose = Prima scegli.
standing-save = Lascia detto
standing-saved = È in vigore.
standing-already-saved = È già in vigore.
standing-withdraw = Ritira
standing-withdrawn = Ritirata.
standing-waits =
    { $minutes ->
        [one] Sarà eseguita entro { $minutes } minuto: non subito, perché non riveli nulla.
       *[other] Sarà eseguita entro { $minutes } minuti: non subito, perché non riveli nulla.
    }
standing-done = Istruzione «{ $name }»: eseguita.
standing-ended = Istruzione «{ $name }»: conclusa, non ha più nulla da fare.
standing-acted = Una delle tue istruzioni ha giocato per te.
problem-not-offered = Non si può più lasciare detto: guarda che cosa è possibile adesso.
problem-too-many-orders = Tante istruzioni bastano per un tavolo: prima ritirane una.
problem-unknown-order = Quell’istruzione non c’è più: è stata eseguita, o il suo momento è passato.
