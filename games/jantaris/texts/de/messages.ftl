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
        [1] Schwarz{ "\u00AD" }markt
        [2] Stellung stärken
       *[3] Anwerbung
    }
item =
    { $value ->
        [historic-book] Geschichtsbuch
        [picks] Dietriche
        [old-coins] Alte Münzen
        [merchants-scales] Händlerwaage
        [caravan-bell] Karawanen{ "\u00AD" }glocke
        [amber-crown] Bernsteinkrone
        [amber-sceptre] Bernstein{ "\u00AD" }zepter
        [amber-signet] Bernsteinring
        [amber-throne] Bernsteinthron
        [city-deed] Stadturkunde
        [watchtower-key] Wachturm{ "\u00AD" }schlüssel
        [tax-ledger] Steuerbuch
        [harbour-lantern] Hafenlaterne
        [forged-seal] Gefälschtes Siegel
        [silk-gloves] Seiden{ "\u00AD" }handschuhe
        [recruiters-drum] Werbe{ "\u00AD" }trommel
        [ornate-abacus] Verzierter Abakus
        [master-tapestry] Meisterteppich
        [golden-samovar] Goldener Samowar
       *[envoys-passport] Gesandtenpass
    }
item-use =
    { $value ->
        [historic-book] Lege einen oder beide offenen Gegenstände unter den Stapel oder verzichte
        [picks] Nimm einen der aufgedeckten Gegenstände mit dem wenigsten Ruhm
        [merchants-scales] Wähle, welche Ware du gegen eine der anderen Farbe tauschst
        [caravan-bell] Bewege einen deiner Händler in einen Nachbarbezirk
        [amber-sceptre] Setze einen Händler ins Zentrum oder verzichte
        [amber-throne] Nimm einen deiner Händler zurück und bekomme dafür eine Ware, oder verzichte
        [city-deed] Setze bis zu 2 Händler in einen Bezirk oder verzichte
        [tax-ledger] Wähle die Farbe der Waren, die du bekommst
        [forged-seal] Ändere deine Stimme oder behalte sie
        [envoys-passport] Bewege einen deiner Händler von irgendwo in einen Bezirk ohne Marke
       *[other] Wähle die Farbe der Ware, die du bekommst
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
coins-too =
    { $item_count ->
        [0] {""}
       *[other] { " und „" }{ $item }{ "“" }
    }
turned-up =
    { $turned_count ->
        [0] {""}
       *[other] { " Ein neuer Markt wird aufgedeckt: " }{ $turned }{ "." }
    }
coins-pay =
    { $coins ->
        [0] {""}
       *[other] { " Den Rest zahlen die Alten Münzen." }
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

event-dealt = Die Karten sind gemischt. Offen liegen { $items } und { $markets_count } Märkte. { $first } ist die Startperson.
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
                [0] { $seat } wird auf dem Schwarzmarkt ertappt, hat aber keine Waren zu verlieren; alle eigenen Händler im aktiven Bezirk werden verbannt.
               *[other] { $seat } wird auf dem Schwarzmarkt ertappt und verliert { goods }; alle eigenen Händler im aktiven Bezirk werden verbannt.
            }
       *[other] { $seat } wird auf dem Schwarzmarkt ertappt und verliert { goods }; alle eigenen Händler im aktiven Bezirk werden verbannt.
    }
event-fame-gained = { $seat } bekommt { fame-gained } durch „{ $item }“.
event-bazaar-visited = { $seat } besucht den Basar.
event-items-shelved = { $seat } legt { $items } unter den Stapel und deckt { $turned } auf.
event-item-put-up = { $seat } versteigert „{ $item }“ und eröffnet mit { $bid }.
event-bid-raised = { $seat } bietet { $bid }.
event-bid-held = { $seat } hält das Gebot von { $bid }.
event-passed = { $seat } passt.
event-item-bought =
    { $fame ->
        [0] { $seat } kauft „{ $item }“ für { goods }.
       *[other] { $seat } kauft „{ $item }“ für { goods } und bekommt { fame-gained }.
    }
