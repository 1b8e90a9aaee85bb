## Wörter

card =
    { $value ->
        [0] Tuch 1
        [1] Tuch 2
        [2] Tuch 3
        [3] Tuch 4
        [4] Holz 1
        [5] Holz 2
        [6] Holz 3
        [7] Holz 4
        [8] Getreide 1
        [9] Getreide 2
        [10] Getreide 3
        [11] Getreide 4
        [12] Oliven 1
        [13] Oliven 2
        [14] Oliven 3
        [15] Oliven 4
        [16] Gewürze 1
        [17] Gewürze 2
        [18] Gewürze 3
        [19] Gewürze 4
        [20] Wein 1
        [21] Wein 2
        [22] Wein 3
        [23] Wein 4
       *[24] Händler
    }
kind =
    { $value ->
        [0] Tuch
        [1] Holz
        [2] Getreide
        [3] Oliven
        [4] Gewürze
        [5] Wein
       *[6] Händler
    }

# Die Zahl einer Angebotskarte, wie die Sätze unten sie brauchen.
offer-number = { $offer }

## Ereignisse

event-dealt =
    { $hand_count ->
        [0] Alle bekommen { $hand_size } Karten, { $aside_size } kommen ungesehen aus dem Spiel, { $deck_size } bilden den Stapel. { $first } beginnt.
       *[other] Alle bekommen { $hand_size } Karten, { $aside_size } kommen ungesehen aus dem Spiel, { $deck_size } bilden den Stapel. Deine Karten: { $hand }. { $first } beginnt.
    }
event-lot-turned =
    { $cards_count ->
        [1] Das Angebot zur Angebotskarte { offer-number } ist eine einzige Karte: { $cards }.
       *[other] Das Angebot zur Angebotskarte { offer-number }: { $cards }. { $opener } beginnt.
    }
event-bid-raised = { $seat } legt { $cards }: Das Gebot steht bei { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passt.
       *[other] { $seat } passt und nimmt { $cards } zurück.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } bekommt die Angebotskarte { offer-number } ohne Gebot; die einzige Karte des Angebots kommt in den Markt: { $given }.
               *[other] { $seat } bekommt das letzte Angebot und die Angebotskarte { offer-number } ohne Gebot. Aus dem Angebot: { $given } in den Markt, { $gained } auf die Hand.
            }
       *[other] { $seat } gewinnt das Angebot und die Angebotskarte { offer-number }. Bezahlt: { $paid }. Aus dem Angebot: { $given } in den Markt, { $gained } auf die Hand.
    }
event-lot-taken = Niemand bietet: { $seat } hat eröffnet und nimmt das ganze Angebot ({ $gained }) und die Angebotskarte { offer-number }.
event-kind-taken = { $seat } nimmt { $cards } vom Markt.
event-round-ended =
    { $left_over_count ->
        [0] Runde { $round } ist zu Ende, und der Markt ist leer.
       *[other] Runde { $round } ist zu Ende. Im Markt übrig und aus dem Spiel: { $left_over }.
    }
event-set-sold = { $seat } verkauft einen Satz: { $cards }. Als Gewinn bleibt: { $kept }.
event-discarded = { $seat } wirft { $card } ab.
event-last-sales-began = Der Stapel ist aufgebraucht: Jetzt könnt ihr ein letztes Mal verkaufen.
event-said-done = { $seat } ist fertig und verkauft nichts mehr.
event-game-ended = Das Spiel ist aus, und die Gewinne werden aufgedeckt.

## Aktionen

action-bid = { $cards } bieten
action-pass = Passen
action-give = { $card } in den Markt legen
action-take = { $kind } nehmen
action-sell = { $cards } verkaufen
action-discard = { $card } abwerfen
action-done = „Fertig“ sagen

## Was jetzt zu tun ist

prompt-bidding =
    { $highest ->
        [0] Noch hat niemand geboten: Biete mindestens { $least } oder passe (die Waren auf deiner Hand sind { $most } wert).
       *[other]
            { $laid ->
                [0] Das höchste Gebot ist { $highest }: Biete mindestens { $least } oder passe (die Waren auf deiner Hand sind { $most } wert).
               *[other] Das höchste Gebot ist { $highest }, deines { $laid }: Lege mindestens { $least } dazu oder passe (die Waren auf deiner Hand sind { $most } wert).
            }
    }
prompt-giving = Das Angebot und die Angebotskarte { offer-number } gehören dir: Wähle eine Karte des Angebots für den Markt.
prompt-taking = Wähle eine Sorte und nimm alle ihre Karten; im Markt liegen { $kinds }.
prompt-trimming =
    { $excess ->
        [one] Du hast eine Karte zu viel auf der Hand: Verkaufe einen Satz oder wirf eine Karte ab.
       *[other] Du hast { $excess } Karten zu viel auf der Hand: Verkaufe oder wirf ab, bis du höchstens sieben hast.
    }
prompt-last-sales =
    { $sets ->
        [0] Du hast keinen Satz mehr zu verkaufen: Sag „fertig“.
        [one] Du hast noch einen möglichen Satz: Verkaufe ihn oder sag „fertig“.
       *[other] Du hast { $sets } mögliche Sätze zur Wahl: Verkaufe einen oder sag „fertig“.
    }
