## Wörter

# Dörfer und Meeresfelder heißen in jeder Sprache gleich.
space = { $value }
order =
    { $value ->
        [pepper] Pfeffer
        [ginger] Ingwer
        [cloves] Nelken
        [cinnamon] Zimt
        [vanilla] Vanille
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[centre] Mitte
    }

# Die Zahl eines Händlers, Punkte und eine Region, wie die Sätze unten sie brauchen.
trader-number = { $trader }
other-trader-number = { $other_trader }
points-scored =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
region-named =
    { $region ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
        [centre] in der Mitte
       *[sea] auf dem Meer
    }

## Ereignisse

event-decks-shuffled = Die Aufträge sind gemischt. { $first } setzt den ersten Händler und hat danach auch den ersten Zug.
event-placed = { $seat } setzt Händler { trader-number } auf { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] Alle Händler sind gesetzt, und alle ziehen zwei Aufträge.
       *[other] Alle Händler sind gesetzt, und alle ziehen zwei Aufträge. Deine: { $hand }.
    }
event-opening-replaced = { $seat } legt den Auftrag { $order } weg und zieht den Auftrag { $drawn }.
event-opening-kept = { $seat } behält die ersten Aufträge.
event-opening-chosen = { $seat } hat über die ersten Aufträge entschieden.
event-opening-ended = Alle haben zwei Aufträge behalten. Weggelegte Aufträge: { $put_away_by_seat }. { $first } hat den ersten Zug.
event-stepped = { $seat } bewegt Händler { trader-number } von { $start } nach { $to }.
event-pushed = { $seat } bewegt Händler { trader-number } von { $start } nach { $to } und schiebt dort Händler { other-trader-number } ({ $other_seat }) nach { $away }.
event-expelled = { $seat } bewegt Händler { trader-number } von { $start } nach { $to } und vertreibt dort Händler { other-trader-number } ({ $other_seat }) nach { $away }.
event-order-scored =
    { $traders ->
        [0] { $seat } wertet den Auftrag { $order } ohne passenden Händler: { points-scored }.
        [one] { $seat } wertet den Auftrag { $order } mit einem Händler: { points-scored }.
       *[other] { $seat } wertet den Auftrag { $order } mit { $traders } Händlern: { points-scored }.
    }
event-order-put-away =
    { $orders_count ->
        [0] { $seat } legt einen Auftrag ungewertet weg.
       *[other] { $seat } legt den Auftrag { $orders } ungewertet weg.
    }
event-orders-finished =
    { $place ->
        [1]
            { $left_count ->
                [0] { $seat } hat den letzten eigenen Auftrag gewertet: Alle anderen haben noch einen Zug.
               *[other] { $seat } hat den letzten eigenen Auftrag gewertet: Alle anderen haben noch einen Zug. Übrig und ungewertet weggelegt: { $left }.
            }
       *[other]
            { $left_count ->
                [0] Auch { $seat } hat den letzten eigenen Auftrag gewertet.
               *[other] Auch { $seat } hat den letzten eigenen Auftrag gewertet. Übrig und ungewertet weggelegt: { $left }.
            }
    }
event-orders-drawn =
    { $orders_count ->
        [0]
            { $count ->
                [one] { $seat } zieht einen Auftrag.
               *[other] { $seat } zieht { $count } Aufträge.
            }
        [one] { $seat } zieht den Auftrag { $orders }.
       *[other] { $seat } zieht die Aufträge { $orders }.
    }
event-order-replaced =
    { $orders_count ->
        [0]
            { $count ->
                [0] { $seat } legt einen eben gezogenen Auftrag weg; der Stapel ist leer.
               *[other] { $seat } legt einen eben gezogenen Auftrag weg und zieht einen anderen.
            }
       *[other]
            { $count ->
                [0] { $seat } legt den Auftrag { $orders } weg; der Stapel ist leer.
               *[other] { $seat } legt den Auftrag { $orders } weg und zieht den Auftrag { $drawn }.
            }
    }