event-picks-turned = { $seat } benutzt die Dietriche und deckt { $items } auf.
event-item-picked =
    { $fame ->
        [0]
            { $under_count ->
                [0] { $seat } nimmt „{ $item }“ kostenlos.
               *[other] { $seat } nimmt „{ $item }“ kostenlos. Unter den Stapel kommen: { $under }.
            }
       *[other]
            { $under_count ->
                [0] { $seat } nimmt „{ $item }“ kostenlos und bekommt { fame-gained }.
               *[other] { $seat } nimmt „{ $item }“ kostenlos und bekommt { fame-gained }. Unter den Stapel kommen: { $under }.
            }
    }
event-nothing-picked = Alle diese Gegenstände haben gleich viel Ruhm, deshalb nimmt { $seat } keinen. Unter den Stapel kommen: { $under }.
event-items-turned = Neue Gegenstände: { $items }.
event-token-moved = { $seat } bewegt die { $guild } Gildenmarke { to-district }: Das ist jetzt der aktive Bezirk.
event-vote-cast = { $seat } hat abgestimmt.
event-votes-revealed = Die Stimmen: { $votes_by_seat }.
event-vote-changed = { $seat } verbraucht „{ $item }“ und stimmt stattdessen für „{ $card }“.
event-players-banished = { $seat } verbannt die Händler von { $players } { from-district }.
event-merchants-fled =
    { $districts_count ->
        [0] { $seat } verlässt { $district }; Händler zurück im Vorrat: { $returned }.
       *[other]
            { $returned ->
                [0] { $seat } verlässt { $district } und geht nach { $districts }.
               *[other] { $seat } verlässt { $district } und geht nach { $districts }; Händler zurück im Vorrat: { $returned }.
            }
    }
event-fair-turned = Eine Messe findet statt: { fame-gained } für { $cost } Waren.
event-fair-paid =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } zahlt auf der Messe allein mit „{ $item }“ und bekommt { fame-gained }.
               *[other] { $seat } zahlt auf der Messe { goods }{ coins-too } und bekommt { fame-gained }.
            }
       *[other] { $seat } zahlt auf der Messe { goods }{ coins-too } und bekommt { fame-gained }.
    }
event-fair-ended = Die Messe ist zu Ende.
event-market-claimed = { $seat } beansprucht den Markt { $market } und bekommt { fame-gained }.{ turned-up }
event-declined = { $seat } verzichtet.
event-nothing-happened = Für { $seat } geschieht nichts.
event-game-ended = Die Partie ist zu Ende. Ruhm: { $fame_by_seat }. Waren: { $goods_by_seat }.

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
action-change-vote = Stimme ändern: „{ $card }“
action-gain = { goods } bekommen
action-exchange =
    { $given ->
        [schwarz] Eine schwarze Ware gegen eine rote tauschen
       *[rot] Eine rote Ware gegen eine schwarze tauschen
    }
action-steal = { $victim } { goods } wegnehmen
action-banish =
    { $players_own ->
        [only] Deine eigenen Händler verbannen
        [too] Die Händler von { $players } verbannen, auch deine eigenen
       *[no] Die Händler von { $players } verbannen
    }
action-flee =
    { $districts_count ->
        [0] Alle Händler in deinen Vorrat zurücknehmen
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
        [one] Bevor du die Stadt besuchst, muss „{ $items }“ wirken.
       *[other] Bevor du die Stadt besuchst, müssen Gegenstände wirken. Wähle den nächsten: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Besuche den Marktplatz (Waren), das Gildenhaus (Händler) oder den Basar (Auktion).
       *[other] Besuche den Marktplatz, das Gildenhaus oder den Basar. Vorher darfst du benutzen: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Du darfst noch einen Gegenstand versteigern ({ $items }) oder darauf verzichten.
       *[0] Versteigere einen Gegenstand und eröffne mit einem Gebot. Bezahlen kannst du: { $items }.
    }
