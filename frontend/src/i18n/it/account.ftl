## Signing in

sign-in = Accedi
sign-up = Crea un account
sign-out = Esci
sign-in-instead = Ho già un account
sign-up-instead = Crea un account
sign-in-leaves-account = Stai giocando come { $name }. Se accedi, lasci questo account, e un account ospite non si può recuperare.
sign-up-help = Bastano un nome e una password.
sign-up-keeps-games = Conservi i tuoi posti e le tue partite.
login = Nome o indirizzo e-mail
username = Nome
password = Password
password-new = Nuova password
password-current = Password attuale
password-forgotten = Password dimenticata?
password-change = Cambia password
password-changed = La tua password è stata cambiata.
email = Indirizzo e-mail
email-optional = Facoltativo. Con un indirizzo puoi reimpostare la password e ricevere e-mail quando tocca a te.
email-change = Cambia indirizzo e-mail
email-change-sent = Abbiamo mandato un’e-mail al nuovo indirizzo. Segui il link che contiene per confermarlo.
save = Salva
reset-password = Reimposta la password
reset-help = Ti mandiamo un codice per e-mail.
reset-send-code = Manda il codice
reset-code-sent = Se l’indirizzo appartiene a un account, abbiamo inviato un codice. Inseriscilo qui.
reset-code = Codice
reset-save = Imposta la nuova password
verify-email = Conferma l’indirizzo e-mail
verify-email-help = Conferma che questo indirizzo è tuo.
verify-email-done = Grazie. Il tuo indirizzo è confermato.
auth-error-reauthenticate = Inserisci di nuovo la tua password.
auth-error-conflict = Hai già effettuato l’accesso. Prima esci.
auth-error-username_password_mismatch = Nome e password non corrispondono.
auth-error-email_password_mismatch = Indirizzo e-mail e password non corrispondono.
auth-error-username_taken = Questo nome, o uno molto simile, è già preso. Scegline un altro.
auth-error-password_too_common = Questa password è troppo comune. Scegline un’altra.
auth-error-password_too_short = Questa password è troppo corta. Scegline una di almeno otto caratteri.
auth-error-password_entirely_numeric = Questa password è fatta di sole cifre. Scegline una più difficile da indovinare.
auth-error-password_too_similar = Questa password somiglia troppo al tuo nome o al tuo indirizzo e-mail. Scegline un’altra.
auth-error-username_invalid = Un nome ha da 3 a 24 caratteri: lettere dalla a alla z, cifre, - e _.
auth-error-username_blacklisted = Questo nome è riservato. Scegline un altro.
auth-error-incorrect_code = Questo codice è sbagliato o scaduto.
auth-error-throttled = Troppi tentativi. Aspetta qualche minuto e riprova.
auth-error-too_many_login_attempts = Troppi tentativi. Aspetta cinque minuti, oppure reimposta la password.

## My tables

mine-running = In corso
mine-running-empty = Non hai partite in corso. Iniziane una dalla pagina iniziale, o unisciti a un tavolo aperto.
mine-open = In attesa di giocatori
mine-finished = Concluse
mine-finished-empty = Non hai ancora partite concluse.
mine-signed-out = Non hai ancora giocato qui. Clicca su «Gioca ora» nella pagina iniziale per cominciare una partita.

## A person's page

profile = Profilo
person-joined = Iscrizione:
person-games = Giochi
person-played =
    { $played ->
        [one] { $played } partita, vinte: { $won }
       *[other] { $played } partite, vinte: { $won }
    }
person-games-empty = Ancora nessuna partita pubblica.
person-tables = Ultime partite

## Settings

settings-appearance = Aspetto e suoni
settings-account = Account
settings-guest = Stai giocando come ospite, con il nome { $name }. Con un account puoi accedere da qualsiasi dispositivo.
settings-member = Hai effettuato l’accesso come { $name }.
settings-theme = Tema
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Animazioni
motion-system = Come il sistema
motion-full = Attive
motion-reduced = Disattivate
settings-sounds = Riproduci un suono leggero quando tocca a me
settings-notifications = Mostra una notifica del browser quando tocca a me
settings-notifications-blocked = Il tuo browser blocca le notifiche. Consentile nelle sue impostazioni per questo sito.
tokens = Token API
tokens-help = Con un token un programma può giocare per te.
tokens-once = Copialo ora. Non sarà più mostrato:
tokens-name = Nome del token
tokens-create = Crea un token
tokens-revoke = Revoca
tokens-used = ultimo uso
tokens-unused = mai usato
my-data = I miei dati
my-data-export = Scarica tutti i miei dati
delete-account = Elimina l’account
delete-account-help = Dei bot prenderanno i tuoi posti. Le tue mosse restano nel registro delle tue partite, ma non si vede più chi eri.
delete-account-confirm = Per confermare, scrivi il tuo nome: { $name }
delete-account-permanently = Elimina definitivamente
