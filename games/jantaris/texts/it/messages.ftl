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
        [historic-book] Libro storico
        [picks] Grimaldelli
        [old-coins] Monete antiche
        [merchants-scales] Bilancia del mercante
        [caravan-bell] Campana della carovana
        [amber-crown] Corona d’ambra
        [amber-sceptre] Scettro d’ambra
        [amber-signet] Anello d’ambra
        [amber-throne] Trono d’ambra
        [city-deed] Atto di proprietà
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
        [amber-throne] riprendi un tuo mercante e ricevi in cambio una merce, oppure rinuncia
        [city-deed] metti fino a 2 mercanti in un distretto, oppure rinuncia
        [tax-ledger] scegli il colore delle merci che ricevi
        [forged-seal] cambia il tuo voto, oppure lascialo com’è
        [envoys-passport] muovi un tuo mercante da un luogo qualsiasi in un distretto senza segnalino
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
       *[other] { " Si scopre un nuovo mercato: " }{ $turned }{ "." }
    }
coins-pay =
    { $coins ->
        [0] {""}
       *[other] { " Le Monete antiche pagano il resto." }
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

event-dealt = Le carte vengono mescolate. Oggetti scoperti: { $items }. Mercati scoperti: { $markets_count }. Comincia { $first }.
event-turn-began = Giro { $round }: tocca a { $seat }.
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
        [0] { $seat } va alla sede della gilda e non riprende mercanti.
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
                [0] { $seat } si fa sorprendere al Mercato nero, ma non ha merci da perdere; i suoi eventuali mercanti nel distretto attivo vengono banditi.
               *[other] { $seat } si fa sorprendere al Mercato nero e perde { goods }; i suoi eventuali mercanti nel distretto attivo vengono banditi.
            }
       *[other] { $seat } si fa sorprendere al Mercato nero e perde { goods }; i suoi eventuali mercanti nel distretto attivo vengono banditi.
    }
event-fame-gained = { $seat } riceve { fame-gained } grazie a «{ $item }».
event-bazaar-visited = { $seat } va al bazar.
event-items-shelved = { $seat } mette sotto il mazzo { $items } e scopre { $turned }.
event-item-put-up = { $seat } mette all’asta «{ $item }» e apre con { $bid }.
event-bid-raised = { $seat } offre { $bid }.
event-bid-held = { $seat } tiene l’offerta di { $bid }.
event-passed = { $seat } passa.
event-item-bought =
    { $fame ->
        [0] { $seat } compra «{ $item }» per { goods }.
       *[other] { $seat } compra «{ $item }» per { goods } e riceve { fame-gained }.
    }
event-picks-turned = { $seat } usa i Grimaldelli e scopre { $items }.
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
event-nothing-picked = Questi oggetti danno tutti la stessa fama, quindi { $seat } non ne prende nessuno. Sotto il mazzo: { $under }.
event-items-turned = Nuovi oggetti scoperti: { $items }.
event-token-moved = { $seat } muove il segnalino { $guild } { to-district }, che ora è il distretto attivo.
event-vote-cast = { $seat } ha votato.
event-votes-revealed = I voti: { $votes_by_seat }.
event-vote-changed = { $seat } usa «{ $item }», che esce dal gioco, e vota invece per «{ $card }».
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
event-fair-turned = Si tiene una fiera settimanale: { fame-gained } per { $cost } merci.
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
        [0] Sede della gilda: non riprendere mercanti
        [one] Sede della gilda: riprendi un mercante (da: { $places })
       *[other] Sede della gilda: riprendi { $places_count } mercanti (da: { $places })
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
action-vote = Vota per «{ $card }»
action-change-vote = Cambia il tuo voto in «{ $card }»
action-gain = Ricevi { goods }
action-exchange =
    { $given ->
        [nera] Scambia una merce nera con una rossa
       *[rossa] Scambia una merce rossa con una nera
    }
action-steal = Prendi { goods } a { $victim }
action-banish =
    { $players_own ->
        [only] Bandisci i tuoi mercanti
        [too] Bandisci i mercanti di { $players }, compresi i tuoi
       *[no] Bandisci i mercanti di { $players }
    }
action-flee =
    { $districts_count ->
        [0] Riprendi tutti i mercanti nella tua riserva
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
       *[other] Prima di andare in città devi usare degli oggetti. Scegli il prossimo: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Vai alla piazza del mercato (merci), alla sede della gilda (mercanti) o al bazar (asta).
       *[other] Vai alla piazza del mercato, alla sede della gilda o al bazar. Prima puoi usare: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Puoi mettere all’asta un altro oggetto ({ $items }), oppure rinunciare.
       *[0] Metti all’asta un oggetto e apri con un’offerta. Puoi permetterti: { $items }.
    }
