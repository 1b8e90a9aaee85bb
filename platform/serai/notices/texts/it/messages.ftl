deleted-player = qualcuno che se n'è andato
someone = Qualcuno

turn-subject = { $game }: tocca a te
turn-heading = { $game }: è il tuo turno
turn-button = Fai la tua mossa

alarm-subject = { $game }: il tuo tempo sta per finire
alarm-heading = { $game }: il tuo tempo sta per finire
alarm-button = Gioca adesso

away-subject = { $game }: un bot gioca per te
away-heading = { $game }: il tuo tempo è finito
away-text = Un bot di media forza gioca al tuo posto finché non torni. Un clic, ed è di nuovo tuo.
away-button = Riprendi il tuo posto

over-subject = { $game }: la partita è finita
over-heading = { $game }: la partita è finita
over-button = Guarda com'è andata

invitation-subject = { $name } ti invita a { $game }
invitation-heading = { $name } ti invita a una partita di { $game }
invitation-text =
    { $taken ->
        [one] Un posto su { $seats } è occupato.
       *[other] { $taken } posti su { $seats } sono occupati.
    }
at-the-table = Al tavolo: { $names }.
invitation-button = Dai un'occhiata

reserved-seat-subject = { $game }: c’è un tavolo per te
reserved-seat-heading = { $game }: abbiamo trovato un tavolo per te
reserved-seat-text = Una partita per { $seats }. Prendi posto: comincia appena sono arrivati tutti.
reserved-seat-until = Il posto è tuo fino a { $deadline } ({ $zone }); poi la ricerca continua senza di te.
reserved-seat-button = Prendi posto

digest-subject =
    { $count ->
        [0] Notizie dai tuoi tavoli
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
digest-heading =
    { $count ->
        [0] Notizie dai tuoi tavoli
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
digest-button = Comincia dal primo
digest-over = La partita è finita.
digest-away = Il tuo tempo è finito e un bot ha giocato per te.
digest-invitation = Hai un invito.
digest-reserved-seat = C’era un tavolo per te.
no-clock = Tocca a te. Non c'è orologio.

decision-warn = Un richiamo dai nostri moderatori
decision-warn-text = Un moderatore ha esaminato qualcosa che hai fatto o detto, e ti chiede di non rifarlo.
decision-mute = Per un po' non puoi usare la chat
decision-mute-text = Un moderatore ha deciso che per ora non puoi usare la chat. Puoi continuare a giocare.
decision-suspend = Per un po' non puoi iniziare nuove partite
decision-suspend-text = Un moderatore ha sospeso il tuo account: per ora non puoi sederti, aprire tavoli o usare la chat. Le partite in corso puoi finirle.
decision-void = Una tua partita non conta
decision-void-text = Un moderatore ha deciso che il risultato di una tua partita non conta.
decision-rename = Scegli un altro nome, per favore
decision-rename-text = Un moderatore ti chiede di prendere un altro nome. Potrai sceglierlo alla tua prossima visita.
decision-lift = Puoi di nuovo giocare e usare la chat
decision-lift-text = Un moderatore ha messo fine al tuo silenzio o alla tua sospensione.
decision-until = Fino a { $until } ({ $zone }).
decision-reason = Il moderatore scrive: { $reason }
decision-button = Vai a Caravanserai

time-left = Tempo rimasto: { $left }, fino a { $deadline } ({ $zone }).
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
others-too =
    { $count ->
        [one] Si aspetta anche { $names }.
       *[other] Si aspettano anche { $names }.
    }
since = Dalla tua ultima mossa:
earlier =
    { $count ->
        [one] … e un altro evento prima
       *[other] … e altri { $count } eventi prima
    }
picture = Il tavolo di { $game } come lo vedi tu

result =
    { $place ->
        [1] Hai vinto! { $places }.
       *[other] Sei al numero { $place }. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-started = La partita comincia.
happened-resigned = { $name } si ritira; un bot continua.
happened-timed-out = Il tempo di { $name } è finito; per ora gioca un bot.
happened-returned = { $name } è di nuovo qui.
happened-substituted = Un bot continua per { $name } fino alla fine.
happened-all-timed-out = Nessuno è tornato: i bot finiscono la partita.

why = Ricevi questo messaggio perché tu, { $name }, giochi su Caravanserai.
stop-table = Niente più messaggi su questo tavolo
stop-kind = Niente più messaggi di questo tipo
stop-all = Niente più messaggi

page-title = I messaggi di Caravanserai
page-lead = Ciao { $name }! Di che cosa non vuoi più sapere?
page-table = Questo tavolo
page-table-text = Tutti i messaggi su questa partita di { $game }.
page-kind = Questo tipo
page-kind-turn = «Tocca a te», a ogni tavolo.
page-kind-alarm = «Il tuo tempo sta per finire», a ogni tavolo.
page-kind-away = «Un bot gioca per te», a ogni tavolo.
page-kind-over = «La partita è finita», a ogni tavolo.
page-kind-invitation = Gli inviti.
page-kind-reserved-seat = «C’è un tavolo per te».
page-kind-digest = Il riepilogo quotidiano.
page-all = Tutti i messaggi
page-all-text = Tutto tranne ciò che serve al tuo account.
page-stop = Disiscriviti
page-resume = Riprendi l'invio
page-stopped = Sospeso
page-games-go-on = Si fermano solo i messaggi: le tue partite continuano.
page-settings = Tutto sui tuoi messaggi, nelle impostazioni
bad-link-title = Questo link non funziona
bad-link-text = È incompleto o non viene da qui. Copialo di nuovo dal messaggio, oppure cambia i tuoi messaggi nelle impostazioni.
