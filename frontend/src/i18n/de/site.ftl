## On every page

skip-to-content = Zum Inhalt springen
nav-main = Hauptmenü
nav-more = Mehr
nav-lobby = Spielen
nav-my-tables = Meine Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-sign-in = Anmelden
nav-api = API für Programme
footer-about = Fair gemischt, und du kannst es selbst nachprüfen. Kein Tracking, keine Werbung.
language = Sprache
theme-to-light = Zum hellen Farbschema wechseln
theme-to-dark = Zum dunklen Farbschema wechseln
loading = Wird geladen …
dismiss = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
go-to-front-page = Zur Startseite
go-to-lobby = Zu den offenen Tischen

## Problems

problem-server-unreachable = Der Server antwortet nicht. Vielleicht ist deine Verbindung unterbrochen, oder der Server startet gerade neu. Versuche es gleich noch einmal.
problem-unknown = Etwas ist schiefgegangen. Versuche es noch einmal.
see-ruling = Festlegung { $ruling }
problem-forbidden = Das darfst du nicht.
problem-not-yours = Das kannst du an diesem Tisch nicht tun.
problem-not-found = Hier ist nichts.
problem-unknown-table = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung, um ihn zu sehen.
problem-not-authenticated = Melde dich zuerst an.
problem-table-changed = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal nach und wähle dann.
problem-wrong-moment = Das ist nicht mehr oder noch nicht möglich.
problem-advice-pending = Der Meister denkt noch über deine letzte Frage nach. Frage gleich noch einmal.
problem-no-free-seat = Dieser Platz ist besetzt. Wähle einen anderen.
problem-not-a-guest = Du hast schon ein Konto.
problem-username-taken = Dieser Name oder ein sehr ähnlicher ist schon vergeben. Wähle einen anderen.
problem-username-invalid = Ein Name hat 3 bis 24 Zeichen: Buchstaben von a bis z, Ziffern, - und _.
problem-username-reserved = Dieser Name ist reserviert. Wähle einen anderen.
problem-email-taken = Diese Adresse gehört zu einem anderen Konto.
problem-email-invalid = Das ist keine gültige E-Mail-Adresse.
problem-password-refused = Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres.
problem-commit-first = Das deckt etwas auf: Bestätige zuerst deine Züge.
problem-bad-input = Diese Seite hat etwas angefragt, das es nicht gibt. Lade die Seite neu und versuche es noch einmal.
problem-key-reused = Diese Anfrage wurde mit einer früheren verwechselt. Lade die Seite neu und versuche es noch einmal.
problem-invalid = Der Server konnte diese Anfrage nicht lesen. Lade die Seite neu und versuche es noch einmal.
problem-bad-credentials = Du bist nicht mehr angemeldet. Melde dich neu an.
problem-unknown-player = Unter diesem Namen spielt hier niemand.
problem-unknown-season = Diese Saison gibt es auf dieser Rangliste nicht.
problem-not-on-ladder = Du stehst noch nicht auf dieser Rangliste.
problem-throttled = Zu viele Anfragen. Warte einen Moment und versuche es dann noch einmal.
problem-server-error = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren: Versuche es noch einmal.
problem-unavailable = Der Server kann das gerade nicht ausführen. Nichts ist verloren: Versuche es gleich noch einmal.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = Das ist zu viel auf einmal.
problem-unknown-game = Dieses Spiel gibt es hier nicht.
problem-bad-link = Dieser Link ist abgelaufen oder ungültig.

## Error pages

error-not-found = Seite nicht gefunden
error-not-found-help = Unter dieser Adresse gibt es nichts. Prüfe sie auf Tippfehler.
error-no-table = Dieser Tisch kann nicht angezeigt werden
error-no-table-help = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung. Frage jemanden, der dort spielt, nach dem Link.
error-no-access = Du kannst diese Seite nicht sehen
error-no-access-help = Melde dich mit dem Konto an, dem sie gehört.
error-server-unreachable = Der Server antwortet nicht
error-server-unreachable-help = Nichts ist verloren: Deine Partien sind gespeichert. Diese Seite lädt neu, sobald der Server antwortet.
error-server-unreachable-still = Noch keine Antwort. Wir versuchen es weiter.
