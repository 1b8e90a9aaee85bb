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

event-decks-shuffled = Gli ordini sono mescolati. { $first } mette il primo mercante e avrà anche il primo turno.
event-placed = { $seat } mette il mercante { trader-number } su { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] Tutti i mercanti sono sul tabellone e tutti pescano due ordini.
       *[other] Tutti i mercanti sono sul tabellone e tutti pescano due ordini. I tuoi: { $hand }.
    }
event-opening-replaced = { $seat } mette da parte l’ordine «{ $order }» e pesca «{ $drawn }».
event-opening-kept = { $seat } tiene i primi ordini.
event-opening-chosen = { $seat } ha deciso qualcosa sui primi ordini.
event-opening-ended = Tutti hanno tenuto due ordini. Messi da parte finora, posto per posto: { $put_away }. Il primo turno è di { $first }.
event-stepped = { $seat } muove il mercante { trader-number } da { $start } a { $to }.
event-pushed = { $seat } muove il mercante { trader-number } da { $start } a { $to } e spinge il mercante { other-trader-number } di { $other_seat } a { $away }.
event-expelled = { $seat } muove il mercante { trader-number } da { $start } a { $to } e scaccia il mercante { other-trader-number } di { $other_seat } a { $away }.
event-order-scored =
    { $traders ->
        [0] { $seat } conteggia l’ordine «{ $order }» senza mercanti al posto giusto: { points-scored }.
        [one] { $seat } conteggia l’ordine «{ $order }» con un mercante: { points-scored }.
       *[other] { $seat } conteggia l’ordine «{ $order }» con { $traders } mercanti: { points-scored }.
    }
event-order-put-away =
    { $orders_count ->
        [0] { $seat } mette da parte un ordine senza conteggiarlo.
       *[other] { $seat } mette da parte l’ordine «{ $orders }» senza conteggiarlo.
    }
event-orders-finished =
    { $place ->
        [1]
            { $left_count ->
                [0] { $seat } ha conteggiato l’ultimo ordine: tutti gli altri hanno ancora un turno.
               *[other] { $seat } ha conteggiato l’ultimo ordine: tutti gli altri hanno ancora un turno. Avanza e va da parte: { $left }.
            }
       *[other]
            { $left_count ->
                [0] Anche { $seat } ha conteggiato l’ultimo ordine.
               *[other] Anche { $seat } ha conteggiato l’ultimo ordine. Avanza e va da parte: { $left }.
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
       *[other] { $seat } pesca due ordini: { $orders }.
    }
event-order-replaced =
    { $orders_count ->
        [0]
            { $count ->
                [0] { $seat } mette da parte un ordine appena pescato; nel mazzo non ce ne sono altri.
               *[other] { $seat } mette da parte un ordine appena pescato e ne pesca un altro.
            }
       *[other]
            { $count ->
                [0] { $seat } mette da parte l’ordine «{ $orders }»; nel mazzo non ce ne sono altri.
               *[other] { $seat } mette da parte l’ordine «{ $orders }» e pesca «{ $drawn }».
            }
    }
event-orders-kept = { $seat } tiene quello che ha pescato.
event-turn-ended = Il turno di { $seat } è finito.
event-game-ended =
    { $reason ->
        [standstill] Da molto tempo nessuno conteggia o mette da parte un ordine: la partita è finita.
       *[all-turns-taken] Gli ultimi turni sono finiti, e così la partita.
    }

## Azioni

action-place = Metti il mercante { trader-number } su { $space }
action-step = Muovi il mercante { trader-number } a { $to }
action-push = Muovi il mercante { trader-number } a { $to }: chi c’è viene spinto a { $away }
action-expel = Muovi il mercante { trader-number } a { $to }: chi c’è viene scacciato a { $away }
action-score-order = Conteggia l’ordine «{ $order }»
action-put-away = Metti da parte l’ordine «{ $order }» senza conteggiarlo
action-keep = Tieni quello che hai pescato
action-end-turn = Finisci il turno

## Che cosa fare adesso

prompt-placing =
    { $traders_count ->
        [one] Metti il tuo ultimo mercante, il { $traders }, in una regione dove non ne hai ancora.
       *[other] Metti uno dei tuoi mercanti ({ $traders }) in una regione dove non ne hai ancora; anche il mare è una regione.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Tieni questi due ordini, oppure mettine da parte uno senza conteggiarlo e pescane un altro. Dei dieci ne devi mettere da parte uno, adesso o più tardi.
       *[other] Tieni questi due ordini, oppure mettine da parte uno senza conteggiarlo e pescane un altro. Dei dieci ne devi mettere da parte { $left_to_put_away }, adesso o più tardi.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] Non puoi più muovere: gioca ordini o finisci il turno.
               *[other] Non puoi partire con un altro mercante: finisci il movimento, gioca ordini o finisci il turno.
            }
        [one] Puoi muovere ancora un mercante, poi gioca ordini o finisci il turno.
       *[other] Puoi muovere { $movers_left } mercanti, poi gioca ordini o finisci il turno.
    }
