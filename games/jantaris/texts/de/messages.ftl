## Wörter

place =
    { $value ->
        [0] Shakara
        [1] Omeris
        [2] Likaran
        [3] Vesh
        [4] Taira
        [5] Dorana
        [6] Kelim
        [7] Pashtar
       *[8] Zentrum
    }
guild =
    { $value ->
        [0] schwarze
       *[1] rote
    }
colour =
    { $value ->
        [0] schwarz
       *[1] rot
    }
vote =
    { $value ->
        [0] Geschäft
        [1] Schwarzmarkt
        [2] Stellung stärken
       *[3] Anwerbung
    }
item =
    { $value ->
        [historic-book] Geschichtsbuch
        [picks] Dietriche
        [old-coins] Alte Münzen
        [merchants-scales] Händlerwaage
        [caravan-bell] Karawanenglocke
        [amber-crown] Bernsteinkrone
        [amber-sceptre] Bernsteinzepter
        [amber-signet] Bernsteinring
        [amber-throne] Bernsteinthron
        [city-deed] Stadturkunde
        [watchtower-key] Wachturmschlüssel
        [tax-ledger] Steuerbuch
        [harbour-lantern] Hafenlaterne
        [forged-seal] Gefälschtes Siegel
        [silk-gloves] Seidenhandschuhe
        [recruiters-drum] Werbetrommel
        [ornate-abacus] Verzierter Abakus
        [master-tapestry] Meisterteppich
        [golden-samovar] Goldener Samowar
       *[envoys-passport] Gesandtenpass
    }

# Waren, Ruhm und Orte, wie die Sätze unten sie brauchen.
goods =
    { $black ->
        [0]
            { $red ->
                [0] keine Waren
                [one] { $red } rote Ware
               *[other] { $red } rote Waren
            }
        [one]
            { $red ->
                [0] { $black } schwarze Ware
                [one] { $black } schwarze und { $red } rote Ware
               *[other] { $black } schwarze und { $red } rote Waren
            }
       *[other]
            { $red ->
                [0] { $black } schwarze Waren
                [one] { $black } schwarze und { $red } rote Ware
               *[other] { $black } schwarze und { $red } rote Waren
            }
    }
fame-gained = { $fame } Ruhm
to-place =
    { $place ->
        [Zentrum] ins Zentrum
       *[other] nach { $place }
    }
from-place =
    { $place ->
        [Zentrum] aus dem Zentrum
       *[other] aus { $place }
    }
from-origin =
    { $origin ->
        [Zentrum] aus dem Zentrum
       *[other] aus { $origin }
    }
to-target =
    { $target ->
        [Zentrum] ins Zentrum
       *[other] nach { $target }
    }
to-district = nach { $district }
from-district = aus { $district }

## Ereignisse

event-dealt = Die Karten sind gemischt. Offen liegen { $items }, dazu { $markets_count } Märkte. { $first } beginnt.
event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-item-used =
    { $discarded ->
        [1] { $seat } benutzt „{ $item }“; die Karte kommt aus dem Spiel.
       *[0] { $seat } benutzt „{ $item }“.
    }
event-merchants-placed =
    { $count ->
        [one] { $seat } setzt einen Händler { to-place }.
       *[other] { $seat } setzt { $count } Händler { to-place }.
    }
event-merchants-taken-back =
    { $places_count ->
        [0] { $seat } besucht das Gildenhaus und nimmt keinen Händler zurück.
        [one] { $seat } nimmt einen Händler zurück (von: { $places }).
       *[other] { $seat } nimmt { $places_count } Händler zurück (von: { $places }).
    }
event-merchants-moved =
    { $count ->
        [one] { $seat } bewegt einen Händler { from-origin } { to-target }.
       *[other] { $seat } bewegt { $count } Händler { from-origin } { to-target }.
    }
event-merchant-recalled = { $seat } nimmt einen Händler { from-place } zurück und bekommt { goods }.
event-marketplace-visited = { $seat } besucht den Marktplatz und nimmt { goods }.
event-goods-gained = { $seat } bekommt { goods }.
event-good-exchanged =
    { $given ->
        [schwarz] { $seat } tauscht eine schwarze Ware gegen eine rote.
       *[rot] { $seat } tauscht eine rote Ware gegen eine schwarze.
    }
