## Parole

# I villaggi e gli spazi di mare hanno lo stesso nome in ogni lingua.
space = { $value }
order =
    { $value ->
        [pepper] pepe
        [ginger] zenzero
        [cloves] chiodi di garofano
        [cinnamon] cannella
        [vanilla] vaniglia
        [north] nord
        [east] est
        [south] sud
        [west] ovest
       *[centre] centro
    }

# Il numero di un mercante, i punti e una regione, come servono alle frasi qui sotto.
trader-number = { $trader }
other-trader-number = { $other_trader }
points-scored =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
region-named =
    { $region ->
        [north] a nord
        [east] a est
        [south] a sud
        [west] a ovest
        [centre] al centro
       *[sea] in mare
    }

## Eventi

event-decks-shuffled = Gli ordini vengono mescolati. { $first } piazza il primo mercante e avrà anche il primo turno.
event-placed = { $seat } piazza il mercante { trader-number } su { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] Tutti i mercanti sono sul tabellone e tutti pescano due ordini.
       *[other] Tutti i mercanti sono sul tabellone e tutti pescano due ordini. I tuoi: { $hand }.
    }
event-opening-replaced = { $seat } mette da parte l’ordine «{ $order }» e pesca «{ $drawn }».
event-opening-kept = { $seat } tiene i primi ordini.
event-opening-chosen = { $seat } ha deciso sui primi ordini.
event-opening-ended = Tutti hanno tenuto due ordini. Ordini messi da parte: { $put_away_by_seat }. Il primo turno è di { $first }.
event-stepped = { $seat } muove il mercante { trader-number } da { $start } a { $to }.
event-pushed = { $seat } muove il mercante { trader-number } da { $start } a { $to } e spinge a { $away } il mercante { other-trader-number } di { $other_seat }.
event-expelled = { $seat } muove il mercante { trader-number } da { $start } a { $to } e scaccia a { $away } il mercante { other-trader-number } di { $other_seat }.
event-order-scored =
    { $traders ->
        [0] { $seat } completa l’ordine «{ $order }» senza mercanti nei villaggi giusti: { points-scored }.
        [one] { $seat } completa l’ordine «{ $order }» con un mercante: { points-scored }.
       *[other] { $seat } completa l’ordine «{ $order }» con { $traders } mercanti: { points-scored }.
    }
event-order-put-away =
    { $orders_count ->
        [0] { $seat } mette da parte un ordine senza completarlo.
       *[other] { $seat } mette da parte l’ordine «{ $orders }» senza completarlo.
    }
event-orders-finished =
    { $place ->
        [1]
            { $left_count ->
                [0] { $seat } ha completato il suo ultimo ordine: tutti gli altri hanno ancora un turno.
               *[other] { $seat } ha completato il suo ultimo ordine: tutti gli altri hanno ancora un turno. Avanzano e contano come messi da parte: { $left }.
            }
       *[other]
            { $left_count ->
                [0] Anche { $seat } ha completato il suo ultimo ordine.
               *[other] Anche { $seat } ha completato il suo ultimo ordine. Avanzano e contano come messi da parte: { $left }.
            }
    }
event-orders-drawn =
    { $orders_count ->
        [0]
            { $count ->
                [one] { $seat } pesca un ordine.
               *[other] { $seat } pesca { $count } ordini.
            }
        [one] { $seat } pesca un ordine: { $orders }.
       *[other] { $seat } pesca { $orders_count } ordini: { $orders }.
    }
event-order-replaced =
    { $orders_count ->
        [0]
            { $count ->
                [0] { $seat } mette da parte un ordine appena pescato; il mazzo è vuoto.
               *[other] { $seat } mette da parte un ordine appena pescato e ne pesca un altro.
            }
       *[other]
            { $count ->
                [0] { $seat } mette da parte l’ordine «{ $orders }»; il mazzo è vuoto.
               *[other] { $seat } mette da parte l’ordine «{ $orders }» e pesca «{ $drawn }».
            }
    }
event-orders-kept = { $seat } tiene gli ordini appena pescati.
event-turn-ended = Il turno di { $seat } è finito.
event-game-ended =
    { $reason ->
        [standstill] Da molto tempo nessuno completa o mette da parte un ordine: la partita è finita.
       *[all-turns-taken] Gli ultimi turni sono stati giocati: la partita è finita.
    }

## Azioni

action-place = Piazza il mercante { trader-number } su { $space }
action-step = Muovi il mercante { trader-number } a { $to }
action-push = Muovi il mercante { trader-number } a { $to }, spingendo a { $away } quello già presente
action-expel = Muovi il mercante { trader-number } a { $to }, scacciando a { $away } quello già presente
action-score-order = Completa l’ordine «{ $order }»
action-put-away = Metti da parte l’ordine «{ $order }» senza completarlo
action-keep = Tieni questi ordini
action-end-turn = Termina il turno

