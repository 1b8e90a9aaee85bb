email-confirmation-subject = Bitte bestätige deine E-Mail-Adresse
email-confirmation-heading = Bestätige deine E-Mail-Adresse
email-confirmation-text = Hallo { $name }! Bitte bestätige, dass { $email } deine Adresse ist. Dann können wir dir schreiben, wenn du am Zug bist, und du kannst ein vergessenes Passwort zurücksetzen.
email-confirmation-button = Adresse bestätigen
email-confirmation-note = Wenn du kein Konto bei Caravanserai hast, kannst du diese Mail ignorieren.

password-reset-code-subject = Dein Code für ein neues Passwort
password-reset-code-heading = Wähle ein neues Passwort
password-reset-code-text = Hallo { $name }! Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast, und wähle dort ein neues Passwort. Der Code gilt 15 Minuten.
password-reset-code-note = Wenn du kein neues Passwort angefordert hast, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.

unknown-account-subject = Zu dieser Adresse gibt es kein Konto
unknown-account-heading = Zu dieser Adresse gibt es kein Konto
unknown-account-text = Jemand hat für { $email } ein neues Passwort angefordert, aber bei Caravanserai gibt es kein Konto mit dieser Adresse. Wenn du das warst, hast du dein Konto vielleicht mit einer anderen Adresse oder ohne Adresse angelegt. Du kannst auch ein neues Konto anlegen.
unknown-account-button = Konto anlegen
unknown-account-note = Wenn du das nicht warst, ignoriere diese Mail.

account-already-exists-subject = Du hast schon ein Konto
account-already-exists-heading = Du hast schon ein Konto
account-already-exists-text = Jemand wollte mit { $email } ein Konto anlegen, aber du hast schon eines mit dieser Adresse. Wenn du das warst und dein Passwort vergessen hast, kannst du ein neues wählen.
account-already-exists-button = Neues Passwort wählen
account-already-exists-note = Wenn du das nicht warst, ignoriere diese Mail. An deinem Konto hat sich nichts geändert.

password-reset-subject = Dein Passwort wurde zurückgesetzt
password-reset-heading = Dein Passwort wurde zurückgesetzt
password-reset-text = Hallo { $name }! Mit einem Code aus diesem Postfach wurde für dein Konto ein neues Passwort gewählt.
password-reset-note = Wenn du das nicht warst, setze dein Passwort sofort noch einmal zurück und ändere auch das Passwort deines Postfachs.

password-changed-subject = Dein Passwort wurde geändert
password-changed-heading = Dein Passwort wurde geändert
password-changed-text = Hallo { $name }! Das Passwort deines Kontos wurde geändert.
password-changed-note = Wenn du das nicht warst, setze dein Passwort sofort auf der Anmeldeseite zurück.

password-set-subject = Dein Konto hat jetzt ein Passwort
password-set-heading = Dein Konto hat jetzt ein Passwort
password-set-text = Hallo { $name }! Für dein Konto wurde ein Passwort festgelegt.
password-set-note = Wenn du das nicht warst, setze dein Passwort sofort auf der Anmeldeseite zurück.

email-changed-subject = Deine E-Mail-Adresse wurde geändert
email-changed-heading = Deine E-Mail-Adresse wurde geändert
email-changed-text = Hallo { $name }! Die Adresse deines Kontos wurde von { $from_email } in { $to_email } geändert.
email-changed-note = Wenn du das nicht warst, melde dich sofort an, ändere dein Passwort und trage in den Einstellungen wieder deine eigene Adresse ein.

email-confirm-subject = Deine E-Mail-Adresse ist bestätigt
email-confirm-heading = Deine E-Mail-Adresse ist bestätigt
email-confirm-text = Hallo { $name }! Deine E-Mail-Adresse ist bestätigt.

email-deleted-subject = Eine E-Mail-Adresse wurde entfernt
email-deleted-heading = Eine E-Mail-Adresse wurde entfernt
email-deleted-text = Hallo { $name }! Die Adresse { $deleted_email } wurde aus deinem Konto entfernt.
email-deleted-note = Wenn du das nicht warst, melde dich sofort an, ändere dein Passwort und trage in den Einstellungen wieder deine eigene Adresse ein.

origin = Die Änderung wurde am { $time } von der IP-Adresse { $address } aus vorgenommen, mit diesem Browser: { $browser }
code-label = Code
key-label = Diesen Code brauchen nur Programme, die die API benutzen.
reason = Diese Mail wurde an { $email } geschickt, weil diese Adresse bei Caravanserai eingegeben wurde.
