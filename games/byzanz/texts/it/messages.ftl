## Parole

card =
    { $value ->
        [0] tessuto 1
        [1] tessuto 2
        [2] tessuto 3
        [3] tessuto 4
        [4] legno 1
        [5] legno 2
        [6] legno 3
        [7] legno 4
        [8] grano 1
        [9] grano 2
        [10] grano 3
        [11] grano 4
        [12] olive 1
        [13] olive 2
        [14] olive 3
        [15] olive 4
        [16] spezie 1
        [17] spezie 2
        [18] spezie 3
        [19] spezie 4
        [20] vino 1
        [21] vino 2
        [22] vino 3
        [23] vino 4
       *[24] mercante
    }
kind =
    { $value ->
        [0] tessuto
        [1] legno
        [2] grano
        [3] olive
        [4] spezie
        [5] vino
       *[6] mercanti
    }

# Il numero di una carta offerta, come serve alle frasi qui sotto.
offer-number = { $offer }

## Eventi

event-dealt =
    { $hand_count ->
        [0] Tutti ricevono { $hand_size } carte, { $aside_size } escono dal gioco senza essere viste e { $deck_size } formano il mazzo. Comincia { $first }.
       *[other] Tutti ricevono { $hand_size } carte, { $aside_size } escono dal gioco senza essere viste e { $deck_size } formano il mazzo. Le tue carte: { $hand }. Comincia { $first }.
    }
event-lot-turned =
    { $cards_count ->
        [1] Il lotto per la carta offerta { offer-number } è di una sola carta: { $cards }.
       *[other] Il lotto per la carta offerta { offer-number }: { $cards }. Apre l’asta { $opener }.
    }
event-bid-raised = { $seat } aggiunge { $cards }: ora la puntata è di { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passa.
       *[other] { $seat } passa e riprende { $cards }.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } riceve la carta offerta { offer-number } senza puntare. L’unica carta del lotto, { $given }, va al mercato.
               *[other] { $seat } riceve l’ultimo lotto e la carta offerta { offer-number } senza puntare, manda { $given } al mercato e prende { $gained }.
            }
       *[other] { $seat } vince il lotto e la carta offerta { offer-number }, paga { $paid }, manda { $given } al mercato e prende { $gained }.
    }
event-lot-taken = Nessuno punta: { $seat }, che ha aperto l’asta, prende tutto il lotto ({ $gained }) e la carta offerta { offer-number }.
event-kind-taken = { $seat } prende { $cards } dal mercato.
event-round-ended =
    { $left_over_count ->
        [0] La manche { $round } è finita e il mercato è vuoto.
       *[other] La manche { $round } è finita. Queste carte restano al mercato ed escono dal gioco: { $left_over }.
    }
event-set-sold = { $seat } vende un tris: { $cards }. Tiene come profitto: { $kept }.
event-discarded = { $seat } scarta { $card }.
event-last-sales-began = Il mazzo è finito: è l’ultima occasione per vendere.
event-said-done = { $seat } ha finito di vendere.
event-game-ended = La partita è finita e si scoprono tutti i profitti.

## Azioni

action-bid = Punta { $cards }
action-pass = Passa
action-give = Manda { $card } al mercato
action-take = Prendi { $kind }
action-sell = Vendi { $cards }
action-discard = Scarta { $card }
action-done = Di’ «fatto»

## Che cosa fare adesso

prompt-bidding =
    { $highest ->
        [0] Nessuno ha ancora puntato: punta almeno { $least } o passa (le merci che hai in mano valgono { $most }).
       *[other]
            { $laid ->
                [0] La puntata più alta è { $highest }: punta almeno { $least } o passa (le merci che hai in mano valgono { $most }).
               *[other] La puntata più alta è { $highest }, la tua è { $laid }: aggiungi almeno { $least } o passa (le merci che hai in mano valgono { $most }).
            }
    }
prompt-giving = Il lotto e la carta offerta { offer-number } sono tuoi: scegli una carta del lotto per il mercato.
prompt-taking = Scegli un tipo e prendi dal mercato tutte le sue carte. Tipi disponibili: { $kinds }.
prompt-trimming =
    { $excess ->
        [one] Hai una carta di troppo in mano: vendi un tris o scarta una carta.
       *[other] Hai { $excess } carte di troppo in mano: vendi o scarta fino ad averne al massimo sette.
    }