## Che cosa fare adesso

prompt-placing =
    { $traders_count ->
        [one] Piazza il tuo ultimo mercante, il { $traders }, in una regione dove non ne hai ancora.
       *[other] Piazza uno dei tuoi mercanti ({ $traders }) in una regione dove non ne hai ancora; anche il mare è una regione.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Tieni questi due ordini, oppure mettine da parte uno senza completarlo e pescane un altro. Dei tuoi dieci ordini devi metterne da parte uno, adesso o più tardi.
       *[other] Tieni questi due ordini, oppure mettine da parte uno senza completarlo e pescane un altro. Dei tuoi dieci ordini devi metterne da parte { $left_to_put_away }, adesso o più tardi.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] Hai mosso tutti i mercanti che potevi: gioca ordini o termina il turno.
               *[other] Non puoi muovere un altro mercante: finisci il movimento, gioca ordini o termina il turno.
            }
        [one] Puoi muovere ancora un mercante; poi gioca ordini o termina il turno.
       *[other] Puoi muovere { $movers_left } mercanti; poi gioca ordini o termina il turno.
    }
prompt-scoring = Puoi giocare ancora un ordine o terminare il turno.
prompt-keeping =
    { $left_to_put_away ->
        [one] Tieni gli ordini pescati, oppure mettine da parte uno senza completarlo e pesca di nuovo. Devi ancora mettere da parte un ordine, adesso o più tardi.
       *[other] Tieni gli ordini pescati, oppure mettine da parte uno senza completarlo e pesca di nuovo. Devi ancora mettere da parte { $left_to_put_away } ordini, adesso o più tardi.
    }
prompt-waiting = In attesa di { $seats }.
prompt-game-over = La partita è finita.

## Mosse preparate

standing-field-least = Punti minimi
standing-name-end-idle-turn = Termina i turni a vuoto
standing-end-idle-turn =
    { $least ->
        [one] Termina il mio turno quando nessun ordine in mano può rendere un punto, comunque io muova. Il turno termina con un po’ di ritardo, così gli altri non capiscono che cosa ho in mano.
       *[other] Termina il mio turno quando nessun ordine in mano può rendere { $least } punti, comunque io muova. Il turno termina con un po’ di ritardo, così gli altri non capiscono che cosa ho in mano.
    }

## Motivi di un’azione

reason-beside-weaker =
    { $traders ->
        [one] Sta accanto a un mercante più debole.
       *[other] Sta accanto a { $traders } mercanti più deboli.
    }
reason-villages-near =
    { $villages ->
        [one] Entro due passi c’è un villaggio.
       *[other] Entro due passi ci sono { $villages } villaggi.
    }
reason-raises =
    { $after ->
        [one] Porta l’ordine «{ $order }» da { $before } a { $after } punto.
       *[other] Porta l’ordine «{ $order }» da { $before } a { $after } punti.
    }
reason-nears =
    { $steps ->
        [one] Porta un mercante più vicino a un villaggio per l’ordine «{ $order }»: manca un passo.
       *[other] Porta un mercante più vicino a un villaggio per l’ordine «{ $order }»: mancano { $steps } passi.
    }
reason-ends-ahead = È il tuo ultimo ordine, e hai { points-scored } di vantaggio.
reason-pays-best = Rende { points-scored }, e aspettando difficilmente renderà di più.
reason-pays-now =
    { $turns ->
        [one] Rende { points-scored } subito, invece di { $later } un turno dopo.
       *[other] Rende { points-scored } subito, invece di { $later } dopo { $turns } turni.
    }
reason-costs = Costa { points-scored }, ma ti liberi dell’ordine.
reason-unpromising = Anche in due turni difficilmente renderà più di { points-scored }.
reason-least-promising = Tra gli ordini in mano è quello che probabilmente renderà di meno: { points-scored } in due turni.
reason-promising = In due turni l’ordine «{ $order }» potrebbe rendere { points-scored }.
reason-ends-behind = Dopo il tuo ultimo ordine avresti ancora { points-scored } di svantaggio.
reason-waits-for =
    { $after ->
        [one] L’ordine «{ $order }» può ancora salire da { $before } a { $after } punto.
       *[other] L’ordine «{ $order }» può ancora salire da { $before } a { $after } punti.
    }
reason-nothing-pays = Adesso nessun ordine in mano rende: il migliore costerebbe { points-scored }.
reason-nothing-better = Nessun motivo prevale sugli altri.