prompt-scoring = Puoi giocare ancora un ordine, oppure finisci il turno.
prompt-keeping =
    { $left_to_put_away ->
        [one] Tieni quello che hai pescato, oppure mettilo da parte senza conteggiarlo e pesca di nuovo. Devi ancora mettere da parte un ordine, adesso o più tardi.
       *[other] Tieni quello che hai pescato, oppure mettine da parte senza conteggiarlo e pesca di nuovo. Devi ancora mettere da parte { $left_to_put_away } ordini, adesso o più tardi.
    }
prompt-waiting =
    { $seats_count ->
        [one] Tocca a { $seats }.
       *[other] Devono ancora decidere { $seats }.
    }
prompt-game-over = La partita è finita.

## Ordini permanenti

standing-field-least = Punti
standing-name-end-idle-turn = Finisci i turni a vuoto
standing-end-idle-turn =
    { $least ->
        [one] Finisci il mio turno quando nessun ordine in mano può portare un punto, comunque muova: dopo un po’, perché non riveli che cosa ho.
       *[other] Finisci il mio turno quando nessun ordine in mano può portare { $least } punti, comunque muova: dopo un po’, perché non riveli che cosa ho.
    }

## Che cosa parla a favore di un’azione

reason-beside-weaker =
    { $traders ->
        [one] Sta accanto a un mercante più debole.
       *[other] Sta accanto a { $traders } mercanti più deboli.
    }
reason-villages-near =
    { $villages ->
        [one] Da lì c’è un villaggio entro due passi.
       *[other] Da lì ci sono { $villages } villaggi entro due passi.
    }
reason-raises =
    { $after ->
        [one] Porta l’ordine «{ $order }» da { $before } a { $after } punto.
       *[other] Porta l’ordine «{ $order }» da { $before } a { $after } punti.
    }
reason-nears =
    { $steps ->
        [one] Avvicina un villaggio per l’ordine «{ $order }»: manca un passo.
       *[other] Avvicina un villaggio per l’ordine «{ $order }»: mancano { $steps } passi.
    }
reason-ends-ahead = È l’ultimo ordine, con { points-scored } di vantaggio.
reason-pays-best = Rende { points-scored }, e aspettare non promette di più.
reason-pays-now =
    { $turns ->
        [one] Meglio subito { points-scored } che { $later } un turno dopo.
       *[other] Meglio subito { points-scored } che { $later } dopo { $turns } turni.
    }
reason-costs = Costa { points-scored }, ma l’ordine è sistemato.
reason-unpromising = Anche in due turni renderebbe al massimo { points-scored }.
reason-least-promising = Tra gli ordini in mano promette meno di tutti: { points-scored } in due turni.
reason-promising = In due turni l’ordine «{ $order }» potrebbe rendere { points-scored }.
reason-ends-behind = Dopo l’ultimo ordine il distacco sarebbe ancora di { points-scored }.
reason-waits-for =
    { $after ->
        [one] L’ordine «{ $order }» può ancora salire da { $before } a { $after } punto.
       *[other] L’ordine «{ $order }» può ancora salire da { $before } a { $after } punti.
    }
