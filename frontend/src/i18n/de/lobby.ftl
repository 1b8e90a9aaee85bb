## The games in one sentence each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Biete mit den Waren auf deiner Hand, bediene dich am Markt und verkaufe Dreiersätze. Eine halbe Stunde harter Auktionen.
about-zanzibar = Führe deine Händler über eine Gewürzinsel, dränge schwächere beiseite und sei dort, wo deine geheimen Aufträge dich brauchen.
about-jantaris = Zwei Gilden, eine runde Stadt: geheime Abstimmungen, ein Basar voller kurioser Gegenstände und Mehrheiten, die nie lange halten.

## The front page

home-title = Handelsspiele mit nachprüfbar fairem Mischen
home-lead = Spiele mit Menschen oder Bots: live an einem Abend oder mit ein paar Zügen am Tag. Alle können nachprüfen, dass fair gemischt wurde, und verdeckte Karten verlassen nie den Server.
home-games = Spiele
home-seats = { $from } bis { $to } Personen
home-opening-table = Tisch wird eröffnet …
play-now = Jetzt spielen
learn-to-play = Spielen lernen
home-open = Offene Tische
home-open-empty = Gerade ist kein Tisch offen. Eröffne einen, dann können andere dazukommen.
home-watch = Partien zum Zuschauen
home-watch-empty = Zurzeit gibt es keine öffentlichen Partien zum Zuschauen.
home-features = Warum hier spielen?
feature-fair = Nachweisbar fair
feature-fair-text = Der Startwert für das Mischen steht im Voraus fest, noch bevor du dich setzt; dein Browser trägt seinen Teil dazu bei, und nach der Partie kannst du nachprüfen, dass fair gemischt wurde.
feature-hidden = Nichts sickert durch
feature-hidden-text = Was du nicht sehen darfst, wird nie an deinen Browser geschickt. Bots sehen nicht mehr als Menschen.
feature-async = In deinem Tempo
feature-async-text = Spiele eine Partie an einem Abend oder über zwei Wochen.
feature-bots = Nie allein
feature-bots-text = Bots können jeden leeren Platz übernehmen und spielen für alle weiter, die gehen müssen.

## The lobby

lobby-title = Offene Tische
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen, dann können andere dazukommen, oder spiele von der Startseite aus sofort gegen Bots.
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-no-players = noch niemand am Tisch
join = Mitspielen
ranked = gewertet
casual = ungewertet
ended-by-agreement = gemeinsam beendet
won-by = gewonnen von { $names }
filter = Tische filtern
filter-game = Spiel
filter-clock = Zeitmodus
filter-ranked = Gewertet oder ungewertet
filter-all-games = Alle Spiele
filter-all-clocks = Jeder Zeitmodus
filter-all-ranked = Gewertet und ungewertet
clock-untimed = ohne Uhr
clock-live = live
clock-async = Fernpartie
clock-untimed-help = Es gibt kein Zeitlimit.
open-a-table = Tisch eröffnen
open-game = Spiel
open-seats = Plätze
open-others = Mitspielende
open-seat = Platz { $seat }
open-free = freier Platz
bot-random-help = macht zufällige erlaubte Züge: gut, um das Spiel kennenzulernen
bot-apprentice-help = spielt vernünftig, macht aber Fehler: gut für die erste Partie
bot-expert-help = plant voraus: der stärkste Bot
bot-merchant-help = schätzt ab, was ihm jede Karte wert ist, und will gewinnen
bot-trader-help = sucht die Aufträge, die am meisten bringen, und will gewinnen
bot-guildmaster-help = zählt Mehrheiten und Stimmen und will gewinnen
option-edition = Ausgabe
edition-name =
    { $edition ->
        [house-1] Caravanserai-Ausgabe 1
       *[other] { $edition }
    }
open-pace = Tempo
open-who = Wer mitspielen darf
open-listed = Alle, die den Tisch in der Lobby sehen
open-by-link = Alle, die den Link haben
open-ranked = Gewertet: zählt für die Rangliste
open-and-sit = Eröffnen und Platz nehmen
