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

event-decks-shuffled = Die Aufträge sind gemischt. { $first } setzt den ersten Händler und hat nachher auch den ersten Zug.
event-placed = { $seat } setzt Händler { trader-number } auf { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] Alle Händler stehen, und alle ziehen zwei Aufträge.
       *[other] Alle Händler stehen, und alle ziehen zwei Aufträge. Deine: { $hand }.
    }
event-opening-replaced = { $seat } legt den Auftrag { $order } weg und zieht den Auftrag { $drawn }.
event-opening-kept = { $seat } behält die ersten Aufträge.
event-opening-chosen = { $seat } hat etwas zu den ersten Aufträgen entschieden.
event-opening-ended = Alle haben zwei Aufträge behalten. Bisher weggelegt, der Sitzordnung nach: { $put_away }. { $first } hat den ersten Zug.
event-stepped = { $seat } bewegt Händler { trader-number } von { $start } nach { $to }.
event-pushed = { $seat } bewegt Händler { trader-number } von { $start } nach { $to } und schiebt dort Händler { other-trader-number } ({ $other_seat }) nach { $away }.
event-expelled = { $seat } bewegt Händler { trader-number } von { $start } nach { $to } und vertreibt dort Händler { other-trader-number } ({ $other_seat }) nach { $away }.
event-order-scored =
    { $traders ->
        [0] { $seat } wertet den Auftrag { $order } ganz ohne Händler: { points-scored }.
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
                [0] { $seat } hat den letzten Auftrag gewertet: Alle anderen haben noch einen Zug.
               *[other] { $seat } hat den letzten Auftrag gewertet: Alle anderen haben noch einen Zug. Übrig und damit weggelegt: { $left }.
            }
       *[other]
            { $left_count ->
                [0] Auch { $seat } hat den letzten Auftrag gewertet.
               *[other] Auch { $seat } hat den letzten Auftrag gewertet. Übrig und damit weggelegt: { $left }.
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
                [0] { $seat } legt einen eben gezogenen Auftrag weg; im Stapel ist kein anderer.
               *[other] { $seat } legt einen eben gezogenen Auftrag weg und zieht einen anderen.
            }
       *[other]
            { $count ->
                [0] { $seat } legt den Auftrag { $orders } weg; im Stapel ist kein anderer.
               *[other] { $seat } legt den Auftrag { $orders } weg und zieht den Auftrag { $drawn }.
            }
    }
event-orders-kept = { $seat } behält das Gezogene.
event-turn-ended = Der Zug von { $seat } ist zu Ende.
event-game-ended =
    { $reason ->
        [standstill] Schon lange wurde kein Auftrag mehr gewertet oder weggelegt: Das Spiel ist aus.
       *[all-turns-taken] Die letzten Züge sind gemacht: Das Spiel ist aus.
    }

## Aktionen

action-place = Händler { trader-number } auf { $space } setzen
action-step = Händler { trader-number } nach { $to } bewegen
action-push = Händler { trader-number } nach { $to } bewegen, den dort nach { $away } schieben
action-expel = Händler { trader-number } nach { $to } bewegen, den dort nach { $away } vertreiben
action-score-order = Auftrag { $order } werten
action-put-away = Auftrag { $order } ungewertet weglegen
action-keep = Gezogenes behalten
action-end-turn = Zug beenden

## Was jetzt zu tun ist

prompt-placing =
    { $traders_count ->
        [one] Setze deinen letzten Händler, die { $traders }, in eine Region, in der du noch keinen hast.
       *[other] Setze einen deiner Händler ({ $traders }) in eine Region, in der du noch keinen hast; auch das Meer ist eine.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Behalte diese zwei Aufträge, oder lege einen ungewertet weg und ziehe einen anderen. Einen von zehn musst du weglegen, jetzt oder später.
       *[other] Behalte diese zwei Aufträge, oder lege einen ungewertet weg und ziehe einen anderen. Von den zehn musst du noch { $left_to_put_away } weglegen, jetzt oder später.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] Weiter bewegen darfst du niemanden: Spiele Aufträge aus oder beende den Zug.
               *[other] Mit einem weiteren Händler darfst du nicht mehr losgehen: Beende den Weg, spiele Aufträge aus oder beende den Zug.
            }
        [one] Du darfst noch einen Händler bewegen; danach spiele Aufträge aus oder beende den Zug.
       *[other] Du darfst noch { $movers_left } Händler bewegen; danach spiele Aufträge aus oder beende den Zug.
    }
