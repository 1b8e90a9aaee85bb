## Games, in a line each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Biete mit den Waren auf deiner Hand, nimm mit, was auf dem Markt liegt, und verkaufe Sätze zu dritt. Eine halbe Stunde scharfer Auktionen.
about-zanzibar = Führe deine Händler über die Gewürzinsel, schiebe die Kleinen beiseite und steh dort, wo deine geheimen Aufträge dich haben wollen.
about-jantaris = Zwei Gilden, eine runde Stadt: geheime Abstimmungen, ein Basar voll seltsamer Dinge und Mehrheiten, die nie halten.

## The front page

home-title = Handelsspiele, ehrlich ausgeteilt
home-lead = Setz dich zu Menschen oder Bots, in einem Zug oder mit einem Zug zum Frühstück. Jedes Austeilen lässt sich nachprüfen, und keine verdeckte Karte verlässt je das Haus.
home-games = Spiele
home-seats = { $from } bis { $to } Spieler
home-laying = Der Tisch wird gedeckt …
play-now = Losspielen
learn-it = Kennenlernen
home-open = Offene Tische
home-open-empty = Gerade ist kein Tisch offen. Mach einen auf, dann können andere dazukommen.
home-watch = Zum Zuschauen
home-watch-empty = Gerade spielt niemand öffentlich. Mach einen Tisch auf: Andere kommen zuschauen.
home-why = Was hier besonders ist
promise-fair = Nachweisbar ehrlich
promise-fair-text = Der Keim wird versprochen, bevor du dich setzt, du gibst deinen Teil dazu, und nach dem Spiel prüft dein Browser das Austeilen.
promise-hidden = Nichts sickert durch
promise-hidden-text = Was du nicht sehen darfst, wird deinem Browser nie geschickt. Auch keinem Bot.
promise-async = In deinem Tempo
promise-async-text = Ein schneller Abend am Stück oder eine Partie über zwei Wochen.
promise-bots = Nie allein
promise-bots-text = Ein Bot nimmt jeden leeren Stuhl und spielt für alle weiter, die gehen müssen.

## The lobby

lobby-title = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf, dann können andere dazukommen, oder spiel von der Startseite sofort gegen Bots.
lobby-chairs = { $taken } von { $seats } Stühlen besetzt
lobby-nobody = noch sitzt niemand dort
join = Dazusetzen
ranked = gewertet
friendly = freundschaftlich
ended-together = gemeinsam beendet
won-by = gewonnen von { $names }
filter = Nur zeigen
filter-game = Spiel
filter-clock = Uhr
filter-ranked = Gewertet oder freundschaftlich
filter-all-games = Alle Spiele
filter-all-clocks = Jedes Tempo
filter-all-ranked = Gewertet und freundschaftlich
clock-untimed = ohne Uhr
clock-live = live
clock-async = Zug um Zug
clock-untimed-help = Alle nehmen sich die Zeit, die sie brauchen.
open-a-table = Tisch aufmachen
open-game = Spiel
open-seats = Stühle
open-others = Wer noch
open-chair = Stuhl { $chair }
open-free = frei, für einen Menschen
bot-random-help = macht irgendetwas Erlaubtes, rein zufällig: gut zum Kennenlernen
bot-apprentice-help = spielt vernünftig und macht Fehler: gut für die erste Partie
bot-expert-help = denkt voraus: der stärkste am Tisch
bot-merchant-help = wägt ab, was ihm jede Karte wert ist, und will gewinnen
bot-trader-help = sucht die Aufträge, die sich lohnen, und will gewinnen
bot-guildmaster-help = zählt Mehrheiten und Stimmen und will gewinnen
option-edition = Ausgabe
edition-name =
    { $edition ->
        [house-1] Hausausgabe 1
       *[other] { $edition }
    }
open-clock = Tempo
open-who = Wer mitspielen darf
open-listed = Alle, die den Tisch sehen
open-by-link = Nur wer den Link hat
open-ranked = Gewertet: Es zählt für die Rangliste
open-and-sit = Aufmachen und hinsetzen
