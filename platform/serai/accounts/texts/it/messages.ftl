email-confirmation-subject = Conferma il tuo indirizzo e-mail
email-confirmation-heading = Conferma il tuo indirizzo e-mail
email-confirmation-text = Ciao { $name }! Conferma che { $email } è il tuo indirizzo. Così potremo avvisarti per e-mail quando tocca a te e, se dimentichi la password, potrai reimpostarla.
email-confirmation-button = Conferma questo indirizzo
email-confirmation-note = Se non hai un account su Caravanserai, puoi ignorare questa e-mail.

password-reset-code-subject = Il tuo codice per una nuova password
password-reset-code-heading = Scegli una nuova password
password-reset-code-text = Ciao { $name }! Inserisci questo codice nella pagina in cui l’hai richiesto e scegli lì una nuova password. Il codice vale 15 minuti.
password-reset-code-note = Se non hai chiesto una nuova password, ignora questa e-mail. La tua password resta quella di prima.

unknown-account-subject = Nessun account ha questo indirizzo
unknown-account-heading = Nessun account ha questo indirizzo
unknown-account-text = Qualcuno ha chiesto una nuova password per { $email }, ma nessun account di Caravanserai ha questo indirizzo. Se la richiesta è tua, forse hai creato l’account con un altro indirizzo, o senza. Puoi anche creare un nuovo account.
unknown-account-button = Crea un account
unknown-account-note = Se la richiesta non è tua, ignora questa e-mail.

account-already-exists-subject = Hai già un account
account-already-exists-heading = Hai già un account
account-already-exists-text = Qualcuno ha provato a creare un account con { $email }, ma hai già un account con questo indirizzo. Se la richiesta è tua e hai dimenticato la password, puoi sceglierne una nuova.
account-already-exists-button = Scegli una nuova password
account-already-exists-note = Se la richiesta non è tua, ignora questa e-mail. Il tuo account non è cambiato.

password-reset-subject = La tua password è stata reimpostata
password-reset-heading = La tua password è stata reimpostata
password-reset-text = Ciao { $name }! Con un codice inviato a questa casella è stata scelta una nuova password per il tuo account.
password-reset-note = Se non l’hai fatto tu, reimposta di nuovo e subito la password, e cambia anche quella della tua casella di posta.

password-changed-subject = La tua password è stata cambiata
password-changed-heading = La tua password è stata cambiata
password-changed-text = Ciao { $name }! La password del tuo account è stata cambiata.
password-changed-note = Se non l’hai fatto tu, reimposta subito la password dalla pagina di accesso.

password-set-subject = Il tuo account ora ha una password
password-set-heading = Il tuo account ora ha una password
password-set-text = Ciao { $name }! È stata impostata una password per il tuo account.
password-set-note = Se non l’hai fatto tu, reimposta subito la password dalla pagina di accesso.

email-changed-subject = Il tuo indirizzo e-mail è stato cambiato
email-changed-heading = Il tuo indirizzo e-mail è stato cambiato
email-changed-text = Ciao { $name }! L’indirizzo del tuo account è stato cambiato da { $from_email } a { $to_email }.
email-changed-note = Se non l’hai fatto tu, accedi subito, cambia la password e inserisci di nuovo il tuo indirizzo nelle impostazioni.

email-confirm-subject = Il tuo indirizzo e-mail è confermato
email-confirm-heading = Il tuo indirizzo e-mail è confermato
email-confirm-text = Ciao { $name }! Il tuo indirizzo e-mail è confermato.

email-deleted-subject = Un indirizzo e-mail è stato rimosso
email-deleted-heading = Un indirizzo e-mail è stato rimosso
email-deleted-text = Ciao { $name }! L’indirizzo { $deleted_email } è stato rimosso dal tuo account.
email-deleted-note = Se non l’hai fatto tu, accedi subito, cambia la password e inserisci di nuovo il tuo indirizzo nelle impostazioni.

origin = Data della modifica: { $time }. Indirizzo IP: { $address }. Browser: { $browser }
code-label = Codice
key-label = Questo codice serve solo ai programmi che usano l’API.
reason = Questa e-mail è stata inviata a { $email } perché questo indirizzo è stato inserito su Caravanserai.
