## Everywhere

skip-to-content = Zum Inhalt springen
nav-main = Hauptmenü
nav-more = Mehr
nav-lobby = Spielen
nav-my-tables = Meine Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-sign-in = Anmelden
nav-api = Für Programme: die API
footer-promise = Ehrlich ausgeteilt, und jeder kann es nachprüfen. Keine Tracker, keine Werbung.
language = Sprache
theme-to-light = Hell schalten
theme-to-dark = Dunkel schalten
loading = Einen Moment …
dismiss = Schließen
cancel = Abbrechen
try-again = Noch einmal
to-the-front-page = Zur Startseite
to-the-lobby = Zu den offenen Tischen
problem-away = Der Server antwortet nicht. Vielleicht ist die Verbindung weg, oder er startet gerade neu: Versuch es gleich noch einmal.
problem-unknown = Das hat nicht geklappt.
see-ruling = Regel { $ruling }
problem-forbidden = Das darfst du nicht tun.
problem-not-yours = Das darf jemand anderes am Tisch.
problem-not-found = Hier ist nichts.
problem-unknown-table = Diesen Tisch gibt es nicht, oder man braucht eine Einladung.
problem-not-authenticated = Melde dich zuerst an.
problem-moved-on = Am Tisch ist inzwischen etwas geschehen: Schau noch einmal hin und wähle dann.
problem-wrong-moment = Das geht nicht mehr, oder noch nicht.
problem-still-thinking = Ein Meister denkt für dich noch über etwas anderes nach: Frag gleich noch einmal.
problem-no-free-chair = Der Stuhl ist besetzt: Nimm einen anderen.
problem-not-a-guest = Du hast schon ein Konto.
problem-username-taken = Der Name, oder einer, der so aussieht, ist vergeben: Nimm einen anderen.
problem-username-invalid = Ein Name hat 3 bis 24 Buchstaben von a bis z, Ziffern, - oder _.
problem-username-reserved = Diesen Namen kann niemand haben: Nimm einen anderen.
problem-email-taken = Diese Adresse gehört zu einem anderen Konto.
problem-email-invalid = Das kann keine E-Mail-Adresse sein.
problem-password-refused = Das Passwort ist zu leicht zu erraten: Nimm ein längeres.
problem-commit-first = Hier zeigt sich etwas Neues: Führe zuerst aus, was du hast.
problem-bad-input = Was gewünscht wurde, gibt es hier nicht.
problem-key-reused = Das wurde schon für etwas anderes gesendet: Versuch es noch einmal.
problem-invalid = Der Server konnte das nicht lesen.
problem-bad-credentials = Du bist nicht mehr angemeldet: Melde dich neu an.
problem-unknown-person = Niemand heißt so.
problem-unknown-season = Diese Saison gibt es auf dieser Rangliste nicht.
problem-not-on-ladder = Du stehst noch nicht auf dieser Rangliste.
problem-throttled = Das war zu oft: Warte einen Moment.
problem-server-error = Auf dem Server ging etwas schief. Nichts ist verloren: Versuch es noch einmal.
problem-unavailable = Das geht gerade nicht. Nichts ist verloren: Versuch es gleich noch einmal.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = Das ist zu viel auf einmal.
problem-unknown-game = Ein solches Spiel gibt es hier nicht.
problem-bad-link = Der Link ist abgelaufen oder nicht von uns.

## Friendly pages

trouble-not-found = Hier ist nichts
trouble-not-found-help = Die Karawane ist weitergezogen, oder in der Adresse steckt ein Fehler.
trouble-no-table = Dieser Tisch lässt sich nicht zeigen
trouble-no-table-help = Es gibt ihn nicht, oder man braucht eine Einladung: Frag jemanden, der dort sitzt, nach dem Link.
trouble-no-rights = Das geht dich nichts an
trouble-no-rights-help = Melde dich mit dem Konto an, dem es gehört.
trouble-away = Im Haus ist es still
trouble-away-help = Der Server antwortet gerade nicht. Nichts ist verloren: Deine Partien sind sicher.
trouble-away-still = Noch keine Antwort. Sobald es eine gibt, ist diese Seite von selbst wieder da.

## Players

you = Du
nobody = jemand, der gegangen ist
somebody = Jemand
free-chair = Freier Stuhl
players = Spieler
is-here = sitzt am Tisch
is-awaited = ist am Zug
is-away = weg
is-away-help = Zeit abgelaufen: Bis zur Rückkehr spielt ein Bot
host = lädt ein
bot = Bot
bot-level =
    { $level ->
        [random] Bot · Würfel
        [apprentice] Bot · Lehrling
        [expert] Bot · Meister
        [merchant] Bot · Kaufmann
        [trader] Bot · Händler
        [guildmaster] Bot · Gildenmeister
       *[other] Bot · { $level }
    }
