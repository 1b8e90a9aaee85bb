## Parole

place =
    { $value ->
        [0] Shakara
        [1] Omeris
        [2] Likaran
        [3] Vesh
        [4] Taira
        [5] Dorana
        [6] Kelim
        [7] Pashtar
       *[8] centro
    }
guild =
    { $value ->
        [0] nero
       *[1] rosso
    }
colour =
    { $value ->
        [0] nera
       *[1] rossa
    }
vote =
    { $value ->
        [0] Affare
        [1] Mercato nero
        [2] Rafforza{ "\u00AD" }mento
       *[3] Recluta{ "\u00AD" }mento
    }
item =
    { $value ->
        [historic-book] Libro di storia
        [picks] Grimaldelli
        [old-coins] Monete antiche
        [merchants-scales] Bilancia del mercante
        [caravan-bell] Campana della carovana
        [amber-crown] Corona d’ambra
        [amber-sceptre] Scettro d’ambra
        [amber-signet] Anello d’ambra
        [amber-throne] Trono d’ambra
        [city-deed] Atto cittadino
        [watchtower-key] Chiave della torre
        [tax-ledger] Registro delle tasse
        [harbour-lantern] Lanterna del porto
        [forged-seal] Sigillo falso
        [silk-gloves] Guanti di seta
        [recruiters-drum] Tamburo del reclutatore
        [ornate-abacus] Abaco ornato
        [master-tapestry] Arazzo del maestro
        [golden-samovar] Samovar d’oro
       *[envoys-passport] Passaporto dell’inviato
    }
item-use =
    { $value ->
        [historic-book] metti uno o entrambi gli oggetti scoperti sotto il mazzo, oppure rinuncia
        [picks] prendi uno degli oggetti scoperti con meno fama
        [merchants-scales] scegli quale merce scambiare con una dell’altro colore
        [caravan-bell] muovi un tuo mercante in un distretto vicino
        [amber-sceptre] metti un mercante al centro, oppure rinuncia
        [amber-throne] riprendi un tuo mercante e ricevi una merce, oppure rinuncia
        [city-deed] metti fino a 2 mercanti in un distretto, oppure rinuncia
        [tax-ledger] scegli il colore delle merci che ricevi
        [forged-seal] cambia il tuo voto, oppure lascialo com’è
        [envoys-passport] muovi un tuo mercante da ovunque in un distretto senza segnalino
       *[other] scegli il colore della merce che ricevi
    }

# Merci, fama e luoghi, come servono alle frasi qui sotto.
goods =
    { $black ->
        [0]
            { $red ->
                [0] 0 merci
                [one] { $red } merce rossa
               *[other] { $red } merci rosse
            }
        [one]
            { $red ->
                [0] { $black } merce nera
                [one] { $black } merce nera e { $red } rossa
               *[other] { $black } merce nera e { $red } rosse
            }
       *[other]
            { $red ->
                [0] { $black } merci nere
                [one] { $black } merci nere e { $red } rossa
               *[other] { $black } merci nere e { $red } rosse
            }
    }
coins-too =
    { $item_count ->
        [0] {""}
       *[other] { " e «" }{ $item }{ "»" }
    }
turned-up =
    { $turned_count ->
        [0] {""}
       *[other] { " Viene scoperto il mercato di " }{ $turned }{ "." }
    }
coins-pay =
    { $coins ->
        [0] {""}
       *[other] { " Ciò che manca lo pagano le Monete antiche." }
    }
fame-gained =
    { $fame ->
        [one] { $fame } punto fama
       *[other] { $fame } punti fama
    }
to-place =
    { $place ->
        [centro] al centro
       *[other] a { $place }
    }
from-place =
    { $place ->
        [centro] dal centro
       *[other] da { $place }
    }
from-origin =
    { $origin ->
        [centro] dal centro
       *[other] da { $origin }
    }
to-target =
    { $target ->
        [centro] al centro
       *[other] a { $target }
    }
to-district = a { $district }
from-district = da { $district }

## Eventi

event-dealt = Le carte sono mescolate. Oggetti scoperti: { $items }, con { $markets_count } mercati. Comincia { $first }.
event-turn-began = Round { $round }: tocca a { $seat }.
event-item-used =
    { $discarded ->
        [1] { $seat } usa «{ $item }», che esce dal gioco.
       *[0] { $seat } usa «{ $item }».
    }
