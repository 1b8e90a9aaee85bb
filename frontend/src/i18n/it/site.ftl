## On every page

skip-to-content = Vai al contenuto
nav-main = Menu principale
nav-more = Altro
nav-lobby = Gioca
nav-my-tables = I miei tavoli
nav-rules = Regole
nav-settings = Impostazioni
nav-sign-in = Accedi
nav-api = API per programmi
footer-about = Carte distribuite senza trucchi: puoi verificarlo da te. Nessun tracciamento, nessuna pubblicità.
language = Lingua
theme-to-light = Passa al tema chiaro
theme-to-dark = Passa al tema scuro
loading = Caricamento …
dismiss = Chiudi
cancel = Annulla
try-again = Riprova
go-to-front-page = Vai alla pagina iniziale
go-to-lobby = Vai ai tavoli aperti

## Problems

problem-server-unreachable = Il server non risponde. Forse la tua connessione è caduta, o il server si sta riavviando. Riprova tra un momento.
problem-unknown = Qualcosa è andato storto. Riprova.
see-ruling = Precisazione { $ruling }
problem-forbidden = Non hai il permesso di farlo.
problem-not-yours = A questo tavolo non puoi farlo.
problem-not-found = Qui non c’è nulla.
problem-unknown-table = Questo tavolo non esiste, oppure per vederlo serve un invito.
problem-not-authenticated = Prima accedi.
problem-table-changed = Nel frattempo il tavolo è cambiato. Guardalo di nuovo, poi scegli.
problem-wrong-moment = Non è più possibile, o non lo è ancora.
problem-advice-pending = L’esperto sta ancora lavorando alla tua domanda precedente. Chiedi di nuovo tra un momento.
problem-no-free-seat = Questo posto è occupato. Scegline un altro.
problem-not-a-guest = Hai già un account.
problem-username-taken = Questo nome, o uno molto simile, è già preso. Scegline un altro.
problem-username-invalid = Un nome ha da 3 a 24 caratteri: lettere dalla a alla z, cifre, - e _.
problem-username-reserved = Questo nome è riservato. Scegline un altro.
problem-email-taken = Questo indirizzo appartiene a un altro account.
problem-email-invalid = Questo non è un indirizzo e-mail valido.
problem-password-refused = Questa password è troppo facile da indovinare. Scegline una più lunga.
problem-commit-first = Questa mossa rivela qualcosa: prima conferma quelle già fatte.
problem-bad-input = Questa pagina ha chiesto qualcosa che non esiste. Ricarica la pagina e riprova.
problem-key-reused = Questa richiesta è stata confusa con una precedente. Ricarica la pagina e riprova.
problem-invalid = Il server non è riuscito a leggere questa richiesta. Ricarica la pagina e riprova.
problem-bad-credentials = L’accesso non è più valido. Accedi di nuovo.
problem-unknown-player = Non c’è nessun giocatore con questo nome.
problem-unknown-season = In questa classifica non esiste questa stagione.
problem-not-on-ladder = Non sei ancora in questa classifica.
problem-throttled = Troppe richieste. Aspetta un momento e riprova.
problem-server-error = Qualcosa è andato storto sul server. Niente è andato perso: riprova.
problem-unavailable = In questo momento il server non può farlo. Niente è andato perso: riprova tra un momento.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = È troppo da inviare in una volta sola.
problem-unknown-game = Questo gioco qui non c’è.
problem-bad-link = Questo link è scaduto o non è valido.

## Error pages

error-not-found = Pagina non trovata
error-not-found-help = A questo indirizzo non c’è nulla. Controlla che sia scritto correttamente.
error-no-table = Impossibile mostrare il tavolo
error-no-table-help = Questo tavolo non esiste, oppure serve un invito. Chiedi il link a uno dei suoi giocatori.
error-no-access = Non puoi vedere questa pagina
error-no-access-help = Accedi con l’account a cui appartiene.
error-server-unreachable = Il server non risponde
error-server-unreachable-help = Niente è andato perso: le tue partite sono salvate. Questa pagina si ricarica appena il server risponde.
error-server-unreachable-still = Ancora nessuna risposta. Continuiamo a provare.
