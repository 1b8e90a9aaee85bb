## Szavak

# A falvak és a tengeri mezők neve minden nyelven ugyanaz.
space = { $value }
order =
    { $value ->
        [pepper] bors
        [ginger] gyömbér
        [cloves] szegfűszeg
        [cinnamon] fahéj
        [vanilla] vanília
        [north] észak
        [east] kelet
        [south] dél
        [west] nyugat
       *[centre] közép
    }

# Egy kereskedő száma képzővel, a pontok és egy régió, ahogy a lenti mondatoknak kell.
trader-number =
    { $trader ->
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[7] 7-es
    }
other-trader-number =
    { $other_trader ->
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[7] 7-es
    }
points-scored = { $points } pont
region-named =
    { $region ->
        [north] északon
        [east] keleten
        [south] délen
        [west] nyugaton
        [centre] középen
       *[sea] a tengeren
    }

## Események

event-decks-shuffled = A rendeléseket megkevertük. { $first } rakja le az első kereskedőt, és majd az első kör is az övé.
event-placed = { $seat } lerakja { trader-number } kereskedőjét: { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] Minden kereskedő a táblán van, mindenki húz két rendelést.
       *[other] Minden kereskedő a táblán van, mindenki húz két rendelést. A tieid: { $hand }.
    }
event-opening-replaced = { $seat } félretesz egy rendelést ({ $order }), és húz egy másikat ({ $drawn }).
event-opening-kept = { $seat } megtartja az első rendeléseit.
event-opening-chosen = { $seat } döntött az első rendeléseiről.
event-opening-ended = Mindenki megtartott két rendelést. Eddig félretéve, a helyek sorrendjében: { $put_away }. Az első kör játékosa: { $first }.
event-stepped = { $seat } lép { trader-number } kereskedőjével: { $start } → { $to }.
event-pushed = { $seat } lép { trader-number } kereskedőjével: { $start } → { $to }, és eltolja { $other_seat } { other-trader-number } kereskedőjét: { $to } → { $away }.
event-expelled = { $seat } lép { trader-number } kereskedőjével: { $start } → { $to }, és elüldözi { $other_seat } { other-trader-number } kereskedőjét: { $to } → { $away }.
event-order-scored =
    { $traders ->
        [0] { $seat } értékeli ezt a rendelést: { $order }. Egy kereskedője sincs a helyén: { points-scored }.
        [one] { $seat } értékeli ezt a rendelést: { $order }. Egy kereskedővel: { points-scored }.
       *[other] { $seat } értékeli ezt a rendelést: { $order }. { $traders } kereskedővel: { points-scored }.
    }
event-order-put-away =
    { $orders_count ->
        [0] { $seat } értékelés nélkül félretesz egy rendelést.
       *[other] { $seat } értékelés nélkül félretesz egy rendelést ({ $orders }).
    }
event-orders-finished =
    { $place ->
        [1]
            { $left_count ->
                [0] { $seat } az utolsó rendelését is értékelte: a többiek még egyszer sorra kerülnek.
               *[other] { $seat } az utolsó rendelését is értékelte: a többiek még egyszer sorra kerülnek. Megmaradt, és félretettnek számít: { $left }.
            }
       *[other]
            { $left_count ->
                [0] Az utolsó rendelését { $seat } is értékelte.
               *[other] Az utolsó rendelését { $seat } is értékelte. Megmaradt, és félretettnek számít: { $left }.
            }
    }
event-orders-drawn =
    { $orders_count ->
        [0]
            { $count ->
                [one] { $seat } húz egy rendelést.
               *[other] { $seat } húz { $count } rendelést.
            }
       *[other] { $seat } ezt húzza: { $orders }.
    }
event-order-replaced =
    { $orders_count ->
        [0]
            { $count ->
                [0] { $seat } félretesz egy éppen húzott rendelést; a pakliban nincs másik.
               *[other] { $seat } félretesz egy éppen húzott rendelést, és húz egy másikat.
            }
       *[other]
            { $count ->
                [0] { $seat } félretesz egy rendelést ({ $orders }); a pakliban nincs másik.
               *[other] { $seat } félretesz egy rendelést ({ $orders }), és húz egy másikat ({ $drawn }).
            }
    }
event-orders-kept = { $seat } megtartja, amit húzott.
event-turn-ended = { $seat } körének vége.
event-game-ended =
    { $reason ->
        [standstill] Régóta senki sem értékelt és nem tett félre rendelést: vége a játéknak.
       *[all-turns-taken] Mindenki túl van az utolsó körén: vége a játéknak.
    }