## Azioni non permesse

illegal-already-kept = Hai già tenuto i tuoi primi ordini: aspetta gli altri.
illegal-already-placed = Il mercante { trader-number } è già sul tabellone: piazzane un altro.
illegal-can-only-expel = Accanto a quel mercante non c’è uno spazio libero, quindi non si può spingere: scaccialo su uno spazio libero qualsiasi.
illegal-can-only-push = Accanto a quel mercante c’è uno spazio libero, quindi non si può scacciare: spingilo su uno spazio libero accanto a lui.
illegal-enough-moved = Hai già mosso { $most } mercanti, il massimo in un turno: gioca ordini o termina il turno.
illegal-enough-put-away = Hai già messo da parte tutti gli ordini che puoi: completa questo o tienilo per dopo.
illegal-equal-in-the-way = Quel mercante è un { trader-number } come il tuo e ha accanto uno spazio libero, quindi non si sposta: scegli un’altra strada.
illegal-game-over = La partita è finita: non c’è più niente da giocare.
illegal-move-is-over = Nel frattempo hai mosso un altro mercante, quindi il { trader-number } non può più proseguire: muovine uno che non si è ancora mosso.
illegal-no-route = Nessuna via porta direttamente da { $start } a { $to }: vai di spazio in spazio, lungo le vie.
illegal-no-steps-left = Il mercante { trader-number } non può andare oltre: muovine un altro, gioca ordini o termina il turno.
illegal-no-such-space = Non c’è uno spazio di nome { $space }: scegli uno spazio di questo tabellone.
illegal-no-such-trader = In questa partita nessuno ha un mercante { trader-number }: scegli un altro numero.
illegal-nobody-is-there = Su { $space } non c’è nessun mercante da spostare: spostati lì normalmente.
illegal-not-free-beside = { $space } non è uno spazio libero accanto al mercante spinto: scegli uno spazio libero accanto a lui.
illegal-not-in-hand = Non hai questo ordine: scegline uno dalla tua mano.
illegal-not-just-drawn = Adesso puoi mettere da parte solo un ordine appena pescato: scegli tra quelli, oppure tienili.
illegal-movement-is-over = Hai già giocato un ordine: in questo turno non puoi più muovere mercanti.
illegal-scoring-is-over = In questo turno non puoi più completare ordini: quelli appena pescati si possono completare nel prossimo.
illegal-not-now = Adesso non si può: scegli una delle azioni proposte.
illegal-not-your-turn = Non tocca ancora a te: aspetta il tuo turno.
illegal-own-in-the-way = Su { $space } c’è un tuo mercante, e non puoi superarlo: scegli un’altra strada.
illegal-region-taken = Hai già un mercante { region-named }: scegli un’altra regione.
illegal-somebody-is-there = Su { $space } c’è un mercante altrui: scegli dove deve andare, oppure scegli un’altra strada.
illegal-space-taken = Lo spazio { $space } è occupato: scegline uno libero.
illegal-stronger-in-the-way = Quel mercante è un { trader-number }, più forte del tuo: scegli un’altra strada.

## Il tabellone

game-name = Zanzibar
picture-you = Tu
board-island = L’isola
board-unknown-edition = Dell’edizione «{ $edition }» non c’è ancora una mappa. Puoi giocarla con l’elenco qui sotto.
board-legend = Il numero di un mercante è la sua portata. Più è basso, più il mercante è forte.
board-key-steps = numero di passi
board-key-pushes = spinge via il mercante già presente
board-whereabouts = Posizioni dei mercanti
board-region =
    { $region ->
        [north] Nord
        [east] Est
        [south] Sud
        [west] Ovest
        [centre] Centro
       *[sea] Mare
    }
board-order =
    { $order ->
        [pepper] Pepe
        [ginger] Zenzero
        [cloves] Chiodi di garofano
        [cinnamon] Cannella
        [vanilla] Vaniglia
        [north] Nord
        [east] Est
        [south] Sud
        [west] Ovest
       *[centre] Centro
    }
board-stands = il mercante { trader-number } di { $name }
board-stands-own = il tuo mercante { trader-number }
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-zoom-whole = Mostra tutta l’isola
board-supply = I tuoi mercanti da piazzare
board-place-trader = Piazza ora il mercante { trader-number }
board-to-place = Tocca al mercante { trader-number }: scegli uno degli spazi evidenziati.
board-take-trader =
    { $held ->
        [true] Deseleziona il mercante { trader-number } ({ $space })
       *[false] Muovi il mercante { trader-number } ({ $space })
    }