event-merchants-placed =
    { $count ->
        [one] { $seat } mette un mercante { to-place }.
       *[other] { $seat } mette { $count } mercanti { to-place }.
    }
event-merchants-taken-back =
    { $places_count ->
        [0] { $seat } va alla casa della gilda e non riprende mercanti.
        [one] { $seat } riprende un mercante (da: { $places }).
       *[other] { $seat } riprende { $places_count } mercanti (da: { $places }).
    }
event-merchants-moved =
    { $count ->
        [one] { $seat } muove un mercante { from-origin } { to-target }.
       *[other] { $seat } muove { $count } mercanti { from-origin } { to-target }.
    }
event-merchant-recalled = { $seat } riprende un mercante { from-place } e riceve { goods }.
event-marketplace-visited =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } va alla piazza del mercato e non prende niente.
               *[other] { $seat } va alla piazza del mercato e prende { goods }.
            }
       *[other] { $seat } va alla piazza del mercato e prende { goods }.
    }
event-goods-gained = { $seat } riceve { goods }.
event-good-exchanged =
    { $given ->
        [nera] { $seat } scambia una merce nera con una rossa.
       *[rossa] { $seat } scambia una merce rossa con una nera.
    }
event-goods-stolen = { $seat } prende { goods } a { $victim }.
event-caught-at-black-market =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } si fa sorprendere al mercato nero, ma non ha merci da perdere; i suoi eventuali mercanti nel distretto attivo sono banditi.
               *[other] { $seat } si fa sorprendere al mercato nero e perde { goods }; i suoi eventuali mercanti nel distretto attivo sono banditi.
            }
       *[other] { $seat } si fa sorprendere al mercato nero e perde { goods }; i suoi eventuali mercanti nel distretto attivo sono banditi.
    }
event-fame-gained = { $seat } riceve { fame-gained } grazie a «{ $item }».
event-bazaar-visited = { $seat } va al bazar.
event-items-shelved = { $seat } mette sotto il mazzo: { $items }. Ora scopre: { $turned }.
event-item-put-up = { $seat } mette all’asta «{ $item }» e apre con { $bid }.
event-bid-raised = { $seat } offre { $bid }.
event-bid-held = { $seat } tiene l’offerta di { $bid }.
event-passed = { $seat } passa.
event-item-bought =
    { $fame ->
        [0] { $seat } compra «{ $item }» per { goods }.
       *[other] { $seat } compra «{ $item }» per { goods } e riceve { fame-gained }.
    }
event-picks-turned = { $seat } usa i grimaldelli e scopre: { $items }.
event-item-picked =
    { $fame ->
        [0]
            { $under_count ->
                [0] { $seat } prende gratis «{ $item }».
               *[other] { $seat } prende gratis «{ $item }». Sotto il mazzo: { $under }.
            }
       *[other]
            { $under_count ->
                [0] { $seat } prende gratis «{ $item }» e riceve { fame-gained }.
               *[other] { $seat } prende gratis «{ $item }» e riceve { fame-gained }. Sotto il mazzo: { $under }.
            }
    }
event-nothing-picked = Questi oggetti danno tutti la stessa fama, quindi { $seat } non ne prende. Sotto il mazzo: { $under }.
event-items-turned = Nuovi oggetti scoperti: { $items }.
event-token-moved = { $seat } muove il segnalino { $guild } { to-district }, che ora è il distretto attivo.
event-vote-cast = { $seat } ha votato.
event-votes-revealed = I voti: { $votes_by_seat }.
event-vote-changed = { $seat } usa «{ $item }», che esce dal gioco, e cambia voto: { $card }.
event-players-banished = { $seat } bandisce { from-district } i mercanti di { $players }.
event-merchants-fled =
    { $districts_count ->
        [0] { $seat } lascia { $district }. Mercanti tornati nella riserva: { $returned }.
       *[other]
            { $returned ->
                [0] { $seat } lascia { $district } per { $districts }.
               *[other] { $seat } lascia { $district } per { $districts }. Mercanti tornati nella riserva: { $returned }.
            }
    }