reason-nothing-pays = Adesso nessun ordine in mano rende: il migliore costerebbe { points-scored }.
reason-nothing-better = Non si può esprimere in cifre.

## Che cosa non si può fare

illegal-already-kept = Hai già tenuto i tuoi primi ordini: aspetta gli altri.
illegal-already-placed = Il mercante { trader-number } è già sul tabellone: mettine un altro.
illegal-can-only-expel = Accanto a quel mercante non c’è uno spazio libero, quindi non si può spingere: scaccialo su uno spazio libero qualsiasi.
illegal-can-only-push = Accanto a quel mercante c’è uno spazio libero, quindi non si può scacciare: spingilo su uno spazio libero accanto.
illegal-enough-moved = Si sono già mossi { $most } mercanti, e in un turno di più non si può: gioca ordini o finisci il turno.
illegal-enough-put-away = Hai già messo da parte tutti gli ordini che puoi: conteggia questo o tienilo per dopo.
illegal-equal-in-the-way = Quel mercante è un { trader-number } come il tuo e ha accanto uno spazio libero, quindi non si sposta: scegli un’altra strada.
illegal-game-over = La partita è finita, non c’è più niente da giocare.
illegal-move-is-over = Intanto si è mosso un altro mercante, e il { trader-number } non può più proseguire: scegline uno che non si è ancora mosso.
illegal-no-route = Nessuna via porta direttamente da { $start } a { $to }: muovi uno spazio alla volta, lungo le vie.
illegal-no-steps-left = Il mercante { trader-number } non può andare oltre: muovine un altro, gioca ordini o finisci il turno.
illegal-no-such-space = Su questo tabellone non c’è uno spazio di nome { $space }: scegline uno che c’è.
illegal-no-such-trader = In questa partita nessuno ha un mercante { trader-number }: scegli un altro numero.
illegal-nobody-is-there = Su { $space } non c’è nessuno da spostare: vacci e basta.
illegal-not-free-beside = { $space } non è uno spazio libero accanto al mercante spinto: scegline uno che lo è.
illegal-not-in-hand = Non hai questo ordine: scegline uno dalla tua mano.
illegal-not-just-drawn = Adesso si può mettere da parte solo un ordine appena pescato: scegli tra quelli, oppure tienili.
illegal-movement-is-over = Hai già giocato un ordine: in questo turno non ci si muove più.
illegal-scoring-is-over = Il punteggio di questo turno è chiuso: un ordine appena pescato aspetta il prossimo.
illegal-not-now = Adesso non si può: scegli una delle azioni proposte.
illegal-not-your-turn = Non tocca ancora a te: aspetta il tuo turno.
illegal-own-in-the-way = Su { $space } c’è un tuo mercante, e non puoi superarlo: scegli un’altra strada.
illegal-region-taken = Hai già un mercante { region-named }: scegli un’altra regione.
illegal-somebody-is-there = Su { $space } c’è qualcuno: di’ dove deve andare, o scegli un’altra strada.
illegal-space-taken = { $space } è occupato: scegli uno spazio libero.
illegal-stronger-in-the-way = Quel mercante è un { trader-number }, più forte del tuo: scegli un’altra strada.

## Il tabellone

game-name = Zanzibar
picture-you = Tu
board-island = L’isola
board-unknown-edition = Del tabellone «{ $edition }» qui non c’è ancora un’immagine. Si gioca per nome.
board-legend = Il numero di un mercante dice quanto lontano va. Più è basso, più è forte.
board-key-steps = passi
board-key-pushes = spinge via chi c’è
board-whereabouts = Dove sono i mercanti
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
        [cloves] Garofano
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
board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-zoom-whole = Tutta l’isola
board-supply = I tuoi mercanti da mettere
board-place-trader = Metti ora il mercante { trader-number }
board-to-place = Tocca al mercante { trader-number }: scegli uno spazio illuminato.
board-take-trader =
    { $held ->
        [true] Lascia il mercante { trader-number } ({ $space })
       *[false] Muovi il mercante { trader-number } ({ $space })
    }