prompt-bidding =
    { $least ->
        [0] «{ $item }»: in testa c’è { $leader } con { $bid }. Non puoi offrire di più: tieni a { $bid }, oppure passa.
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
                [one] In tre o più avete scelto «{ $card }»: muovi il tuo mercante { from-district } in un distretto vicino, oppure rinuncia.
               *[other] In tre o più avete scelto «{ $card }»: muovi fino a { $most } mercanti { from-district } in un solo distretto vicino, oppure rinuncia.
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
        [1] La fiera dà { fame-gained } per { $cost } merci: ne hai abbastanza, quindi scegli quali pagare.{ coins-pay }
       *[0] La fiera dà { fame-gained } per { $cost } merci: con le Monete antiche puoi pagare, oppure rinunciare.
    }
prompt-leaving-fair = Hai pagato alla fiera: muovi un tuo mercante dal centro in un distretto senza segnalino.
prompt-claiming =
    { $markets_count ->
        [one] Hai la maggioranza in tutti e tre i distretti di un mercato: ottienilo per { fame-gained }, oppure rinuncia.
       *[other] Hai la maggioranza in tutti e tre i distretti di { $markets_count } mercati: ottienine uno per { fame-gained }, oppure rinuncia.
    }
prompt-waiting = Tocca agli altri.
prompt-finished = La partita è finita.

## Mosse preparate

standing-field-most = Limite
standing-field-card = Voto
standing-name-pass-auction = Passa in quest’asta
standing-pass-auction = Passa nell’asta di «{ $item }».
standing-name-raise-up-to = Rilancia fino a un limite
standing-raise-up-to = Rilancia di uno nell’asta di «{ $item }», fino a { $most }.
standing-name-hold-up-to = Tieni fino a un limite
standing-hold-up-to = Tieni l’offerta più alta nell’asta di «{ $item }», fino a { $most }.
standing-name-claim-markets = Ottieni i mercati
standing-claim-markets = Ottieni un mercato ogni volta che ho le maggioranze necessarie.
standing-name-prepared-vote = Prepara un voto
standing-prepared-vote = Vota per «{ $card }» nel turno di { $active } del giro { $round }.

## Motivi di un’azione

reason-market-ready = Ti dà tutte e tre le maggioranze del mercato di { $market }, che vale { fame-gained }.
reason-wins-majority = Ti dà la maggioranza a { $district }, con { $merchants } mercanti.
reason-breaks-majority = Toglie a { $player } la maggioranza a { $district }.
reason-nears-market =
    { $missing ->
        [one] Ti avvicina al mercato di { $market }: manca solo un mercante.
       *[other] Ti avvicina al mercato di { $market }: mancano ancora { $missing } mercanti.
    }
reason-centre-fills =
    { $missing ->
        [0] { $merchants } mercanti al centro: bastano per una fiera.
        [one] Ancora un mercante al centro e c’è una fiera.
       *[other] Ancora { $missing } mercanti al centro e c’è una fiera.
    }
reason-supply-grows =
    { $supply ->
        [one] Così hai un mercante nella riserva.
       *[other] Così hai { $supply } mercanti nella riserva.
    }
reason-can-buy = Ora le merci bastano per «{ $item }».
reason-goods-then = Così hai in tutto { goods }.
reason-goods-left = Ti restano { goods }.
reason-robs-leader = Tra gli avversari, { $victim } ha più fama di tutti: { $fame }.
reason-item-for =
    { $goods ->
        [0] «{ $item }»: { fame-gained } e un effetto, gratis.
        [one] «{ $item }»: { fame-gained } e un effetto, per una merce.
       *[other] «{ $item }»: { fame-gained } e un effetto, per { $goods } merci.
    }
reason-too-dear =
    { $goods ->
        [one] Da una merce in su costa più di quanto vale.
       *[other] Da { $goods } merci in su costa più di quanto vale.
    }
reason-other-items =
    { $items ->
        [one] Al suo posto si scopre un altro oggetto.
       *[other] Al loro posto si scoprono altri { $items } oggetti.
    }
reason-fair-pays = La fiera dà { fame-gained } per { $cost } merci.
reason-token-against = Lì un voto può togliere la maggioranza a { $player }.
reason-token-earns =
    { $goods ->
        [one] Se lì scegliete Affare in due, ricevi una merce.
       *[other] Se lì scegliete Affare in due, ricevi { $goods } merci.
    }
