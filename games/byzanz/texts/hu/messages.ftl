## Szavak

card =
    { $value ->
        [0] 1-es posztó
        [1] 2-es posztó
        [2] 3-as posztó
        [3] 4-es posztó
        [4] 1-es fa
        [5] 2-es fa
        [6] 3-as fa
        [7] 4-es fa
        [8] 1-es gabona
        [9] 2-es gabona
        [10] 3-as gabona
        [11] 4-es gabona
        [12] 1-es olajbogyó
        [13] 2-es olajbogyó
        [14] 3-as olajbogyó
        [15] 4-es olajbogyó
        [16] 1-es fűszer
        [17] 2-es fűszer
        [18] 3-as fűszer
        [19] 4-es fűszer
        [20] 1-es bor
        [21] 2-es bor
        [22] 3-as bor
        [23] 4-es bor
       *[24] kufár
    }
kind =
    { $value ->
        [0] posztó
        [1] fa
        [2] gabona
        [3] olajbogyó
        [4] fűszer
        [5] bor
       *[6] kufár
    }

# Egy licitkártya száma névelővel és képzővel, ahogy a lenti mondatoknak kell.
offer-number =
    { $offer ->
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
        [4] a 4-es
        [5] az 5-ös
       *[6] a 6-os
    }

## Események

event-dealt =
    { $hand_count ->
        [0] Mindenki { $hand_size } lapot kap, { $aside_size } látatlanul kikerül a játékból, { $deck_size } lap lesz a húzópakli. { $first } kezd.
       *[other] Mindenki { $hand_size } lapot kap, { $aside_size } látatlanul kikerül a játékból, { $deck_size } lap lesz a húzópakli. A te lapjaid: { $hand }. { $first } kezd.
    }
event-lot-turned =
    { $cards_count ->
        [1] Ajánlat { offer-number } licitkártyához, egyetlen lap: { $cards }.
       *[other] Ajánlat { offer-number } licitkártyához: { $cards }. { $opener } kezd.
    }
event-bid-raised = { $seat } ezt teszi le: { $cards }. A licitje most { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passzol.
       *[other] { $seat } passzol, és visszaveszi a licitjét: { $cards }.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } licit nélkül kapja meg { offer-number } licitkártyát; az ajánlat egyetlen lapja a piacra kerül: { $given }.
               *[other] { $seat } licit nélkül kapja meg az utolsó ajánlatot és { offer-number } licitkártyát. Az ajánlatból a piacra kerül: { $given }; kézbe: { $gained }.
            }
       *[other] { $seat } elnyeri az ajánlatot és { offer-number } licitkártyát. Ezzel fizet: { $paid }. Az ajánlatból a piacra kerül: { $given }; kézbe: { $gained }.
    }
event-lot-taken = Senki sem licitál: { $seat } kezdett, így megkapja a teljes ajánlatot ({ $gained }) és { offer-number } licitkártyát.
event-kind-taken = { $seat } ezt veszi el a piacról: { $cards }.
event-round-ended =
    { $left_over_count ->
        [0] { $round }. forduló vége: a piac üres.
       *[other] { $round }. forduló vége. A piacon maradt, és kikerül a játékból: { $left_over }.
    }
event-set-sold = { $seat } elad egy hármast: { $cards }. Nyereségként megtartja: { $kept }.
event-discarded = { $seat } ezt dobja el: { $card }.
event-last-sales-began = Elfogyott a húzópakli: most lehet utoljára eladni.
event-said-done = { $seat } azt mondja: „kész”.
event-game-ended = Vége a játéknak, mindenki felfedi a nyereségét.

## Lépések

action-bid = Licitálj ezzel: { $cards }
action-pass = Passz
action-give = Küldd a piacra: { $card }
action-take = Vedd el: { $kind }
action-sell = Add el: { $cards }
action-discard = Dobd el: { $card }
action-done = Kész vagyok

## Mi a teendő

prompt-bidding =
    { $highest ->
        [0] Még senki sem licitált: tegyél le legalább { $least } értékű árut, vagy passzolj (a kezedben összesen { $most } értékű áru van).
       *[other]
            { $laid ->
                [0] A legmagasabb licit { $highest }: tegyél le legalább { $least } értékű árut, vagy passzolj (a kezedben összesen { $most } értékű áru van).
               *[other] A legmagasabb licit { $highest }, a tiéd { $laid }: tegyél hozzá legalább { $least } értékű árut, vagy passzolj (a kezedben összesen { $most } értékű áru van).
            }
    }
prompt-giving = Tiéd az ajánlat és { offer-number } licitkártya: válassz az ajánlatból egy lapot a piacra.
prompt-taking = Válassz egy fajtát, és vedd el az összes lapját; a piac kínálata: { $kinds }.
prompt-trimming =
    { $excess ->
        [one] Eggyel több lap van a kezedben a megengedettnél: adj el egy hármast, vagy dobj el egy lapot.
       *[other] A megengedettnél { $excess } lappal több van a kezedben: adj el vagy dobj el lapokat, hogy legfeljebb hét maradjon.
    }
