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
