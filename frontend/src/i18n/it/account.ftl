## Signing in

sign-in = Entra
sign-up = Crea un account
sign-out = Esci
sign-in-instead = Ho già un account
sign-up-instead = Crea un account
sign-in-leaves-account = Ora qui sei { $name }. Entrando lasci questo account; un ospite non può tornare.
sign-up-help = Bastano un nome e una password.
sign-up-keeps-games = Conservi i tuoi posti e le tue partite.
login = Nome o indirizzo e-mail
username = Nome
password = Password
password-new = Nuova password
password-current = Password attuale
password-forgotten = Password dimenticata?
password-change = Cambia la password
password-changed = La password è cambiata.
email = Indirizzo e-mail
email-optional = Può restare vuoto. Con un indirizzo puoi avere una nuova password, e posta quando tocca a te.
email-change = Cambia l’indirizzo e-mail
email-change-sent = Abbiamo scritto al nuovo indirizzo: segui il link nel messaggio.
save = Salva
reset-password = Una nuova password
reset-help = Ti mandiamo un codice per posta.
reset-send-code = Manda il codice
reset-code-sent = Se l’indirizzo appartiene a un account, il codice è in arrivo. Scrivilo qui.
reset-code = Codice
reset-save = Imposta la nuova password
verify-email = Conferma l’indirizzo e-mail
verify-email-help = Un clic, e l’indirizzo è tuo.
verify-email-done = Grazie, l’indirizzo è confermato.
auth-error-reauthenticate = Scrivi di nuovo la tua password.
auth-error-conflict = Sei già dentro: prima esci.
auth-error-username_password_mismatch = Nome e password non corrispondono.
auth-error-email_password_mismatch = Indirizzo e password non corrispondono.
auth-error-username_taken = Il nome, o uno che gli somiglia, è già preso: scegline un altro.
auth-error-password_too_common = La password è troppo comune: prendine un’altra.
auth-error-password_too_short = La password è troppo corta: servono almeno otto caratteri.
auth-error-password_entirely_numeric = Una password di sole cifre è troppo facile da indovinare.
auth-error-password_too_similar = La password somiglia troppo al tuo nome o indirizzo.
auth-error-username_invalid = Un nome ha da 3 a 24 lettere dalla a alla z, cifre, - o _.
auth-error-username_blacklisted = Quel nome non può averlo nessuno: scegline un altro.
auth-error-incorrect_code = Il codice non è giusto, o non lo è più.
auth-error-throttled = Troppo spesso: aspetta qualche minuto.
auth-error-too_many_login_attempts = Troppo spesso: aspetta cinque minuti, o imposta una nuova password.

## My tables

mine-running = In corso
mine-running-empty = Nessuna partita in corso. Gioca dalla pagina iniziale, o unisciti a un tavolo aperto.
mine-open = In attesa di giocatori
mine-finished = Finite
mine-finished-empty = Nessuna partita è ancora finita.
mine-signed-out = Non hai ancora giocato qui. Un clic sulla pagina iniziale ti porta a un tavolo.

## A person's page

profile = Profilo
person-joined = Qui da
person-games = Giochi
person-played =
    { $played ->
        [one] { $played } partita, { $won } vinte
       *[other] { $played } partite, { $won } vinte
    }
person-games-empty = Ancora nessuna partita pubblica.
person-tables = Ultime partite

## Settings

settings-appearance = Aspetto e suoni
settings-account = Account
settings-guest = Giochi come ospite { $name }. Con un account puoi tornare da ovunque.
settings-member = Sei { $name }.
settings-theme = Colori
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Movimento
motion-system = Come il sistema
motion-full = Le cose si muovono
motion-reduced = Nulla si muove
settings-sounds = Un suono leggero quando tocca a me
settings-notifications = Il browser mi avvisa quando tocca a me
settings-notifications-blocked = Il browser non lo permette: cambialo nelle sue impostazioni per questo sito.
tokens = Programmi
tokens-help = Con una chiave un programma può giocare per te.
tokens-once = Copiala ora, non sarà più mostrata:
tokens-name = Un nome per riconoscerla
tokens-create = Crea una chiave
tokens-revoke = Revoca
tokens-used = ultimo uso
tokens-unused = mai usata
my-data = I tuoi dati
my-data-export = Scarica tutto quello che si conserva di me
delete-account = Elimina l’account
delete-account-help = Sulle tue sedie continueranno dei bot. Quello che hai giocato resta nella cronaca, che non dice più chi eri.
delete-account-confirm = Per sicurezza scrivi il tuo nome: { $name }
delete-account-permanently = Elimina per sempre