spectators =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }

## At the table

your-turn = Du bist am Zug
now-your-turn = Du bist am Zug.
now-confirm = Führe es aus, oder nimm es zurück.
now-confirm-or-go-on = Führe es aus, oder nimm es zurück. Danach: { $prompt }
now-waiting-for =
    { $count ->
        [one] { $names } ist am Zug.
       *[other] Am Zug sind { $names }.
    }
now-ended-together = Das Spiel wurde gemeinsam beendet.
now-finished = Das Spiel ist zu Ende.
your-choices = Deine Möglichkeiten
commit = { $action }: ausführen
commit-turn =
    { $count ->
        [one] Ausführen
       *[other] Alle { $count } ausführen
    }
commit-reveals = Einmal ausgeführt, lässt es sich nicht zurücknehmen: Es zeigt dir etwas Neues.
undo = Zurück
redo = Wieder vor
line-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; was du siehst, kann veraltet sein.
beside = Neben dem Brett
log = Verlauf
log-earlier = { $count } frühere zeigen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
rules = Regeln
signs = Was die Zeichen bedeuten
contents = Inhalt
result-together = Es wurde gemeinsam beendet: Es gibt keine Punkte, und niemand hat gewonnen.
result-together-rated = Die Bots wurden nicht gefragt. Für die Wertung gilt ein frühes Ende gegen sie daher wie Aufgeben: Es ist weder ein Gewinn noch ein Ausweg.
result-left-rated = Wer vor dem Ende gegangen war, gilt für die Wertung als Letzter.
result = Ergebnis
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
departed-resigned = hat aufgegeben
departed-timed-out = Zeit abgelaufen
departed-substituted = durch einen Bot ersetzt
game-menu = Partie
play-again = Noch eine Partie
replay = Wiedergabe
hint = Was täte ein Meister?
hint-begun = Führe erst aus, was du begonnen hast, oder nimm es zurück.
hint-thinking = Ein Meister denkt nach …
hint-says = Ein Meister täte dies: { $action }
hint-says-for = An der Stelle von { $name } täte ein Meister dies: { $action }
hint-why = Warum: { $reason }
hint-chance = Etwa { $percent } % Aussicht auf den Sieg, nach { $rounds } Partien in Gedanken.
hint-close = Schließen
look-back = Zurückblicken
end-wish = Gemeinsam beenden?
end-together = Gemeinsam beenden
end-wished-by = Für ein Ende des Spiels: { $names }
end-missing = Noch nicht einverstanden: { $names }
end-agree = Einverstanden, beenden
end-sure = Das Spiel wäre sofort zu Ende, ohne Punkte und ohne Sieger. Beenden?
end-rated = Bots werden nicht gefragt: Für die Wertung gilt es wie Aufgeben gegen sie.
end-yes = Ja, beenden
end-unwish = Doch nicht beenden
resign = Aufgeben
resign-sure = Auf deinem Stuhl spielt dann ein Bot weiter, und du hast den letzten noch offenen Platz. Aufgeben?
resign-yes = Ja, aufgeben
generic-table = Der Tisch
generic-hints = Was du wissen solltest
lesson = Erste Partie
lesson-got-it = Verstanden
lesson-skip = Einführung überspringen

## Before the game

gathering = Ein Tisch wird gedeckt
gathering-help =
    { $free ->
        [0] Alle sind da: Es geht los.
        [one] Ein Stuhl ist frei. Sobald er besetzt ist, geht es los.
       *[other] { $free } Stühle sind frei. Sobald alle besetzt sind, geht es los.
    }
gathering-abandoned = Alle sind gegangen: Diesen Tisch gibt es nicht mehr.
sit-here = Auf Stuhl { $chair } setzen
bot-add = Dazu: { $level }
bot-remove = Bot wegschicken
start-now = Jetzt anfangen, mit Bots auf den freien Stühlen
link-copy = Einladungslink kopieren
link-copied = Link kopiert
leave-table = Den Tisch verlassen

## What happened to the table

table-opened = Der Tisch ist gedeckt.
table-seated =
    { $bot ->
        [yes] { $name }, ein Bot, nimmt Stuhl { $seat }.
       *[no] { $name } nimmt Stuhl { $seat }.
    }
