deleted-player = ein gelöschtes Konto
someone = Jemand

turn-subject = { $game }: du bist dran
turn-heading = { $game }: du bist am Zug
turn-button = Jetzt ziehen

warning-subject = { $game }: deine Zeit ist fast um
warning-heading = { $game }: deine Zeit ist fast um
warning-button = Zum Tisch

away-subject = { $game }: ein Bot spielt für dich
away-heading = { $game }: deine Zeit ist abgelaufen
away-text = Ein mittelstarker Bot spielt für dich, bis du zurück bist. Du kannst jederzeit wieder übernehmen.
away-button = Wieder übernehmen

over-subject = { $game }: die Partie ist zu Ende
over-heading = { $game }: die Partie ist zu Ende
over-button = Ergebnis ansehen

invitation-subject = { $name } lädt dich zu { $game } ein
invitation-heading = { $name } lädt dich zu einer Partie { $game } ein
invitation-text =
    { $taken ->
        [one] Einer von { $seats } Plätzen ist besetzt.
       *[other] { $taken } von { $seats } Plätzen sind besetzt.
    }
at-the-table = Am Tisch: { $names }.
invitation-button = Tisch öffnen

reserved-seat-subject = { $game }: wir haben einen Tisch für dich gefunden
reserved-seat-heading = { $game }: wir haben einen Tisch für dich gefunden
reserved-seat-text = Eine Partie für { $seats } Personen. Sie beginnt, sobald alle Platz genommen haben.
reserved-seat-until = Dein Platz ist bis { $deadline } ({ $zone }) reserviert. Danach endet deine Suche.
reserved-seat-button = Platz nehmen

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
digest-button = Ersten Tisch öffnen
digest-over = Die Partie ist zu Ende.
digest-away = Deine Zeit ist abgelaufen, und ein Bot hat für dich gespielt.
digest-invitation = Du bist eingeladen.
digest-reserved-seat = Wir haben einen Tisch für dich gefunden.
no-clock = Du bist am Zug. Es gibt kein Zeitlimit.

decision-warn = Eine Verwarnung von unserer Moderation
decision-warn-text = Die Moderation hat sich etwas angesehen, was du getan oder geschrieben hast, und bittet dich, das nicht wieder zu tun.
decision-chat-ban = Du kannst eine Weile nicht chatten
decision-chat-ban-text = Die Moderation hat entschieden, dass du vorerst nicht chatten kannst. Spielen kannst du weiterhin.
decision-suspend = Du kannst eine Weile keine neuen Partien beginnen
decision-suspend-text = Die Moderation hat dein Konto gesperrt: Du kannst vorerst keinen Platz nehmen, keine Tische eröffnen und nicht chatten. Laufende Partien darfst du zu Ende spielen.
decision-void = Eine deiner Partien zählt nicht
decision-void-text = Die Moderation hat entschieden, dass das Ergebnis einer deiner Partien nicht zählt.
decision-rename = Bitte wähle einen anderen Namen
decision-rename-text = Die Moderation bittet dich, einen anderen Namen zu wählen. Das kannst du tun, wenn du die Website das nächste Mal besuchst.
decision-lift = Du kannst wieder spielen und chatten
decision-lift-text = Die Moderation hat dein Chatverbot oder deine Sperre aufgehoben.
decision-until = Bis { $until } ({ $zone }).
decision-reason = Die Moderation schreibt: { $reason }
decision-button = Zu Caravanserai

time-left = Du hast noch { $left } Zeit, bis { $deadline } ({ $zone }).
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
        [one] Auch { $names } ist am Zug.
       *[other] Auch { $names } sind am Zug.
    }
since = Seit deinem letzten Zug:
earlier =
    { $count ->
        [one] … und ein Ereignis davor
       *[other] … und { $count } Ereignisse davor
    }
picture = Der Tisch von { $game } aus deiner Sicht

result =
    { $place ->
        [1] Du hast gewonnen! { $places }.
       *[other] Du hast Rang { $place } erreicht. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-started = Die Partie hat begonnen.
happened-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
happened-timed-out = Die Zeit von { $name } ist abgelaufen; vorerst spielt ein Bot.
happened-returned = { $name } ist zurück.
happened-substituted = Ein Bot hat { $name } endgültig ersetzt.
happened-all-timed-out = Niemand ist zurückgekommen, deshalb spielen Bots die Partie zu Ende.

why = Du bekommst diese Mail, weil du bei Caravanserai als { $name } spielst.
stop-table = Keine Mails mehr zu diesem Tisch
stop-kind = Keine Mails dieser Art mehr
stop-all = Gar keine Mails mehr

page-title = Mails von Caravanserai
page-lead = Hallo { $name }! Welche Mails möchtest du nicht mehr bekommen?
page-table = Dieser Tisch
page-table-text = Alle Mails zu dieser Partie { $game }.
page-kind = Diese Art
page-kind-turn = „Du bist dran“, an allen Tischen.
page-kind-warning = „Deine Zeit ist fast um“, an allen Tischen.
page-kind-away = „Ein Bot spielt für dich“, an allen Tischen.
page-kind-over = „Die Partie ist zu Ende“, an allen Tischen.
page-kind-invitation = Einladungen.
page-kind-reserved-seat = „Wir haben einen Tisch für dich gefunden“.
page-kind-digest = Die tägliche Übersicht.
page-all = Alle Mails
page-all-text = Alles außer Mails zu deinem Konto selbst.
page-stop = Abbestellen
page-resume = Wieder schicken
page-stopped = Abbestellt
page-games-go-on = Nur die Mails hören auf. Deine Partien gehen weiter.
page-settings = Alle Mail-Einstellungen
bad-link-title = Dieser Link funktioniert nicht
bad-link-text = Er ist unvollständig oder stammt nicht von uns. Kopiere ihn noch einmal aus der Mail oder ändere deine Mail-Einstellungen.