prompt-bidding =
    { $least ->
        [0] „{ $item }“: { $leader } führt mit { $bid }. Höher kannst du nicht gehen: Halte bei { $bid } oder passe.
       *[other]
            { $may_hold ->
                [1] „{ $item }“: { $leader } führt mit { $bid }. Deine Waren: { $goods }. Biete mindestens { $least }, halte bei { $bid } oder passe.
               *[0] „{ $item }“: { $leader } führt mit { $bid }. Deine Waren: { $goods }. Biete mindestens { $least } oder passe.
            }
    }
prompt-paying =
    { $bid ->
        [one] Du ersteigerst „{ $item }“ für eine Ware: Wähle, welche du zahlst.
       *[other] Du ersteigerst „{ $item }“ für { $bid } Waren: Wähle, welche du zahlst.
    }
prompt-using-effect = „{ $item }“: { $use }.
prompt-moving-token = Bewege eine der Gildenmarken in einen Bezirk ohne Marke: Er wird der aktive Bezirk.
prompt-voting =
    { $merchants ->
        [0] Stimme geheim ab. Die { $guild } Gildenmarke macht { $district } zum aktiven Bezirk; du hast dort keinen Händler.
        [one] Stimme geheim ab. Die { $guild } Gildenmarke macht { $district } zum aktiven Bezirk; du hast dort einen Händler.
       *[other] Stimme geheim ab. Die { $guild } Gildenmarke macht { $district } zum aktiven Bezirk; du hast dort { $merchants } Händler.
    }
prompt-acting =
    { $effect ->
        [rob]
            { $most ->
                [one] Nur du hast „{ $card }“ gewählt: Nimm einer anderen Person eine Ware weg.
               *[other] Nur du hast „{ $card }“ gewählt: Nimm einer anderen Person bis zu { $most } Waren weg oder verzichte.
            }
        [gain]
            { $most ->
                [one] Zwei haben „{ $card }“ gewählt: Wähle die Ware, die du bekommst.
               *[other] Zwei haben „{ $card }“ gewählt: Wähle die { $most } Waren, die du bekommst.
            }
        [banish]
            { $most ->
                [one] Nur du hast „{ $card }“ gewählt: Wessen Händler müssen { $district } verlassen?
               *[other] Nur du hast „{ $card }“ gewählt: Nenne eine oder zwei Personen, deren Händler { $district } verlassen müssen.
            }
        [gather]
            { $most ->
                [one] Zwei haben „{ $card }“ gewählt: Bewege einen Händler aus einem Nachbarbezirk nach { $district } oder verzichte.
               *[other] Zwei haben „{ $card }“ gewählt: Bewege bis zu { $most } Händler aus einem Nachbarbezirk nach { $district } oder verzichte.
            }
        [spread]
            { $most ->
                [one] Drei oder mehr haben „{ $card }“ gewählt: Bewege deinen Händler { from-district } in einen Nachbarbezirk oder verzichte.
               *[other] Drei oder mehr haben „{ $card }“ gewählt: Bewege bis zu { $most } Händler { from-district } in einen Nachbarbezirk oder verzichte.
            }
        [recruit]
            { $most ->
                [one] Nur du hast „{ $card }“ gewählt: Setze einen Händler in einen beliebigen Bezirk ohne Marke.
               *[other] Nur du hast „{ $card }“ gewählt: Setze einen oder zwei Händler in einen Bezirk ohne Marke.
            }
        [recruit-centre]
            { $most ->
                [one] Zwei haben „{ $card }“ gewählt: Setze einen Händler ins Zentrum.
               *[other] Zwei haben „{ $card }“ gewählt: Setze einen oder zwei Händler ins Zentrum.
            }
       *[recruit-near]
            { $most ->
                [one] Drei oder mehr haben „{ $card }“ gewählt: Setze einen Händler in einen Nachbarbezirk von { $district } oder verzichte.
               *[other] Drei oder mehr haben „{ $card }“ gewählt: Setze bis zu { $most } Händler in einen Nachbarbezirk von { $district } oder verzichte.
            }
    }
prompt-fleeing =
    { $merchants ->
        [one] Dein Händler wird { from-district } verbannt: Wähle, wohin er geht.
       *[other] Deine { $merchants } Händler werden { from-district } verbannt: Wähle, wohin sie gehen.
    }