event-goods-stolen = { $seat } nimmt { $victim } { goods } weg.
event-caught-at-black-market =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } wird auf dem Schwarzmarkt ertappt, hat aber keine Waren zu verlieren; eigene Händler im aktiven Bezirk werden verbannt.
               *[other] { $seat } wird auf dem Schwarzmarkt ertappt und verliert { goods }; eigene Händler im aktiven Bezirk werden verbannt.
            }
       *[other] { $seat } wird auf dem Schwarzmarkt ertappt und verliert { goods }; eigene Händler im aktiven Bezirk werden verbannt.
    }
event-fame-gained = { $seat } bekommt { fame-gained } durch „{ $item }“.
event-bazaar-visited = { $seat } besucht den Basar.
event-items-shelved = { $seat } legt unter den Stapel: { $items }. Dafür aufgedeckt: { $turned }.
event-item-put-up = { $seat } versteigert „{ $item }“ und beginnt mit { $bid }.
event-bid-raised = { $seat } bietet { $bid }.
event-bid-held = { $seat } hält das Gebot von { $bid }.
event-passed = { $seat } passt.
event-item-bought =
    { $fame ->
        [0] { $seat } kauft „{ $item }“ für { goods }.
       *[other] { $seat } kauft „{ $item }“ für { goods } und bekommt { fame-gained }.
    }
event-picks-turned = { $seat } benutzt die Dietriche und deckt auf: { $items }.
event-item-picked =
    { $fame ->
        [0]
            { $under_count ->
                [0] { $seat } nimmt „{ $item }“ umsonst.
               *[other] { $seat } nimmt „{ $item }“ umsonst. Unter den Stapel: { $under }.
            }
       *[other]
            { $under_count ->
                [0] { $seat } nimmt „{ $item }“ umsonst und bekommt { fame-gained }.
               *[other] { $seat } nimmt „{ $item }“ umsonst und bekommt { fame-gained }. Unter den Stapel: { $under }.
            }
    }
event-nothing-picked = Alle diese Gegenstände bringen gleich viel Ruhm, { $seat } bekommt also keinen. Unter den Stapel: { $under }.
event-items-turned = Aufgedeckt: { $items }.
event-token-moved = { $seat } bewegt die { $guild } Gildenmarke { to-district }: Das ist nun der aktive Bezirk.
event-vote-cast = { $seat } hat abgestimmt.
event-votes-revealed = Die Stimmen, der Sitzordnung nach: { $votes }.
event-vote-changed = { $seat } gibt „{ $item }“ ab und stimmt stattdessen für „{ $card }“.
event-players-banished = { $seat } verbannt die Händler von { $players } { from-district }.
event-merchants-fled =
    { $districts_count ->
        [0] { $seat } räumt { $district }. Händler zurück im Vorrat: { $returned }.
       *[other]
            { $returned ->
                [0] { $seat } räumt { $district } und geht nach { $districts }.
               *[other] { $seat } räumt { $district } und geht nach { $districts }. Händler zurück im Vorrat: { $returned }.
            }
    }
event-fair-turned = Es ist Wochenmesse: { fame-gained } für { $cost } Waren.
event-fair-paid =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } zahlt auf der Messe allein mit „{ $item }“ und bekommt { fame-gained }.
               *[other] { $seat } zahlt auf der Messe { goods } und bekommt { fame-gained }.
            }
       *[other] { $seat } zahlt auf der Messe { goods } und bekommt { fame-gained }.
    }
event-fair-ended = Die Messe ist zu Ende.
event-market-claimed = { $seat } beansprucht den Markt { $market } und bekommt { fame-gained }.
event-declined = { $seat } verzichtet.
event-nothing-happened = Für { $seat } geschieht nichts.
event-game-ended = Das Spiel ist aus. Ruhm, der Sitzordnung nach: { $fame }. Waren: { $goods }.

## Aktionen

action-place-merchants =
    { $count ->
        [one] Einen Händler { to-place } setzen
       *[other] { $count } Händler { to-place } setzen
    }
action-take-back =
    { $places_count ->
        [0] Gildenhaus: keinen Händler zurücknehmen
        [one] Gildenhaus: einen Händler zurücknehmen (von: { $places })
       *[other] Gildenhaus: { $places_count } Händler zurücknehmen (von: { $places })
    }
