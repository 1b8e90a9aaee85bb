## Players

you = Du
deleted-player = ein gelöschtes Konto
someone = Jemand
free-seat = Freier Platz
players = Mitspielende
is-present = sitzt am Tisch
is-to-move = ist am Zug
is-away = abwesend
is-away-help = Zeit abgelaufen; bis zur Rückkehr spielt ein Bot
host = Gastgeber/in
bot = Bot
bot-level =
    { $level ->
        [random] Bot · Zufall
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
status-your-turn = Du bist am Zug.
status-confirm = Bestätige deinen Zug oder mach ihn rückgängig.
status-confirm-or-continue = Bestätige deinen Zug oder mach ihn rückgängig. Danach: { $prompt }
status-waiting-for =
    { $count ->
        [one] { $names } ist am Zug.
       *[other] Am Zug sind { $names }.
    }
status-ended-by-agreement = Die Partie wurde gemeinsam beendet.
status-finished = Die Partie ist zu Ende.
your-choices = Deine Möglichkeiten
commit = { $action }
commit-turn =
    { $count ->
        [one] Bestätigen
       *[other] Alle { $count } bestätigen
    }
commit-reveals = Nach dem Bestätigen kannst du das nicht mehr rückgängig machen: Es deckt etwas Neues auf.
undo = Rückgängig
redo = Wiederholen
connection-lost = Die Verbindung ist unterbrochen. Wir versuchen, sie wiederherzustellen; was du siehst, kann veraltet sein.
side-panel = Chat und Verlauf
log = Verlauf
log-earlier = { $count } frühere Einträge zeigen
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
rules = Regeln
icons = Was die Symbole bedeuten
contents = Inhalt
result-by-agreement = Die Partie wurde gemeinsam beendet: Es gibt keine Punkte, und niemand gewinnt.
result-by-agreement-rated = Bots können einem vorzeitigen Ende nicht zustimmen. Für die Wertung hast du deshalb gegen sie verloren, als hättest du aufgegeben.
result-left-rated = Wer die Partie vor dem Ende verlassen hat, kommt auf den letzten Rang.
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
advice = Was würde ein Meister tun?
advice-confirm-first = Bestätige zuerst deine Züge oder mach sie rückgängig.
advice-searching = Der Meister denkt nach …
advice-says = Ein Meister würde so spielen: { $action }
advice-says-for = An der Stelle von { $name } würde ein Meister so spielen: { $action }
advice-why = Warum: { $reason }
advice-chance = Gewinnchance: etwa { $percent } %, geschätzt aus { $iterations } simulierten Partien.
advice-close = Schließen
replay-so-far = Bisherige Partie ansehen
end-vote = Ende der Partie vorschlagen
end-by-agreement = Partie gemeinsam beenden
end-votes = Dafür, die Partie jetzt zu beenden: { $names }
end-missing = Noch nicht zugestimmt: { $names }
end-agree = Dem Ende der Partie zustimmen
end-confirm = Die Partie ist dann sofort zu Ende, ohne Punkte, und niemand gewinnt. Beenden?
end-rated = Bots können einem vorzeitigen Ende nicht zustimmen: Für die Wertung verlierst du gegen sie, als hättest du aufgegeben.
end-yes = Ja, Partie beenden
end-withdraw = Zustimmung zum Ende zurückziehen
resign = Aufgeben
resign-confirm = Ein Bot übernimmt deinen Platz, und du landest hinter allen, die noch mitspielen. Aufgeben?
resign-yes = Ja, aufgeben
generic-table = Der Tisch
generic-hints = Was du wissen solltest
lesson = Einführung
lesson-got-it = Verstanden
lesson-skip = Einführung überspringen

## Before the game

waiting-title = Warten auf Mitspielende
waiting-help =
    { $free ->
        [0] Alle sind da: Die Partie beginnt.
        [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist.
       *[other] { $free } Plätze sind frei. Die Partie beginnt, sobald alle besetzt sind.
    }
waiting-everyone-left = Alle sind gegangen. Dieser Tisch ist geschlossen.
take-seat = Platz { $seat } nehmen
bot-add = Hinzufügen: { $level }
bot-remove = Bot entfernen
start-now = Jetzt beginnen, mit Bots auf den freien Plätzen
link-copy = Einladungslink kopieren
link-copied = Link kopiert
leave-table = Tisch verlassen

## Events of the table

table-opened = Der Tisch wird eröffnet.
table-seated =
    { $bot ->
        [yes] { $name }, ein Bot, nimmt Platz { $seat }.
       *[no] { $name } nimmt Platz { $seat }.
    }
table-left = { $name } verlässt den Tisch.
table-host-left = Wer den Tisch eröffnet hat, verlässt ihn.
table-started = Die Partie beginnt.
table-resigned = { $name } gibt auf; ein Bot übernimmt.
table-end-voted = { $name } möchte die Partie gemeinsam beenden.
table-end-vote-withdrawn = { $name } möchte weiterspielen.
table-finished = Der Startwert für das Mischen ist offengelegt: Jetzt können alle nachprüfen, dass fair gemischt wurde.
table-voided =
    { $reason ->
        [collusion] Die Moderation hat die Partie für ungültig erklärt: Es gab Absprachen.
        [one-person] Die Moderation hat die Partie für ungültig erklärt: Eine Person spielte auf zwei Plätzen.
        [foul-play] Die Moderation hat die Partie für ungültig erklärt: Jemand hatte Hilfe von außen.
        [fault] Die Moderation hat die Partie für ungültig erklärt: Die Website hat einen Fehler gemacht.
       *[other] Die Moderation hat die Partie für ungültig erklärt.
    }
table-warned = { $name } hat nur noch wenig Zeit.
table-timed-out = Die Zeit von { $name } ist abgelaufen; bis zur Rückkehr spielt ein Bot.
table-returned = { $name } ist wieder da.
table-substitute-voted = { $name } stimmt dafür, dass der Bot { $other } ersetzt.
table-substitute-vote-withdrawn = { $name } möchte auf { $other } warten.
table-substituted = Ein Bot ersetzt { $name } bis zum Ende der Partie.
table-all-timed-out = Niemand ist zurückgekommen; Bots spielen die Partie zu Ende.