event-fair-turned = C’è la fiera settimanale: { fame-gained } per { $cost } merci.
event-fair-paid =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } paga alla fiera solo con «{ $item }» e riceve { fame-gained }.
               *[other] { $seat } paga { goods }{ coins-too } alla fiera e riceve { fame-gained }.
            }
       *[other] { $seat } paga { goods }{ coins-too } alla fiera e riceve { fame-gained }.
    }
event-fair-ended = La fiera è finita.
event-market-claimed = { $seat } ottiene il mercato di { $market } e riceve { fame-gained }.{ turned-up }
event-declined = { $seat } rinuncia.
event-nothing-happened = Per { $seat } non succede niente.
event-game-ended = La partita è finita. Fama: { $fame_by_seat }. Merci: { $goods_by_seat }.

## Azioni

action-place-merchants =
    { $count ->
        [one] Metti un mercante { to-place }
       *[other] Metti { $count } mercanti { to-place }
    }
action-take-back =
    { $places_count ->
        [0] Casa della gilda: non riprendere mercanti
        [one] Casa della gilda: riprendi un mercante (da: { $places })
       *[other] Casa della gilda: riprendi { $places_count } mercanti (da: { $places })
    }
action-marketplace =
    { $black ->
        [0]
            { $red ->
                [0] Piazza del mercato: non prendere niente
               *[other] Piazza del mercato: prendi { goods }
            }
       *[other] Piazza del mercato: prendi { goods }
    }
action-bazaar = Vai al bazar
action-use-item = Usa «{ $item }»
action-shelve =
    { $items_count ->
        [one] Metti sotto il mazzo: { $items }
       *[other] Metti sotto il mazzo, in quest’ordine: { $items }
    }
action-put-up = Metti all’asta «{ $item }» e offri { $bid }
action-bid = Offri { $bid }
action-hold = Tieni l’offerta più alta
action-pass = Passa
action-pay =
    { $black ->
        [0]
            { $red ->
                [0] Paga solo con le Monete antiche
               *[other] Paga { goods }
            }
       *[other] Paga { goods }
    }
action-pick = Prendi «{ $item }»
action-move-token = Muovi il segnalino { $guild } { to-district }
action-vote = Vota «{ $card }»
action-change-vote = Cambia il tuo voto in «{ $card }»
action-gain = Prendi { goods }
action-exchange =
    { $given ->
        [nera] Scambia una merce nera con una rossa
       *[rossa] Scambia una merce rossa con una nera
    }
action-steal = Prendi { goods } a { $victim }
action-banish = Bandisci i mercanti di { $players }
action-flee =
    { $districts_count ->
        [0] Riprendi tutti i mercanti nella riserva
       *[other] Parti per { $districts }
    }
action-move-merchants =
    { $count ->
        [one] Muovi un mercante { from-origin } { to-target }
       *[other] Muovi { $count } mercanti { from-origin } { to-target }
    }
action-recall = Riprendi un mercante { from-place } e ricevi { goods }
action-claim = Ottieni il mercato di { $market }
action-decline = Rinuncia

## Che cosa fare adesso

prompt-settling =
    { $left ->
        [one] Metti il tuo secondo mercante in un altro distretto.
       *[other] Metti il primo dei tuoi { $left } mercanti in un distretto.
    }
prompt-using-items =
    { $items_count ->
        [one] Prima di andare in città devi usare «{ $items }».
       *[other] Prima di andare in città agiscono i tuoi oggetti. Scegli il prossimo: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Visita la piazza del mercato (merci), la casa della gilda (mercanti) o il bazar (asta).
       *[other] Vai alla piazza del mercato, alla casa della gilda o al bazar. Prima puoi ancora usare: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Puoi mettere all’asta un altro oggetto ({ $items }), oppure rinunciare.
       *[0] Metti all’asta un oggetto e apri con un’offerta. Puoi pagare: { $items }.
    }
prompt-bidding =
    { $least ->
        [0] «{ $item }»: in testa c’è { $leader } con { $bid }. Di più non puoi offrire: tieni a { $bid }, oppure passa.
       *[other]
            { $may_hold ->
                [1] «{ $item }»: in testa c’è { $leader } con { $bid }. Le tue merci: { $goods }. Offri almeno { $least }, tieni a { $bid }, oppure passa.
               *[0] «{ $item }»: in testa c’è { $leader } con { $bid }. Le tue merci: { $goods }. Offri almeno { $least }, oppure passa.
            }
    }