prompt-paying-fair =
    { $obliged ->
        [1] Die Messe bringt { fame-gained } für { $cost } Waren: Du hast genug und musst zahlen. Wähle, womit.{ coins-pay }
       *[0] Die Messe bringt { fame-gained } für { $cost } Waren: Mit den Alten Münzen darfst du zahlen, oder verzichte.
    }
prompt-leaving-fair = Du hast auf der Messe gezahlt: Bewege einen deiner Händler aus dem Zentrum in einen Bezirk ohne Marke.
prompt-claiming =
    { $markets_count ->
        [one] Du hast in allen drei Bezirken eines Marktes die Mehrheit: Beanspruche ihn für { fame-gained } oder verzichte.
       *[other] Du hast bei { $markets_count } Märkten in allen drei Bezirken die Mehrheit: Beanspruche einen für { fame-gained } oder verzichte.
    }
prompt-waiting = Die anderen sind am Zug.
prompt-finished = Die Partie ist zu Ende.

## Vorbereitete Züge

standing-field-most = Grenze
standing-field-card = Stimme
standing-name-pass-auction = In dieser Auktion passen
standing-pass-auction = In der Auktion um „{ $item }“ passen.
standing-name-raise-up-to = Bis zu einer Grenze erhöhen
standing-raise-up-to = In der Auktion um „{ $item }“ um eins erhöhen, bis höchstens { $most }.
standing-name-hold-up-to = Bis zu einer Grenze halten
standing-hold-up-to = In der Auktion um „{ $item }“ das höchste Gebot halten, bis höchstens { $most }.
standing-name-claim-markets = Märkte beanspruchen
standing-claim-markets = Immer einen Markt beanspruchen, wenn ich die Mehrheiten dafür habe.
standing-name-prepared-vote = Stimme vorbereiten
standing-prepared-vote = Im Zug von { $active } in Runde { $round } für „{ $card }“ stimmen.

## Gründe für eine Aktion

reason-market-ready = Das gibt dir alle drei Mehrheiten für den Markt { $market }, der { fame-gained } bringt.
reason-wins-majority = Das gibt dir die Mehrheit in { $district }, mit { $merchants } Händlern.
reason-breaks-majority = Das bricht die Mehrheit von { $player } in { $district }.
reason-nears-market =
    { $missing ->
        [one] Der Markt { $market } rückt näher: Nur noch ein Händler fehlt.
       *[other] Der Markt { $market } rückt näher: Noch { $missing } Händler fehlen.
    }
reason-centre-fills =
    { $missing ->
        [0] { $merchants } Händler im Zentrum: genug für eine Messe.
        [one] Noch ein Händler im Zentrum, und es gibt eine Messe.
       *[other] Noch { $missing } Händler im Zentrum, und es gibt eine Messe.
    }
reason-supply-grows =
    { $supply ->
        [one] Damit ist ein Händler im Vorrat.
       *[other] Damit sind { $supply } Händler im Vorrat.
    }
reason-can-buy = Die Waren reichen jetzt für „{ $item }“.
reason-goods-then = Das macht zusammen { goods }.
reason-goods-left = Übrig bleiben: { goods }.
reason-robs-leader = Von den anderen hat { $victim } den meisten Ruhm: { $fame }.
reason-item-for =
    { $goods ->
        [0] „{ $item }“: { fame-gained } und eine Wirkung, kostenlos.
        [one] „{ $item }“: { fame-gained } und eine Wirkung, für eine Ware.
       *[other] „{ $item }“: { fame-gained } und eine Wirkung, für { $goods } Waren.
    }
reason-too-dear =
    { $goods ->
        [one] Ab einer Ware kostet es mehr, als es wert ist.
       *[other] Ab { $goods } Waren kostet es mehr, als es wert ist.
    }
reason-other-items =
    { $items ->
        [one] Dafür wird ein anderer Gegenstand aufgedeckt.
       *[other] Dafür werden { $items } andere Gegenstände aufgedeckt.
    }
