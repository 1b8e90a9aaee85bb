## Everywhere

skip-to-content = Vai al contenuto
nav-main = Menu principale
nav-more = Altro
nav-lobby = Gioca
nav-my-tables = I miei tavoli
nav-rules = Regole
nav-settings = Impostazioni
nav-sign-in = Entra
nav-api = Per i programmi: l’API
footer-promise = Distribuzioni oneste, che puoi verificare da te. Niente traccianti, niente pubblicità.
language = Lingua
theme-to-light = Passa al chiaro
theme-to-dark = Passa allo scuro
loading = Un momento …
dismiss = Chiudi
cancel = Annulla
try-again = Riprova
to-the-front-page = Alla pagina iniziale
to-the-lobby = Ai tavoli aperti
problem-away = Il server non risponde. Forse la connessione è caduta, o si sta riavviando: riprova tra un momento.
problem-unknown = Non ha funzionato.
see-ruling = Regola { $ruling }
problem-forbidden = Questo non spetta a te.
problem-not-yours = Questo spetta a qualcun altro al tavolo.
problem-not-found = Qui non c’è nulla.
problem-unknown-table = Questo tavolo non esiste, oppure serve un invito.
problem-not-authenticated = Prima entra.
problem-moved-on = Intanto al tavolo è successo qualcosa: guarda di nuovo, poi scegli.
problem-wrong-moment = Non si può più fare, o non ancora.
problem-still-thinking = Un esperto sta ancora pensando ad altro per te: chiedi di nuovo tra un attimo.
problem-no-free-chair = La sedia è occupata: scegline un’altra.
problem-not-a-guest = Hai già un account.
problem-username-taken = Il nome, o uno che gli somiglia, è già preso: scegline un altro.
problem-username-invalid = Un nome ha da 3 a 24 lettere dalla a alla z, cifre, - o _.
problem-username-reserved = Quel nome non può averlo nessuno: scegline un altro.
problem-email-taken = Quell’indirizzo appartiene a un altro account.
problem-email-invalid = Quello non può essere un indirizzo e-mail.
problem-password-refused = La password è troppo facile da indovinare: prendine una più lunga.
problem-commit-first = Qui si scopre qualcosa di nuovo: prima conferma quello che hai fatto.
problem-bad-input = Quello che hai chiesto qui non esiste.
problem-key-reused = È già stato inviato per altro: riprova.
problem-invalid = Il server non ha potuto leggerlo.
problem-bad-credentials = Non sei più dentro: entra di nuovo.
problem-unknown-person = Nessuno si chiama così.
problem-unknown-season = Questa stagione non c’è in questa classifica.
problem-not-on-ladder = Non sei ancora in questa classifica.
problem-throttled = Troppo spesso: aspetta un momento.
problem-server-error = Qualcosa è andato storto sul server. Nulla è perduto: riprova.
problem-unavailable = In questo momento non è possibile. Nulla è perduto: riprova tra un attimo.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = È troppo da inviare in una volta.
problem-unknown-game = Qui non c’è un gioco con questo nome.
problem-bad-link = Il link è scaduto, o non è nostro.

## Friendly pages

trouble-not-found = Qui non c’è nulla
trouble-not-found-help = La carovana è ripartita, o nell’indirizzo c’è una svista.
trouble-no-table = Questo tavolo non si può mostrare
trouble-no-table-help = Non esiste, oppure serve un invito: chiedi il link a chi ci siede.
trouble-no-rights = Questo non è affar tuo
trouble-no-rights-help = Entra con l’account a cui appartiene.
trouble-away = La casa tace
trouble-away-help = Il server ora non risponde. Nulla è perduto: le tue partite sono al sicuro.
trouble-away-still = Ancora nessuna risposta. Appena arriva, questa pagina torna da sola.

## Players

you = Tu
nobody = qualcuno che se n’è andato
somebody = Qualcuno
free-chair = Sedia libera
players = Giocatori
is-here = è al tavolo
is-awaited = è di turno
is-away = assente
is-away-help = tempo scaduto: un bot gioca fino al ritorno
host = ospita
bot = bot
bot-level =
    { $level ->
        [random] bot · dadi
        [apprentice] bot · apprendista
        [expert] bot · esperto
        [merchant] bot · mercante
        [trader] bot · commerciante
        [guildmaster] bot · mastro di gilda
       *[other] bot · { $level }
    }
