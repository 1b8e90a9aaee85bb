## On every page

skip-to-content = Vai al contenuto
nav-main = Menu principale
nav-more = Altro
nav-lobby = Gioca
nav-my-tables = I miei tavoli
nav-rules = Regole
nav-settings = Impostazioni
nav-sign-in = Entra
nav-api = Per i programmi: l’API
footer-about = Distribuzioni oneste, che puoi verificare da te. Niente traccianti, niente pubblicità.
language = Lingua
theme-to-light = Passa al chiaro
theme-to-dark = Passa allo scuro
loading = Un momento …
dismiss = Chiudi
cancel = Annulla
try-again = Riprova
go-to-front-page = Alla pagina iniziale
go-to-lobby = Ai tavoli aperti

## Problems

problem-server-unreachable = Il server non risponde. Forse la connessione è caduta, o si sta riavviando: riprova tra un momento.
problem-unknown = Non ha funzionato.
see-ruling = Regola { $ruling }
problem-forbidden = Questo non spetta a te.
problem-not-yours = Questo spetta a qualcun altro al tavolo.
problem-not-found = Qui non c’è nulla.
problem-unknown-table = Questo tavolo non esiste, oppure serve un invito.
problem-not-authenticated = Prima entra.
problem-moved-on = Intanto al tavolo è successo qualcosa: guarda di nuovo, poi scegli.
problem-wrong-moment = Non si può più fare, o non ancora.
problem-hint-pending = Un esperto sta ancora pensando ad altro per te: chiedi di nuovo tra un attimo.
problem-no-free-seat = La sedia è occupata: scegline un’altra.
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

## Error pages

error-not-found = Qui non c’è nulla
error-not-found-help = La carovana è ripartita, o nell’indirizzo c’è una svista.
error-no-table = Questo tavolo non si può mostrare
error-no-table-help = Non esiste, oppure serve un invito: chiedi il link a chi ci siede.
error-no-access = Questo non è affar tuo
error-no-access-help = Entra con l’account a cui appartiene.
error-server-unreachable = La casa tace
error-server-unreachable-help = Il server ora non risponde. Nulla è perduto: le tue partite sono al sicuro.
error-server-unreachable-still = Ancora nessuna risposta. Appena arriva, questa pagina torna da sola.
