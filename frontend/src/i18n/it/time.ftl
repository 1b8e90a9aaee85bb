## Clocks and absent players

clock-left = tempo rimasto: { $time }
clock-until = Il tempo scade: { $moment }
clock-stopped = L’orologio è fermo
left-days = { $days } g
left-days-hours = { $days } g { $hours } h
left-hours = { $hours } h
left-hours-minutes = { $hours } h { $minutes } m
away-me = Il tuo tempo è scaduto. Un bot gioca per te.
away-back = Sono di nuovo qui
substitute = Sostituto
substitute-help = { $name } manca da molto tempo. Se siete tutti d’accordo, il bot continua fino alla fine della partita.
substitute-agree = Lascia continuare il bot
substitute-withdraw = Ritira il voto e aspetta
substitute-votes = A favore: { $names }

## Pace

pace-none = Senza limite di tempo
pace-live = In tempo reale, 20 minuti
pace-quick = Veloce, 8 minuti
pace-day = Un giorno per mossa
pace-week = Una settimana + 12 ore per mossa
pace-custom = Personalizzato …
pace-custom-name = { $clock }, { $bank } + { $increment }
pace-help = Si comincia con { $bank } a testa. Ogni mossa aggiunge { $increment }, fino al tempo iniziale.
pace-help-no-increment = Ognuno ha { $bank } per tutta la partita.
pace-kind = Modalità
pace-bank = Tempo iniziale
pace-increment = Aggiunta per mossa
pace-unit = { $label }: unità
unit-second = secondi
unit-minute = minuti
unit-hour = ore
unit-day = giorni
pace-vacation = Le vacanze fermano l’orologio
pace-no-vacation = A questo tavolo le vacanze non fermano l’orologio.
pace-reliability = Affidabilità richiesta
pace-reliability-any = Nessuna: può unirsi chiunque
pace-reliability-min = Minimo { $percent }%
reliability-required = affidabilità minima { $percent }%
reliability-required-help = Per membri che hanno giocato almeno tre partite a tempo. L’affidabilità dice quante delle ultime venti hanno finito senza esaurire il tempo.
reliability-help = Quante delle ultime venti partite a tempo sono state finite senza esaurire il tempo. Le partite abbandonate in tempo non contano.
person-reliability =
    { $games ->
        [one] Affidabilità { $percent }%, in { $games } partita a tempo
       *[other] Affidabilità { $percent }%, in { $games } partite a tempo
    }
problem-not-reliable = Questo tavolo è per membri che esauriscono raramente il tempo e hanno giocato almeno tre partite a tempo. Gioca prima qualche partita senza esaurire il tempo, o scegli un altro tavolo: molti non hanno questa condizione.

## My turns

turns = Tocca a me
turns-start = Comincia dal più urgente
turns-help =
    { $count ->
        [one] Un tavolo ti aspetta.
       *[other] { $count } tavoli ti aspettano, il più urgente per primo.
    }
turns-empty = Nessun tavolo ti aspetta. Unisciti a un tavolo aperto, o guarda le tue partite.
turns-next = Avanti
turns-next-left = Prossimo tavolo (ancora { $left })
turns-next-keys = Il prossimo tavolo che ti aspetta: Alt+N
turns-previous = Tavolo precedente
turns-previous-keys = Il tavolo precedente che ti aspetta: Alt+P

## Private note

note = Appunti
note-help = Puoi vederli solo tu.
note-empty = Scrivi quello che vuoi ricordare
note-loading = Caricamento …
note-load-failed = Al momento i tuoi appunti non si possono caricare. Riprova più tardi.
note-saved = Salvato
note-unsaved = …
note-save-failed = Non è stato possibile salvare i tuoi appunti. Riproveremo quando continui a scrivere.

## Quiet hours and vacations

quiet-hours = Ore di riposo
quiet-hours-help = Nelle partite a turni il tuo orologio è fermo in queste ore.
quiet-hours-zone = Fuso orario
quiet-hours-browser-zone = Il fuso orario di questo browser è { $zone }.
quiet-hours-use-browser-zone = Usa questo fuso orario
quiet-hours-nights = Ferma il mio orologio di notte
quiet-hours-night-from = Notte dalle
quiet-hours-night-to = alle
quiet-hours-weekends = Ferma il mio orologio nei fine settimana
quiet-hours-saved = Salvato. Vale dalla tua prossima mossa.
vacations = Vacanze
vacations-help =
    { $days ->
        [one] Quest’anno ti resta un giorno di vacanza. Una vacanza non ferma l’orologio ai tavoli che non lo permettono, o dove ti resta meno di un’ora.
       *[other] Quest’anno ti restano { $days } giorni di vacanza. Una vacanza non ferma l’orologio ai tavoli che non lo permettono, o dove ti resta meno di un’ora.
    }
vacations-first = Primo giorno
vacations-last = Ultimo giorno
vacations-take = Imposta una vacanza
vacations-now = ora
vacations-end = Termina ora
vacations-cancel = Annulla
problem-night-too-long = Una notte può durare al massimo dodici ore.
problem-vacation-impossible = Una vacanza deve finire dopo il suo inizio, ed entro un anno da oggi.
problem-vacation-overlaps = In quel periodo hai già una vacanza.
problem-vacation-too-long = In quell’anno non ti restano abbastanza giorni di vacanza.
finished-by-bots = finita dai bot