prompt-waiting =
    { $sets ->
        [0] Die anderen sind am Zug.
        [one] Die anderen sind am Zug; wenn du magst, kannst du inzwischen einen Satz verkaufen.
       *[other] Die anderen sind am Zug; wenn du magst, kannst du inzwischen einen von { $sets } möglichen Sätzen verkaufen.
    }
prompt-finished = Das Spiel ist aus.

## Was nicht erlaubt ist

illegal-already-done = Du hast schon „fertig“ gesagt, und das ist endgültig: Warte einfach auf die anderen.
illegal-bid-too-low = Das reicht nicht: Lege Waren im Wert von mindestens { $least } dazu oder passe.
illegal-game-over = Das Spiel ist aus, es gibt nichts mehr zu tun.
illegal-limit-first = Erst das Handlimit: Wer mehr als { $limit } Karten hat, muss verkaufen oder abwerfen, bevor es weitergeht.
illegal-merchants-cannot-bid = Händler dürfen nicht ins Gebot: Biete nur mit Waren.
illegal-not-a-set = Das ist kein Satz: Wähle drei Karten einer Sorte, wobei Händler jede Ware ersetzen.
illegal-not-in-hand = Du hast nicht alle diese Karten: Wähle aus deiner Hand, zu der gebotene Karten nicht zählen.
illegal-not-in-lot = Diese Karte gehört nicht zum Angebot: Wähle eine, die dort liegt.
illegal-not-in-market = Diese Sorte liegt nicht im Markt: Wähle eine, die dort liegt.
illegal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
illegal-not-over-limit = Abwerfen darfst du nur, solange du mehr als { $limit } Karten hast: Behalte die Karte oder verkaufe sie in einem Satz.
illegal-not-sorted = Die Karten sind nicht sortiert: Nenne sie in der Reihenfolge Tuch, Holz, Getreide, Oliven, Gewürze, Wein, Händler, niedrige Werte zuerst.
illegal-not-your-turn = Du bist noch nicht am Zug: Bitte warte, bis du dran bist.

## Das Spielbrett

game-name = Byzanz
board-number =
    { $count ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $count }
    }
# Um wie viel.
board-number-by = { board-number }
board-lot = Das Angebot
board-bids = Gebote
board-market = Der Markt
board-hand = Deine Hand
board-final = Das Ende: Gewinne und Hände
board-last-sales = Letzte Verkäufe
board-round = Runde { $round } von { $rounds }
board-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $count } im Stapel
    }
board-offer = Angebotskarte { $offer }
board-no-offer = Alle vergeben
board-lot-at-market = Alle Angebote dieser Runde sind verkauft. Jetzt wird der Markt verteilt, die niedrigste Angebotskarte zuerst.
board-lot-at-last-sales = Der Stapel ist leer. Verkaufe die Sätze, die du noch hast.
board-with-yours = mit deinen: { $count }
board-take = { $action }: { $cards }
board-leads = führt
board-no-bid = noch kein Gebot
board-sells = kann noch verkaufen
board-passed = gepasst
board-done = fertig
board-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
board-sold = { $count } verkauft
board-profit = Gewinn { $total }
board-left-in-hand =
    { $count ->
        [0] Leere Hand
       *[other] Noch auf der Hand
    }
board-nothing-sold = Nichts verkauft
board-empty-hand = Deine Hand ist leer.
board-set-to-sell = Du kannst einen Satz verkaufen ({ $kinds }): Wähle seine drei Karten.
board-bid =
    { $total ->
        [0] Bieten
       *[other] { $total } bieten
    }
board-laid = { $total } liegen
board-to-lead = Lege mindestens { board-number }, um zu führen.
board-cannot-top =
    { $highest ->
        [0] Du hast keine Waren zum Bieten.
       *[other] Deine Waren reichen nicht für mehr als { $highest }.
    }
board-sum-missing = { $sum }, es fehlen noch { board-number }
board-sum-leads = { $sum }, { board-number-by } mehr als { $name }
board-set-missing =
    { $count ->
        [one] { $cards }: noch eine Karte für einen Satz
       *[other] { $cards }: noch { board-number } Karten für einen Satz
    }

## Das erste Spiel

lesson-bid = Das höchste Gebot bekommt das Angebot. Wähle Waren auf deiner Hand: Ihre Werte zusammen sind dein Gebot. Womit du zahlst, das landet im Markt – zahle also nicht mit dem, was du sammelst.
lesson-outbid = Du wurdest überboten. Was vor dir liegt, bleibt liegen und zählt: Lege einfach nach. Oder passe, dann bekommst du alles zurück.
lesson-give = Das Angebot gehört dir! Eine seiner Karten kommt in den Markt: Klicke auf die, die du am wenigsten brauchst.
lesson-market = Jetzt nehmen alle reihum sämtliche Karten einer Sorte aus dem Markt. Klicke auf einen Haufen: Darunter steht, wie viele du dann hättest.
lesson-sell = Drei von einer Sorte sind ein Satz, und Händler ersetzen jede Ware. Verkaufe ihn, wann du willst: Die beste Karte wird dein Gewinn.
lesson-limit = Mehr als sieben Karten darfst du nicht behalten. Verkaufe einen Satz, oder wähle eine Karte und wirf sie ab.
lesson-last-sales = Es gibt keine Angebote mehr: Verkaufe, was du kannst, und sag dann „fertig“. Karten auf der Hand zählen nichts.
lesson-end = Das war Byzanz! Jeder verkaufte Satz brachte seine beste Karte, drei Händler brachten 5. Der höchste Gewinn gewinnt.