prompt-last-sales =
    { $sets ->
        [0] Non hai più tris da vendere: di’ «fatto».
        [one] Puoi ancora vendere un tris: vendilo o di’ «fatto».
       *[other] Puoi vendere { $sets } tris diversi: vendine uno o di’ «fatto».
    }
prompt-waiting =
    { $sets ->
        [0] Tocca agli altri.
        [one] Tocca agli altri; intanto puoi vendere un tris.
       *[other] Tocca agli altri; intanto puoi vendere uno di { $sets } tris diversi.
    }
prompt-finished = La partita è finita.

## Mosse preparate

standing-field-most = Limite
standing-field-cards = Carte, in quest’ordine
standing-field-kinds = Tipi, in quest’ordine
standing-field-merchants = Numero massimo di mercanti
standing-name-pass-auction = Passa in quest’asta
standing-pass-auction = Passa nell’asta per la carta offerta { offer-number } della manche { $round }.
standing-name-pass-without-bid = Passa quando non posso puntare
standing-pass-without-bid = Passa ogni volta che non posso superare la puntata più alta. Succede con un po’ di ritardo, così gli altri non capiscono che cosa mi manca in mano.
standing-name-bid-up-to = Punta fino a un limite
standing-bid-up-to = Nell’asta per la carta offerta { offer-number } della manche { $round } punta solo quanto serve per andare in testa, fino a { $most } in tutto. Carte da aggiungere, in quest’ordine: { $cards }.
standing-name-take-first-of = Prendi al mercato
standing-take-first-of = Al mercato della manche { $round } prendi il primo disponibile di questi tipi: { $kinds }.
standing-name-sell-sets = Vendi subito i tris
standing-sell-sets =
    { $merchants ->
        [0] Vendi un tris appena è completo, senza mercanti al posto delle merci, di questi tipi: { $kinds }.
        [one] Vendi un tris appena è completo, con al massimo un mercante, di questi tipi: { $kinds }.
       *[other] Vendi un tris appena è completo, con al massimo { $merchants } mercanti, di questi tipi: { $kinds }.
    }

## Motivi di un’azione

points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
reason-lot-sells = Il lotto completa tris che rendono { points } in più, per una puntata di { $price }.
reason-lot-promises = Con il lotto la tua mano vale circa { points } in più, per una puntata di { $price }.
reason-cannot-top =
    { $highest ->
        [0] In mano non ci sono merci da puntare.
       *[other] Tutte le merci insieme fanno { $most }: non bastano per superare { $highest }.
    }
reason-too-dear = Anche con una puntata di { $price }, il lotto non vale il suo prezzo.
reason-later-lot =
    { $cards ->
        [one] Qui il guadagno è solo di circa { points }; il prossimo lotto ha una carta.
       *[other] Qui il guadagno è solo di circa { points }; il prossimo lotto ha { $cards } carte.
    }
reason-still-sells = Anche senza questa carta i tris rendono { points }.
reason-least-missed = È la carta che ti serve di meno.
reason-kind-sells = Completa tris che rendono { points } in più.
reason-kind-collects =
    { $missing ->
        [one] Con un’altra carta di questo tipo puoi vendere un tris per { points }.
       *[other] Con altre due carte di questo tipo puoi vendere un tris per { points }.
    }
reason-kind-promises = Con questo tipo la tua mano vale circa { points } in più.
reason-set-sells = Un tris di { $kind }: { points }.
reason-sale-makes-room = Con { $cards } carte in mano, una vendita fa posto e rende { points }.
reason-no-set-left = Non ci sono più tris da vendere.
reason-nothing-better = Nessun motivo prevale sugli altri.

## Azioni non permesse

illegal-already-done = Hai già detto «fatto», ed è definitivo: aspetta gli altri.
illegal-bid-too-low = Non basta: aggiungi merci per un valore di almeno { $least }, oppure passa.
illegal-game-over = La partita è finita: non c’è più niente da giocare.
illegal-limit-first = Prima viene il limite della mano: chi ha più di { $limit } carte deve vendere o scartare, poi la partita va avanti.
illegal-merchants-cannot-bid = I mercanti non possono far parte di una puntata: punta solo merci.
illegal-not-a-set = Non è un tris: scegli tre carte dello stesso tipo; i mercanti sostituiscono qualsiasi merce.
illegal-not-in-hand = Non hai tutte queste carte: scegli dalla tua mano, dove le carte puntate non contano.
illegal-not-in-lot = Questa carta non è nel lotto: scegline una del lotto.
illegal-not-in-market = Al mercato non ci sono carte di questo tipo: scegli un tipo che c’è.
illegal-not-now = Adesso non si può: scegli una delle azioni proposte.
illegal-not-over-limit = Puoi scartare solo finché hai più di { $limit } carte: tieni la carta o vendila in un tris.
illegal-not-sorted = Le carte non sono in ordine: elencale come tessuto, legno, grano, olive, spezie, vino, mercanti, dai valori più bassi.
illegal-not-your-turn = Non tocca ancora a te: aspetta il tuo turno.