prompt-paying =
    { $bid ->
        [one] Vinci «{ $item }» per una merce: scegli quale pagare.
       *[other] Vinci «{ $item }» per { $bid } merci: scegli quali pagare.
    }
prompt-using-effect = «{ $item }»: { $use }.
prompt-moving-token = Muovi uno dei segnalini in un distretto senza segnalino: diventa il distretto attivo.
prompt-voting =
    { $merchants ->
        [0] Vota in segreto. Con il segnalino { $guild }, il distretto attivo è { $district }; lì non hai mercanti.
        [one] Vota in segreto. Con il segnalino { $guild }, il distretto attivo è { $district }; lì hai un mercante.
       *[other] Vota in segreto. Con il segnalino { $guild }, il distretto attivo è { $district }; lì hai { $merchants } mercanti.
    }
prompt-acting =
    { $effect ->
        [rob]
            { $most ->
                [one] Solo tu hai scelto «{ $card }»: prendi una merce a un avversario.
               *[other] Solo tu hai scelto «{ $card }»: prendi fino a { $most } merci a un solo avversario, oppure rinuncia.
            }
        [gain]
            { $most ->
                [one] In due avete scelto «{ $card }»: scegli la merce che ricevi.
               *[other] In due avete scelto «{ $card }»: scegli le { $most } merci che ricevi.
            }
        [banish]
            { $most ->
                [one] Solo tu hai scelto «{ $card }»: di chi sono i mercanti che devono lasciare { $district }?
               *[other] Solo tu hai scelto «{ $card }»: indica uno o due giocatori i cui mercanti devono lasciare { $district }.
            }
        [gather]
            { $most ->
                [one] In due avete scelto «{ $card }»: muovi { to-district } un mercante da un distretto vicino, oppure rinuncia.
               *[other] In due avete scelto «{ $card }»: muovi { to-district } fino a { $most } mercanti da un solo distretto vicino, oppure rinuncia.
            }
        [spread]
            { $most ->
                [one] In tre o più avete scelto «{ $card }»: muovi il tuo mercante { from-district } a un distretto vicino, oppure rinuncia.
               *[other] In tre o più avete scelto «{ $card }»: muovi fino a { $most } mercanti { from-district } a un solo distretto vicino, oppure rinuncia.
            }
        [recruit]
            { $most ->
                [one] Solo tu hai scelto «{ $card }»: metti un mercante in un distretto qualsiasi senza segnalino.
               *[other] Solo tu hai scelto «{ $card }»: metti uno o due mercanti in un distretto senza segnalino.
            }
        [recruit-centre]
            { $most ->
                [one] In due avete scelto «{ $card }»: metti un mercante al centro.
               *[other] In due avete scelto «{ $card }»: metti uno o due mercanti al centro.
            }
       *[recruit-near]
            { $most ->
                [one] In tre o più avete scelto «{ $card }»: metti un mercante in un distretto vicino a { $district }, oppure rinuncia.
               *[other] In tre o più avete scelto «{ $card }»: metti fino a { $most } mercanti in un solo distretto vicino a { $district }, oppure rinuncia.
            }
    }
prompt-fleeing =
    { $merchants ->
        [one] Il tuo mercante è bandito { from-district }: scegli dove va.
       *[other] I tuoi { $merchants } mercanti sono banditi { from-district }: scegli dove vanno.
    }
prompt-paying-fair =
    { $obliged ->
        [1] La fiera dà { fame-gained } per { $cost } merci. Ne hai abbastanza e devi pagare: scegli con quali.{ coins-pay }
       *[0] La fiera dà { fame-gained } per { $cost } merci: con le Monete antiche puoi pagare, oppure rinuncia.
    }
prompt-leaving-fair = Hai pagato alla fiera: muovi un tuo mercante dal centro in un distretto senza segnalino.
prompt-claiming =
    { $markets_count ->
        [one] Hai la maggioranza in tutti e tre i distretti di un mercato: ottienilo per { fame-gained }, oppure rinuncia.
       *[other] Hai la maggioranza in tutti e tre i distretti di { $markets_count } mercati: ottienine uno per { fame-gained }, oppure rinuncia.
    }