event-orders-kept = { $seat } behält die eben gezogenen Aufträge.
event-turn-ended = Der Zug von { $seat } ist zu Ende.
event-game-ended =
    { $reason ->
        [standstill] Lange wurde kein Auftrag mehr gewertet oder weggelegt: Die Partie ist zu Ende.
       *[all-turns-taken] Die letzten Züge sind gemacht: Die Partie ist zu Ende.
    }

## Aktionen

action-place = Händler { trader-number } auf { $space } setzen
action-step = Händler { trader-number } nach { $to } bewegen
action-push = Händler { trader-number } nach { $to } bewegen und den Händler dort nach { $away } schieben
action-expel = Händler { trader-number } nach { $to } bewegen und den Händler dort nach { $away } vertreiben
action-score-order = Auftrag { $order } werten
action-put-away = Auftrag { $order } ungewertet weglegen
action-keep = Diese Aufträge behalten
action-end-turn = Zug beenden

## Was jetzt zu tun ist

prompt-placing =
    { $traders_count ->
        [one] Setze deinen letzten Händler, die { $traders }, in eine Region, in der du noch keinen hast.
       *[other] Setze einen deiner Händler ({ $traders }) in eine Region, in der du noch keinen hast; auch das Meer ist eine Region.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Behalte diese zwei Aufträge, oder lege einen ungewertet weg und ziehe einen anderen. Einen deiner zehn Aufträge musst du weglegen, jetzt oder später.
       *[other] Behalte diese zwei Aufträge, oder lege einen ungewertet weg und ziehe einen anderen. { $left_to_put_away } deiner zehn Aufträge musst du weglegen, jetzt oder später.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] Du hast so viele Händler bewegt, wie du darfst: Spiele Aufträge aus oder beende den Zug.
               *[other] Einen weiteren Händler darfst du nicht bewegen: Beende die Bewegung, spiele Aufträge aus oder beende den Zug.
            }
        [one] Du darfst noch einen Händler bewegen. Spiele danach Aufträge aus oder beende den Zug.
       *[other] Du darfst noch { $movers_left } Händler bewegen. Spiele danach Aufträge aus oder beende den Zug.
    }
prompt-scoring = Du darfst noch einen Auftrag ausspielen oder den Zug beenden.
prompt-keeping =
    { $left_to_put_away ->
        [one] Behalte die gezogenen Aufträge, oder lege einen davon ungewertet weg und ziehe neu. Einen deiner Aufträge musst du noch weglegen, jetzt oder später.
       *[other] Behalte die gezogenen Aufträge, oder lege einen davon ungewertet weg und ziehe neu. { $left_to_put_away } deiner Aufträge musst du noch weglegen, jetzt oder später.
    }
prompt-waiting = Wir warten auf { $seats }.
prompt-game-over = Die Partie ist zu Ende.

## Vorbereitete Züge

standing-field-least = Mindestpunkte
standing-name-end-idle-turn = Züge ohne Ertrag beenden
standing-end-idle-turn =
    { $least ->
        [one] Meinen Zug beenden, wenn kein Auftrag auf meiner Hand einen Punkt bringen kann, egal wen ich bewege. Bis dahin vergeht etwas Zeit, damit die anderen nicht erfahren, was ich auf der Hand habe.
       *[other] Meinen Zug beenden, wenn kein Auftrag auf meiner Hand { $least } Punkte bringen kann, egal wen ich bewege. Bis dahin vergeht etwas Zeit, damit die anderen nicht erfahren, was ich auf der Hand habe.
    }

## Gründe für eine Aktion

reason-beside-weaker =
    { $traders ->
        [one] Er steht neben einem schwächeren Händler.
       *[other] Er steht neben { $traders } schwächeren Händlern.
    }
reason-villages-near =
    { $villages ->
        [one] Ein Dorf ist höchstens zwei Schritte entfernt.
       *[other] { $villages } Dörfer sind höchstens zwei Schritte entfernt.
    }