## Il tavolo

game-name = Byzanz
picture-you = Tu
board-number =
    { $count ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] { $count }
    }
# Di quanto.
board-number-by = { board-number }
board-lot = Il lotto
board-bids = Puntate
board-market = Il mercato
board-hand = La tua mano
board-final = Profitti finali e carte rimaste in mano
board-last-sales = Ultime vendite
board-round = Manche { $round } di { $rounds }
board-deck =
    { $count ->
        [0] Il mazzo è finito
        [one] Una carta nel mazzo
       *[other] { $count } nel mazzo
    }
board-offer = Carta offerta { $offer }
board-no-offer = Tutte le carte offerta sono state prese
board-lot-at-market = Tutti i lotti di questa manche sono stati assegnati. Ora ognuno prende carte dal mercato; comincia chi ha la carta offerta più bassa.
board-lot-at-last-sales = Il mazzo è finito. Vendi i tris che ti restano.
board-with-yours = ne avresti { $count }
board-take = { $action }: { $cards }
board-leads = in testa
board-no-bid = ancora nessuna puntata
board-sells = può ancora vendere
board-passed = ha passato
board-gets-lot = prende il lotto
board-done = ha finito
board-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
board-sold =
    { $count ->
        [one] un tris venduto
       *[other] { $count } tris venduti
    }
board-profit = Profitto: { $total }
board-left-in-hand =
    { $count ->
        [0] Mano vuota
       *[other] Rimaste in mano
    }
board-nothing-sold = Nessun tris venduto
board-empty-hand = La tua mano è vuota.
board-set-to-sell = Puoi vendere un tris ({ $kinds }): clicca sulle sue tre carte.
board-bid =
    { $total ->
        [0] Punta
       *[other] Punta { $total }
    }
board-laid = già puntato: { $total }
board-to-lead = Per andare in testa aggiungi merci per almeno { $count }.
board-cannot-top =
    { $highest ->
        [0] Non hai merci da puntare.
       *[other] Le tue merci non bastano per superare { $highest }.
    }
board-sum-missing = { $sum }, ancora { board-number } per andare in testa
board-sum-leads = { $sum }, { board-number-by } in più di { $name }
board-set-missing =
    { $count ->
        [one] { $cards }: ancora una carta per un tris
       *[other] { $cards }: ancora { board-number } carte per un tris
    }

## La prima partita

lesson-bid = Vince chi ricava il profitto più alto vendendo tris. Il lotto va alla puntata più alta: scegli merci dalla tua mano, i loro valori si sommano. Quello che paghi finisce al mercato, quindi non pagare con ciò che stai collezionando.
lesson-outbid = Qualcuno ha puntato più di te. Le carte che hai puntato restano e contano: basta aggiungerne altre. Oppure passa e le riprendi tutte in mano.
lesson-give = Il lotto è tuo! Una delle sue carte va al mercato: clicca su quella che ti serve di meno.
lesson-market = Ora ognuno prende dal mercato tutte le carte di un tipo. Clicca su un mucchio: sotto le sue carte leggi quante ne avresti in mano.
lesson-sell = Hai un tris: tre carte dello stesso tipo, con i mercanti al posto di qualsiasi merce. Scegli le sue carte e vendilo quando vuoi: la migliore diventa il tuo profitto.
lesson-limit = Puoi tenere sette carte. Scegline tre che formano un tris e vendile, oppure scegline una e scartala.
lesson-last-sales = Non ci sono più lotti: vendi tutti i tris che puoi, poi di’ «fatto». Le carte che restano in mano non contano.
lesson-end = E questo era Byzanz! Ogni tris venduto ha reso il valore della sua carta più alta, e tre mercanti 5. Vince il profitto più alto.
board-tie = In caso di parità prevale chi ha più merci rimaste in mano.