action-marketplace = Marktplatz: { goods } nehmen
action-bazaar = Den Basar besuchen
action-use-item = „{ $item }“ benutzen
action-shelve =
    { $items_count ->
        [one] „{ $items }“ unter den Stapel legen
       *[other] In dieser Reihenfolge unter den Stapel legen: { $items }
    }
action-put-up = „{ $item }“ versteigern und { $bid } bieten
action-bid = { $bid } bieten
action-hold = Das höchste Gebot halten
action-pass = Passen
action-pay =
    { $black ->
        [0]
            { $red ->
                [0] Allein mit den Alten Münzen zahlen
               *[other] { goods } zahlen
            }
       *[other] { goods } zahlen
    }
action-pick = „{ $item }“ nehmen
action-move-token = Die { $guild } Gildenmarke { to-district } bewegen
action-vote = Für „{ $card }“ stimmen
action-change-vote = Stattdessen für „{ $card }“ stimmen
action-gain = { goods } nehmen
action-exchange =
    { $given ->
        [schwarz] Eine schwarze Ware gegen eine rote tauschen
       *[rot] Eine rote Ware gegen eine schwarze tauschen
    }
action-steal = { $victim } { goods } wegnehmen
action-banish = Die Händler von { $players } verbannen
action-flee =
    { $districts_count ->
        [0] Alle Händler in den Vorrat zurücknehmen
       *[other] Nach { $districts } gehen
    }
action-move-merchants =
    { $count ->
        [one] Einen Händler { from-origin } { to-target } bewegen
       *[other] { $count } Händler { from-origin } { to-target } bewegen
    }
action-recall = Einen Händler { from-place } zurücknehmen und { goods } bekommen
action-claim = Den Markt { $market } beanspruchen
action-decline = Verzichten

## Was jetzt zu tun ist

prompt-settling =
    { $left ->
        [one] Setze deinen zweiten Händler in einen anderen Bezirk.
       *[other] Setze den ersten deiner { $left } Händler in einen Bezirk.
    }
prompt-using-items =
    { $items_count ->
        [one] Bevor du in die Stadt gehst, musst du „{ $items }“ benutzen.
       *[other] Bevor du in die Stadt gehst, wirken deine Gegenstände. Wähle den nächsten: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Besuche den Marktplatz, das Gildenhaus oder den Basar.
       *[other] Besuche den Marktplatz, das Gildenhaus oder den Basar. Vorher darfst du noch benutzen: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Du darfst noch einen Gegenstand versteigern ({ $items }) oder darauf verzichten.
       *[0] Versteigere einen Gegenstand und eröffne mit einem Gebot. Bezahlen kannst du: { $items }.
    }
prompt-bidding =
    { $most ->
        [one] „{ $item }“: { $leader } führt mit { $bid }, du hast eine Ware. Biete mehr oder passe; wer am Zug ist, darf auch halten.
       *[other] „{ $item }“: { $leader } führt mit { $bid }, du hast { $most } Waren. Biete mehr oder passe; wer am Zug ist, darf auch halten.
    }
prompt-paying =
    { $bid ->
        [one] Du ersteigerst „{ $item }“ für eine Ware: Wähle, welche du zahlst.
       *[other] Du ersteigerst „{ $item }“ für { $bid } Waren: Wähle, welche du zahlst.
    }
prompt-using-effect = „{ $item }“: Wähle, was du damit tust.
prompt-moving-token = Bewege eine der Gildenmarken in einen Bezirk ohne Marke: Er wird der aktive Bezirk.
prompt-voting = Stimme geheim ab. Der aktive Bezirk ist { $district }, dort steht die { $guild } Gildenmarke.
prompt-acting =
    { $votes ->
        [1] Nur du hast „{ $card }“ gewählt: Entscheide, was du tust.
        [2] Zwei haben „{ $card }“ gewählt: Entscheide, was du tust.
       *[3] Drei oder mehr haben „{ $card }“ gewählt: Entscheide, was du tust.
    }
prompt-fleeing =
    { $merchants ->
        [one] Dein Händler wird { from-district } verbannt: Wähle, wohin er geht.
       *[other] Deine { $merchants } Händler werden { from-district } verbannt: Wähle, wohin sie gehen.
    }