table-left = { $name } geht.
table-host-left = Wer eingeladen hat, geht.
table-begun = Das Spiel beginnt.
table-resigned = { $name } gibt auf; ein Bot spielt weiter.
table-end-wished = { $name } würde das Spiel hier beenden.
table-end-unwished = { $name } möchte doch weiterspielen.
table-revealed = Der Keim des Austeilens liegt offen: Jetzt kann ihn jeder prüfen.
table-voided =
    { $reason ->
        [collusion] Die Partie wurde für ungültig erklärt: Es wurde füreinander gespielt.
        [one-person] Die Partie wurde für ungültig erklärt: Eine Person saß auf zwei Stühlen.
        [foul-play] Die Partie wurde für ungültig erklärt: Jemand hatte Hilfe.
        [fault] Die Partie wurde für ungültig erklärt: Das Haus hat einen Fehler gemacht.
       *[other] Die Partie wurde für ungültig erklärt.
    }
table-warned = { $name } hat nur noch wenig Zeit.
table-timed-out = Die Zeit von { $name } ist abgelaufen; bis zur Rückkehr spielt ein Bot.
table-returned = { $name } ist wieder da.
table-substitute-wished = { $name } würde den Bot für { $other } weiterspielen lassen.
table-substitute-unwished = { $name } möchte doch auf { $other } warten.
table-substituted = Für { $name } spielt der Bot endgültig weiter.
table-forsaken = Niemand ist zurückgekommen; Bots spielen zu Ende.

## Ladders and ratings

ladders = Ranglisten
ladder-lead = Gewertete Partien führen hinauf und hinab. Eine Wertung ist eine Zahl und wie sicher sie ist; nach etwa zehn Partien steht sie fest.
ladder-pace = Tempo
ladder-live = Live
ladder-async = Langsam
ladder-season = Saison
ladder-now = Diese Saison
ladder-all = Alle Zeiten
ladder-past = Frühere Saisons
ladder-of-season = Saison { $season }
ladder-ends = sie endet am { $day }
ladder-ended = sie endete am { $day }
ladder-closing = sie ist vorbei; der Stand wird endgültig, sobald die nächste Partie endet
ladder-fades = wer ein halbes Jahr nicht gespielt hat, verblasst
ladder-people =
    { $count ->
        [one] eine Person steht hier
       *[other] { $count } Personen stehen hier
    }
ladder-you = Deine Wertung hier
ladder-at = Platz { $place }
ladder-around = Um mich herum
ladder-top = Nach oben
ladder-more = Mehr zeigen
ladder-search = Namen finden
ladder-nobody-found = Niemand auf dieser Rangliste hat einen Namen, der so beginnt.
ladder-empty = Hier steht noch niemand
ladder-empty-help = Spiel gewertete Partien, mit Menschen oder mit Bots. Nach etwa zehn steht deine Wertung fest, und du bist dabei.
ladder-place = Platz
ladder-player = Spieler
ladder-rating = Wertung
ladder-games = Partien
ladder-wins = Siege
ladder-seat = Stuhl
ladder-division = Liga
ladder-divisions = Ligen
ladder-divisions-help = Am Ende einer Saison steigt das beste Fünftel einer Liga auf und das letzte ab. Alle beginnen als Wanderer.
ladder-promoted = steigt auf
ladder-relegated = steigt ab
division =
    { $division ->
        [1] Wesir
        [2] Karawanenmeister
        [3] Karawanenführer
        [4] Krämer
       *[5] Wanderer
    }
provisional = vorläufig
rating-provisional = Vorläufig: Nach etwa zehn Partien steht sie fest.
rating-sure = plus oder minus { $uncertainty }
rating-after = { $rating } nach dieser Partie, die zu { $weight } % zählte
course-told =
    { $games ->
        [one] Eine Partie: von { $first } auf { $last }.
       *[other] { $games } Partien: von { $first } auf { $last }, höchstens { $best }.
    }
results-by-seat = Nach Stuhl
results-by-opponent = Nach Gegner
results-mean-place = Mittlerer Platz
results-ahead = Davor
results-behind = Dahinter
person-ratings = Wertungen
person-course = { $game }, { $pace }
person-seasons = Frühere Saisons
head-to-head = Du und { $name }
head-to-head-told =
    { $games ->
        [one] Eine gewertete Partie miteinander; { $ahead } davor, { $behind } dahinter, { $ties } gleichauf.
       *[other] { $games } gewertete Partien miteinander; { $ahead } davor, { $behind } dahinter, { $ties } gleichauf.
    }
