## Signing in

sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-in-instead = Ich habe schon ein Konto
sign-up-instead = Konto anlegen
sign-in-leaves-account = Du spielst gerade als { $name }. Wenn du dich anmeldest, verlässt du dieses Konto, und ein Gastkonto lässt sich nicht wiederherstellen.
sign-up-help = Ein Name und ein Passwort genügen.
sign-up-keeps-games = Du behältst deine Plätze und deine Partien.
login = Name oder E-Mail-Adresse
username = Name
password = Passwort
password-new = Neues Passwort
password-current = Aktuelles Passwort
password-forgotten = Passwort vergessen?
password-change = Passwort ändern
password-changed = Dein Passwort wurde geändert.
email = E-Mail-Adresse
email-optional = Freiwillig. Mit einer Adresse kannst du dein Passwort zurücksetzen und bekommst Mails, wenn du am Zug bist.
email-change = E-Mail-Adresse ändern
email-change-sent = Wir haben eine Mail an die neue Adresse geschickt. Folge dem Link darin, um die Adresse zu bestätigen.
save = Speichern
reset-password = Passwort zurücksetzen
reset-help = Wir schicken dir einen Code per Mail.
reset-send-code = Code schicken
reset-code-sent = Wenn die Adresse zu einem Konto gehört, haben wir einen Code dorthin geschickt. Gib ihn hier ein.
reset-code = Code
reset-save = Neues Passwort speichern
verify-email = E-Mail-Adresse bestätigen
verify-email-help = Bestätige, dass diese Adresse dir gehört.
verify-email-done = Danke! Deine Adresse ist bestätigt.
auth-error-reauthenticate = Gib dein Passwort noch einmal ein.
auth-error-conflict = Du bist schon angemeldet. Melde dich zuerst ab.
auth-error-username_password_mismatch = Name und Passwort passen nicht zusammen.
auth-error-email_password_mismatch = E-Mail-Adresse und Passwort passen nicht zusammen.
auth-error-username_taken = Dieser Name oder ein sehr ähnlicher ist schon vergeben. Wähle einen anderen.
auth-error-password_too_common = Dieses Passwort ist zu verbreitet. Wähle ein anderes.
auth-error-password_too_short = Dieses Passwort ist zu kurz. Wähle eines mit mindestens acht Zeichen.
auth-error-password_entirely_numeric = Dieses Passwort besteht nur aus Ziffern. Wähle eines, das schwerer zu erraten ist.
auth-error-password_too_similar = Dieses Passwort ähnelt deinem Namen oder deiner E-Mail-Adresse zu sehr. Wähle ein anderes.
auth-error-username_invalid = Ein Name hat 3 bis 24 Zeichen: Buchstaben von a bis z, Ziffern, - und _.
auth-error-username_blacklisted = Dieser Name ist reserviert. Wähle einen anderen.
auth-error-incorrect_code = Dieser Code ist falsch oder abgelaufen.
auth-error-throttled = Zu viele Versuche. Warte ein paar Minuten und versuche es dann noch einmal.
auth-error-too_many_login_attempts = Zu viele Versuche. Warte fünf Minuten oder setze dein Passwort zurück.

## My tables

mine-running = Laufend
mine-running-empty = Du hast keine laufenden Partien. Beginne eine auf der Startseite oder setz dich an einen offenen Tisch.
mine-open = Warten auf Mitspielende
mine-finished = Beendet
mine-finished-empty = Du hast noch keine beendeten Partien.
mine-signed-out = Du hast hier noch nicht gespielt. Klicke auf der Startseite auf „Jetzt spielen“, um eine Partie zu beginnen.

## A person's page

profile = Profil
person-joined = Beigetreten
person-games = Spiele
person-played =
    { $played ->
        [one] { $played } Partie, { $won } gewonnen
       *[other] { $played } Partien, { $won } gewonnen
    }
person-games-empty = Noch keine öffentlichen Partien.
person-tables = Letzte Partien

## Settings

settings-appearance = Darstellung und Ton
settings-account = Konto
settings-guest = Du spielst als Gast { $name }. Mit einem Konto kannst du dich auf jedem Gerät anmelden.
settings-member = Du bist als { $name } angemeldet.
settings-theme = Farbschema
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-motion = Animationen
motion-system = Wie das System
motion-full = An
motion-reduced = Aus
settings-sounds = Einen leisen Ton abspielen, wenn ich am Zug bin
settings-notifications = Eine Benachrichtigung im Browser zeigen, wenn ich am Zug bin
settings-notifications-blocked = Dein Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Website.
tokens = API-Token
tokens-help = Mit einem Token kann ein Programm für dich spielen.
tokens-once = Kopiere das Token jetzt. Es wird nicht noch einmal angezeigt:
tokens-name = Name des Tokens
tokens-create = Token anlegen
tokens-revoke = Widerrufen
tokens-used = zuletzt benutzt
tokens-unused = nie benutzt
my-data = Meine Daten
my-data-export = Alle meine Daten herunterladen
delete-account = Konto löschen
delete-account-help = Bots übernehmen deine Plätze. Deine Züge bleiben im Verlauf deiner Partien, zeigen aber nicht mehr, wer du warst.
delete-account-confirm = Gib zur Bestätigung deinen Namen ein: { $name }
delete-account-permanently = Endgültig löschen
