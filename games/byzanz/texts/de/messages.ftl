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

## Daueraufträge

standing-field-most = Grenze
standing-field-cards = Karten, in dieser Reihenfolge
standing-field-kinds = Sorten, in dieser Reihenfolge
standing-field-merchants = Höchstens so viele Händler
standing-name-pass-auction = In dieser Auktion passen
standing-pass-auction = In der Auktion um Angebotskarte { offer-number } der Runde { $round } passen.
standing-name-pass-without-bid = Passen, wenn ich nicht bieten kann
standing-pass-without-bid = Immer passen, wenn ich das höchste Gebot nicht übertreffen kann: erst nach einer Weile, damit es nicht verrät, was mir fehlt.
standing-name-bid-up-to = Bis zu einer Grenze bieten
standing-bid-up-to = In der Auktion um Angebotskarte { offer-number } der Runde { $round } so wenig bieten, dass ich führe, insgesamt höchstens { $most }; der Reihe nach lege ich { $cards }.
standing-name-take-first-of = Auf dem Markt nehmen
standing-take-first-of = Auf dem Markt der Runde { $round } die erste dieser Sorten nehmen, die da ist: { $kinds }.
standing-name-sell-sets = Sätze sofort verkaufen
standing-sell-sets =
    { $merchants ->
        [0] Einen Satz dieser Sorten verkaufen, sobald er vollständig ist, ohne Händler anstelle von Waren: { $kinds }.
        [one] Einen Satz dieser Sorten verkaufen, sobald er vollständig ist, mit höchstens einem Händler darin: { $kinds }.
       *[other] Einen Satz dieser Sorten verkaufen, sobald er vollständig ist, mit höchstens { $merchants } Händlern darin: { $kinds }.
    }

## Was für eine Aktion spricht

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
reason-lot-sells = Das Angebot macht Sätze vollständig: { points } mehr, für ein Gebot von { $price }.
reason-lot-promises = Das Angebot macht die Hand etwa { points } mehr wert, für ein Gebot von { $price }.
reason-cannot-top =
    { $highest ->
        [0] Auf der Hand sind keine Waren zum Bieten.
       *[other] Alle Waren zusammen ergeben { $most }: zu wenig, um { $highest } zu überbieten.
    }
reason-too-dear = Selbst für ein Gebot von { $price } brächte das Angebot nicht mehr, als es kostet.
reason-later-lot =
    { $cards ->
        [one] Hier gibt es nur etwa { points } zu holen; als Nächstes kommt ein Angebot mit einer Karte.
       *[other] Hier gibt es nur etwa { points } zu holen; als Nächstes kommt ein Angebot mit { $cards } Karten.
    }
reason-still-sells = Auch ohne diese Karte bringen die Sätze { points }.
reason-least-missed = Keine andere Karte würde weniger fehlen.
reason-kind-sells = Damit werden Sätze vollständig: { points } mehr.
reason-kind-collects =
    { $missing ->
        [one] Noch eine Karte dieser Sorte, und der Satz bringt { points }.
       *[other] Noch zwei Karten dieser Sorte, und der Satz bringt { points }.
    }
reason-kind-promises = Damit ist die Hand etwa { points } mehr wert.
reason-set-sells = Ein Satz { $kind }: { points }.
reason-sale-makes-room = Bei { $cards } Karten auf der Hand schafft ein Verkauf Platz und bringt { points }.
reason-no-set-left = Es ist kein Satz mehr zu verkaufen.
reason-nothing-better = Das lässt sich nicht in Zahlen fassen.

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
picture-you = Du
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
board-final = Das Ende: Gewinne und Restkarten
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
board-passed = hat gepasst
board-gets-lot = bekommt das Angebot
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
board-laid = { $total } liegen schon
board-to-lead = Lege Waren im Wert von mindestens { $count }, um zu führen.
board-cannot-top =
    { $highest ->
        [0] Du hast keine Waren zum Bieten.
       *[other] Deine Waren reichen nicht für mehr als { $highest }.
    }
board-sum-missing = { $sum }, zum Führen { $count ->
        [one] fehlt noch eins
       *[other] fehlen noch { board-number }
    }
board-sum-leads = { $sum }, { board-number-by } mehr als { $name }
board-set-missing =
    { $count ->
        [one] { $cards }: noch eine Karte für einen Satz
       *[other] { $cards }: noch { board-number } Karten für einen Satz
    }

## Das erste Spiel

lesson-bid = Wer mit verkauften Dreiersätzen den höchsten Gewinn macht, siegt. Das höchste Gebot bekommt das Angebot: Wähle Waren auf deiner Hand, ihre Werte zählen zusammen. Womit du zahlst, das landet im Markt; zahle also nicht mit dem, was du sammelst.
lesson-outbid = Du wurdest überboten. Was vor dir liegt, bleibt liegen und zählt: Lege einfach nach. Oder passe, dann bekommst du alles zurück.
lesson-give = Das Angebot gehört dir! Eine seiner Karten kommt in den Markt: Klicke auf die, die du am wenigsten brauchst.
lesson-market = Jetzt nehmen alle reihum sämtliche Karten einer Sorte aus dem Markt. Klicke auf einen Haufen: Unter seinen Karten steht, wie viele du dann hättest.
lesson-sell = Du hast einen Satz: drei von einer Sorte, wobei Händler jede Ware ersetzen. Wähle seine Karten und verkaufe ihn, wann du willst: Die beste wird dein Gewinn.
lesson-limit = Sieben Karten darfst du behalten. Wähle drei, die einen Satz bilden, und verkaufe sie, oder wähle eine und wirf sie ab.
lesson-last-sales = Es gibt keine Angebote mehr: Verkaufe, was du kannst, und sag dann „fertig“. Karten auf der Hand zählen nichts.
lesson-end = Das war Byzanz! Jeder verkaufte Satz brachte seine beste Karte, drei Händler brachten 5. Wer den höchsten Gewinn hat, siegt.
board-tie = Bei Gleichstand stehen mehr Waren auf der Hand vorn.