board-enter = Muovi il mercante { trader-number } a { $space }, poi scegli dove va il mercante già presente
board-walk =
    { $displaced_count ->
        [0]
            { $steps ->
                [one] Muovi il mercante { trader-number } a { $space } in un passo
               *[other] Muovi il mercante { trader-number } a { $space } in { $steps } passi
            }
       *[other]
            { $steps ->
                [one] Muovi il mercante { trader-number } a { $space } in un passo, spingendo via { $displaced }
               *[other] Muovi il mercante { trader-number } a { $space } in { $steps } passi, spingendo via { $displaced }
            }
    }
board-where-to =
    { $kind ->
        [push] Dove va { $who }? Scegli uno spazio libero accanto a lui.
       *[expel] Dove va { $who }? Scegli uno spazio libero qualsiasi.
    }
board-steps-left =
    { $steps ->
        [one] Il mercante { trader-number } può fare ancora un passo.
       *[other] Il mercante { trader-number } può fare fino a { $steps } passi.
    }
board-hand = I tuoi ordini
board-new = nuovo
board-just-drawn = Appena pescato
board-pays = Punti con 0, 1, 2 e più mercanti: { $points }
board-prospect =
    { $traders ->
        [0] Ora senza mercanti: { $points }
        [one] Ora con un mercante: { $points }
       *[other] Ora con { $traders } mercanti: { $points }
    }
board-put-away = Da parte
board-put-away-own = Hai messo da parte: { $orders }.
board-kept = ordini tenuti
board-deciding = sta scegliendo
board-finished = tutti gli ordini completati
board-scored = Ordini completati
board-scored-none = ancora nessuno
board-scored-order =
    { board-order }, { $traders ->
        [0] nessun mercante
        [one] un mercante
       *[other] { $traders } mercanti
    }: { $points }
board-track = Il punteggio: { $points }.
board-points = { $name }: { $points }
board-last-turns = Ultimi turni! Hanno completato tutti gli ordini: { $names }. Gli altri hanno ancora un turno.
board-standstill = Nessun ordine giocato da { $turns } turni. Dopo { $allowed } turni così la partita finisce.
board-panel-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-panel-placed = { $placed } di { $all } piazzati
board-panel-orders = { $scored } di { $all } completati
board-panel-hand =
    { $count ->
        [one] un ordine in mano
       *[other] { $count } ordini in mano
    }
board-panel-deck = { $count } nel mazzo
board-panel-away = { $count } da parte
board-icon-orders = Ordini completati, su quelli necessari
board-icon-hand = Ordini in mano
board-icon-deck = Ordini rimasti nel mazzo
board-icon-away = Ordini messi da parte senza completarli
board-icon-kept = Ha tenuto i primi ordini
board-chapter-placing = Piazzamento
board-chapter-opening = Primi ordini
board-chapter-orders =
    { $count ->
        [0] Nessun ordine completato
        [one] Un ordine completato
       *[other] { $count } ordini completati
    }
board-chapter-over = Fine della partita

## Una prima partita

lesson-placing = Vince chi ha più punti, e gli ordini rendono se i tuoi mercanti sono nei villaggi giusti. Piazzali adesso, uno per regione: scegli un mercante, poi uno spazio evidenziato. I numeri bassi sono forti e lenti, quelli alti veloci e deboli.
lesson-opening = Questi due ordini li conosci solo tu. I numeri in basso dicono quanto rende un ordine con 0, 1, 2 … tuoi mercanti nei suoi villaggi. Se uno non ti conviene, puoi metterlo da parte e pescarne un altro.
lesson-moving = Scegli uno dei tuoi mercanti: si evidenziano tutti gli spazi che può raggiungere. In un turno puoi muoverne tre. Niente è definitivo finché non confermi.
lesson-pushing = Sulla tua strada ci sono mercanti più deboli. Scegli uno dei tuoi: gli anelli rossi mostrano quelli che può spingere. Entra nel loro spazio, poi scegli dove deve andare l’altro.
lesson-scoring = Il numero nell’angolo di un ordine dice quanto renderebbe adesso. Cliccaci sopra per completare l’ordine, al massimo due per turno. Dopo non puoi più muovere.
lesson-putting-away = Il pulsante sotto un ordine lo mette da parte senza completarlo: utile per uno che non renderà mai. Vale come uno dei due ordini che puoi giocare. Prima o poi qualche ordine va messo da parte comunque.
lesson-last-turns = Qualcuno ha completato tutti gli ordini! Gli altri hanno ancora un turno: completa quelli che rendono. Gli ordini rimasti in mano non costano niente.
board-tie = In caso di parità prevale chi ha finito prima i propri ordini.