prompt-paying-fair =
    { $obliged ->
        [1] Die Messe bringt { fame-gained } für { $cost } Waren. Du hast genug und musst zahlen: Wähle, womit.
       *[0] Die Messe bringt { fame-gained } für { $cost } Waren: Mit den Alten Münzen darfst du zahlen, oder du verzichtest.
    }
prompt-leaving-fair = Du hast auf der Messe gezahlt: Bewege einen deiner Händler aus dem Zentrum in einen Bezirk ohne Marke.
prompt-claiming =
    { $markets_count ->
        [one] In allen drei Bezirken eines Marktes hast du die Mehrheit: Beanspruche ihn, oder verzichte.
       *[other] Bei { $markets_count } Märkten hast du in allen drei Bezirken die Mehrheit: Beanspruche einen, oder verzichte.
    }
prompt-waiting = Die anderen sind am Zug.
prompt-finished = Das Spiel ist aus.

## Was nicht erlaubt ist

illegal-already-voted = Du hast schon abgestimmt, und eine Stimme lässt sich nicht zurücknehmen: Warte einfach auf die anderen.
illegal-below-price = Das liegt unter dem Preis: Eröffne mit mindestens { $least }.
illegal-bid-too-low = Das reicht nicht: Biete mindestens { $least } oder passe.
illegal-cannot-pay = Das kannst du nicht bezahlen: Du brauchst so viele Waren, wie du bietest, darunter die Farben auf der Karte.
illegal-city-first = Erst die Stadt: Geh auf den Marktplatz, ins Gildenhaus oder in den Basar und bewege dann eine Marke.
illegal-districts-only = Allein bei der Anwerbung setzt du in einen Bezirk, nicht ins Zentrum: Wähle einen Bezirk ohne Marke.
illegal-flight = Dorthin gehen Verbannte nicht: je einer in jeden Nachbarn ohne Marke, ein einzelner in den Nachbarn deiner Wahl, der Rest in deinen Vorrat.
illegal-game-over = Das Spiel ist aus, es gibt nichts mehr zu tun.
illegal-goods-limit = Niemand hat mehr als 6 Waren einer Farbe: Nimm von dieser weniger.
illegal-items-first = Erst die Gegenstände: Benutze die, die wirken müssen, und geh dann in die Stadt.
illegal-march = „Stellung stärken“ bewegt einen oder zwei deiner Händler zwischen dem aktiven Bezirk und einem einzigen Nachbarn: Wähle einen solchen Zug oder verzichte.
illegal-never-back = Eine Marke kommt nie ins Zentrum zurück: Wähle einen Bezirk ohne Marke.
illegal-no-majority = Dir fehlt in einem seiner Bezirke die Mehrheit: Beanspruche einen Markt, in dessen drei Bezirken du je mindestens zwei Händler hast, und mehr als alle anderen.
illegal-not-face-up = Diese Karte liegt nicht offen: Wähle eine, die offen liegt.
illegal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
illegal-not-possible = So geht das nicht: Wähle eine der angebotenen Aktionen.
illegal-not-your-turn = Du bist noch nicht am Zug: Bitte warte, bis du dran bist.
illegal-obligatory = Darauf kannst du nicht verzichten: Wähle eine der angebotenen Aktionen.
illegal-only-active-holds = Ein Gebot halten darf nur, wer am Zug ist: Biete mehr oder passe.
illegal-supply-short = So viele Händler hast du nicht im Vorrat: Setze weniger.
illegal-token-there = Dort steht eine Gildenmarke: Wähle einen Ort ohne Marke.
illegal-too-few-goods = Du musst alle Waren nehmen, die du bekommen kannst: Wähle eine der angebotenen Aktionen.
illegal-too-few-there = So viele Händler hast du dort nicht: Wähle weniger oder einen anderen Ort.
illegal-two-districts = Deine ersten zwei Händler kommen in zwei verschiedene Bezirke, einzeln und nie ins Zentrum: Wähle einen Bezirk, in dem du noch keinen hast.
illegal-wrong-goods = Diese Waren gibt es hier nicht: Achte darauf, wie viele dir zustehen und in welchen Farben.
illegal-wrong-payment = So ist das nicht bezahlt: Zahle so viele Waren, wie du geboten hast, darunter die Farben auf der Karte.

## Auf dem Brett