## Lépések

action-place = Rakd le: { trader-number } kereskedő, { $space }
action-step = Lépj: { trader-number } kereskedő → { $to }
action-push = Lépj: { trader-number } kereskedő → { $to }, az ott álló eltolása → { $away }
action-expel = Lépj: { trader-number } kereskedő → { $to }, az ott álló elüldözése → { $away }
action-score-order = Értékeld: { $order }
action-put-away = Tedd félre értékelés nélkül: { $order }
action-keep = Tartsd meg, amit húztál
action-end-turn = Fejezd be a kört

## Mi a teendő

prompt-placing =
    { $traders_count ->
        [one] Rakd le az utolsó kereskedődet (szám: { $traders }) egy olyan régióba, ahol még nincs kereskedőd.
       *[other] Rakd le az egyik kereskedődet (számok: { $traders }) egy olyan régióba, ahol még nincs; a tenger is régió.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Tartsd meg ezt a két rendelést, vagy tegyél félre egyet értékelés nélkül, és húzz másikat. A tízből egyet kell félretenned, most vagy később.
       *[other] Tartsd meg ezt a két rendelést, vagy tegyél félre egyet értékelés nélkül, és húzz másikat. Félreteendő még a tízből, most vagy később: { $left_to_put_away }.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] Többet már nem léphetsz: játssz ki rendelést, vagy fejezd be a kört.
               *[other] Újabb kereskedővel már nem indulhatsz el: fejezd be a lépést, játssz ki rendelést, vagy fejezd be a kört.
            }
        [one] Még egy kereskedővel léphetsz, aztán játssz ki rendelést, vagy fejezd be a kört.
       *[other] Még { $movers_left } kereskedővel léphetsz, aztán játssz ki rendelést, vagy fejezd be a kört.
    }
prompt-scoring = Még egy rendelést kijátszhatsz, vagy fejezd be a kört.
prompt-keeping =
    { $left_to_put_away ->
        [one] Tartsd meg, amit húztál, vagy tedd félre értékelés nélkül, és húzz újra. Még egy rendelést kell félretenned, most vagy később.
       *[other] Tartsd meg, amit húztál, vagy tegyél félre belőle értékelés nélkül, és húzz újra. Még { $left_to_put_away } rendelést kell félretenned, most vagy később.
    }
prompt-waiting =
    { $seats_count ->
        [one] Most { $seats } következik.
       *[other] Még döntenek: { $seats }.
    }
prompt-game-over = Vége a játéknak.

## Állandó utasítások

standing-field-least = Pontok
standing-name-end-idle-turn = Üres körök befejezése
standing-end-idle-turn =
    Befejezem a körömet, ha a kezemben egyetlen rendelés sem hozhat legalább { $least } pontot, bárkivel is lépek: csak kis idő múlva, hogy ne árulja el, mi van nálam.

## Mi szól egy lépés mellett

reason-beside-weaker =
    { $traders ->
        [one] Egy gyengébb kereskedő mellett áll.
       *[other] { $traders } gyengébb kereskedő mellett áll.
    }
reason-villages-near = Onnan két lépésen belül { $villages } falu van.
reason-raises = Így egy rendelés ({ $order }) { $before } helyett { $after } pontot ér.
reason-nears = Közelebb jut egy faluhoz, amely számít ({ $order }): már csak { $steps } lépés van hátra.
reason-ends-ahead = Ez az utolsó rendelés, { $points } pont előnnyel.
reason-pays-best = Most { points-scored }, és a várakozás sem ígér többet.
reason-pays-now =
    { $turns ->
        [one] Inkább most { points-scored }, mint egy körrel később { $later }.
       *[other] Inkább most { points-scored }, mint { $turns } körrel később { $later }.
    }
reason-costs = { $points } pontba kerül, de ez a rendelés is megvan.
reason-unpromising = Két kör alatt sem igen hozna többet, mint { points-scored }.
reason-least-promising = A kézben lévő rendelések közül ez ígéri a legkevesebbet: két kör alatt { $points } pontot.
reason-promising = Két kör alatt egy rendelés ({ $order }) { $points } pontot hozhat.
reason-ends-behind = Az utolsó rendelés után még { $points } pont lenne a hátrány.
reason-waits-for = Egy rendelés ({ $order }) még { $before } helyett { $after } pontot hozhat.
reason-nothing-pays = Most egyik rendelés sem fizet: a legjobb is { $points } pontba kerülne.
reason-nothing-better = Ezt nem lehet számokba foglalni.