reason-raises =
    { $after ->
        [one] Das verbessert den Auftrag { $order } von { $before } auf { $after } Punkt.
       *[other] Das verbessert den Auftrag { $order } von { $before } auf { $after } Punkte.
    }
reason-nears =
    { $steps ->
        [one] Das bringt einen Händler näher an ein Dorf für den Auftrag { $order }: noch ein Schritt.
       *[other] Das bringt einen Händler näher an ein Dorf für den Auftrag { $order }: noch { $steps } Schritte.
    }
reason-ends-ahead =
    { $points ->
        [one] Das ist dein letzter Auftrag, und du führst mit einem Punkt Vorsprung.
       *[other] Das ist dein letzter Auftrag, und du führst mit { $points } Punkten Vorsprung.
    }
reason-pays-best = Er bringt { points-scored }, und Warten bringt wohl nicht mehr.
reason-pays-now =
    { $turns ->
        [one] Er bringt sofort { points-scored } statt { $later } einen Zug später.
       *[other] Er bringt sofort { points-scored } statt { $later } nach { $turns } Zügen.
    }
reason-costs = Er kostet { points-scored }, aber du bist den Auftrag los.
reason-unpromising = Auch in zwei Zügen bringt er wohl nicht mehr als { points-scored }.
reason-least-promising = Von den Aufträgen auf der Hand bringt er wohl am wenigsten: { points-scored } in zwei Zügen.
reason-promising = In zwei Zügen könnte der Auftrag { $order } { points-scored } bringen.
reason-ends-behind = Nach deinem letzten Auftrag lägst du immer noch { points-scored } zurück.
reason-waits-for =
    { $after ->
        [one] Der Auftrag { $order } kann noch von { $before } auf { $after } Punkt steigen.
       *[other] Der Auftrag { $order } kann noch von { $before } auf { $after } Punkte steigen.
    }
reason-nothing-pays = Kein Auftrag auf der Hand lohnt sich jetzt: Der beste würde { points-scored } kosten.
reason-nothing-better = Kein einzelner Grund sticht hervor.

## Unzulässige Aktionen

illegal-already-kept = Du hast deine ersten Aufträge schon behalten: Warte einfach auf die anderen.
illegal-already-placed = Händler { trader-number } steht schon auf dem Spielplan: Setze einen anderen.
illegal-can-only-expel = Neben dem Händler dort ist kein Feld frei, deshalb kannst du ihn nicht schieben: Vertreibe ihn auf irgendein freies Feld.
illegal-can-only-push = Neben dem Händler dort ist ein Feld frei, deshalb kannst du ihn nicht vertreiben: Schiebe ihn auf ein freies Feld daneben.
illegal-enough-moved = Du hast schon { $most } Händler bewegt, mehr geht in einem Zug nicht: Spiele Aufträge aus oder beende den Zug.
illegal-enough-put-away = Du hast schon so viele Aufträge weggelegt, wie du darfst: Werte diesen Auftrag oder behalte ihn für später.
illegal-equal-in-the-way = Der Händler dort ist eine { trader-number } wie deiner und hat neben sich ein freies Feld, deshalb bleibt er stehen: Wähle einen anderen Weg.
illegal-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu spielen.
illegal-move-is-over = Inzwischen hat sich ein anderer Händler bewegt, deshalb darf Händler { trader-number } nicht mehr weiter: Bewege einen, der sich noch nicht bewegt hat.
illegal-no-route = Von { $start } führt kein Handelsweg nach { $to }: Gehe Feld für Feld die Handelswege entlang.
illegal-no-steps-left = Händler { trader-number } hat seine Reichweite aufgebraucht: Bewege einen anderen, spiele Aufträge aus oder beende den Zug.
illegal-no-such-space = Ein Feld namens { $space } gibt es nicht: Wähle ein Feld auf diesem Spielplan.
illegal-no-such-trader = Einen Händler { trader-number } hat in dieser Partie niemand: Wähle eine andere Zahl.
illegal-nobody-is-there = Auf { $space } steht kein Händler, den du verdrängen könntest: Gehe einfach dorthin.
illegal-not-free-beside = { $space } ist kein freies Feld neben dem geschobenen Händler: Wähle ein freies Nachbarfeld.
illegal-not-in-hand = Diesen Auftrag hast du nicht auf der Hand: Wähle einen, den du hast.
illegal-not-just-drawn = Jetzt kannst du nur eben gezogene Aufträge weglegen: Wähle einen davon oder behalte sie.
illegal-movement-is-over = Du hast einen Auftrag ausgespielt, deshalb kannst du in diesem Zug keine Händler mehr bewegen.
illegal-scoring-is-over = In diesem Zug kannst du nicht mehr werten: Eben gezogene Aufträge kannst du im nächsten Zug werten.
illegal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
illegal-not-your-turn = Du bist noch nicht am Zug: Bitte warte, bis du dran bist.
illegal-own-in-the-way = Auf { $space } steht ein eigener Händler, an dem du nicht vorbeikommst: Wähle einen anderen Weg.
illegal-region-taken = Du hast schon einen Händler { region-named }: Wähle eine andere Region.
illegal-somebody-is-there = Auf { $space } steht ein fremder Händler: Wähle, wohin er geht, oder wähle einen anderen Weg.
illegal-space-taken = { $space } ist besetzt: Wähle ein freies Feld.
illegal-stronger-in-the-way = Der Händler dort ist eine { trader-number } und damit stärker als deiner: Wähle einen anderen Weg.

