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

event-decks-shuffled = A rendeléseket megkevertük. { $first } rakja le az első kereskedőt, és övé lesz az első kör is.
event-placed = { $seat } lerakja { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőjét ide: { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] Minden kereskedő a táblán van, mindenki húz két rendelést.
       *[other] Minden kereskedő a táblán van, mindenki húz két rendelést. A tieid: { $hand }.
    }
event-opening-replaced = { $seat } félretesz egy rendelést ({ $order }), és húz egy másikat ({ $drawn }).
event-opening-kept = { $seat } megtartja az első rendeléseit.
event-opening-chosen = { $seat } döntött az első rendeléseiről.
event-opening-ended = Mindenki megtartott két rendelést. Félretett rendelések: { $put_away_by_seat }. { $first } kezdi az első kört.
event-stepped = { $seat } lép { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőjével: { $start } → { $to }.
event-pushed = { $seat } lép { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőjével: { $start } → { $to }, és eltolja { $other_seat } kereskedőjét ({ other-trader-number }): { $to } → { $away }.
event-expelled = { $seat } lép { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőjével: { $start } → { $to }, és elüldözi { $other_seat } kereskedőjét ({ other-trader-number }): { $to } → { $away }.
event-order-scored =
    { $traders ->
        [0] { $seat } értékel egy rendelést ({ $order }), de egyetlen kereskedője sem áll megfelelő helyen: { points-scored }.
        [one] { $seat } értékel egy rendelést ({ $order }) egy kereskedővel: { points-scored }.
       *[other] { $seat } értékel egy rendelést ({ $order }) { $traders } kereskedővel: { points-scored }.
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
               *[other] { $seat } az utolsó rendelését is értékelte: a többiek még egyszer sorra kerülnek. Megmaradt, és értékelés nélkül félretettnek számít: { $left }.
            }
       *[other]
            { $left_count ->
                [0] { $seat } is értékelte az utolsó rendelését.
               *[other] { $seat } is értékelte az utolsó rendelését. Megmaradt, és értékelés nélkül félretettnek számít: { $left }.
            }
    }
event-orders-drawn =
    { $orders_count ->
        [0]
            { $count ->
                [one] { $seat } húz egy rendelést.
               *[other] { $seat } húz { $count } rendelést.
            }
        [one] { $seat } húz egy rendelést ({ $orders }).
       *[other] { $seat } húz { $orders_count } rendelést ({ $orders }).
    }
event-order-replaced =
    { $orders_count ->
        [0]
            { $count ->
                [0] { $seat } félretesz egy éppen húzott rendelést; a paklija üres.
               *[other] { $seat } félretesz egy éppen húzott rendelést, és húz egy másikat.
            }
       *[other]
            { $count ->
                [0] { $seat } félretesz egy rendelést ({ $orders }); a paklija üres.
               *[other] { $seat } félretesz egy rendelést ({ $orders }), és húz egy másikat ({ $drawn }).
            }
    }
event-orders-kept = { $seat } megtartja az éppen húzott rendeléseket.
event-turn-ended = { $seat } köre véget ért.
event-game-ended =
    { $reason ->
        [standstill] Régóta senki sem értékelt és nem is tett félre rendelést: vége a játéknak.
       *[all-turns-taken] Mindenki túl van az utolsó körén: vége a játéknak.
    }

## Lépések

action-place = Rakd le { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedődet ide: { $space }
action-step = Lépj { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőddel ide: { $to }
action-push = Lépj { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőddel ide: { $to }, és told el az ott állót ide: { $away }
action-expel = Lépj { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőddel ide: { $to }, és üldözd el az ott állót ide: { $away }
action-score-order = Értékeld: { $order }
action-put-away = Tedd félre értékelés nélkül: { $order }
action-keep = Tartsd meg ezeket a rendeléseket
action-end-turn = Fejezd be a kört

## Mi a teendő

prompt-placing =
    { $traders_count ->
        [one] Rakd le az utolsó kereskedődet ({ $traders }) egy olyan régióba, ahol még nincs kereskedőd.
       *[other] Rakd le az egyik kereskedődet ({ $traders }) egy olyan régióba, ahol még nincs kereskedőd; a tenger is régió.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Tartsd meg ezt a két rendelést, vagy tegyél félre egyet értékelés nélkül, és húzz helyette másikat. A tízből egyet kell félretenned, most vagy később.
       *[other] Tartsd meg ezt a két rendelést, vagy tegyél félre egyet értékelés nélkül, és húzz helyette másikat. A tízből { $left_to_put_away } rendelést kell félretenned, most vagy később.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] Már annyi kereskedőddel léptél, amennyivel lehet: játssz ki rendelést, vagy fejezd be a kört.
               *[other] Újabb kereskedővel már nem indulhatsz el: fejezd be a lépést, játssz ki rendelést, vagy fejezd be a kört.
            }
        [one] Még egy kereskedőddel léphetsz, aztán játssz ki rendelést, vagy fejezd be a kört.
       *[other] Még { $movers_left } kereskedőddel léphetsz, aztán játssz ki rendelést, vagy fejezd be a kört.
    }
prompt-scoring = Kijátszhatsz még egy rendelést, vagy befejezheted a kört.
prompt-keeping =
    { $left_to_put_away ->
        [one] Tartsd meg a húzott rendeléseket, vagy tegyél félre egyet értékelés nélkül, és húzz helyette másikat. Még egy rendelést kell félretenned, most vagy később.
       *[other] Tartsd meg a húzott rendeléseket, vagy tegyél félre egyet értékelés nélkül, és húzz helyette másikat. Még { $left_to_put_away } rendelést kell félretenned, most vagy később.
    }
prompt-waiting =
    { $seats_count ->
        [one] Most { $seats } következik.
       *[other] Még döntenek: { $seats }.
    }
prompt-game-over = Vége a játéknak.

## Előkészített lépések

standing-field-least = Legkevesebb pont
standing-name-end-idle-turn = Üres körök befejezése
standing-end-idle-turn =
    { $least ->
        [one] Befejezem a körömet, ha a kezemben egyetlen rendelés sem hozhat pontot, bárhogyan is lépek. Ez kis késéssel történik, hogy a többiek ne tudják meg, mi van nálam.
       *[other] Befejezem a körömet, ha a kezemben egyetlen rendelés sem hozhat { $least } pontot, bárhogyan is lépek. Ez kis késéssel történik, hogy a többiek ne tudják meg, mi van nálam.
    }

## Mi szól egy lépés mellett

reason-beside-weaker =
    { $traders ->
        [one] Egy gyengébb kereskedő mellett áll.
       *[other] { $traders } gyengébb kereskedő mellett áll.
    }
reason-villages-near = Két lépésen belül { $villages } falu van.
reason-raises = Így a rendelés ({ $order }) { $before } helyett { $after } pontot ér.
reason-nears = Egy kereskedő közelebb kerül egy megfelelő faluhoz ({ $order }): már csak { $steps } lépés van hátra.
reason-ends-ahead = Ez az utolsó rendelésed, és { $points } ponttal vezetsz.
reason-pays-best = Most { points-scored } jár érte, és a várakozás valószínűleg nem hozna többet.
reason-pays-now =
    { $turns ->
        [one] Inkább most { points-scored }, mint egy körrel később { $later }.
       *[other] Inkább most { points-scored }, mint { $turns } körrel később { $later }.
    }
reason-costs = { $points } pontba kerül, de megszabadulsz a rendeléstől.
reason-unpromising = Valószínűleg két kör alatt sem hozna többet, mint { points-scored }.
reason-least-promising = A kézben lévő rendelések közül valószínűleg ez hozza a legkevesebbet: két kör alatt { $points } pontot.
reason-promising = Két kör alatt a rendelés ({ $order }) { $points } pontot hozhat.
reason-ends-behind = Az utolsó rendelésed után még { $points } pont lenne a hátrányod.
reason-waits-for = A rendelés ({ $order }) { $before } helyett még { $after } pontot is hozhat.
reason-nothing-pays = Most egyetlen kézben lévő rendelés sem hoz pontot: a legjobb is { $points } pontba kerülne.
reason-nothing-better = Egyik indok sem emelkedik ki.

## Amit nem lehet

illegal-already-kept = Az első rendeléseidet már megtartottad: várd meg a többieket.
illegal-already-placed = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedőd már a táblán van: rakj le egy másikat.
illegal-can-only-expel = Az ott álló kereskedő mellett nincs szabad mező, ezért nem lehet eltolni: üldözd el bármelyik szabad mezőre.
illegal-can-only-push = Az ott álló kereskedő mellett van szabad mező, ezért nem lehet elüldözni: told el egy mellette lévő szabad mezőre.
illegal-enough-moved = Már { $most } kereskedővel léptél, és egy körben többel nem lehet: játssz ki rendelést, vagy fejezd be a kört.
illegal-enough-put-away = Már félretettél annyi rendelést, amennyit lehet: ezt értékeld, vagy tartsd meg későbbre.
illegal-equal-in-the-way = Az ott álló { trader-number } kereskedő ugyanolyan erős, mint a tiéd, és van mellette szabad mező, ezért nem mozdul: válassz másik utat.
illegal-game-over = Vége a játéknak, már nincs mit lépni.
illegal-move-is-over = Közben egy másik kereskedőddel léptél, ezért { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } már nem mehet tovább: lépj olyannal, amelyik még nem mozdult.
illegal-no-route = Nincs közvetlen útvonal: { $start } → { $to }. Lépj mezőről mezőre, az útvonalak mentén.
illegal-no-steps-left = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedőd már nem mehet tovább: lépj egy másikkal, játssz ki rendelést, vagy fejezd be a kört.
illegal-no-such-space = Nincs ilyen nevű mező: { $space }. Válassz egy mezőt ezen a táblán.
illegal-no-such-trader = Ebben a játszmában nincs { trader-number } kereskedő: válassz másik számot.
illegal-nobody-is-there = Ezen a mezőn nincs elmozdítható kereskedő: { $space }. Egyszerűen lépj oda.
illegal-not-free-beside = Ez nem szabad mező az eltolt kereskedő mellett: { $space }. Válassz egy szabad mezőt mellette.
illegal-not-in-hand = Ez a rendelés nincs a kezedben: válassz egyet a kezedből.
illegal-not-just-drawn = Most csak éppen húzott rendelést lehet félretenni: azokból válassz, vagy tartsd meg őket.
illegal-movement-is-over = Már kijátszottál egy rendelést, ezért ebben a körben már nem léphetsz a kereskedőiddel.
illegal-scoring-is-over = Ebben a körben már nem értékelhetsz: az éppen húzott rendeléseket a következő körödben értékelheted.
illegal-not-now = Ezt most nem lehet: válassz a felkínált lépések közül.
illegal-not-your-turn = Még nem te jössz: várd meg, amíg sorra kerülsz.
illegal-own-in-the-way = Ezen a mezőn a saját kereskedőd áll, és nem haladhatsz át rajta: { $space }. Válassz másik utat.
illegal-region-taken = Már van kereskedőd { region-named }: válassz másik régiót.
illegal-somebody-is-there = Ezen a mezőn egy másik játékos kereskedője áll: { $space }. Válaszd ki, hová kerüljön, vagy válassz másik utat.
illegal-space-taken = Ez a mező foglalt: { $space }. Válassz egy szabadot.
illegal-stronger-in-the-way = Az ott álló { trader-number } kereskedő erősebb a tiédnél: válassz másik utat.

## A tábla

game-name = Zanzibar
picture-you = Te
board-island = A sziget
board-unknown-edition = Ehhez a kiadáshoz még nincs térkép: { $edition }. Az alábbi listával játszható.
board-legend = A kereskedő száma azt mutatja, hány mezőt léphet. Minél kisebb a szám, annál erősebb a kereskedő.
board-key-steps = lépések száma
board-key-pushes = eltolja az ott álló kereskedőt
board-whereabouts = A kereskedők helye
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
board-stands = { $name } kereskedője ({ trader-number })
board-stands-own = a te { trader-number } kereskedőd
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-whole = Az egész sziget mutatása
board-supply = Lerakandó kereskedőid
board-place-trader = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedő következzen
board-to-place = { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedő következik: válassz egyet a kiemelt mezők közül.
board-take-trader =
    { $held ->
        [true] Kijelölés megszüntetése: { trader-number } kereskedő ({ $space })
       *[false] Lépj ezzel: { trader-number } kereskedő ({ $space })
    }
board-enter = Lépj { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőddel ide: { $space }, aztán válaszd ki, hová kerüljön az ott álló
board-walk = Lépj { $trader ->
        [5] az 5-ös
       *[other] a { trader-number }
    } kereskedőddel ide, { $steps } lépésben: { $space }{ $displaced_count ->
        [0] {""}
       *[other] ; eltolod az útból: { $displaced }
    }
board-where-to =
    { $kind ->
        [push] Hová kerüljön { $who }? Válassz egy mellette lévő szabad mezőt.
       *[expel] Hová kerüljön { $who }? Válassz egy tetszőleges szabad mezőt.
    }
board-steps-left =
    { $trader ->
        [5] Az 5-ös
       *[other] A { trader-number }
    } kereskedő még { $steps ->
        [one] egy
       *[other] legfeljebb { $steps }
    } mezőt mehet.
board-hand = Rendeléseid
board-new = új
board-just-drawn = Most húztad
board-pays = Pontok 0, 1, 2 vagy több kereskedőért: { $points }
board-prospect =
    { $traders ->
        [0] Most kereskedő nélkül: { $points }
       *[other] Most { $traders } kereskedővel: { $points }
    }
board-put-away = Félretétel
board-put-away-own = Félretett rendeléseid: { $orders }.
board-kept = rendelések megtartva
board-deciding = még választ
board-finished = minden rendelés értékelve
board-scored = Értékelt rendelések
board-scored-none = még nincs
board-scored-order =
    { board-order }, { $traders ->
        [0] kereskedő nélkül
       *[other] { $traders } kereskedő
    }: { $points }
board-track = Az állás: { $points }.
board-points = { $name }: { $points }
board-last-turns = Utolsó körök! Minden rendelését értékelte: { $names }. Mindenki más még egyszer sorra kerül.
board-standstill = { $turns } köre senki sem játszott ki rendelést. { $allowed } ilyen kör után véget ér a játék.
board-panel-points = { $points } pont
board-panel-placed = lerakva: { $placed }/{ $all }
board-panel-orders = értékelve: { $scored }/{ $all }
board-panel-hand = { $count } rendelés kézben
board-panel-deck = { $count } a pakliban
board-panel-away = { $count } félretéve
board-icon-orders = Értékelt rendelések, a szükségesek közül
board-icon-hand = Rendelések kézben
board-icon-deck = Rendelések a pakliban
board-icon-away = Értékelés nélkül félretett rendelések
board-icon-kept = Megtartotta az első rendeléseit
board-chapter-placing = Lerakás
board-chapter-opening = Első rendelések
board-chapter-orders =
    { $count ->
        [0] Még nincs értékelt rendelés
       *[other] { $count } értékelt rendelés
    }
board-chapter-over = A játék vége

## Az első játszma

lesson-placing = Az nyer, akinek a legtöbb pontja van. A rendelések a megfelelő falvakban álló kereskedőidért adnak pontot. Most rakd le őket, régiónként egyet: válassz egy kereskedőt, aztán egy kiemelt mezőt. A kis szám erős, de lassú, a nagy gyors, de gyenge.
lesson-opening = Ez a két rendelés a te titkod. Az alsó számok mutatják, mennyit ér egy rendelés, ha 0, 1, 2 … kereskedőd áll a hozzá tartozó falvakban. Ami nem jó, azt félreteheted, és húzhatsz helyette másikat.
lesson-moving = Válaszd ki az egyik kereskedődet: kiemeljük az összes mezőt, ahová eljuthat. Egy körben három kereskedőddel léphetsz. Semmi sem végleges, amíg nem véglegesíted.
lesson-pushing = Gyengébb kereskedők állnak az utadban. Válassz egyet a tieid közül: piros karika jelzi, melyik kereskedőt tolhatja el. Lépj oda, aztán válaszd ki, hová kerüljön a másik.
lesson-scoring = A rendelés sarkában lévő szám mutatja, hány pontot hozna most. Kattints rá, és értékeled a rendelést; körönként legfeljebb kettőt. Utána ebben a körben már nem léphetsz.
lesson-putting-away = A rendelés alatti gomb értékelés nélkül félreteszi: jól jön, ha egy rendelés már sosem hozna pontot. Ez a két kijátszásod egyike. Néhány rendelést előbb-utóbb úgyis félre kell tenned.
lesson-last-turns = Valaki minden rendelését értékelte! A többiek még egyszer sorra kerülnek: értékeld, ami pontot hoz. A kézben maradt rendelésekért nem jár levonás.
board-tie = Egyenlőségnél az áll előrébb, aki előbb végzett a rendeléseivel.