game-name = Jantaris
board-city = Die Stadt
board-marketplace = Marktplatz
board-visit-marketplace = Marktplatz: Waren nehmen
board-bazaar = Basar
board-guild-house = Gildenhaus
board-take-back = Gildenhaus: Händler zurücknehmen
board-fair = Wochenmesse
board-fair-held = Die Messe bringt { $fame } Ruhm für { $cost } Waren
board-fair-waits = { $count } der { $needed } Händler, die eine Messe braucht, stehen im Zentrum
board-stock = Im Vorrat: { $black } schwarze und { $red } rote Waren
board-goods = { $black } schwarz, { $red } rot
board-token = Die { $guild } Marke, jetzt hier: { $place }
board-nobody-there = niemand dort
board-majority = { $name } hat die Mehrheit
board-token-there = von einer Marke gesperrt
board-active = der aktive Bezirk
board-fame = Ruhm
board-supply = Händler im Vorrat
board-items = Gegenstände
board-your-items = Deine Gegenstände
board-no-items = Noch keine Gegenstände
board-markets = Märkte
board-markets-left =
    { $count ->
        [0] Stapel leer
       *[other] noch { $count } im Stapel
    }
board-markets-claimed = Beanspruchte Märkte
board-market = Markt von { $districts }
board-lacks = { $place } (noch { $count } Händler nötig)
board-rules = { $place } (deins)
board-items-left =
    { $count ->
        [0] Kein Gegenstand mehr im Stapel
        [one] Noch ein Gegenstand im Stapel
       *[other] Noch { $count } Gegenstände im Stapel
    }
board-turned = Von den Dietrichen aufgedeckt
board-leads = { $name } führt
board-still-bidding = { $name } bietet noch mit
board-passed = { $name } hat gepasst
board-item-price = Preis: { $black } schwarz, { $red } rot. Ruhm: { $fame }.
board-crown = Mit Krone.
board-seats = Plätze und Stimmen
board-look = { $name }: Gegenstände und Märkte
board-voted = Eine Stimme liegt verdeckt
board-hand = Deine Stimmkarten
board-votes = Die Stimmkarten
board-vote-does = Allein: { $one }. Zu zweit: { $two }. Zu dritt oder mehr: { $three }.
board-outlook = jetzt Waren: { $goods }, Händler: { $merchants }
board-sum = Ruhm { $fame } · Waren: { $black } schwarz, { $red } rot · Händler im Vorrat: { $supply }
board-none = Noch nichts
board-known-below = Bekannt unter dem Stapel: { $items }.
board-gone = Aus dem Spiel: { $items }.
board-back = Zurück
board-close = Schließen
board-settling = Ansiedlung
board-round = Runde { $round }
board-note-visit = Klicke auf einen Bezirk, um dort einen Händler zu setzen, oder auf eines der Gebäude um die Stadt.
board-note-take-back = Nimm bis zu zwei Händler zurück: Klicke dorthin, wo sie stehen.
board-note-marketplace = Wie viele Waren welcher Farbe?
board-note-bid = Wie viele Waren bietest du?
board-note-count = Wie viele Händler?
board-note-token = Klicke auf eine Marke, dann auf ihren neuen Bezirk.
board-note-which-token = Welche Marke geht dorthin?
board-note-district = Und wohin geht sie?
board-note-move = Klicke dorthin, wo dein Händler steht.
board-note-target = Und wohin geht er?
board-note-flee = Klicke auf einen Nachbarn, um noch einen Händler dorthin statt in den Vorrat zu schicken.
board-note-shelve = Klicke die Gegenstände in der Reihenfolge an, in der sie unter den Stapel kommen.

## Was Gegenstände tun, in wenigen Worten