reason-fair-pays = Die Messe bringt { fame-gained } für { $cost } Waren.
reason-token-against = Dort kann eine Stimme die Mehrheit von { $player } brechen.
reason-token-earns =
    { $goods ->
        [one] Wenn dort zwei „Geschäft“ wählen, bringt es dir eine Ware.
       *[other] Wenn dort zwei „Geschäft“ wählen, bringt es dir { $goods } Waren.
    }
reason-token-opens = Händler können wieder { to-place } gesetzt werden.
reason-deal-brings =
    { $alone ->
        [one] Wählst nur du es, bringt es eine Ware; wählen es zwei, bringt es { $shared }.
       *[other] Wählst nur du es, bringt es { $alone } Waren; wählen es zwei, bringt es { $shared }.
    }
reason-black-market-brings =
    { $lost ->
        [0] Wählst nur du ihn, nimmst du { $alone } weg; wählen ihn zwei, bekommst du { $shared }; und du hast keine Waren zu verlieren.
        [one] Wählst nur du ihn, nimmst du { $alone } weg; wählen ihn zwei, bekommst du { $shared }; wählen ihn drei oder mehr, verlierst du eine Ware.
       *[other] Wählst nur du ihn, nimmst du { $alone } weg; wählen ihn zwei, bekommst du { $shared }; wählen ihn drei oder mehr, verlierst du { $lost } Waren.
    }
reason-vote-banishes =
    { $merchants ->
        [one] Wählst nur du es, kannst du einen Händler von { $player } { from-district } verbannen.
       *[other] Wählst nur du es, kannst du { $merchants } Händler von { $player } { from-district } verbannen.
    }
reason-vote-gathers =
    { $merchants ->
        [one] Wählen es zwei, kannst du einen Händler { to-district } bewegen.
       *[other] Wählen es zwei, kannst du { $merchants } Händler { to-district } bewegen.
    }
reason-recruitment-brings = Wählst nur du sie, setzt du { $alone } in einen beliebigen Bezirk; wählen sie zwei, { $shared } ins Zentrum; wählen sie drei oder mehr, { $near } in die Nähe.
reason-vote-company =
    { $others ->
        [0] Niemand sonst stimmt dafür.
        [one] Eine andere Person stimmt auch dafür.
       *[other] { $others } andere stimmen auch dafür.
    }
reason-drives-out =
    { $merchants ->
        [one] Ein Händler von { $players } muss { $district } verlassen.
       *[other] { $merchants } Händler von { $players } müssen { $district } verlassen.
    }
reason-claim-pays = Das bringt { fame-gained }, zusammen sind es dann { $total }.
reason-nothing-better = Kein einzelner Grund sticht hervor.

## Unzulässige Aktionen

