deleted-player = un account eliminato
someone = Qualcuno

turn-subject = { $game }: tocca a te
turn-heading = { $game }: tocca a te
turn-button = Fai la tua mossa

warning-subject = { $game }: il tuo tempo sta per scadere
warning-heading = { $game }: il tuo tempo sta per scadere
warning-button = Fai subito la tua mossa

away-subject = { $game }: un bot gioca per te
away-heading = { $game }: il tuo tempo è scaduto
away-text = Un bot di livello medio gioca per te finché non torni. Puoi riprendere a giocare in qualsiasi momento.
away-button = Riprendi a giocare

over-subject = { $game }: la partita è finita
over-heading = { $game }: la partita è finita
over-button = Vedi il risultato

invitation-subject = { $name } ti invita a { $game }
invitation-heading = { $name } ti invita a una partita di { $game }
invitation-text =
    { $taken ->
        [one] Un posto su { $seats } è occupato.
       *[other] { $taken } posti su { $seats } sono occupati.
    }
at-the-table = Al tavolo: { $names }.
invitation-button = Apri il tavolo

reserved-seat-subject = { $game }: abbiamo trovato un tavolo per te
reserved-seat-heading = { $game }: abbiamo trovato un tavolo per te
reserved-seat-text = Una partita per { $seats } giocatori. Comincia appena tutti si sono seduti.
reserved-seat-until = Il tuo posto è riservato fino a { $deadline } ({ $zone }). Poi la tua ricerca finisce.
reserved-seat-button = Prendi il tuo posto

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
digest-button = Apri il primo tavolo
digest-over = La partita è finita.
digest-away = Il tuo tempo è scaduto e un bot ha giocato per te.
digest-invitation = Hai un invito.
digest-reserved-seat = Abbiamo trovato un tavolo per te.
no-clock = Tocca a te. Non c’è limite di tempo.

decision-warn = Un richiamo dai nostri moderatori
decision-warn-text = Un moderatore ha esaminato qualcosa che hai fatto o scritto, e ti chiede di non rifarlo.
decision-chat-ban = Per ora non puoi usare la chat
decision-chat-ban-text = Un moderatore ha deciso che per ora non puoi usare la chat. Puoi continuare a giocare.
decision-suspend = Per ora non puoi iniziare nuove partite
decision-suspend-text = Un moderatore ha sospeso il tuo account: per ora non puoi sederti, aprire tavoli o usare la chat. Puoi finire le partite in corso.
decision-void = Una tua partita non conta
decision-void-text = Un moderatore ha deciso che il risultato di una tua partita non conta.
decision-rename = Scegli un altro nome, per favore
decision-rename-text = Un moderatore ti chiede di scegliere un altro nome. Puoi farlo alla tua prossima visita al sito.
decision-lift = Puoi di nuovo giocare e usare la chat
decision-lift-text = Un moderatore ha revocato il tuo divieto di chat o la tua sospensione.
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
        [one] Anche { $names } deve giocare.
       *[other] Anche { $names } devono giocare.
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
        [2] Sei al secondo posto. { $places }.
        [3] Sei al terzo posto. { $places }.
       *[other] Sei al { $place }º posto. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-started = La partita è cominciata.
happened-resigned = { $name } ha abbandonato; continua un bot.
happened-timed-out = Il tempo di { $name } è scaduto; per ora gioca un bot.
happened-returned = { $name } è di nuovo al tavolo.
happened-substituted = Un bot sostituisce { $name } fino alla fine della partita.
happened-all-timed-out = Nessuno è tornato, perciò i bot finiscono la partita.

why = Ricevi questa e-mail perché giochi su Caravanserai con il nome { $name }.
stop-table = Niente più e-mail su questo tavolo
stop-kind = Niente più e-mail di questo tipo
stop-all = Niente più e-mail

page-title = Le e-mail di Caravanserai
page-lead = Ciao { $name }! Quali e-mail non vuoi più ricevere?
page-table = Questo tavolo
page-table-text = Tutte le e-mail su questa partita di { $game }.
page-kind = Questo tipo
page-kind-turn = «Tocca a te», a tutti i tavoli.
page-kind-warning = «Il tuo tempo sta per scadere», a tutti i tavoli.
page-kind-away = «Un bot gioca per te», a tutti i tavoli.
page-kind-over = «La partita è finita», a tutti i tavoli.
page-kind-invitation = Gli inviti.
page-kind-reserved-seat = «Abbiamo trovato un tavolo per te».
page-kind-digest = Il riepilogo quotidiano.
page-all = Tutte le e-mail
page-all-text = Tutte tranne quelle che riguardano il tuo account.
page-stop = Annulla l’iscrizione
page-resume = Riattiva
page-stopped = Iscrizione annullata
page-games-go-on = Si fermano solo le e-mail. Le tue partite continuano.
page-settings = Tutte le impostazioni delle e-mail
bad-link-title = Questo link non funziona
bad-link-text = È incompleto o non viene da noi. Copialo di nuovo dall’e-mail, oppure cambia le impostazioni delle e-mail.