prompt-waiting = Tocca agli altri.
prompt-finished = La partita è finita.

## Ordini permanenti

standing-field-most = Limite
standing-field-card = Voto
standing-name-pass-auction = Passa in quest’asta
standing-pass-auction = Passa nell’asta di «{ $item }».
standing-name-raise-up-to = Rilancia fino a un limite
standing-raise-up-to = Rilancia di uno nell’asta di «{ $item }», fino a { $most }.
standing-name-hold-up-to = Tieni fino a un limite
standing-hold-up-to = Tieni l’offerta più alta nell’asta di «{ $item }», fino a { $most }.
standing-name-claim-markets = Ottieni i mercati
standing-claim-markets = Ottieni un mercato ogni volta che ne ho le maggioranze.
standing-name-prepared-vote = Prepara un voto
standing-prepared-vote = Vota «{ $card }» nel turno di { $active } del giro { $round }.

## Che cosa parla a favore di un’azione

reason-market-ready = Tutte e tre le maggioranze per il mercato di { $market }, che rende { fame-gained }.
reason-wins-majority = La maggioranza a { $district }, con { $merchants } mercanti.
reason-breaks-majority = Rompe la maggioranza di { $player } a { $district }.
reason-nears-market =
    { $lacking ->
        [one] Avvicina il mercato di { $market }: manca solo un mercante.
       *[other] Avvicina il mercato di { $market }: mancano ancora { $lacking } mercanti.
    }
reason-centre-fills =
    { $lacking ->
        [0] { $merchants } mercanti al centro: bastano per una fiera.
        [one] Ancora un mercante al centro e c’è una fiera.
       *[other] Ancora { $lacking } mercanti al centro e c’è una fiera.
    }
reason-supply-grows =
    { $supply ->
        [one] Così nella riserva c’è un mercante.
       *[other] Così nella riserva ci sono { $supply } mercanti.
    }
reason-can-buy = Ora le merci bastano per «{ $item }».
reason-goods-then = Così il totale è di { goods }.
reason-goods-left = Restano: { goods }.
reason-robs-leader = Tra gli altri { $victim } ha più fama di tutti: { $fame }.
reason-item-for =
    { $goods ->
        [0] «{ $item }»: { fame-gained } e un effetto, gratis.
        [one] «{ $item }»: { fame-gained } e un effetto, per una merce.
       *[other] «{ $item }»: { fame-gained } e un effetto, per { $goods } merci.
    }
reason-too-dear =
    { $goods ->
        [one] Per una merce o più costerebbe più di quanto rende.
       *[other] Per { $goods } merci o più costerebbe più di quanto rende.
    }
reason-other-items =
    { $items ->
        [one] Al suo posto si scopre un altro oggetto.
       *[other] Al loro posto si scoprono altri { $items } oggetti.
    }
reason-fair-pays = La fiera rende { fame-gained } per { $cost } merci.
reason-token-against = Lì un voto può rompere la maggioranza di { $player }.
reason-token-earns =
    { $goods ->
        [one] Lì un affare in due rende una merce.
       *[other] Lì un affare in due rende { $goods } merci.
    }
reason-token-opens = I mercanti possono di nuovo andare { to-place }.
reason-deal-brings =
    { $alone ->
        [one] Da soli rende una merce, in due { $shared }.
       *[other] Da soli rende { $alone } merci, in due { $shared }.
    }
reason-black-market-brings =
    { $lost ->
        [0] Da soli ne ruba { $alone }, in due ne rende { $shared }, e non ci sono merci da perdere.
        [one] Da soli ne ruba { $alone }, in due ne rende { $shared }; in tre si perde una merce.
       *[other] Da soli ne ruba { $alone }, in due ne rende { $shared }; in tre si perdono { $lost } merci.
    }
reason-vote-banishes =
    { $merchants ->
        [one] Da soli può bandire il mercante di { $player } { from-district }.
       *[other] Da soli può bandire i { $merchants } mercanti di { $player } { from-district }.
    }