reason-token-opens = Si possono di nuovo mettere mercanti { to-place }.
reason-deal-brings =
    { $alone ->
        [one] Se la scegli solo tu, ricevi una merce; se la scegliete in due, { $shared }.
       *[other] Se la scegli solo tu, ricevi { $alone } merci; se la scegliete in due, { $shared }.
    }
reason-black-market-brings =
    { $lost ->
        [0] Merci: se la scegli solo tu, ne prendi { $alone }; se la scegliete in due, ne ricevi { $shared }; e non ne hai da perdere.
       *[other] Merci: se la scegli solo tu, ne prendi { $alone }; se la scegliete in due, ne ricevi { $shared }; se la scegliete in tre o più, ne perdi { $lost }.
    }
reason-vote-banishes =
    { $merchants ->
        [one] Se la scegli solo tu, puoi bandire { from-district } il mercante di { $player }.
       *[other] Se la scegli solo tu, puoi bandire { from-district } { $merchants } mercanti di { $player }.
    }
reason-vote-gathers =
    { $merchants ->
        [one] Se la scegliete in due, puoi muovere un mercante { to-district }.
       *[other] Se la scegliete in due, puoi muovere { $merchants } mercanti { to-district }.
    }
reason-recruitment-brings = Mercanti: se la scegli solo tu, ne metti { $alone } dove vuoi; se la scegliete in due, { $shared } al centro; se la scegliete in tre o più, { $near } lì vicino.
reason-vote-company =
    { $others ->
        [0] Nessun altro la vota.
        [one] La vota anche un altro giocatore.
       *[other] La votano anche altri { $others } giocatori.
    }
reason-drives-out =
    { $merchants ->
        [one] Un mercante di { $players } deve lasciare { $district }.
       *[other] { $merchants } mercanti di { $players } devono lasciare { $district }.
    }
reason-claim-pays = Dà { fame-gained }: in tutto ne avresti { $total }.
reason-nothing-better = Nessun motivo prevale sugli altri.

## Azioni non permesse

illegal-already-voted = Hai già votato, e un voto non si può ritirare: aspetta gli altri.
illegal-below-price = È meno del prezzo: apri con almeno { $least }.
illegal-bid-too-low = Non basta: offri almeno { $least }, oppure passa.
illegal-cannot-pay = Non puoi pagare tanto: ti servono tante merci quante ne offri, compresi i colori indicati sulla carta.
illegal-city-first = Prima la città: vai alla piazza del mercato, alla sede della gilda o al bazar, poi muovi un segnalino.
illegal-districts-only = Se hai scelto Reclutamento solo tu, il mercante va in un distretto, non al centro: scegli un distretto senza segnalino.
illegal-flight = I mercanti banditi vanno altrove: uno in ogni distretto vicino senza segnalino (se è uno solo, nel vicino che scegli tu), gli altri nella tua riserva.
illegal-game-over = La partita è finita: non c’è più niente da giocare.
illegal-goods-limit = Nessuno può avere più di 6 merci di un colore: di quello prendine di meno.
illegal-items-first = Prima gli oggetti: usa quelli che devono agire, poi vai in città.
illegal-march = Il Rafforzamento muove uno o due dei tuoi mercanti tra il distretto attivo e un solo distretto vicino: scegli un movimento così, oppure rinuncia.
illegal-never-back = Un segnalino non torna mai al centro: scegli un distretto senza segnalino.
illegal-no-majority = Ti manca la maggioranza in uno dei suoi distretti: ottieni un mercato in cui hai, in tutti e tre i distretti, almeno due mercanti e più di chiunque altro.
illegal-not-face-up = Questa carta non è scoperta: scegline una scoperta.
illegal-not-now = Adesso non si può: scegli una delle azioni proposte.
illegal-not-possible = Così non si può: scegli una delle azioni proposte.
illegal-not-your-turn = Non tocca ancora a te: aspetta il tuo turno.
illegal-obligatory = A questo non puoi rinunciare: scegli una delle azioni proposte.
illegal-only-active-holds = Solo chi è di turno può tenere un’offerta: offri di più o passa.
illegal-supply-short = Non hai abbastanza mercanti nella riserva: mettine di meno.
illegal-token-there = Lì c’è un segnalino: scegli un luogo senza.
illegal-too-few-goods = Devi prendere tutte le merci che puoi: scegli una delle azioni proposte.
illegal-too-few-there = Lì non hai abbastanza mercanti: scegline di meno, o un altro luogo.
illegal-two-districts = I tuoi primi due mercanti vanno in due distretti diversi, uno alla volta e mai al centro: scegli un distretto dove non ne hai ancora.
illegal-wrong-goods = Queste merci non sono disponibili: controlla quante ne puoi prendere e di quali colori.
illegal-wrong-payment = Il pagamento non è giusto: paga tante merci quante ne hai offerte, compresi i colori indicati sulla carta.

