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
        [0] Alle bekommen { $hand_size } Karten, { $aside_size } kommen verdeckt aus dem Spiel, { $deck_size } bilden den Stapel. { $first } beginnt.
       *[other] Alle bekommen { $hand_size } Karten, { $aside_size } kommen verdeckt aus dem Spiel, { $deck_size } bilden den Stapel. Deine Karten: { $hand }. { $first } beginnt.
    }
event-lot-turned =
    { $cards_count ->
        [1] Das Angebot zur Angebotskarte { offer-number } ist eine einzige Karte: { $cards }.
       *[other] Das Angebot zur Angebotskarte { offer-number }: { $cards }. { $opener } bietet zuerst.
    }
event-bid-raised = { $seat } legt { $cards } dazu: Das Gebot ist jetzt { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passt.
       *[other] { $seat } passt und nimmt { $cards } zurück.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } bekommt die Angebotskarte { offer-number } ohne Gebot. Die einzige Karte des Angebots, { $given }, kommt in den Markt.
               *[other] { $seat } bekommt das letzte Angebot und die Angebotskarte { offer-number } ohne Gebot, legt { $given } in den Markt und nimmt { $gained }.
            }
       *[other] { $seat } ersteigert das Angebot und die Angebotskarte { offer-number }, zahlt { $paid }, legt { $given } in den Markt und nimmt { $gained }.
    }
event-lot-taken = Niemand bietet: { $seat } hat eröffnet und bekommt deshalb das ganze Angebot ({ $gained }) und die Angebotskarte { offer-number }.
event-kind-taken = { $seat } nimmt { $cards } aus dem Markt.
event-round-ended =
    { $left_over_count ->
        [0] Runde { $round } ist zu Ende, und der Markt ist leer.
       *[other] Runde { $round } ist zu Ende. Diese Karten bleiben im Markt übrig und kommen aus dem Spiel: { $left_over }.
    }
event-set-sold = { $seat } verkauft einen Satz: { $cards }. Der Gewinn: { $kept }.
event-discarded = { $seat } wirft { $card } ab.
event-last-sales-began = Der Stapel ist leer: Jetzt könnt ihr ein letztes Mal verkaufen.
event-said-done = { $seat } ist mit dem Verkaufen fertig.
event-game-ended = Die Partie ist zu Ende, und alle Gewinne werden aufgedeckt.

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
               *[other] Das höchste Gebot ist { $highest }, deines ist { $laid }: Lege mindestens { $least } dazu oder passe (die Waren auf deiner Hand sind { $most } wert).
            }
    }
prompt-giving = Das Angebot und die Angebotskarte { offer-number } gehören dir: Wähle eine Karte des Angebots für den Markt.
prompt-taking = Wähle eine Sorte und nimm alle ihre Karten aus dem Markt. Dort liegen { $kinds }.
prompt-trimming =
    { $excess ->
        [one] Du hast eine Karte zu viel auf der Hand: Verkaufe einen Satz oder wirf eine Karte ab.
       *[other] Du hast { $excess } Karten zu viel auf der Hand: Verkaufe Sätze oder wirf Karten ab, bis du höchstens sieben hast.
    }
prompt-last-sales =
    { $sets ->
        [0] Du kannst keinen Satz mehr verkaufen: Sag „fertig“.
        [one] Du kannst noch einen Satz verkaufen: Verkaufe ihn oder sag „fertig“.
       *[other] Du kannst { $sets } verschiedene Sätze verkaufen: Verkaufe einen oder sag „fertig“.
    }
prompt-waiting =
    { $sets ->
        [0] Die anderen sind am Zug.
        [one] Die anderen sind am Zug; inzwischen darfst du einen Satz verkaufen.
       *[other] Die anderen sind am Zug; inzwischen darfst du einen von { $sets } verschiedenen Sätzen verkaufen.
    }
prompt-finished = Die Partie ist zu Ende.

## Vorbereitete Züge