prompt-scoring = Du darfst noch einen Auftrag ausspielen, oder beende den Zug.
prompt-keeping =
    { $left_to_put_away ->
        [one] Behalte das Gezogene, oder lege davon ungewertet weg und ziehe neu. Einen Auftrag musst du noch weglegen, jetzt oder später.
       *[other] Behalte das Gezogene, oder lege davon ungewertet weg und ziehe neu. { $left_to_put_away } Aufträge musst du noch weglegen, jetzt oder später.
    }
prompt-waiting =
    { $seats_count ->
        [one] { $seats } ist am Zug.
       *[other] Es entscheiden noch { $seats }.
    }
prompt-game-over = Das Spiel ist aus.

## Daueraufträge

standing-field-least = Punkte
standing-name-end-idle-turn = Leere Züge beenden
standing-end-idle-turn =
    { $least ->
        [one] Meinen Zug beenden, wenn kein Auftrag auf meiner Hand einen Punkt bringen kann, was ich auch bewege: erst nach einer Weile, damit es nicht verrät, was ich habe.
       *[other] Meinen Zug beenden, wenn kein Auftrag auf meiner Hand { $least } Punkte bringen kann, was ich auch bewege: erst nach einer Weile, damit es nicht verrät, was ich habe.
    }

## Was für eine Aktion spricht

reason-beside-weaker =
    { $traders ->
        [one] Er steht neben einem schwächeren Händler.
       *[other] Er steht neben { $traders } schwächeren Händlern.
    }
reason-villages-near =
    { $villages ->
        [one] Von dort ist ein Dorf höchstens zwei Schritte entfernt.
       *[other] Von dort sind { $villages } Dörfer höchstens zwei Schritte entfernt.
    }
reason-raises =
    { $after ->
        [one] Das hebt den Auftrag { $order } von { $before } auf { $after } Punkt.
       *[other] Das hebt den Auftrag { $order } von { $before } auf { $after } Punkte.
    }
reason-nears =
    { $steps ->
        [one] Ein Dorf für den Auftrag { $order } rückt näher: noch ein Schritt.
       *[other] Ein Dorf für den Auftrag { $order } rückt näher: noch { $steps } Schritte.
    }
reason-ends-ahead =
    { $points ->
        [one] Es ist der letzte Auftrag, mit einem Punkt Vorsprung.
       *[other] Es ist der letzte Auftrag, mit { $points } Punkten Vorsprung.
    }
reason-pays-best = Er bringt { points-scored }, und Warten verspricht nicht mehr.
reason-pays-now =
    { $turns ->
        [one] Lieber sofort { points-scored } als einen Zug später { $later }.
       *[other] Lieber sofort { points-scored } als { $turns } Züge später { $later }.
    }
reason-costs = Er kostet { points-scored }, ist damit aber erledigt.
reason-unpromising = Auch in zwei Zügen brächte er kaum mehr als { points-scored }.
reason-least-promising = Er verspricht von den Aufträgen auf der Hand am wenigsten: { points-scored } in zwei Zügen.
reason-promising = In zwei Zügen könnte der Auftrag { $order } { points-scored } bringen.
reason-ends-behind = Nach dem letzten Auftrag wären es noch { points-scored } Rückstand.
reason-waits-for =
    { $after ->
        [one] Der Auftrag { $order } kann noch von { $before } auf { $after } Punkt steigen.
       *[other] Der Auftrag { $order } kann noch von { $before } auf { $after } Punkte steigen.
    }