## Sul tabellone

game-name = Jantaris
picture-you = Tu
board-city = La città
board-marketplace = Piazza del mercato
board-visit-marketplace = Piazza del mercato: prendi merci
board-bazaar = Bazar
board-guild-house = Sede della gilda
board-take-back = Sede della gilda: riprendi mercanti
board-fair = Fiera settimanale
board-fair-held = La fiera dà { fame-gained } per { $cost } merci
board-fair-waits = Mercanti al centro: { $count }. Per una fiera ne servono { $needed }
board-stock = Nella scorta: { $black } merci nere e { $red } rosse
board-goods = { $black } nere, { $red } rosse
board-token = Il segnalino { $guild }, ora { to-place }
board-nobody-there = nessun mercante
board-majority = { $name } ha la maggioranza
board-token-there = chiuso da un segnalino
board-active = il distretto attivo
board-your-items = I tuoi oggetti
board-markets = Mercati
board-markets-left =
    { $count ->
        [0] nessun altro nel mazzo
        [one] un altro nel mazzo
       *[other] altri { $count } nel mazzo
    }
board-key-missing = mercanti che ti mancano
board-key-fame = fama
board-icon-fame = Fama
board-icon-black = Merci nere
board-icon-red = Merci rosse
board-icon-supply = Mercanti nella riserva
board-icon-items = Oggetti
board-icon-markets = Mercati ottenuti
board-icon-voted = Ha votato
board-icon-not-voted = Non ha ancora votato
board-market = Mercato di { $districts }
board-missing =
    { $count ->
        [one] { $place } (serve un altro mercante)
       *[other] { $place } (servono altri { $count } mercanti)
    }
board-rules = { $place } (hai la maggioranza)
board-market-missing =
    { $count ->
        [0] { $name } ha tutte e tre le maggioranze
        [one] a { $name } manca un mercante
       *[other] a { $name } mancano { $count } mercanti
    }
board-items-left =
    { $count ->
        [0] Nessun oggetto rimasto nel mazzo
        [one] Un oggetto rimasto nel mazzo
       *[other] { $count } oggetti rimasti nel mazzo
    }
board-turned = Scoperti dai Grimaldelli
board-leads = { $name } è in testa
board-still-bidding = { $name } è ancora in gara
board-passed = { $name } ha passato
board-item-price = Prezzo: { $black } nere, { $red } rosse. Fama: { $fame }.
board-crown = Con la corona.
board-seats = Posti e voti
board-look = { $name }: mostra oggetti e mercati
board-hand = Le tue carte voto
board-votes = Le carte voto
board-vote-does = Se la scegli solo tu: { $one }. Se la scegliete in due: { $two }. Se la scegliete in tre o più: { $three }.
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
board-none = Ancora nessuno
board-known-below = Sotto il mazzo ci sono di sicuro: { $items }.
board-gone = Fuori dal gioco: { $items }.
board-back = Ricomincia
board-close = Chiudi
board-settling = Disposizione dei primi mercanti
board-round = Giro { $round }
board-note-visit = Clicca su un distretto per metterci un mercante, oppure su uno degli edifici intorno alla città.
board-note-take-back = Riprendi fino a due mercanti: clicca dove si trovano.
board-note-marketplace = Quante merci, e di che colore?
board-note-bid = Quante merci offri?
board-note-count = Quanti mercanti?
board-note-token = Clicca su un segnalino, poi sul suo nuovo distretto.
board-note-which-token = Quale segnalino ci va?
board-note-district = Dove va?
board-note-move = Clicca dove si trova il tuo mercante.
board-note-target = Dove va?
board-note-flee = Clicca su un distretto vicino per mandarci un altro mercante, invece di riprenderlo nella riserva.
board-note-shelve = Clicca sugli oggetti nell’ordine in cui vanno sotto il mazzo.
board-note-banish = Clicca sul giocatore.
board-note-steal = Clicca sul giocatore a cui prendi le merci.
board-note-goods = Quali merci?
board-note-claim = Clicca su un mercato evidenziato.

## Che cosa fanno gli oggetti, in breve

