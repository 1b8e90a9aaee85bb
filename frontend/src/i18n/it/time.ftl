## Clocks and absent players

clock-left = tempo rimasto: { $time }
clock-until = Scade: { $moment }
clock-stopped = L’orologio è fermo
left-days = { $days } g
left-days-hours = { $days } g { $hours } h
left-hours = { $hours } h
left-hours-minutes = { $hours } h { $minutes } m
away-me = Il tuo tempo è scaduto; un bot gioca per te.
away-back = Sono di nuovo qui
substitute = Sostituto
substitute-help = { $name } manca da tanto. Se lo volete tutti, il bot continua fino alla fine.
substitute-agree = Lascia continuare il bot
substitute-withdraw = Meglio aspettare
substitute-votes = Lo vuole: { $names }

## Pace

pace-none = Senza orologio
pace-live = Dal vivo, 20 minuti
pace-quick = Veloce, 8 minuti
pace-day = Un giorno a mossa
pace-week = Lenta, una settimana di riserva
pace-custom = Come voglio io …
pace-custom-name = { $clock }, { $bank } + { $increment }
pace-help = Si comincia con { $bank } a testa. Ogni decisione restituisce { $increment }, fino a quel limite.
pace-help-no-increment = { $bank } a testa per tutta la partita.
pace-kind = Si gioca
pace-bank = Tempo a disposizione
pace-increment = Di ritorno a ogni decisione
pace-unit = { $label }: unità
unit-second = secondi
unit-minute = minuti
unit-hour = ore
unit-day = giorni
pace-vacation = In vacanza l’orologio si ferma
pace-no-vacation = Qui l’orologio corre anche in vacanza.
pace-reliability = Affidabilità richiesta
pace-reliability-any = Nessuna: può unirsi chiunque
pace-reliability-min = Almeno { $percent }%
reliability-required = affidabilità { $percent }%
reliability-required-help = Per membri con almeno tre partite con orologio. Delle ultime venti: quante ne hanno finite senza esaurire il tempo.
reliability-help = Delle ultime venti partite con orologio: quante portate a termine senza finire il tempo. Quelle abbandonate in tempo non contano.
person-reliability =
    { $games ->
        [one] Affidabilità { $percent }%, in { $games } partita con orologio
       *[other] Affidabilità { $percent }%, in { $games } partite con orologio
    }
problem-not-reliable = Questo tavolo cerca chi raramente finisce il tempo: membri con almeno tre partite con orologio. Gioca qualche partita nei tempi e sarai benvenuto; molti altri tavoli non chiedono nulla.

## My turns

turns = Tocca a me
turns-start = Comincia dal più urgente
turns-help =
    { $count ->
        [one] Un tavolo ti aspetta.
       *[other] { $count } tavoli ti aspettano, il più urgente per primo.
    }
turns-empty = Niente ti aspetta: tocca ad altri, o nessuna tua partita è in corso. Unisciti a un tavolo aperto, o guarda le tue partite.
turns-next = Avanti
turns-next-left = Prossimo tavolo (ancora { $left })
turns-next-keys = Il prossimo tavolo che ti aspetta: Alt+N
turns-previous = Tavolo precedente
turns-previous-keys = Il tavolo precedente che ti aspetta: Alt+P

## Private note

note = Appunti
note-help = Li vedi solo tu.
note-empty = Quello che vuoi ricordare a questo tavolo
note-loading = Un momento …
note-load-failed = I tuoi appunti ora non si possono leggere: torna più tardi.
note-saved = Salvato
note-unsaved = …
note-save-failed = Non è stato possibile salvare: riproviamo quando continui a scrivere.

## Quiet hours and vacations

quiet-hours = Quando riposo
quiet-hours-help = Ai tavoli lenti il tuo orologio sta fermo mentre riposi.
quiet-hours-zone = Fuso orario
quiet-hours-browser-zone = Questo browser è in { $zone }.
quiet-hours-use-browser-zone = Usa questo
quiet-hours-nights = Le mie notti non contano
quiet-hours-night-from = Dormo dalle
quiet-hours-night-to = alle
quiet-hours-weekends = I miei fine settimana non contano
quiet-hours-saved = Salvato. Vale dalla tua prossima decisione.
vacations = Vacanze
vacations-help =
    { $days ->
        [one] Quest’anno ti resta un giorno. La vacanza non conta dove il tavolo non la permette, o se ti resta meno di un’ora.
       *[other] Quest’anno ti restano { $days } giorni. La vacanza non conta dove il tavolo non la permette, o se ti resta meno di un’ora.
    }
vacations-first = Primo giorno
vacations-last = Ultimo giorno
vacations-take = Prendi vacanza
vacations-now = ora
vacations-end = Finiscila ora
vacations-cancel = Annulla
problem-night-too-long = Una notte può durare al massimo dodici ore.
problem-vacation-impossible = Una vacanza finisce dopo il suo inizio, ed entro un anno da ora.
problem-vacation-overlaps = In quei giorni hai già una vacanza.
problem-vacation-too-long = Sono più dei giorni di vacanza che ti restano in quell’anno.
finished-by-bots = finita dai bot