illegal-already-voted = Du hast schon abgestimmt, und eine Stimme lässt sich nicht zurücknehmen: Warte einfach auf die anderen.
illegal-below-price = Das liegt unter dem Preis: Eröffne mit mindestens { $least }.
illegal-bid-too-low = Das reicht nicht: Biete mindestens { $least } oder passe.
illegal-cannot-pay = Das kannst du nicht bezahlen: Du brauchst so viele Waren, wie du bietest, darunter die Farben auf der Karte.
illegal-city-first = Die Stadt kommt zuerst: Besuche den Marktplatz, das Gildenhaus oder den Basar und bewege dann eine Gildenmarke.
illegal-districts-only = Wenn nur du „Anwerbung“ gewählt hast, setzt du in einen Bezirk, nicht ins Zentrum: Wähle einen Bezirk ohne Marke.
illegal-flight = Verbannte Händler gehen woandershin: je einer in jeden Nachbarbezirk ohne Marke, ein einzelner in den Nachbarbezirk deiner Wahl, der Rest in deinen Vorrat.
illegal-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu spielen.
illegal-goods-limit = Niemand hat mehr als 6 Waren einer Farbe: Nimm von dieser weniger.
illegal-items-first = Deine Gegenstände kommen zuerst: Benutze die, die wirken müssen, und besuche dann die Stadt.
illegal-march = „Stellung stärken“ bewegt einen oder zwei deiner Händler zwischen dem aktiven Bezirk und einem einzigen Nachbarbezirk: Wähle eine solche Bewegung oder verzichte.
illegal-never-back = Eine Gildenmarke kommt nie ins Zentrum zurück: Wähle einen Bezirk ohne Marke.
illegal-no-majority = Dir fehlt in einem der Bezirke die Mehrheit: Beanspruche einen Markt, in dessen drei Bezirken du jeweils mindestens zwei Händler hast und mehr als alle anderen.
illegal-not-face-up = Diese Karte liegt nicht offen: Wähle eine, die offen liegt.
illegal-not-now = Das geht gerade nicht: Wähle eine der angebotenen Aktionen.
illegal-not-possible = So geht das nicht: Wähle eine der angebotenen Aktionen.
illegal-not-your-turn = Du bist noch nicht am Zug: Bitte warte, bis du dran bist.
illegal-obligatory = Darauf kannst du nicht verzichten: Wähle eine der angebotenen Aktionen.
illegal-only-active-holds = Nur die aktive Person darf ein Gebot halten: Biete mehr oder passe.
illegal-supply-short = So viele Händler hast du nicht im Vorrat: Setze weniger.
illegal-token-there = Dort steht eine Gildenmarke: Wähle einen Ort ohne Marke.
illegal-too-few-goods = Du musst alle Waren nehmen, die du bekommen kannst: Wähle eine der angebotenen Aktionen.
illegal-too-few-there = So viele Händler hast du dort nicht: Wähle weniger oder einen anderen Ort.
illegal-two-districts = Deine ersten zwei Händler kommen in zwei verschiedene Bezirke, einzeln und nie ins Zentrum: Wähle einen Bezirk, in dem du noch keinen hast.
illegal-wrong-goods = Diese Waren gibt es hier nicht: Achte darauf, wie viele du nehmen darfst und in welchen Farben.
illegal-wrong-payment = Das ist nicht die richtige Zahlung: Zahle so viele Waren, wie du geboten hast, darunter die Farben auf der Karte.

## Auf dem Brett

game-name = Jantaris
picture-you = Du
board-city = Die Stadt
board-marketplace = Marktplatz
board-visit-marketplace = Marktplatz: Waren nehmen
board-bazaar = Basar
board-guild-house = Gildenhaus
board-take-back = Gildenhaus: Händler zurücknehmen
board-fair = Wochenmesse
board-fair-held = Die Messe bringt { $fame } Ruhm für { $cost } Waren
board-fair-waits = { $count } der { $needed } Händler, die eine Messe braucht, stehen im Zentrum
board-stock = Im allgemeinen Vorrat: { $black } schwarze und { $red } rote Waren
board-goods = { $black } schwarz, { $red } rot
board-token =
    { $place ->
        [Zentrum] Die { $guild } Gildenmarke, jetzt im Zentrum
       *[other] Die { $guild } Gildenmarke, jetzt in { $place }
    }
board-nobody-there = keine Händler
board-majority = { $name } hat die Mehrheit
board-token-there = durch eine Gildenmarke gesperrt
board-active = der aktive Bezirk
board-your-items = Deine Gegenstände
board-markets = Märkte
board-markets-left =
    { $count ->
        [0] keine mehr im Stapel
       *[other] noch { $count } im Stapel
    }
board-key-missing = Händler, die dir fehlen
board-key-fame = Ruhm
board-icon-fame = Ruhm
board-icon-black = Schwarze Waren
board-icon-red = Rote Waren
board-icon-supply = Händler im Vorrat
board-icon-items = Gegenstände
board-icon-markets = Beanspruchte Märkte
board-icon-voted = Hat abgestimmt
board-icon-not-voted = Hat noch nicht abgestimmt
board-market = Markt { $districts }
board-missing =
    { $count ->
        [one] { $place } (noch ein Händler nötig)
       *[other] { $place } (noch { $count } Händler nötig)
    }