standing-field-most = Grenze
standing-field-cards = Karten, in dieser Reihenfolge
standing-field-kinds = Sorten, in dieser Reihenfolge
standing-field-merchants = Höchstzahl an Händlern
standing-name-pass-auction = In dieser Auktion passen
standing-pass-auction = In der Auktion um Angebotskarte { offer-number } der Runde { $round } passen.
standing-name-pass-without-bid = Passen, wenn ich nicht bieten kann
standing-pass-without-bid = Immer passen, wenn ich das höchste Gebot nicht überbieten kann. Bis dahin vergeht etwas Zeit, damit die anderen nicht erfahren, was meiner Hand fehlt.
standing-name-bid-up-to = Bis zu einer Grenze bieten
standing-bid-up-to = In der Auktion um Angebotskarte { offer-number } der Runde { $round } nur so viel bieten, wie zum Führen nötig ist, insgesamt höchstens { $most }. Karten in dieser Reihenfolge dazulegen: { $cards }.
standing-name-take-first-of = Aus dem Markt nehmen
standing-take-first-of = Im Markt der Runde { $round } die erste dieser Sorten nehmen, die noch da ist: { $kinds }.
standing-name-sell-sets = Sätze sofort verkaufen
standing-sell-sets =
    { $merchants ->
        [0] Einen Satz verkaufen, sobald er vollständig ist, ohne Händler anstelle von Waren, aus diesen Sorten: { $kinds }.
        [one] Einen Satz verkaufen, sobald er vollständig ist, mit höchstens einem Händler, aus diesen Sorten: { $kinds }.
       *[other] Einen Satz verkaufen, sobald er vollständig ist, mit höchstens { $merchants } Händlern, aus diesen Sorten: { $kinds }.
    }

## Gründe für eine Aktion

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
reason-lot-sells = Das Angebot vervollständigt Sätze und bringt { points } mehr, für ein Gebot von { $price }.
reason-lot-promises = Mit dem Angebot ist deine Hand etwa { points } mehr wert, für ein Gebot von { $price }.
reason-cannot-top =
    { $highest ->
        [0] Auf der Hand sind keine Waren zum Bieten.
       *[other] Alle Waren zusammen ergeben { $most }: zu wenig, um { $highest } zu überbieten.
    }
reason-too-dear = Selbst bei einem Gebot von { $price } ist das Angebot seinen Preis nicht wert.
reason-later-lot =
    { $cards ->
        [one] Hier gibt es nur etwa { points } zu gewinnen; das nächste Angebot hat eine Karte.
       *[other] Hier gibt es nur etwa { points } zu gewinnen; das nächste Angebot hat { $cards } Karten.
    }
reason-still-sells = Auch ohne diese Karte bringen die Sätze { points }.
reason-least-missed = Diese Karte brauchst du am wenigsten.
reason-kind-sells = Das vervollständigt Sätze und bringt { points } mehr.
reason-kind-collects =
    { $missing ->
        [one] Mit einer weiteren Karte dieser Sorte kannst du einen Satz verkaufen: { points }.
       *[other] Mit zwei weiteren Karten dieser Sorte kannst du einen Satz verkaufen: { points }.
    }
reason-kind-promises = Damit ist deine Hand etwa { points } mehr wert.
reason-set-sells = Ein Satz { $kind }: { points }.
reason-sale-makes-room = Bei { $cards } Karten auf der Hand schafft ein Verkauf Platz und bringt { points }.
reason-no-set-left = Es gibt keinen Satz mehr zu verkaufen.
reason-nothing-better = Kein einzelner Grund sticht hervor.

## Unzulässige Aktionen