reason-nothing-pays = Jetzt lohnt sich kein Auftrag auf der Hand: Der beste würde { points-scored } kosten.
reason-nothing-better = Das lässt sich nicht in Zahlen fassen.

## Was nicht erlaubt ist

illegal-already-kept = Du hast deine ersten Aufträge schon behalten: Warte einfach auf die anderen.
illegal-already-placed = Händler { trader-number } steht schon auf dem Plan: Setze einen anderen.
illegal-can-only-expel = Neben dem Händler dort ist kein Feld frei, schieben geht also nicht: Vertreibe ihn auf irgendein freies Feld.
illegal-can-only-push = Neben dem Händler dort ist ein Feld frei, vertreiben geht also nicht: Schiebe ihn auf ein freies Feld daneben.
illegal-enough-moved = Du hast schon { $most } Händler bewegt, mehr geht in einem Zug nicht: Spiele Aufträge aus oder beende den Zug.
illegal-enough-put-away = Du hast schon alles weggelegt, was du darfst: Werte diesen Auftrag oder behalte ihn für später.
illegal-equal-in-the-way = Der Händler dort ist eine { trader-number } wie deiner und hat neben sich ein freies Feld, er bleibt also stehen: Wähle einen anderen Weg.
illegal-game-over = Das Spiel ist aus, es gibt nichts mehr zu tun.
illegal-move-is-over = Inzwischen hast du einen anderen Händler bewegt, Händler { trader-number } darf nicht mehr weiter: Nimm einen, der sich noch nicht bewegt hat.
illegal-no-route = Von { $start } führt kein Weg direkt nach { $to }: Gehe Feld für Feld die Handelswege entlang.
illegal-no-steps-left = Händler { trader-number } kommt nicht weiter: Bewege einen anderen, spiele Aufträge aus oder beende den Zug.
illegal-no-such-space = Ein Feld namens { $space } gibt es auf diesem Plan nicht: Wähle eines, das es gibt.
illegal-no-such-trader = Einen Händler { trader-number } hat in dieser Partie niemand: Wähle eine andere Zahl.
illegal-nobody-is-there = Auf { $space } steht niemand im Weg: Gehe einfach dorthin.
illegal-not-free-beside = { $space } ist kein freies Feld neben dem geschobenen Händler: Wähle eines, das es ist.
illegal-not-in-hand = Diesen Auftrag hast du nicht: Wähle einen aus deiner Hand.
illegal-not-just-drawn = Jetzt kannst du nur eben gezogene Aufträge weglegen: Wähle einen davon oder behalte sie.
illegal-movement-is-over = Du hast schon einen Auftrag gespielt: In diesem Zug wird nicht mehr gezogen.
illegal-scoring-is-over = Die Wertung dieses Zuges ist vorbei: Ein eben gezogener Auftrag wartet auf den nächsten.
illegal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
illegal-not-your-turn = Du bist noch nicht am Zug: Bitte warte, bis du dran bist.
illegal-own-in-the-way = Auf { $space } steht ein eigener Händler, an dem du nicht vorbeikommst: Wähle einen anderen Weg.
illegal-region-taken = Du hast schon einen Händler { region-named }: Wähle eine andere Region.
illegal-somebody-is-there = Auf { $space } steht schon jemand: Sag, wohin der Händler soll, oder wähle einen anderen Weg.
illegal-space-taken = { $space } ist besetzt: Wähle ein freies Feld.
illegal-stronger-in-the-way = Der Händler dort ist eine { trader-number } und stärker als deiner: Wähle einen anderen Weg.

## Das Brett

game-name = Zanzibar
picture-you = Du
board-island = Die Insel
board-unknown-edition = Vom Spielplan „{ $edition }“ gibt es hier noch kein Bild. Gespielt wird nach Namen.
board-legend = Die Zahl eines Händlers ist seine Reichweite. Je kleiner, desto stärker.
board-key-steps = Schritte
board-key-pushes = verdrängt, wer dort steht
board-whereabouts = Wo die Händler stehen
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
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-zoom-whole = Die ganze Insel
board-supply = Deine Händler zum Setzen
board-place-trader = Als Nächstes Händler { trader-number } setzen
board-to-place = Händler { trader-number } ist dran: Wähle ein leuchtendes Feld.
board-take-trader =
    { $held ->
        [true] Händler { trader-number } loslassen ({ $space })
       *[false] Händler { trader-number } bewegen ({ $space })
    }