board-rules = { $place } (du hast die Mehrheit)
board-market-missing =
    { $count ->
        [0] { $name } hat alle drei
        [one] { $name } braucht noch einen Händler
       *[other] { $name } braucht noch { $count } Händler
    }
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
board-look = { $name }: Gegenstände und Märkte zeigen
board-hand = Deine Stimmkarten
board-votes = Die Stimmkarten
board-vote-does = Wenn nur du sie wählst: { $one }. Wenn zwei sie wählen: { $two }. Wenn drei oder mehr sie wählen: { $three }.
board-outlook =
    { $goods ->
        [0]
            { $merchants ->
                [0] jetzt: nichts
                [one] jetzt: 1 Händler
               *[other] jetzt: { $merchants } Händler
            }
        [one]
            { $merchants ->
                [0] jetzt: 1 Ware
                [one] jetzt: 1 Ware, 1 Händler
               *[other] jetzt: 1 Ware, { $merchants } Händler
            }
       *[other]
            { $merchants ->
                [0] jetzt: { $goods } Waren
                [one] jetzt: { $goods } Waren, 1 Händler
               *[other] jetzt: { $goods } Waren, { $merchants } Händler
            }
    }
board-sum = Ruhm { $fame } · Waren: { $black } schwarz, { $red } rot · Händler im Vorrat: { $supply }
board-none = Noch keine
board-known-below = Bekannte Karten unter dem Stapel: { $items }.
board-gone = Aus dem Spiel: { $items }.
board-back = Von vorn beginnen
board-close = Schließen
board-settling = Die ersten Händler
board-round = Runde { $round }
board-note-visit = Klicke auf einen Bezirk, um dort einen Händler zu setzen, oder auf eines der Gebäude um die Stadt.
board-note-take-back = Nimm bis zu zwei Händler zurück: Klicke dorthin, wo sie stehen.
board-note-marketplace = Wie viele Waren welcher Farbe?
board-note-bid = Wie viele Waren bietest du?
board-note-count = Wie viele Händler?
board-note-token = Klicke auf eine Gildenmarke, dann auf ihren neuen Bezirk.
board-note-which-token = Welche Gildenmarke geht dorthin?
board-note-district = Wohin geht sie?
board-note-move = Klicke dorthin, wo dein Händler steht.
board-note-target = Wohin geht er?
board-note-flee = Klicke auf einen Nachbarbezirk, um einen weiteren Händler dorthin statt in deinen Vorrat zu schicken.
board-note-shelve = Klicke die Gegenstände in der Reihenfolge an, in der sie unter den Stapel kommen.
board-note-banish = Klicke auf die Person.
board-note-steal = Klicke auf die Person, der du etwas wegnimmst.
board-note-goods = Welche Waren?
board-note-claim = Klicke auf einen hervorgehobenen Markt.

## Was Gegenstände tun, in wenigen Worten

board-item-does =
    { $value ->
        [historic-book] Vor deiner ersten Auktion: Lege offene Gegenstände unter den Stapel.
        [picks] Decke drei Gegenstände auf: Der mit dem wenigsten Ruhm gehört dir.
        [old-coins] Ersetzen auf einer Messe bis zu 2 Waren. Einmal verwendbar.
        [merchants-scales] Zugbeginn: Du darfst eine Ware gegen eine der anderen Farbe tauschen.
        [caravan-bell] Zugbeginn: Du darfst einen Händler in einen Nachbarbezirk bewegen.
        [amber-crown] Zugbeginn, immer: Alle mit Krone bekommen eine Ware.
        [amber-sceptre] Zugbeginn, immer: Alle mit Krone dürfen einen Händler ins Zentrum setzen.
        [amber-signet] Beim Kauf: Alle mit Krone bekommen 1 Ruhm.
        [amber-throne] Zugbeginn, immer: Alle mit Krone dürfen einen Händler für eine Ware zurücknehmen.
        [city-deed] Beim Kauf: Setze bis zu 2 Händler in einen Bezirk.
        [watchtower-key] Wirst du verbannt, dürfen alle deine Händler in die Nachbarbezirke gehen.
        [tax-ledger] Wenn du einen Markt beanspruchst: 2 Waren einer Farbe.
        [harbour-lantern] Zugbeginn, immer: Mit einem Händler im Zentrum bekommst du eine Ware.
        [forged-seal] Nach dem Aufdecken: Ändere deine Stimme. Einmal verwendbar.
        [silk-gloves] Schwarzmarkt allein: Nimm bis zu 2 Waren weg.
        [recruiters-drum] Anwerbung: ein Händler mehr.
        [ornate-abacus] Marktplatz: auch 1 Ware der anderen Farbe.
        [master-tapestry] Stellung stärken allein: Verbanne zwei Personen.
        [golden-samovar] Beim Kauf, mit einer Mehrheit: 1 Ruhm mehr.
       *[envoys-passport] Zugbeginn: Du darfst einen Händler von irgendwo in einen beliebigen Bezirk bewegen. Einmal verwendbar.
    }