prompt-last-sales =
    { $sets ->
        [0] Nincs több eladható hármasod: mondd azt, hogy „kész”.
        [one] Egy hármast még eladhatsz: add el, vagy mondd azt, hogy „kész”.
       *[other] { $sets } lehetséges hármasból választhatsz: adj el egyet, vagy mondd azt, hogy „kész”.
    }
prompt-waiting =
    { $sets ->
        [0] Most a többiek jönnek.
        [one] Most a többiek jönnek; közben, ha szeretnél, eladhatsz egy hármast.
       *[other] Most a többiek jönnek; közben, ha szeretnél, eladhatsz egyet { $sets } lehetséges hármasodból.
    }
prompt-finished = Vége a játéknak.

## Állandó utasítások

standing-field-most = Határ
standing-field-cards = Kártyák, ebben a sorrendben
standing-field-kinds = Fajták, ebben a sorrendben
standing-field-merchants = Legfeljebb ennyi kufár
standing-name-pass-auction = Passz ebben az aukcióban
standing-pass-auction = Passzolok a { $round }. forduló aukciójában, amely { offer-number } licitkártyáért folyik.
standing-name-pass-without-bid = Passz, ha nem tudok licitálni
standing-pass-without-bid = Passzolok, valahányszor nem tudom túllicitálni a legmagasabb licitet: csak kis idő múlva, hogy ne árulja el, mi hiányzik a kezemből.
standing-name-bid-up-to = Licit egy határig
standing-bid-up-to = A { $round }. forduló aukciójában, amely { offer-number } licitkártyáért folyik, a vezetéshez elég legkevesebbet licitálom, összesen legfeljebb { $most } értékben, sorban ezeket rakva le: { $cards }.
standing-name-take-first-of = Választás a piacon
standing-take-first-of = A { $round }. forduló piacán az elsőt veszem el ezek közül, amelyik ott van: { $kinds }.
standing-name-sell-sets = Hármas eladása azonnal
standing-sell-sets =
    { $merchants ->
        [0] Eladom a hármast, amint összeáll, kufárral helyettesített áru nélkül, ezekből a fajtákból: { $kinds }.
       *[other] Eladom a hármast, amint összeáll, legfeljebb { $merchants } kufárral, ezekből a fajtákból: { $kinds }.
    }

## Mi szól egy lépés mellett

points = { $points } pont
reason-lot-sells = Az ajánlattal { $points } ponttal több jön össze hármasokból, { $price } értékű licitért.
reason-lot-promises = Az ajánlattal a kéz nagyjából { $points } ponttal ér többet, { $price } értékű licitért.
reason-cannot-top =
    { $highest ->
        [0] Nincs a kézben áru, amivel licitálni lehetne.
       *[other] Az összes áru együtt { $most } értékű, ez kevés { $highest } ellen.
    }
reason-too-dear = Az ajánlat még { $price } értékű licitért sem hozna többet, mint amennyibe kerül.
reason-later-lot = Itt csak nagyjából { $points } pontot lehet nyerni, és egy { $cards } lapos ajánlat következik.
reason-still-sells = A hármasok e nélkül a lap nélkül is { $points } pontot hoznak.
reason-least-missed = Ez a lap hiányzik majd a legkevésbé.
reason-kind-sells = Így { $points } ponttal több jön össze hármasokból.
reason-kind-collects =
    { $missing ->
        [one] Még egy lap ebből a fajtából, és a hármas { $points } pontot ér.
       *[other] Még két lap ebből a fajtából, és a hármas { $points } pontot ér.
    }
reason-kind-promises = Így a kéz nagyjából { $points } ponttal ér többet.
reason-set-sells = Egy hármas ({ $kind }): { points }.
reason-sale-makes-room = { $cards } lap van a kézben: az eladás helyet csinál, és { $points } pontot hoz.
reason-no-set-left = Nincs több eladható hármas.
reason-nothing-better = Ezt nem lehet számokba foglalni.

## Amit nem lehet

illegal-already-done = Már azt mondtad, hogy „kész”, és ez végleges: várd meg a többieket.
illegal-bid-too-low = Ez kevés: tegyél le még legalább { $least } értékű árut, vagy passzolj.
illegal-game-over = Vége a játéknak, már nincs mit lépni.
illegal-limit-first = Előbb a kézlimit: akinél több mint { $limit } lap van, adjon el vagy dobjon el lapokat, utána megy tovább a játék.
illegal-merchants-cannot-bid = Kufárral nem lehet licitálni: csak árut tegyél le.
illegal-not-a-set = Ez nem hármas: válassz három azonos fajtájú lapot (a kufár bármelyik árut helyettesíti).
illegal-not-in-hand = Nincs mindegyik lap a kezedben: onnan válassz, a licitbe letett lapok nem számítanak.
illegal-not-in-lot = Ez a lap nincs az ajánlatban: válassz egy olyat, amely ott van.
illegal-not-in-market = Ilyen fajta nincs a piacon: válassz egy olyat, amely ott van.
illegal-not-now = Ezt most nem lehet: válassz a felkínált lépések közül.
illegal-not-over-limit = Eldobni csak akkor lehet, ha { $limit } lapnál több van a kezedben: tartsd meg a lapot, vagy add el egy hármasban.
illegal-not-sorted = A lapok nincsenek sorban: posztó, fa, gabona, olajbogyó, fűszer, bor, kufár a sorrend, azon belül érték szerint növekvő.
illegal-not-your-turn = Még nem te jössz: várd meg, amíg sorra kerülsz.