reason-vote-gathers =
    { $merchants ->
        [one] In due può portare un mercante { to-district }.
       *[other] In due può portare { $merchants } mercanti { to-district }.
    }
reason-recruitment-brings = Da soli ne mette { $alone } ovunque, in due { $shared } al centro, in tre { $near } lì vicino.
reason-vote-company =
    { $others ->
        [0] Nessun altro lo vota.
        [one] Lo vota anche un altro.
       *[other] Lo votano anche altri { $others }.
    }
reason-drives-out =
    { $merchants ->
        [one] Un mercante di { $players } deve andarsene { from-district }.
       *[other] { $merchants } mercanti di { $players } devono andarsene { from-district }.
    }
reason-claim-pays = Rende { fame-gained }: in tutto { $total }.
reason-nothing-better = Non si può esprimere in cifre.

## Che cosa non si può fare

illegal-already-voted = Hai già votato, e un voto non si può ritirare: aspetta gli altri.
illegal-below-price = È meno del prezzo: apri con almeno { $least }.
illegal-bid-too-low = Non basta: offri almeno { $least }, oppure passa.
illegal-cannot-pay = Non puoi pagare tanto: servono tante merci quante ne offri, tra cui i colori indicati sulla carta.
illegal-city-first = Prima la città: vai alla piazza del mercato, alla casa della gilda o al bazar, poi muovi un segnalino.
illegal-districts-only = Con l’unico voto per Reclutamento si mette in un distretto, non al centro: scegli un distretto senza segnalino.
illegal-flight = I mercanti banditi vanno altrove: uno in ogni vicino senza segnalino, uno solo nel vicino che scegli, gli altri nella tua riserva.
illegal-game-over = La partita è finita, non c’è più niente da giocare.
illegal-goods-limit = Nessuno ha più di 6 merci di un colore: di quello prendine di meno.
illegal-items-first = Prima gli oggetti: usa quelli che devono agire, poi vai in città.
illegal-march = Il Rafforzamento muove uno o due tuoi mercanti tra il distretto attivo e un solo vicino: scegli una mossa così, oppure rinuncia.
illegal-never-back = Un segnalino non torna mai al centro: scegli un distretto senza segnalino.
illegal-no-majority = Ti manca la maggioranza in uno dei suoi distretti: scegli un mercato dove in tutti e tre hai almeno due mercanti, e più di chiunque altro.
illegal-not-face-up = Questa carta non è scoperta: scegline una che lo è.
illegal-not-now = Adesso non si può: scegli una delle azioni proposte.
illegal-not-possible = Così non si può: scegli una delle azioni proposte.
illegal-not-your-turn = Non tocca ancora a te: aspetta il tuo turno.
illegal-obligatory = A questo non puoi rinunciare: scegli una delle azioni proposte.
illegal-only-active-holds = Solo chi è di turno può tenere un’offerta: offri di più o passa.
illegal-supply-short = Non hai così tanti mercanti nella riserva: mettine di meno.
illegal-token-there = Lì c’è un segnalino: scegli un luogo senza.
illegal-too-few-goods = Devi prendere tutte le merci che puoi: scegli una delle azioni proposte.
illegal-too-few-there = Lì non hai così tanti mercanti: scegline di meno, o un altro luogo.
illegal-two-districts = I tuoi primi due mercanti vanno in due distretti diversi, uno alla volta e mai al centro: scegli un distretto dove non ne hai ancora.
illegal-wrong-goods = Queste merci non ti spettano: bada a quante puoi prenderne, e di quali colori.
illegal-wrong-payment = Il pagamento non è questo: paga tante merci quante ne hai offerte, tra cui i colori indicati sulla carta.

## Sul tabellone

game-name = Jantaris
picture-you = Tu
board-city = La città
board-marketplace = Piazza del mercato
board-visit-marketplace = Piazza del mercato: prendi merci
board-bazaar = Bazar
board-guild-house = Casa della gilda
board-take-back = Casa della gilda: riprendi mercanti
board-fair = Fiera settimanale
board-fair-held = La fiera dà { $fame } fama per { $cost } merci
board-fair-waits = Al centro ci sono { $count } dei { $needed } mercanti che servono per una fiera
board-stock = Nella scorta: { $black } merci nere e { $red } rosse
board-goods = { $black } nere, { $red } rosse
board-token = Il segnalino { $guild }, ora qui: { $place }
board-nobody-there = nessuno
board-majority = { $name } ha la maggioranza
board-token-there = chiuso da un segnalino
board-active = il distretto attivo
board-your-items = I tuoi oggetti
board-markets = Mercati
board-markets-left =
    { $count ->
        [0] mazzo finito
        [one] ancora uno nel mazzo
       *[other] altri { $count } nel mazzo
    }