## Was Stimmen tun

board-vote-0-1 = du bekommst 2 Waren in der Farbe der Gildenmarke
board-vote-0-2 = du bekommst 1 Ware in der Farbe der Gildenmarke für jeden deiner Händler im aktiven Bezirk
board-vote-0-3 = du bekommst 1 Ware in der Farbe der Gildenmarke für jeden deiner Händler im Zentrum
board-vote-1-1 = du nimmst einer anderen Person 1 Ware weg
board-vote-1-2 = du bekommst 2 Waren beliebiger Farben aus dem allgemeinen Vorrat
board-vote-1-3 = du verlierst alle Waren; deine Händler werden aus dem aktiven Bezirk verbannt
board-vote-2-1 = du verbannst die Händler einer Person aus dem aktiven Bezirk
board-vote-2-2 = du bewegst bis zu 2 deiner Händler aus einem Nachbarbezirk ohne Marke in den aktiven Bezirk
board-vote-2-3 = du bewegst bis zu 2 deiner Händler aus dem aktiven Bezirk in einen Nachbarbezirk ohne Marke
board-vote-3-1 = du setzt 1 Händler in einen beliebigen Bezirk ohne Marke
board-vote-3-2 = du setzt 1 Händler ins Zentrum, wenn dort keine Marke steht
board-vote-3-3 = du setzt bis zu 2 Händler in einen Nachbarbezirk ohne Marke

## Die erste Partie

lesson-settling = Dein Ziel: der meiste Ruhm, wenn jemand 12 erreicht. Ruhm bringen Märkte, Gegenstände und Messen. Beginne mit zwei Händlern in zwei verschiedenen Bezirken; jede Marktkarte zeigt drei Bezirke: Die Mehrheit in allen dreien bringt Ruhm.
lesson-city = Jeder Zug beginnt in der Stadt. Klicke auf ein Gebäude: Der Marktplatz gibt Waren, im Gildenhaus nimmst du Händler zurück, der Basar versteigert einen Gegenstand. Oder klicke auf einen Bezirk, um dort einen Händler zu setzen.
lesson-auction = Ein Gebot ist eine Anzahl von Waren. Die Farben auf der Karte müssen unter den Waren sein, mit denen du zahlst. Wer die Auktion eröffnet hat, darf halten: beim höchsten Gebot mitgehen und damit führen.
lesson-token = Bewege eine der beiden Gildenmarken, der runden Siegel. Kein Händler kann einen Bezirk mit einer Gildenmarke betreten oder verlassen, und ihre Farbe bestimmt, welche Waren ein Geschäft bringt.
lesson-voting = Jetzt stimmen alle geheim ab. Was eine Karte tut, hängt davon ab, wie viele sie wählen: Die Zeilen mit einem, zwei und drei Punkten zeigen, was sie dir jetzt bringen würde.
lesson-fair = Fünf Händler im Zentrum ergeben eine Messe. Wer dort einen Händler und genug Waren hat, zahlt, bekommt Ruhm und schickt einen Händler fort.
lesson-claims = Du hast in allen drei Bezirken eines Marktes die Mehrheit: mindestens zwei Händler und mehr als alle anderen. Beanspruche ihn für 3 Ruhm!
lesson-end = Jemand hat fast 12 Ruhm. Die Partie endet, wenn zu Beginn eines Zuges der Startperson irgendjemand 12 oder mehr Ruhm hat. Wer den meisten Ruhm hat, gewinnt.
board-tie = Bei Gleichstand liegt vorn, wer mehr Waren hat.
board-score = { $count } Ruhm
