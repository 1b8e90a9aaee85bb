## Standing orders

standing = Istruzioni
standing-count =
    { $count ->
        [one] { $count } attiva
       *[other] { $count } attive
    }
standing-about = Decidi in anticipo: salva qui un’istruzione, e sarà giocata per te al momento giusto. Nessun altro la vede.
standing-saved-orders = Le tue istruzioni
standing-new-order = Nuova istruzione
standing-nothing = In questo momento non è possibile nessuna istruzione.
standing-variant = Quale
standing-number = Numero
standing-less = Uno in meno
standing-more = Uno in più
standing-list = In quest’ordine
standing-place = { $item }, numero { $place }
standing-all = Tutti
standing-none = Nessuno
standing-choose = Prima scegli.
standing-save = Salva l’istruzione
standing-saved = Istruzione salvata.
standing-already-saved = Hai già salvato questa istruzione.
standing-withdraw = Ritira
standing-withdrawn = Istruzione ritirata.
standing-waits =
    { $minutes ->
        [one] Viene eseguita entro { $minutes } minuto, non subito: così il momento non rivela nulla.
       *[other] Viene eseguita entro { $minutes } minuti, non subito: così il momento non rivela nulla.
    }
standing-done = L’istruzione «{ $name }» è stata eseguita.
standing-ended = L’istruzione «{ $name }» è terminata: non ha più nulla da fare.
standing-acted = Una delle tue istruzioni ha giocato per te.
problem-not-offered = Questa istruzione non è più possibile. Guarda che cosa è possibile adesso.
problem-too-many-orders = Hai raggiunto il numero massimo di istruzioni a questo tavolo. Prima ritirane una.
problem-unknown-order = Questa istruzione non esiste più: è stata eseguita, o il suo momento è passato.