board-key-lacks = ti mancano
board-key-fame = fama
board-sign-fame = Fama
board-sign-black = Merci nere
board-sign-red = Merci rosse
board-sign-supply = Mercanti nella riserva
board-sign-items = Oggetti
board-sign-markets = Mercati ottenuti
board-sign-voted = Un voto coperto
board-sign-not-voted = Nessun voto qui
board-market = Mercato di { $districts }
board-lacks =
    { $count ->
        [one] { $place } (serve un altro mercante)
       *[other] { $place } (servono altri { $count } mercanti)
    }
board-rules = { $place } (tuo)
board-market-lacks =
    { $count ->
        [0] { $name } li ha tutti e tre
        [one] a { $name } ne manca 1
       *[other] a { $name } ne mancano { $count }
    }
board-items-left =
    { $count ->
        [0] Nessun oggetto nel mazzo
        [one] Un oggetto nel mazzo
       *[other] { $count } oggetti nel mazzo
    }
board-turned = Scoperti dai Grimaldelli
board-leads = { $name } è in testa
board-still-bidding = { $name } è ancora in gara
board-passed = { $name } ha passato
board-item-price = Prezzo: { $black } nere, { $red } rosse. Fama: { $fame }.
board-crown = Con la corona.
board-seats = Posti e voti
board-look = { $name }: oggetti e mercati
board-hand = Le tue carte voto
board-votes = Le carte voto
board-vote-does = Da soli: { $one }. In due: { $two }. In tre o più: { $three }.
board-outlook =
    { $goods ->
        [0]
            { $merchants ->
                [0] ora: niente
                [one] ora: 1 mercante
               *[other] ora: { $merchants } mercanti
            }
        [one]
            { $merchants ->
                [0] ora: 1 merce
                [one] ora: 1 merce, 1 mercante
               *[other] ora: 1 merce, { $merchants } mercanti
            }
       *[other]
            { $merchants ->
                [0] ora: { $goods } merci
                [one] ora: { $goods } merci, 1 mercante
               *[other] ora: { $goods } merci, { $merchants } mercanti
            }
    }
board-sum = Fama { $fame } · merci: { $black } nere, { $red } rosse · mercanti nella riserva: { $supply }
board-none = Ancora niente
board-known-below = Si sa che sotto il mazzo ci sono: { $items }.
board-gone = Fuori dal gioco: { $items }.
board-back = Indietro
board-close = Chiudi
board-settling = Insediamento
board-round = Giro { $round }
board-note-visit = Tocca un distretto per metterci un mercante, oppure uno degli edifici attorno alla città.
board-note-take-back = Riprendi fino a due mercanti: tocca dove stanno.
board-note-marketplace = Quante merci, e di che colore?
board-note-bid = Quante merci offri?
board-note-count = Quanti mercanti?
board-note-token = Tocca un segnalino, poi il suo nuovo distretto.
board-note-which-token = Quale segnalino ci va?
board-note-district = E dove va?
board-note-move = Tocca dove sta il tuo mercante.
board-note-target = E dove va?
board-note-flee = Tocca un vicino per mandarci un altro mercante invece che nella riserva.
board-note-shelve = Tocca gli oggetti nell’ordine in cui vanno sotto il mazzo.
board-note-banish = Tocca il giocatore.
board-note-steal = Tocca il giocatore a cui prendi.
board-note-goods = Quali merci?
board-note-claim = Tocca il mercato illuminato.

## Che cosa fanno gli oggetti, in breve