spectators =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }

## At the table

your-turn = Tocca a te
now-your-turn = Tocca a te.
now-confirm = Conferma, o torna indietro.
now-confirm-or-go-on = Conferma, o torna indietro. Poi: { $prompt }
now-waiting-for =
    { $count ->
        [one] Tocca a { $names }.
       *[other] Tocca a { $names }.
    }
now-ended-together = La partita è stata chiusa di comune accordo.
now-finished = La partita è finita.
your-choices = Le tue scelte
commit = { $action }: conferma
commit-turn =
    { $count ->
        [one] Conferma
       *[other] Conferma tutte e { $count }
    }
commit-reveals = Una volta confermato non si torna indietro: scopri qualcosa di nuovo.
undo = Indietro
redo = Di nuovo
line-lost = La connessione è caduta. Continuiamo a provare; quello che vedi può non essere aggiornato.
beside = Accanto al tabellone
log = Cronaca
log-earlier = Mostra { $count } precedenti
chat = Chat
chat-empty = Nessuno ha ancora parlato.
chat-say = Di’ qualcosa
chat-send = Invia
rules = Regole
signs = Cosa significano i segni
contents = Indice
result-together = Chiusa di comune accordo: niente punti, e nessuno ha vinto.
result-together-rated = Ai bot nessuno ha chiesto nulla. Per il punteggio una fine anticipata contro di loro vale perciò come un abbandono: né guadagno né via d’uscita.
result-left-rated = Chi se n’era andato prima della fine conta come ultimo.
result = Risultato
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
departed-resigned = si è arreso
departed-timed-out = tempo scaduto
departed-substituted = sostituito da un bot
game-menu = Partita
play-again = Ancora una partita
replay = Rivedi
hint = Che cosa farebbe un esperto?
hint-begun = Prima conferma quello che hai iniziato, o torna indietro.
hint-thinking = Un esperto sta pensando …
hint-says = Un esperto farebbe così: { $action }
hint-says-for = Al posto di { $name } un esperto farebbe così: { $action }
hint-why = Perché: { $reason }
hint-chance = Circa il { $percent }% di probabilità di vincere, dopo { $rounds } partite immaginate.
hint-close = Chiudi
look-back = Guarda indietro
end-wish = Finirla insieme?
end-together = Finirla insieme
end-wished-by = Per finire qui la partita: { $names }
end-missing = Deve ancora accettare: { $names }
end-agree = D’accordo, finiamola
end-sure = La partita finirebbe subito, senza punti e senza vincitore. Finirla?
end-rated = Ai bot non si chiede: per il punteggio vale come abbandonare contro di loro.
end-yes = Sì, finiamola
end-unwish = Non finirla più
resign = Abbandona
resign-sure = Sulla tua sedia giocherebbe un bot, e a te andrebbe l’ultimo posto ancora libero. Abbandonare?
resign-yes = Sì, abbandono
generic-table = Il tavolo
generic-hints = Quello che devi sapere
lesson = Prima partita
lesson-got-it = Capito
lesson-skip = Salta la guida

## Before the game

gathering = Si apparecchia un tavolo
gathering-help =
    { $free ->
        [0] Ci sono tutti: si comincia.
        [one] Una sedia è libera. Si comincia quando è occupata.
       *[other] { $free } sedie sono libere. Si comincia quando sono tutte occupate.
    }
gathering-abandoned = Se ne sono andati tutti: questo tavolo non c’è più.
sit-here = Siediti alla sedia { $chair }
bot-add = Aggiungi: { $level }
bot-remove = Manda via il bot
start-now = Comincia ora, con bot sulle sedie libere
link-copy = Copia il link d’invito
link-copied = Link copiato
leave-table = Lascia il tavolo

## What happened to the table

table-opened = Il tavolo è apparecchiato.
table-seated =
    { $bot ->
        [yes] { $name }, un bot, prende la sedia { $seat }.
       *[no] { $name } prende la sedia { $seat }.
    }
