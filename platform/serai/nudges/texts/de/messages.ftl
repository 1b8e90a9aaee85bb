nobody = jemand, der gegangen ist
somebody = Jemand

turn-subject = { $game }: du bist dran
turn-heading = { $game }: du bist am Zug
turn-button = Zum Zug

alarm-subject = { $game }: deine Zeit ist fast um
alarm-heading = { $game }: deine Zeit ist fast um
alarm-button = Jetzt ziehen

away-subject = { $game }: ein Bot spielt für dich
away-heading = { $game }: deine Zeit ist abgelaufen
away-text = Ein mittelstarker Bot spielt auf deinem Platz, bis du zurück bist. Ein Klick, und er gehört wieder dir.
away-button = Platz wieder einnehmen

over-subject = { $game }: das Spiel ist aus
over-heading = { $game }: das Spiel ist aus
over-button = Das Ende ansehen

invitation-subject = { $name } lädt dich zu { $game } ein
invitation-heading = { $name } lädt dich zu einer Partie { $game } ein
invitation-text =
    { $taken ->
        [one] Einer von { $seats } Plätzen ist besetzt.
       *[other] { $taken } von { $seats } Plätzen sind besetzt.
    }
at-the-table = Am Tisch: { $names }.
invitation-button = Ansehen

chair-subject = { $game }: ein Tisch ist für dich gefunden
chair-heading = { $game }: ein Tisch ist für dich gefunden
chair-text = Ein Spiel zu { $seats }. Nimm deinen Platz ein; es beginnt, sobald alle da sind.
chair-until = Der Platz ist bis { $deadline } ({ $zone }) für dich frei; danach wird ohne dich weitergesucht.
chair-button = Platz nehmen

digest-subject =
    { $count ->
        [0] Neues von deinen Tischen
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
digest-heading =
    { $count ->
        [0] Neues von deinen Tischen
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
digest-button = Mit dem ersten beginnen
digest-over = Das Spiel ist aus.
digest-away = Deine Zeit ist abgelaufen, und ein Bot hat für dich gespielt.
digest-invitation = Du bist eingeladen.
digest-chair = Ein Tisch war für dich gefunden.
no-clock = Du bist am Zug. Es läuft keine Uhr.

decision-warn = Eine Verwarnung von unserer Moderation
decision-warn-text = Die Moderation hat sich etwas angesehen, was du getan oder gesagt hast, und bittet dich, das nicht wieder zu tun.
decision-mute = Du kannst eine Weile nicht chatten
decision-mute-text = Die Moderation hat entschieden, dass du vorerst nicht chatten kannst. Spielen kannst du weiterhin.
decision-suspend = Du kannst eine Weile keine neuen Partien beginnen
decision-suspend-text = Die Moderation hat dein Konto gesperrt: Du kannst dich vorerst nicht hinsetzen, keine Tische eröffnen und nicht chatten. Laufende Partien darfst du zu Ende spielen.
decision-void = Eine deiner Partien zählt nicht
decision-void-text = Die Moderation hat entschieden, dass das Ergebnis einer deiner Partien nicht zählt.
decision-rename = Bitte wähle einen anderen Namen
decision-rename-text = Die Moderation bittet dich um einen anderen Namen. Du kannst ihn wählen, wenn du das nächste Mal kommst.
decision-lift = Du kannst wieder spielen und chatten
decision-lift-text = Die Moderation hat deine Stummschaltung oder Sperre beendet.
decision-until = Bis { $until } ({ $zone }).
decision-reason = Die Moderation schreibt: { $reason }
decision-button = Zur Caravanserai

time-left = Restzeit: { $left }, bis { $deadline } ({ $zone }).
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
others-too =
    { $count ->
        [one] Auch auf { $names } wird gewartet.
       *[other] Auch auf { $names } wird gewartet.
    }
since = Seit deinem letzten Zug:
earlier =
    { $count ->
        [one] … und ein Ereignis davor
       *[other] … und { $count } Ereignisse davor
    }
picture = Der Tisch von { $game }, wie du ihn siehst

result =
    { $place ->
        [1] Du hast gewonnen! { $places }.
       *[other] Du bist auf Platz { $place }. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-begun = Das Spiel beginnt.
happened-resigned = { $name } gibt auf; ein Bot spielt weiter.
happened-timed-out = Die Zeit von { $name } ist abgelaufen; vorerst spielt ein Bot.
happened-returned = { $name } ist zurück.
happened-substituted = Für { $name } spielt nun endgültig ein Bot.
happened-forsaken = Niemand kam zurück: Bots beenden das Spiel.

why = Du bekommst das, weil du, { $name }, bei Caravanserai spielst.
stop-table = Keine Mails mehr zu diesem Tisch
stop-kind = Keine Mails dieser Art mehr
stop-all = Gar keine Mails mehr

page-title = Mails von Caravanserai
page-lead = Hallo { $name }! Wovon möchtest du nichts mehr hören?
page-table = Dieser Tisch
page-table-text = Alle Mails zu dieser Partie { $game }.
page-kind = Diese Art
page-kind-turn = „Du bist dran“, an jedem Tisch.
page-kind-alarm = „Deine Zeit ist fast um“, an jedem Tisch.
page-kind-away = „Ein Bot spielt für dich“, an jedem Tisch.
page-kind-over = „Das Spiel ist aus“, an jedem Tisch.
page-kind-invitation = Einladungen.
page-kind-chair = „Ein Tisch ist für dich gefunden“.
page-kind-digest = Die tägliche Übersicht.
page-all = Alle Mails
page-all-text = Alles außer dem, was dein Konto selbst braucht.
page-stop = Abbestellen
page-again = Wieder schicken
page-stopped = Abbestellt
page-stays = Nur die Mails hören auf: deine Partien gehen weiter.
page-settings = Alles zu deinen Mails in den Einstellungen
bad-link-title = Dieser Link funktioniert nicht
bad-link-text = Er ist unvollständig oder stammt nicht von hier. Kopiere ihn noch einmal aus der Mail, oder ändere deine Mails in den Einstellungen.