## Amit nem lehet

illegal-already-kept = Az első rendeléseidet már megtartottad: várd meg a többieket.
illegal-already-placed = Ez a kereskedőd ({ trader-number }) már a táblán van: rakj le egy másikat.
illegal-can-only-expel = Az ott álló kereskedő mellett nincs szabad mező, ezért nem lehet eltolni: üldözd el bármelyik szabad mezőre.
illegal-can-only-push = Az ott álló kereskedő mellett van szabad mező, ezért nem lehet elüldözni: told el egy mellette lévő szabad mezőre.
illegal-enough-moved = Már { $most } kereskedővel léptél, és egy körben többel nem lehet: játssz ki rendelést, vagy fejezd be a kört.
illegal-enough-put-away = Már félretettél annyi rendelést, amennyit lehet: ezt értékeld, vagy tartsd meg későbbre.
illegal-equal-in-the-way = Az ott álló { trader-number } kereskedő ugyanolyan erős, mint a tiéd, és van mellette szabad mező, ezért nem mozdul: válassz másik utat.
illegal-game-over = Vége a játéknak, már nincs mit lépni.
illegal-move-is-over = Közben másik kereskedővel léptél, ezért ez a kereskedőd ({ trader-number }) már nem mehet tovább: lépj olyannal, amelyik még nem mozdult.
illegal-no-route = Nincs közvetlen útvonal: { $start } → { $to }. Lépj mezőről mezőre, az útvonalakon.
illegal-no-steps-left = Ez a kereskedőd ({ trader-number }) nem mehet messzebb: lépj egy másikkal, játssz ki rendelést, vagy fejezd be a kört.
illegal-no-such-space = Ezen a táblán nincs ilyen nevű mező: { $space }. Válassz egy létezőt.
illegal-no-such-trader = Ebben a játszmában nincs { trader-number } kereskedő: válassz másik számot.
illegal-nobody-is-there = Ezen a mezőn nincs kit elmozdítani: { $space }. Egyszerűen lépj oda.
illegal-not-free-beside = Ez nem szabad mező az eltolt kereskedő mellett: { $space }. Válassz olyat, amely az.
illegal-not-in-hand = Ez a rendelés nincs a kezedben: onnan válassz.
illegal-not-just-drawn = Most csak éppen húzott rendelést lehet félretenni: azokból válassz, vagy tartsd meg őket.
illegal-movement-is-over = Már kijátszottál egy rendelést: ebben a körben többet nem mozoghatsz.
illegal-scoring-is-over = Ebben a körben már nem lehet értékelni: az éppen húzott rendelés a következőre vár.
illegal-not-now = Ezt most nem lehet: válassz a felkínált lépések közül.
illegal-not-your-turn = Még nem te jössz: várd meg, amíg sorra kerülsz.
illegal-own-in-the-way = Itt a saját kereskedőd áll, és nem haladhatsz át rajta: { $space }. Válassz másik utat.
illegal-region-taken = Már van kereskedőd { region-named }: válassz másik régiót.
illegal-somebody-is-there = Ezen a mezőn áll valaki: { $space }. Mondd meg, hová kerüljön, vagy válassz másik utat.
illegal-space-taken = Ez a mező foglalt: { $space }. Válassz egy szabadot.
illegal-stronger-in-the-way = Az ott álló { trader-number } kereskedő erősebb a tiédnél: válassz másik utat.

## A tábla

game-name = Zanzibar
picture-you = Te
board-island = A sziget
board-unknown-edition = Ehhez a táblához itt még nincs kép: { $edition }. Nevek alapján játszható.
board-legend = A szám: ennyi mezőt mehet a kereskedő. Minél kisebb, annál erősebb.
board-key-steps = lépés
board-key-pushes = eltolja, aki ott áll
board-whereabouts = Hol állnak a kereskedők
board-region =
    { $region ->
        [north] Észak
        [east] Kelet
        [south] Dél
        [west] Nyugat
        [centre] Közép
       *[sea] Tenger
    }
board-order =
    { $order ->
        [pepper] Bors
        [ginger] Gyömbér
        [cloves] Szegfűszeg
        [cinnamon] Fahéj
        [vanilla] Vanília
        [north] Észak
        [east] Kelet
        [south] Dél
        [west] Nyugat
       *[centre] Közép
    }