board-enter = Muovi il mercante { trader-number } a { $space }, poi di’ dove va chi c’è
board-walk =
    { $displaced_count ->
        [0] Muovi il mercante { trader-number } di { $steps } passi a { $space }
       *[other] Muovi il mercante { trader-number } di { $steps } passi a { $space }; si sposta { $displaced }
    }
board-where-to =
    { $kind ->
        [push] Dove va { $who }? Scegli uno spazio libero accanto.
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
board-pays = Vale, da nessun mercante in su: { $points }
board-prospect =
    { $traders ->
        [0] Ora senza mercanti: { $points }
        [one] Ora con un mercante: { $points }
       *[other] Ora con { $traders } mercanti: { $points }
    }
board-put-away = Da parte
board-put-away-own = Hai messo da parte: { $orders }.
board-kept = ha scelto
board-deciding = sta scegliendo
board-finished = ha finito
board-scored = Ordini conteggiati
board-scored-none = ancora nessuno
board-scored-order =
    { board-order }, { $traders ->
        [0] nessun mercante
        [one] un mercante
       *[other] { $traders } mercanti
    }: { $points }
board-track = Il punteggio: { $points }.
board-points = { $name } { $points }
board-last-turns = Ultimi turni! Ordini finiti: { $names }. Gli altri hanno ancora un turno.
board-standstill = Nessun ordine da { $turns } turni. Dopo { $allowed } la partita finisce.
board-panel-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-panel-placed = { $placed } di { $all } messi
board-panel-orders = { $scored } di { $all } conteggiati
board-panel-hand =
    { $count ->
        [one] un ordine in mano
       *[other] { $count } ordini in mano
    }
board-panel-deck = { $count } nel mazzo
board-panel-away = { $count } da parte
board-sign-orders = Ordini conteggiati, su quelli da conteggiare
board-sign-hand = Ordini in mano
board-sign-deck = Ordini nel mazzo
board-sign-away = Ordini messi da parte senza conteggio
board-sign-kept = Ha tenuto i primi ordini
board-chapter-placing = Piazzamento
board-chapter-opening = Primi ordini
board-chapter-orders =
    { $count ->
        [0] Nessun ordine conteggiato
        [one] Un ordine conteggiato
       *[other] { $count } ordini conteggiati
    }
board-chapter-over = Fine della partita

## Una prima partita

lesson-placing = Vince chi ha più punti, e gli ordini pagano per i tuoi mercanti nei villaggi giusti. Mettili adesso, uno per regione: scegline uno, poi uno spazio illuminato. I numeri bassi sono forti e lenti, quelli alti veloci e deboli.
lesson-opening = Questi due ordini li conosci solo tu. La riga in basso dice quanto pagano, secondo quanti tuoi mercanti sono in quei villaggi. Se uno non ti piace, mettilo da parte e pescane un altro.
lesson-moving = Scegli un tuo mercante: si illumina tutto ciò che può raggiungere. In un turno se ne possono muovere tre. Niente è fatto finché non confermi.
lesson-pushing = Ci sono mercanti più deboli sulla tua strada. Scegli uno dei tuoi: gli anelli rossi mostrano chi può spostare. Entra, poi scegli dove deve andare l’altro.
lesson-scoring = Il sigillo di un ordine dice quanto rende adesso. Cliccalo per conteggiarlo, al massimo due per turno. Dopo non ti muovi più.
lesson-putting-away = Un ordine che non pagherà mai può andare: il pulsante sotto lo mette da parte senza conteggiarlo. Vale come una delle tue due giocate, e qualcuno va messo da parte comunque.
lesson-last-turns = Qualcuno ha finito! Gli altri hanno ancora un turno: conteggia ciò che rende. Gli ordini rimasti in mano non costano niente.
board-tie = A parità sta davanti chi ha finito prima gli ordini.