## Das Brett

game-name = Zanzibar
picture-you = Du
board-island = Die Insel
board-unknown-edition = Für die Ausgabe „{ $edition }“ gibt es noch keine Karte. Du kannst sie mit der Liste unten spielen.
board-legend = Die Zahl eines Händlers ist seine Reichweite. Je niedriger, desto stärker.
board-key-steps = Zahl der Schritte
board-key-pushes = verdrängt den Händler dort
board-whereabouts = Standorte der Händler
board-region =
    { $region ->
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
        [centre] Mitte
       *[sea] Meer
    }
board-order =
    { $order ->
        [pepper] Pfeffer
        [ginger] Ingwer
        [cloves] Nelken
        [cinnamon] Zimt
        [vanilla] Vanille
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[centre] Mitte
    }
board-stands = Händler { trader-number } ({ $name })
board-stands-own = dein Händler { trader-number }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-whole = Die ganze Insel zeigen
board-supply = Deine Händler zum Setzen
board-place-trader = Als Nächstes Händler { trader-number } setzen
board-to-place = Händler { trader-number } ist dran: Wähle eines der hervorgehobenen Felder.
board-take-trader =
    { $held ->
        [true] Auswahl von Händler { trader-number } aufheben ({ $space })
       *[false] Händler { trader-number } bewegen ({ $space })
    }
board-enter = Händler { trader-number } nach { $space } bewegen, dann wählen, wohin der Händler dort geht
board-walk =
    { $displaced_count ->
        [0] Händler { trader-number } in { $steps } Schritten nach { $space } bewegen
       *[other] Händler { trader-number } in { $steps } Schritten nach { $space } bewegen und dabei verdrängen: { $displaced }
    }
board-where-to =
    { $kind ->
        [push] Wohin mit { $who }? Wähle ein freies Feld daneben.
       *[expel] Wohin mit { $who }? Wähle irgendein freies Feld.
    }
board-steps-left =
    { $steps ->
        [one] Händler { trader-number } kann noch ein Feld weit gehen.
       *[other] Händler { trader-number } kann bis zu { $steps } Felder weit gehen.
    }