## A tábla

game-name = Byzanz
picture-you = Te
board-number =
    { $count ->
        [1] egy
        [2] kettő
        [3] három
        [4] négy
        [5] öt
        [6] hat
        [7] hét
        [8] nyolc
        [9] kilenc
        [10] tíz
       *[other] { $count }
    }
# Mennyivel.
board-number-by =
    { $count ->
        [1] eggyel
        [2] kettővel
        [3] hárommal
        [4] néggyel
        [5] öttel
        [6] hattal
        [7] héttel
        [8] nyolccal
        [9] kilenccel
        [10] tízzel
       *[other] { $count } ponttal
    }
board-lot = Az ajánlat
board-bids = Licitek
board-market = A piac
board-hand = A lapjaid
board-final = A vége: nyereségek és megmaradt lapok
board-last-sales = Utolsó eladások
board-round = { $round }. forduló a { $rounds ->
        [4] 4-ből
       *[other] { $rounds }-ból
    }
board-deck =
    { $count ->
        [0] Elfogyott a húzópakli
       *[other] { $count } lap a pakliban
    }
board-offer =
    { $offer ->
        [3] 3-as licitkártya
        [5] 5-ös licitkártya
        [6] 6-os licitkártya
       *[other] { $offer }-es licitkártya
    }
board-no-offer = Mind elkelt
board-lot-at-market = Ebben a fordulóban minden ajánlat elkelt. Most jön a piac: a legkisebb licitkártya választ először.
board-lot-at-last-sales = Elfogyott a húzópakli. Add el a megmaradt hármasaidat.
board-with-yours = a tieiddel: { $count }
board-take = { $action } ({ $cards })
board-leads = vezet
board-no-bid = még nem licitált
board-sells = még eladhat
board-passed = passzolt
board-gets-lot = övé az ajánlat
board-done = kész
board-cards = { $count } lap
board-sold = { $count } eladva
board-profit = nyereség: { $total }
board-left-in-hand =
    { $count ->
        [0] Üres kéz
       *[other] Kézben maradt
    }
board-nothing-sold = Semmit sem adott el
board-empty-hand = Üres a kezed.
board-set-to-sell = Van eladható hármasod ({ $kinds }): jelöld ki a három lapját.
board-bid =
    { $total ->
        [0] Licit
       *[other] Licit: { $total }
    }
board-laid = már letéve { $total }
board-to-lead = A vezetéshez legalább { $count } értékű áru kell.
board-cannot-top =
    { $highest ->
        [0] Nincs árud, amivel licitálhatnál.
       *[other] Az áruiddal nem tudsz { $highest } fölé menni.
    }
board-sum-missing = { $sum }, még { board-number } kell a vezetéshez
board-sum-leads = { $sum }, { board-number-by } több, mint { $name } licitje
board-set-missing = { $cards }: még { $count } lap kell a hármashoz

## Az első játszma

lesson-bid = Az nyer, aki eladott hármasaival a legnagyobb nyereséget gyűjti. Az ajánlat a legmagasabb licité: jelölj ki árut a kezedben, az értékük összeadódik. Amivel fizetsz, a piacra kerül, ezért ne azzal fizess, amit gyűjtesz.
lesson-outbid = Túllicitáltak. Ami előtted fekszik, ott marad, és számít: csak tegyél hozzá. Ha passzolsz, mindet visszakapod.
lesson-give = Tiéd az ajánlat! Egy lapja a piacra kerül: kattints arra, amelyikre a legkevésbé van szükséged.
lesson-market = Most mindenki elveszi egy fajta összes lapját a piacról. Kattints egy kupacra: a lapjai alatt látod, hány lenne belőle nálad.
lesson-sell = Van egy hármasod: három azonos fajta, és a kufár bármelyik árut helyettesíti. Jelöld ki a lapjait, és add el, amikor csak akarod: a legjobb lap lesz a nyereséged.
lesson-limit = Hét lapot tarthatsz meg. Jelölj ki egy hármast, és add el, vagy jelölj ki egy lapot, és dobd el.
lesson-last-sales = Nincs több ajánlat: add el, amit tudsz, aztán jelezd, hogy kész vagy. A kézben maradt lapok nem érnek semmit.
lesson-end = Ez volt a Byzanz! Minden eladott hármas a legjobb lapját hozta, három kufár pedig ötöt. A legnagyobb nyereség nyer.
board-tie = Egyenlőségnél az áll előrébb, akinek több áru maradt a kezében.