illegal-already-done = Du hast schon „fertig“ gesagt, und das ist endgültig: Warte einfach auf die anderen.
illegal-bid-too-low = Das reicht nicht: Lege Waren im Wert von mindestens { $least } dazu oder passe.
illegal-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu spielen.
illegal-limit-first = Das Handlimit geht vor: Wer mehr als { $limit } Karten hat, muss verkaufen oder abwerfen, bevor die Partie weitergeht.
illegal-merchants-cannot-bid = Händler dürfen nicht Teil eines Gebots sein: Biete nur mit Waren.
illegal-not-a-set = Das ist kein Satz: Wähle drei Karten einer Sorte, wobei Händler jede Ware ersetzen.
illegal-not-in-hand = Du hast nicht alle diese Karten auf der Hand: Wähle andere. Gebotene Karten zählen nicht zur Hand.
illegal-not-in-lot = Diese Karte gehört nicht zum Angebot: Wähle eine, die dazugehört.
illegal-not-in-market = Von dieser Sorte liegen keine Karten im Markt: Wähle eine, die dort liegt.
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
board-final = Endgültige Gewinne und Karten auf der Hand
board-last-sales = Letzte Verkäufe
board-round = Runde { $round } von { $rounds }
board-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $count } im Stapel
    }
board-offer = Angebotskarte { $offer }
board-no-offer = Alle Angebotskarten sind vergeben
board-lot-at-market = Alle Angebote dieser Runde sind versteigert. Jetzt nehmen alle Karten aus dem Markt; die niedrigste Angebotskarte beginnt.
board-lot-at-last-sales = Der Stapel ist leer. Verkaufe die Sätze, die du noch hast.
board-with-yours = du hättest { $count }
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
board-sold =
    { $count ->
        [one] ein Satz verkauft
       *[other] { $count } Sätze verkauft
    }
board-profit = Gewinn: { $total }
board-left-in-hand =
    { $count ->
        [0] Leere Hand
       *[other] Noch auf der Hand
    }
board-nothing-sold = Nichts verkauft
board-empty-hand = Deine Hand ist leer.
board-set-to-sell = Du kannst einen Satz verkaufen ({ $kinds }): Klicke auf seine drei Karten.
board-bid =
    { $total ->
        [0] Bieten
       *[other] { $total } bieten
    }
board-laid = { $total } schon geboten
board-to-lead = Lege Waren im Wert von mindestens { $count } dazu, um zu führen.
board-cannot-top =
    { $highest ->
        [0] Du hast keine Waren zum Bieten.
       *[other] Deine Waren reichen nicht, um { $highest } zu überbieten.
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

## Die erste Partie

lesson-bid = Es siegt, wer mit verkauften Dreiersätzen den höchsten Gewinn macht. Das höchste Gebot bekommt das Angebot: Wähle Waren auf deiner Hand, ihre Werte werden zusammengezählt. Was du zahlst, landet im Markt; zahle also nicht mit dem, was du sammelst.
lesson-outbid = Du wurdest überboten. Deine gebotenen Karten bleiben liegen und zählen weiter: Lege einfach Karten dazu. Oder passe, dann bekommst du alle zurück.
lesson-give = Das Angebot gehört dir! Eine seiner Karten kommt in den Markt: Klicke auf die, die du am wenigsten brauchst.
lesson-market = Jetzt nehmen alle der Reihe nach sämtliche Karten einer Sorte aus dem Markt. Klicke auf einen Haufen: Unter seinen Karten steht, wie viele du dann hättest.
lesson-sell = Du hast einen Satz: drei Karten einer Sorte, wobei Händler jede Ware ersetzen. Wähle seine Karten und verkaufe ihn, wann du willst: Die beste Karte wird dein Gewinn.
lesson-limit = Du darfst sieben Karten behalten. Wähle drei, die einen Satz bilden, und verkaufe sie, oder wähle eine und wirf sie ab.
lesson-last-sales = Es gibt keine Angebote mehr: Verkaufe alle Sätze, die du kannst, und sag dann „fertig“. Karten, die auf der Hand bleiben, zählen nichts.
lesson-end = Das war Byzanz! Jeder verkaufte Satz zählte so viel wie seine höchste Karte, drei Händler zählten 5. Wer den höchsten Gewinn hat, siegt.
board-tie = Bei Gleichstand liegt vorn, wer mehr Waren auf der Hand hat.