board-hand = Deine Aufträge
board-new = neu
board-just-drawn = Eben gezogen
board-pays = Punkte für 0, 1, 2 und mehr Händler: { $points }
board-prospect =
    { $traders ->
        [0] Jetzt ohne Händler: { $points }
        [one] Jetzt mit einem Händler: { $points }
       *[other] Jetzt mit { $traders } Händlern: { $points }
    }
board-put-away = Weglegen
board-put-away-own = Du hast weggelegt: { $orders }.
board-kept = Aufträge behalten
board-deciding = wählt noch
board-finished = alle Aufträge gewertet
board-scored = Gewertete Aufträge
board-scored-none = noch keine
board-scored-order =
    { board-order }, { $traders ->
        [0] kein Händler
        [one] ein Händler
       *[other] { $traders } Händler
    }: { $points }
board-track = Der Punktestand: { $points }.
board-points = { $name }: { $points }
board-last-turns = Letzte Züge! Alle Aufträge gewertet: { $names }. Alle anderen haben noch einen Zug.
board-standstill = Seit { $turns } Zügen wurde kein Auftrag ausgespielt. Nach { $allowed } solchen Zügen endet die Partie.
board-panel-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-panel-placed = { $placed } von { $all } gesetzt
board-panel-orders = { $scored } von { $all } gewertet
board-panel-hand =
    { $count ->
        [one] ein Auftrag auf der Hand
       *[other] { $count } Aufträge auf der Hand
    }
board-panel-deck = { $count } im Stapel
board-panel-away = { $count } weggelegt
board-icon-orders = Gewertete / benötigte Aufträge
board-icon-hand = Aufträge auf der Hand
board-icon-deck = Aufträge im Stapel
board-icon-away = Ungewertet weggelegte Aufträge
board-icon-kept = Hat die ersten Aufträge behalten
board-chapter-placing = Setzen
board-chapter-opening = Erste Aufträge
board-chapter-orders =
    { $count ->
        [0] Kein Auftrag gewertet
        [one] Ein Auftrag gewertet
       *[other] { $count } Aufträge gewertet
    }
board-chapter-over = Spielende

## Die erste Partie

lesson-placing = Wer die meisten Punkte hat, gewinnt, und Aufträge bringen Punkte für deine Händler in den richtigen Dörfern. Setze sie jetzt, in jede Region einen: Wähle einen Händler und dann ein hervorgehobenes Feld. Niedrige Zahlen sind stark und langsam, hohe schnell und schwach.
lesson-opening = Diese zwei Aufträge kennst nur du. Die Zahlen unten zeigen, was ein Auftrag für 0, 1, 2 … deiner Händler in seinen Dörfern bringt. Einen schlechten darfst du weglegen und einen anderen ziehen.
lesson-moving = Wähle einen deiner Händler: Alle Felder, die er erreichen kann, leuchten auf. Drei Händler dürfen sich pro Zug bewegen. Nichts ist endgültig, bevor du es bestätigst.
lesson-pushing = Schwächere Händler stehen dir im Weg. Wähle einen von deinen: Rote Ringe zeigen, wen er verdrängen kann. Bewege ihn dorthin und wähle dann, wohin der andere Händler geht.
lesson-scoring = Die Zahl in der Ecke eines Auftrags zeigt, was er jetzt bringen würde. Klicke darauf, um den Auftrag zu werten, höchstens zwei pro Zug. Danach kannst du keine Händler mehr bewegen.
lesson-putting-away = Der Knopf unter einem Auftrag legt ihn ungewertet weg: gut bei einem, der nie etwas bringen wird. Das zählt als einer der zwei Aufträge, die du im Zug ausspielen darfst. Einige Aufträge musst du früher oder später weglegen.
lesson-last-turns = Jemand hat alle Aufträge gewertet! Alle anderen haben noch einen Zug: Werte, was etwas bringt. Aufträge, die auf der Hand bleiben, kosten nichts.
board-tie = Bei Gleichstand liegt vorn, wer früher mit den Aufträgen fertig war.
