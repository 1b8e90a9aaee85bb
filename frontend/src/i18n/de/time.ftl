## Clocks and absent players

clock-left = noch { $time }
clock-until = Die Zeit läuft ab: { $moment }
clock-stopped = Die Uhr steht
left-days = { $days } Tg.
left-days-hours = { $days } Tg. { $hours } Std.
left-hours = { $hours } Std.
left-hours-minutes = { $hours } Std. { $minutes } Min.
away-me = Deine Zeit ist abgelaufen. Ein Bot spielt für dich.
away-back = Ich bin wieder da
substitute = Ersatz
substitute-help = { $name } ist schon lange abwesend. Wenn ihr alle zustimmt, spielt der Bot bis zum Ende der Partie weiter.
substitute-agree = Bot weiterspielen lassen
substitute-withdraw = Zustimmung zurückziehen und warten
substitute-votes = Dafür: { $names }

## Pace

pace-none = Ohne Uhr
pace-live = Live, 20 Minuten
pace-quick = Schnell, 8 Minuten
pace-day = Ein Tag pro Zug
pace-week = Eine Woche + 12 Stunden pro Zug
pace-custom = Eigene Einstellung …
pace-custom-name = { $clock }, { $bank } + { $increment }
pace-help = Alle haben anfangs { $bank }. Jeder Zug bringt { $increment } dazu, höchstens bis zur Anfangszeit.
pace-help-no-increment = Alle haben { $bank } für die ganze Partie.
pace-kind = Zeitmodus
pace-bank = Anfangszeit
pace-increment = Zuschlag pro Zug
pace-unit = { $label }: Einheit
unit-second = Sekunden
unit-minute = Minuten
unit-hour = Stunden
unit-day = Tage
pace-vacation = Urlaub hält die Uhr an
pace-no-vacation = An diesem Tisch hält Urlaub die Uhr nicht an.
pace-reliability = Erforderliche Zuverlässigkeit
pace-reliability-any = Keine: Alle dürfen mitspielen
pace-reliability-min = Mindestens { $percent } %
reliability-required = { $percent } % zuverlässig
reliability-required-help = Für Mitglieder, die mindestens drei Partien mit Uhr gespielt haben. Zuverlässigkeit ist der Anteil ihrer letzten zwanzig solchen Partien, die sie beendet haben, ohne dass ihre Zeit ablief.
reliability-help = Der Anteil der letzten zwanzig Partien mit Uhr, die beendet wurden, ohne dass die Zeit ablief. Rechtzeitig aufgegebene Partien zählen nicht.
person-reliability =
    { $games ->
        [one] { $percent } % zuverlässig, in { $games } Partie mit Uhr
       *[other] { $percent } % zuverlässig, in { $games } Partien mit Uhr
    }
problem-not-reliable = Dieser Tisch ist für Mitglieder, deren Zeit selten abläuft und die mindestens drei Partien mit Uhr gespielt haben. Spiele zuerst ein paar Partien, ohne dass deine Zeit abläuft, oder wähle einen anderen Tisch: Viele haben keine solche Bedingung.

## My turns

turns = Am Zug
turns-start = Mit dem dringendsten anfangen
turns-help =
    { $count ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich, der dringendste zuerst.
    }
turns-empty = Kein Tisch wartet auf dich. Setz dich an einen offenen Tisch oder sieh dir deine Partien an.
turns-next = Weiter
turns-next-left = Nächster Tisch (noch { $left })
turns-next-keys = Der nächste Tisch, der auf dich wartet: Alt+N
turns-previous = Voriger Tisch
turns-previous-keys = Der vorige Tisch, der auf dich wartet: Alt+P

## Private note

note = Notiz
note-help = Das siehst nur du.
note-empty = Schreib auf, was du dir merken willst
note-loading = Wird geladen …
note-load-failed = Deine Notiz kann gerade nicht geladen werden. Sieh später noch einmal nach.
note-saved = Gespeichert
note-unsaved = …
note-save-failed = Deine Notiz konnte nicht gespeichert werden. Wir versuchen es wieder, wenn du weiterschreibst.

## Quiet hours and vacations

quiet-hours = Ruhezeiten
quiet-hours-help = In Fernpartien steht deine Uhr während dieser Zeiten.
quiet-hours-zone = Zeitzone
quiet-hours-browser-zone = Dein Browser verwendet { $zone }.
quiet-hours-use-browser-zone = Diese Zeitzone übernehmen
quiet-hours-nights = Meine Uhr nachts anhalten
quiet-hours-night-from = Nacht von
quiet-hours-night-to = bis
quiet-hours-weekends = Meine Uhr am Wochenende anhalten
quiet-hours-saved = Gespeichert. Das gilt ab deinem nächsten Zug.
vacations = Urlaub
vacations-help =
    { $days ->
        [one] Du hast dieses Jahr noch einen Urlaubstag. Urlaub hält die Uhr nicht an, wenn der Tisch das nicht erlaubt oder wenn dir dort weniger als eine Stunde bleibt.
       *[other] Du hast dieses Jahr noch { $days } Urlaubstage. Urlaub hält die Uhr nicht an, wenn der Tisch das nicht erlaubt oder wenn dir dort weniger als eine Stunde bleibt.
    }
vacations-first = Erster Tag
vacations-last = Letzter Tag
vacations-take = Urlaub nehmen
vacations-now = jetzt
vacations-end = Jetzt beenden
vacations-cancel = Absagen
problem-night-too-long = Eine Nacht darf höchstens zwölf Stunden dauern.
problem-vacation-impossible = Ein Urlaub muss nach seinem Beginn enden, und zwar innerhalb eines Jahres.
problem-vacation-overlaps = In dieser Zeit hast du schon Urlaub.
problem-vacation-too-long = So viele Urlaubstage hast du in diesem Jahr nicht mehr.
finished-by-bots = von Bots zu Ende gespielt