board-enter = Händler { trader-number } nach { $space } bewegen, dann wählen, wohin der dort ausweicht
board-walk =
    { $displaced_count ->
        [0] Händler { trader-number } in { $steps } Schritten nach { $space } bewegen
       *[other] Händler { trader-number } in { $steps } Schritten nach { $space } bewegen; ausweichen muss { $displaced }
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
board-just-drawn = Gerade gezogen
board-pays = Bringt, von keinem Händler an: { $points }
board-prospect =
    { $traders ->
        [0] Jetzt ohne Händler: { $points }
        [one] Jetzt mit einem Händler: { $points }
       *[other] Jetzt mit { $traders } Händlern: { $points }
    }
board-put-away = Weglegen
board-put-away-own = Weggelegt hast du: { $orders }.
board-kept = hat gewählt
board-deciding = wählt noch
board-finished = fertig
board-scored = Gewertete Aufträge
board-scored-none = noch keine
board-scored-order =
    { board-order }, { $traders ->
        [0] kein Händler
        [one] ein Händler
       *[other] { $traders } Händler
    }: { $points }
board-track = Der Punktestand: { $points }.
board-points = { $name } { $points }
board-last-turns = Letzte Züge! Alles gewertet: { $names }. Alle anderen sind noch einmal am Zug.
board-standstill = Seit { $turns } Zügen kein Auftrag. Nach { $allowed } endet das Spiel.
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
board-sign-orders = Gewertete Aufträge, und wie viele zu werten sind
board-sign-hand = Aufträge auf der Hand
board-sign-deck = Aufträge im Stapel
board-sign-away = Ungewertet weggelegte Aufträge
board-sign-kept = Hat die ersten Aufträge behalten
board-chapter-placing = Setzen
board-chapter-opening = Erste Aufträge
board-chapter-orders =
    { $count ->
        [0] Noch kein Auftrag gewertet
        [one] Ein Auftrag gewertet
       *[other] { $count } Aufträge gewertet
    }
board-chapter-over = Spielende

## Ein erstes Spiel

lesson-placing = Die meisten Punkte siegen, und Aufträge zahlen für deine Händler in den richtigen Dörfern. Setze sie jetzt, in jede Region einen: Wähle einen und dann ein leuchtendes Feld. Kleine Zahlen sind stark und langsam, große schnell und schwach.
lesson-opening = Diese zwei Aufträge kennst nur du. Die Zeile unten sagt, was sie bringen, je nachdem, wie viele deiner Händler in solchen Dörfern stehen. Einen schlechten darfst du weglegen und einen anderen ziehen.
lesson-moving = Wähle einen deiner Händler: Alles, was er erreicht, leuchtet auf. Drei dürfen pro Zug gehen. Nichts gilt, bevor du es bestätigst.
lesson-pushing = Schwächere Händler stehen dir im Weg. Wähle einen von deinen: Rote Ringe zeigen, wen er verdrängen kann. Geh hinein und bestimme, wohin der andere ausweicht.
lesson-scoring = Das Siegel auf einem Auftrag zeigt, was er jetzt bringt. Klicke ihn an, um ihn zu werten, höchstens zwei pro Zug. Danach bewegst du dich nicht mehr.
lesson-putting-away = Ein Auftrag, der nie etwas bringt, kann weg: Der Knopf darunter legt ihn ungewertet ab. Das zählt als einer deiner zwei, und etwas weglegen musst du ohnehin.
lesson-last-turns = Jemand ist fertig! Alle anderen sind noch einmal am Zug: Werte, was etwas bringt. Was auf der Hand bleibt, kostet nichts.
board-tie = Bei Gleichstand steht vorn, wer früher mit den Aufträgen fertig war.
