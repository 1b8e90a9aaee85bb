## Signing in

sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-in-instead = Ich habe ein Konto
sign-up-instead = Konto anlegen
sign-in-leaves = Du bist hier gerade { $name }. Beim Anmelden verlässt du dieses Konto; als Gast kommt man nicht zurück.
sign-up-help = Ein Name und ein Passwort genügen.
sign-up-keeps = Du behältst deine Plätze und deine Partien.
login = Name oder E-Mail-Adresse
username = Name
password = Passwort
password-new = Neues Passwort
password-current = Jetziges Passwort
password-forgotten = Passwort vergessen?
password-change = Passwort ändern
password-changed = Das Passwort ist geändert.
email = E-Mail-Adresse
email-optional = Darf leer bleiben. Mit ihr bekommst du ein neues Passwort und Post, wenn du am Zug bist.
email-change = E-Mail-Adresse ändern
email-sent = Wir haben der neuen Adresse geschrieben: Folge dem Link darin.
save = Speichern
reset-password = Ein neues Passwort
reset-help = Wir schicken dir einen Code per E-Mail.
reset-ask = Code schicken
reset-sent = Wenn die Adresse zu einem Konto gehört, ist ein Code unterwegs. Trag ihn hier ein.
reset-code = Code
reset-change = Neues Passwort setzen
verify-email = E-Mail-Adresse bestätigen
verify-email-help = Ein Klick, und die Adresse gehört dir.
verify-email-done = Danke, die Adresse ist bestätigt.
refused-reauthenticate = Gib noch einmal dein Passwort ein.
refused-conflict = Du bist schon angemeldet: Melde dich zuerst ab.
refused-username_password_mismatch = Name und Passwort passen nicht zusammen.
refused-email_password_mismatch = Adresse und Passwort passen nicht zusammen.
refused-username_taken = Der Name, oder einer, der so aussieht, ist vergeben: Nimm einen anderen.
refused-password_too_common = Das Passwort ist zu verbreitet: Nimm ein anderes.
refused-password_too_short = Das Passwort ist zu kurz: Nimm mindestens acht Zeichen.
refused-password_entirely_numeric = Ein Passwort nur aus Ziffern ist zu leicht zu erraten.
refused-password_too_similar = Das Passwort ähnelt deinem Namen oder deiner Adresse zu sehr.
refused-username_invalid = Ein Name hat 3 bis 24 Buchstaben von a bis z, Ziffern, - oder _.
refused-username_blacklisted = Diesen Namen kann niemand haben: Nimm einen anderen.
refused-incorrect_code = Der Code stimmt nicht oder nicht mehr.
refused-throttled = Das war zu oft: Warte ein paar Minuten.
refused-too_many_login_attempts = Das war zu oft: Warte fünf Minuten oder setze ein neues Passwort.

## My tables

mine-running = Laufend
mine-running-empty = Keine Partie läuft. Spiel von der Startseite los, oder setz dich an einen offenen Tisch.
mine-open = Warten auf Mitspieler
mine-finished = Beendet
mine-finished-empty = Noch ist keine Partie beendet.
mine-nobody = Du hast hier noch nicht gespielt. Ein Klick auf der Startseite bringt dich an einen Tisch.

## A person

profile = Profil
person-joined = Hier seit
person-games = Spiele
person-played =
    { $played ->
        [one] { $played } Partie, { $won } gewonnen
       *[other] { $played } Partien, { $won } gewonnen
    }
person-games-empty = Noch keine öffentliche Partie.
person-tables = Letzte Partien

## Settings

settings-looks = Wie es aussieht und klingt
settings-account = Konto
settings-guest = Du spielst als Gast { $name }. Mit einem Konto kannst du von überall zurückkommen.
settings-member = Du bist { $name }.
settings-theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
motion-system = Wie das System
motion-full = Dinge bewegen sich
motion-reduced = Nichts bewegt sich
settings-sounds = Ein leiser Klang, wenn ich am Zug bin
settings-notifications = Der Browser meldet, wenn ich am Zug bin
settings-notifications-refused = Der Browser erlaubt es nicht: Ändere das in seinen Einstellungen für diese Seite.
tokens = Programme
tokens-help = Mit einem Schlüssel kann ein Programm für dich spielen.
tokens-once = Kopiere ihn jetzt, er wird nicht noch einmal gezeigt:
tokens-name = Ein Name zum Wiedererkennen
tokens-make = Schlüssel anlegen
tokens-revoke = Widerrufen
tokens-used = zuletzt benutzt
tokens-unused = nie benutzt
closing = Deine Daten
closing-export = Alles herunterladen, was über mich gespeichert ist
closing-close = Konto löschen
closing-help = Auf deinen Stühlen spielen Bots weiter. Was du gespielt hast, bleibt im Verlauf, der nicht mehr sagt, wer du warst.
closing-type = Zur Sicherheit: Schreib deinen Namen { $name }
closing-for-good = Endgültig löschen