table-left = { $name } se ne va.
table-host-left = Chi ospita se ne va.
table-begun = La partita comincia.
table-resigned = { $name } si arrende; continua un bot.
table-end-wished = { $name } finirebbe qui la partita.
table-end-unwished = { $name } preferisce continuare.
table-revealed = Il seme della distribuzione è scoperto: ora chiunque può verificarlo.
table-voided =
    { $reason ->
        [collusion] Un moderatore ha annullato la partita: c’era un accordo fra giocatori.
        [one-person] Un moderatore ha annullato la partita: una persona occupava due sedie.
        [foul-play] Un moderatore ha annullato la partita: qualcuno si faceva aiutare.
        [fault] Un moderatore ha annullato la partita: è stato un errore della casa.
       *[other] Un moderatore ha annullato la partita.
    }
table-warned = A { $name } resta poco tempo.
table-timed-out = Tempo scaduto per { $name }; fino al ritorno gioca un bot.
table-returned = { $name } è di nuovo qui.
table-substitute-wished = { $name } lascerebbe continuare il bot al posto di { $other }.
table-substitute-unwished = { $name } preferisce aspettare { $other }.
table-substituted = Al posto di { $name } gioca d’ora in poi il bot.
table-forsaken = Nessuno è tornato; i bot finiscono la partita.

## Ladders and ratings

ladders = Classifiche
ladder-lead = Le partite classificate fanno salire e scendere. Un punteggio è un numero e quanto è sicuro; si assesta dopo una decina di partite.
ladder-pace = Ritmo
ladder-live = Dal vivo
ladder-async = Lento
ladder-season = Stagione
ladder-now = Questa stagione
ladder-all = Di sempre
ladder-past = Stagioni passate
ladder-of-season = Stagione { $season }
ladder-ends = finisce il { $day }
ladder-ended = è finita il { $day }
ladder-closing = è finita; la classifica diventa definitiva appena termina la prossima partita
ladder-fades = chi non gioca da sei mesi sbiadisce
ladder-people =
    { $count ->
        [one] c’è una persona
       *[other] ci sono { $count } persone
    }
ladder-you = Il tuo punteggio qui
ladder-at = { $place }º posto
ladder-around = Intorno a me
ladder-top = In cima
ladder-more = Mostra altri
ladder-search = Cerca un nome
ladder-nobody-found = In questa classifica nessun nome comincia così.
ladder-empty = Qui non c’è ancora nessuno
ladder-empty-help = Gioca partite classificate, con persone o con bot. Dopo una decina il tuo punteggio si assesta, e sei in classifica.
ladder-place = Posto
ladder-player = Giocatore
ladder-rating = Punteggio
ladder-games = Partite
ladder-wins = Vinte
ladder-seat = Sedia
ladder-division = Divisione
ladder-divisions = Divisioni
ladder-divisions-help = A fine stagione il miglior quinto di ogni divisione sale, l’ultimo scende. Tutti cominciano da viandanti.
ladder-promoted = sale di divisione
ladder-relegated = scende di divisione
division =
    { $division ->
        [1] Visir
        [2] Maestro di carovana
        [3] Carovaniere
        [4] Ambulante
       *[5] Viandante
    }
provisional = provvisorio
rating-provisional = Provvisorio: si assesta dopo una decina di partite.
rating-sure = più o meno { $uncertainty }
rating-after = { $rating } dopo questa partita, che contava il { $weight } %
course-told =
    { $games ->
        [one] Una partita: da { $first } a { $last }.
       *[other] { $games } partite: da { $first } a { $last }, al massimo { $best }.
    }
results-by-seat = Per sedia
results-by-opponent = Per avversario
results-mean-place = Posto medio
results-ahead = Davanti
results-behind = Dietro
person-ratings = Punteggi
person-course = { $game }, { $pace }
person-seasons = Stagioni passate
head-to-head = Tu e { $name }
head-to-head-told =
    { $games ->
        [one] Una partita classificata insieme; { $ahead } davanti, { $behind } dietro, { $ties } alla pari.
       *[other] { $games } partite classificate insieme; { $ahead } davanti, { $behind } dietro, { $ties } alla pari.
    }