board-stands = { $name } { trader-number } kereskedője
board-stands-own = a te { trader-number } kereskedőd
board-zoom-in = Közelebb
board-zoom-out = Távolabb
board-zoom-whole = Az egész sziget
board-supply = Még lerakandó kereskedőid
board-place-trader = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedő jön
board-to-place = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedő jön: válassz a kiemelt mezők közül.
board-take-trader =
    { $held ->
        [true] Engedd el: { trader-number } kereskedő ({ $space })
       *[false] Lépj: { trader-number } kereskedő ({ $space })
    }
board-enter = Lépj: { trader-number } kereskedő → { $space }, aztán mondd meg, hová kerül, aki ott áll
board-walk =
    { $displaced_count ->
        [0] Menj { $steps } lépést: { trader-number } kereskedő → { $space }
       *[other] Menj { $steps } lépést: { trader-number } kereskedő → { $space }; kitér: { $displaced }
    }
board-where-to =
    { $kind ->
        [push] Hová kerüljön { $who }? Válassz mellette egy szabad mezőt.
       *[expel] Hová kerüljön { $who }? Bármelyik szabad mező jó.
    }
board-steps-left = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedő még legfeljebb { $steps } mezőt mehet.
board-hand = Rendeléseid
board-new = új
board-just-drawn = Most húztad
board-pays = Ennyit ér, kereskedő nélkül kezdve: { $points }
board-prospect =
    { $traders ->
        [0] Most kereskedő nélkül: { $points }
       *[other] Most { $traders } kereskedővel: { $points }
    }
board-put-away = Félre
board-put-away-own = Félretetted: { $orders }.
board-kept = választott
board-deciding = még választ
board-finished = végzett
board-scored = Értékelt rendelések
board-scored-none = még nincs
board-scored-order =
    { board-order }, { $traders ->
        [0] kereskedő nélkül
       *[other] { $traders } kereskedő
    }: { $points }
board-track = Az állás: { $points }.
board-points = { $name } { $points }
board-last-turns = Utolsó körök! Végzett: { $names }. A többiek még egyszer sorra kerülnek.
board-standstill = { $turns } köre senki sem játszott ki rendelést. { $allowed } után vége a játéknak.
board-panel-points = { $points } pont
board-panel-placed = lerakva: { $placed }/{ $all }
board-panel-orders = értékelve: { $scored }/{ $all }
board-panel-hand = { $count } rendelés a kezében
board-panel-deck = { $count } a pakliban
board-panel-away = { $count } félretéve
board-sign-orders = Értékelt rendelések, és hányat kell értékelni
board-sign-hand = Rendelések kézben
board-sign-deck = Rendelések a pakliban
board-sign-away = Értékelés nélkül félretett rendelések
board-sign-kept = Megtartotta az első rendeléseit
board-chapter-placing = Lerakás
board-chapter-opening = Első rendelések
board-chapter-orders =
    { $count ->
        [0] Még nincs értékelt rendelés
       *[other] { $count } értékelt rendelés
    }
board-chapter-over = A játék vége

## Az első játszma

lesson-placing = Az nyer, akinek a legtöbb pontja van, és a rendelések a megfelelő falvakban álló kereskedőidért fizetnek. Most rakd le őket, régiónként egyet: válassz egy kereskedőt, aztán egy kiemelt mezőt. A kis szám erős, de lassú, a nagy gyors, de gyenge.
lesson-opening = Ez a két rendelés a te titkod. Az alsó soruk mutatja, mennyit fizetnek, attól függően, hány kereskedőd áll ilyen falvakban. A rosszat félreteheted, és húzhatsz másikat.
lesson-moving = Válaszd ki egy kereskedődet: kivilágosodik minden mező, ahová eljuthat. Egy körben három kereskedőd léphet. Semmi sem végleges, amíg meg nem erősíted.
lesson-pushing = Gyengébb kereskedők állnak az utadban. Válassz egyet a tieid közül: piros kör jelzi, kit tolhat el. Lépj oda, aztán válaszd ki, hová menjen a másik.
lesson-scoring = A rendelés pecsétje mutatja, mennyit hozna most. Kattints rá, ha értékelnéd, körönként legfeljebb kettőt. Utána ebben a körben már nem léphetsz.
lesson-putting-away = Ami már sosem fizet, attól megválhatsz: az alatta lévő gomb értékelés nélkül félreteszi. Ez a két kijátszásod egyike, és valamit úgyis félre kell tenned.
lesson-last-turns = Valaki végzett! A többiek még egyszer sorra kerülnek: értékeld, ami hoz valamit. A kézben maradt rendelés nem kerül semmibe.
board-tie = Egyenlőségnél az áll előrébb, aki előbb végzett a rendeléseivel.