board-item-does =
    { $value ->
        [historic-book] Prima della tua prima asta: metti oggetti scoperti sotto il mazzo.
        [picks] Scopri tre oggetti: quello con meno fama è tuo.
        [old-coins] Alla fiera valgono fino a 2 merci. Una volta.
        [merchants-scales] Inizio turno: scambia una merce con l’altro colore.
        [caravan-bell] Inizio turno: un mercante va da un vicino.
        [amber-crown] Inizio turno: ogni corona riceve una merce.
        [amber-sceptre] Inizio turno: ogni corona può entrare al centro.
        [amber-signet] All’acquisto: ogni corona riceve 1 fama.
        [amber-throne] Inizio turno: ogni corona può riprendere un mercante per una merce.
        [city-deed] All’acquisto: fino a 2 mercanti in un distretto.
        [watchtower-key] Se sei bandito, i mercanti restano vicini.
        [tax-ledger] Quando ottieni un mercato: 2 merci di un colore.
        [harbour-lantern] Inizio turno, con un mercante al centro: una merce.
        [forged-seal] Dopo la rivelazione: cambia il tuo voto. Una volta.
        [silk-gloves] Mercato nero da soli: prendi fino a 2 merci.
        [recruiters-drum] Reclutamento: un mercante in più.
        [ornate-abacus] Piazza del mercato: anche 1 merce dell’altro colore.
        [master-tapestry] Rafforzamento da soli: bandisci due giocatori.
        [golden-samovar] All’acquisto, con una maggioranza: 1 fama in più.
       *[envoys-passport] Inizio turno: un mercante da ovunque in qualsiasi distretto. Una volta.
    }

## Che cosa fanno i voti

board-vote-0-1 = ricevi 2 merci del colore del segnalino
board-vote-0-2 = ricevi 1 merce del colore del segnalino per ogni tuo mercante nel distretto attivo
board-vote-0-3 = ricevi 1 merce del colore del segnalino per ogni tuo mercante al centro
board-vote-1-1 = prendi 1 merce a un avversario
board-vote-1-2 = ricevi dalla scorta 2 merci di colori qualsiasi
board-vote-1-3 = perdi tutte le merci; i tuoi mercanti sono banditi dal distretto attivo
board-vote-2-1 = bandisci dal distretto attivo i mercanti di un giocatore
board-vote-2-2 = muovi fino a 2 tuoi mercanti da un solo vicino senza segnalino al distretto attivo
board-vote-2-3 = muovi fino a 2 tuoi mercanti dal distretto attivo a un solo vicino senza segnalino
board-vote-3-1 = metti 1 mercante in un distretto qualsiasi senza segnalino
board-vote-3-2 = metti 1 mercante al centro, se è senza segnalino
board-vote-3-3 = metti fino a 2 mercanti in un solo vicino senza segnalino

## La prima partita

lesson-settling = Il tuo scopo: avere più fama di tutti quando qualcuno arriva a 12. La danno mercati, oggetti e fiere. Comincia con due mercanti in due distretti diversi; ogni carta mercato mostra tre distretti in cui conviene avere insieme la maggioranza.
lesson-city = Ogni turno comincia in città. Tocca un edificio: la piazza del mercato dà merci, la casa della gilda riprende mercanti, il bazar mette all’asta un oggetto. Oppure tocca un distretto per metterci un mercante.
lesson-auction = Si offre un numero di merci. I colori sulla carta devono essere tra quelle che paghi. Chi ha aperto l’asta può tenere: eguaglia l’offerta più alta ed è in testa.
lesson-token = Muovi uno dei due segnalini, i sigilli rotondi. Dove ne sta uno, nessuno entra o esce, e il suo colore decide quali merci porta un Affare.
lesson-voting = Ora tutti votano in segreto. L’effetto di una carta dipende da quanti la scelgono: le righe con uno, due e tre punti dicono che cosa farebbe adesso per te.
lesson-fair = Cinque mercanti al centro fanno una fiera. Chi ha lì un mercante e abbastanza merci paga, riceve fama e manda via un mercante.
lesson-claims = Hai la maggioranza in tutti e tre i distretti di un mercato: almeno due mercanti, e più di chiunque altro. Prendilo: vale 3 fama!
lesson-end = Qualcuno si avvicina a 12 di fama. Se all’inizio del turno di chi ha cominciato qualcuno ne ha 12 o più, la partita finisce: vince la fama più alta.
board-tie = A parità sta davanti chi ha più merci.