board-item-does =
    { $value ->
        [historic-book] Prima della tua prima asta: metti oggetti scoperti sotto il mazzo.
        [picks] Scopri tre oggetti: quello con meno fama è tuo.
        [old-coins] A una fiera pagano fino a 2 merci. Si usano una volta.
        [merchants-scales] Inizio turno: puoi scambiare una merce con una dell’altro colore.
        [caravan-bell] Inizio turno: puoi muovere un mercante in un distretto vicino.
        [amber-crown] Inizio turno, sempre: chi ha una corona riceve una merce.
        [amber-sceptre] Inizio turno, sempre: chi ha una corona può mettere un mercante al centro.
        [amber-signet] Quando lo compri: chi ha una corona riceve 1 punto fama.
        [amber-throne] Inizio turno, sempre: chi ha una corona può riprendere un mercante in cambio di una merce.
        [city-deed] Quando lo compri: metti fino a 2 mercanti in un distretto.
        [watchtower-key] Se i tuoi mercanti sono banditi, possono andare tutti nei distretti vicini.
        [tax-ledger] Quando ottieni un mercato: 2 merci di un colore.
        [harbour-lantern] Inizio turno, sempre: con un mercante al centro ricevi una merce.
        [forged-seal] Quando si scoprono i voti: cambia il tuo. Si usa una volta.
        [silk-gloves] Mercato nero, scelto solo da te: prendi fino a 2 merci.
        [recruiters-drum] Reclutamento: un mercante in più.
        [ornate-abacus] Piazza del mercato: anche 1 merce dell’altro colore.
        [master-tapestry] Rafforzamento, scelto solo da te: bandisci due giocatori.
        [golden-samovar] Quando lo compri, con una maggioranza: 1 punto fama in più.
       *[envoys-passport] Inizio turno: puoi muovere un mercante da un luogo qualsiasi in qualsiasi distretto. Si usa una volta.
    }

## Che cosa fanno i voti

board-vote-0-1 = ricevi 2 merci del colore del segnalino
board-vote-0-2 = ricevi 1 merce del colore del segnalino per ogni tuo mercante nel distretto attivo
board-vote-0-3 = ricevi 1 merce del colore del segnalino per ogni tuo mercante al centro
board-vote-1-1 = prendi 1 merce a un avversario
board-vote-1-2 = ricevi dalla scorta 2 merci di colori qualsiasi
board-vote-1-3 = perdi tutte le merci; i tuoi mercanti sono banditi dal distretto attivo
board-vote-2-1 = bandisci dal distretto attivo i mercanti di un giocatore
board-vote-2-2 = muovi fino a 2 tuoi mercanti da un solo vicino senza segnalino nel distretto attivo
board-vote-2-3 = muovi fino a 2 tuoi mercanti dal distretto attivo in un solo vicino senza segnalino
board-vote-3-1 = metti 1 mercante in un distretto qualsiasi senza segnalino
board-vote-3-2 = metti 1 mercante al centro, se è senza segnalino
board-vote-3-3 = metti fino a 2 mercanti in un solo vicino senza segnalino

## La prima partita

lesson-settling = Il tuo scopo: avere più fama di tutti quando qualcuno arriva a 12. La fama viene da mercati, oggetti e fiere. Comincia con due mercanti in due distretti diversi; ogni carta mercato mostra tre distretti: la maggioranza in tutti e tre dà fama.
lesson-city = Ogni turno comincia in città. Clicca su un edificio: la piazza del mercato dà merci, alla sede della gilda riprendi mercanti, il bazar mette all’asta un oggetto. Oppure clicca su un distretto per metterci un mercante.
lesson-auction = Si offre un numero di merci. Tra quelle che paghi devono esserci i colori della carta. Chi ha aperto l’asta può tenere: eguaglia l’offerta più alta ed è in testa.
lesson-token = Muovi uno dei due segnalini, i sigilli rotondi. Dove ce n’è uno, nessun mercante può entrare o uscire, e il suo colore decide quali merci dà un Affare.
lesson-voting = Ora tutti votano in segreto. L’effetto di una carta dipende da quanti la scelgono: le righe con uno, due e tre puntini mostrano che cosa farebbe adesso per te.
lesson-fair = Cinque mercanti al centro fanno una fiera. Chi ha lì un mercante e abbastanza merci paga, riceve fama e manda via un mercante.
lesson-claims = Hai la maggioranza in tutti e tre i distretti di un mercato: almeno due mercanti, e più di chiunque altro. Ottienilo: vale 3 punti fama!
lesson-end = Qualcuno si avvicina a 12 punti fama. La partita finisce all’inizio del turno di chi ha cominciato, se qualcuno ne ha 12 o più. Vince chi ha più fama.
board-tie = In caso di parità prevale chi ha più merci.
board-score =
    { $count ->
        [one] { $count } punto fama
       *[other] { $count } punti fama
    }
