## Clocks, and who is away

clock-left = noch { $time }
clock-until = Läuft ab: { $moment }
clock-stands = Die Uhr steht
left-days = { $days } T
left-days-hours = { $days } T { $hours } h
left-hours = { $hours } h
left-hours-minutes = { $hours } h { $minutes } m
away-me = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
away-back = Ich bin wieder da
substitute = Ersatz
substitute-help = { $name } ist schon lange weg. Wenn ihr alle es wünscht, spielt der Bot endgültig weiter.
substitute-wish = Den Bot weiterspielen lassen
substitute-unwish = Doch noch warten
substitute-wished-by = Gewünscht von { $names }

## How fast

pace-none = Ohne Uhr
pace-live = Live, 20 Minuten
pace-quick = Schnell, 8 Minuten
pace-day = Ein Tag pro Zug
pace-week = Gemächlich, eine Woche in Reserve
pace-own = Wie ich will …
pace-own-name = { $clock }, { $bank } + { $increment }
pace-help = Zeit für alle: { $bank }. Jede Entscheidung bringt { $increment } zurück, nie über den Anfang hinaus.
pace-help-sudden = Zeit für alle: { $bank } für das ganze Spiel.
pace-kind = Gespielt wird
pace-bank = Bedenkzeit
pace-increment = Zurück je Entscheidung
pace-unit = { $label }: Einheit
unit-second = Sekunden
unit-minute = Minuten
unit-hour = Stunden
unit-day = Tage
pace-vacation = Im Urlaub steht die Uhr
pace-no-vacation = Hier läuft die Uhr auch im Urlaub.
pace-reliability = Verlangte Zuverlässigkeit
pace-reliability-any = Keine: Alle dürfen mitspielen
pace-reliability-least = Mindestens { $percent } %
reliability-asked = { $percent } % zuverlässig
reliability-asked-help = Für Mitglieder mit mindestens drei Partien mit Uhr. Wie viele der letzten zwanzig sie zu Ende gespielt haben, ohne dass die Zeit ablief.
reliability-help = Wie viele der letzten zwanzig Partien mit Uhr zu Ende gespielt wurden, ohne dass die Zeit ablief. Rechtzeitig aufgegebene zählen nicht.
person-reliability =
    { $games ->
        [one] { $percent } % zuverlässig, in { $games } Partie mit Uhr
       *[other] { $percent } % zuverlässig, in { $games } Partien mit Uhr
    }
problem-not-reliable = An diesem Tisch sollen alle sitzen, denen selten die Zeit abläuft: Mitglieder mit mindestens drei Partien mit Uhr. Spiel ein paar Partien in der Zeit, dann bist du willkommen; viele andere Tische verlangen nichts.

## My turns

turns = Am Zug
turns-begin = Mit dem dringendsten anfangen
turns-help =
    { $count ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich, der dringendste zuerst.
    }
turns-empty = Nichts wartet auf dich: Überall sind andere am Zug, oder keine deiner Partien läuft. Setz dich an einen offenen Tisch, oder sieh nach deinen Partien.
turns-next = Weiter
turns-next-left = Nächster Tisch (noch { $left })
turns-next-keys = Der nächste Tisch, der auf dich wartet: Alt+N
turns-previous = Voriger Tisch
turns-previous-keys = Der vorige Tisch, der auf dich wartet: Alt+P

## A private note

note = Notiz
note-help = Nur du siehst das.
note-empty = Was du dir an diesem Tisch merken willst
note-loading = Einen Moment …
note-unread = Deine Notiz lässt sich gerade nicht lesen: Sieh später wieder nach.
note-saved = Gespeichert
note-writing = …
note-failed = Es ließ sich nicht speichern: Wir versuchen es wieder, wenn du weiterschreibst.

## When I rest

rest = Wann ich ruhe
rest-help = An langsamen Tischen steht deine Uhr, solange du ruhst.
rest-zone = Zeitzone
rest-zone-here = Dieser Browser ist in { $zone }.
rest-zone-take = Übernehmen
rest-sleeps = Meine Nächte zählen nicht
rest-from = Ich schlafe von
rest-to = bis
rest-weekends = Meine Wochenenden zählen nicht
rest-saved = Gespeichert. Es gilt ab deiner nächsten Entscheidung.
vacations = Urlaub
vacations-help =
    { $days ->
        [one] Dieses Jahr hast du noch einen Tag. Der Urlaub zählt nicht, wo der Tisch es nicht erlaubt oder du weniger als eine Stunde übrig hast.
       *[other] Dieses Jahr hast du noch { $days } Tage. Der Urlaub zählt nicht, wo der Tisch es nicht erlaubt oder du weniger als eine Stunde übrig hast.
    }
vacations-first = Erster Tag
vacations-last = Letzter Tag
vacations-take = Urlaub nehmen
vacations-now = jetzt
vacations-end = Jetzt beenden
vacations-cancel = Absagen
problem-night-too-long = Eine Nacht darf höchstens zwölf Stunden dauern.
problem-vacation-impossible = Ein Urlaub endet nach seinem Beginn, und innerhalb eines Jahres.
problem-vacation-overlaps = Dann hast du schon Urlaub.
problem-vacation-too-long = Das sind mehr Urlaubstage, als dir in jenem Jahr bleiben.
finished-by-bots = von Bots beendet