board-item-does =
    { $value ->
        [historic-book] Vor deiner ersten Auktion: offene Gegenstände unter den Stapel.
        [picks] Decke drei Gegenstände auf: Der mit dem wenigsten Ruhm ist deiner.
        [old-coins] Ersetzen auf einer Messe bis zu 2 Waren. Einmal.
        [merchants-scales] Zugbeginn: Tausche eine Ware gegen die andere Farbe.
        [caravan-bell] Zugbeginn: Ein Händler geht zu einem Nachbarn.
        [amber-crown] Zugbeginn: Jede Krone bringt eine Ware.
        [amber-sceptre] Zugbeginn: Jede Krone darf ins Zentrum setzen.
        [amber-signet] Beim Kauf: Jede Krone bringt 1 Ruhm.
        [amber-throne] Zugbeginn: Jede Krone darf einen Händler für eine Ware zurücknehmen.
        [city-deed] Beim Kauf: Setze bis zu 2 Händler in einen Bezirk.
        [watchtower-key] Verbannt? Deine Händler bleiben in der Nähe.
        [tax-ledger] Wenn du einen Markt beanspruchst: 2 Waren einer Farbe.
        [harbour-lantern] Zugbeginn, mit Händler im Zentrum: eine Ware.
        [forged-seal] Nach dem Aufdecken: Ändere deine Stimme. Einmal.
        [silk-gloves] Allein auf Schwarzmarkt: Nimm bis zu 2 Waren.
        [recruiters-drum] Anwerbung: ein Händler mehr.
        [ornate-abacus] Marktplatz: auch 1 Ware der anderen Farbe.
        [master-tapestry] Allein auf Stellung stärken: Verbanne zwei Personen.
        [golden-samovar] Beim Kauf, mit einer Mehrheit: 1 Ruhm mehr.
       *[envoys-passport] Zugbeginn: ein Händler von irgendwo in jeden Bezirk. Einmal.
    }

## Was Stimmen tun

board-vote-0-1 = du bekommst 2 Waren in der Farbe der Marke
board-vote-0-2 = du bekommst 1 Ware in der Farbe der Marke für jeden deiner Händler im aktiven Bezirk
board-vote-0-3 = du bekommst 1 Ware in der Farbe der Marke für jeden deiner Händler im Zentrum
board-vote-1-1 = du nimmst jemandem 1 Ware weg
board-vote-1-2 = du bekommst 2 Waren beliebiger Farben aus dem allgemeinen Vorrat
board-vote-1-3 = du verlierst alle Waren; deine Händler werden aus dem aktiven Bezirk verbannt
board-vote-2-1 = du verbannst die Händler einer Person aus dem aktiven Bezirk
board-vote-2-2 = du bewegst bis zu 2 deiner Händler aus einem Nachbarn ohne Marke in den aktiven Bezirk
board-vote-2-3 = du bewegst bis zu 2 deiner Händler aus dem aktiven Bezirk in einen Nachbarn ohne Marke
board-vote-3-1 = du setzt 1 Händler in einen beliebigen Bezirk ohne Marke
board-vote-3-2 = du setzt 1 Händler ins Zentrum, wenn dort keine Marke steht
board-vote-3-3 = du setzt bis zu 2 Händler in einen Nachbarn ohne Marke

## Das erste Spiel

lesson-settling = Willkommen in Jantaris! Alle beginnen mit zwei Händlern in zwei verschiedenen Bezirken. Nachbarn helfen einander später, und die Märkte zeigen, welche Bezirke zusammengehören.
lesson-city = Jeder Zug beginnt in der Stadt: Nimm Waren auf dem Marktplatz, setze im Gildenhaus einen Händler (oder nimm welche zurück), oder versteigere im Basar einen Gegenstand.
lesson-auction = Geboten wird eine Zahl von Waren. Die Farben auf der Karte müssen unter dem sein, was du zahlst. Wer die Auktion eröffnet hat, darf halten: beim höchsten Gebot mitgehen und damit führen.
lesson-token = Bewege eine der beiden Gildenmarken. Wo sie steht, geht niemand hinein oder hinaus, und ihre Farbe entscheidet, welche Waren ein Geschäft bringt.
lesson-voting = Jetzt stimmen alle geheim ab. Was eine Karte tut, hängt davon ab, wie viele sie wählen: Die drei Zeilen zeigen, was sie dir jetzt brächte.
lesson-fair = Fünf Händler im Zentrum ergeben eine Messe. Wer dort einen Händler und genug Waren hat, zahlt, gewinnt Ruhm und schickt einen Händler fort.
lesson-claims = Du hast in allen drei Bezirken eines Marktes die Mehrheit: mindestens zwei Händler und mehr als alle anderen. Beanspruche ihn für 3 Ruhm!
lesson-end = Jemand nähert sich 12 Ruhm. Hat zu Beginn des Zuges der Startperson irgendwer 12 oder mehr, ist das Spiel aus: Der meiste Ruhm gewinnt.
