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
        [0] Mindenki { $hand_size } lapot kap, { $aside_size } lap látatlanul kikerül a játékból, a maradék { $deck_size } lap a húzópakli. { $first } kezd.
       *[other] Mindenki { $hand_size } lapot kap, { $aside_size } lap látatlanul kikerül a játékból, a maradék { $deck_size } lap a húzópakli. A te lapjaid: { $hand }. { $first } kezd.
    }
event-lot-turned =
    { $cards_count ->
        [1] Az ajánlat { offer-number } licitkártyához egyetlen lap: { $cards }.
       *[other] Az ajánlat { offer-number } licitkártyához: { $cards }. { $opener } licitál először.
    }
event-bid-raised = { $seat } ezt teszi le: { $cards }. A licit most { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passzol.
       *[other] { $seat } passzol, és visszaveszi a licitjét: { $cards }.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } licit nélkül kapja meg { offer-number } licitkártyát. Az ajánlat egyetlen lapja a piacra kerül: { $given }.
               *[other] { $seat } licit nélkül kapja meg az utolsó ajánlatot és { offer-number } licitkártyát. A piacra küldi: { $given }. A kezébe veszi: { $gained }.
            }
       *[other] { $seat } elnyeri az ajánlatot és { offer-number } licitkártyát. Ezzel fizet: { $paid }. A piacra küldi: { $given }. A kezébe veszi: { $gained }.
    }
event-lot-taken = Senki sem licitál, ezért { $seat }, aki kezdett, megkapja a teljes ajánlatot ({ $gained }) és { offer-number } licitkártyát.
event-kind-taken = { $seat } ezt veszi el a piacról: { $cards }.
event-round-ended =
    { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } forduló véget ért. { $left_over_count ->
        [0] A piac üres.
       *[other] A piacon maradt lapok kikerülnek a játékból: { $left_over }.
    }
event-set-sold = { $seat } elad egy hármast: { $cards }. Nyereségként megtartja: { $kept }.
event-discarded = { $seat } ezt dobja el: { $card }.
event-last-sales-began = Elfogyott a húzópakli: most lehet utoljára eladni.
event-said-done = { $seat } befejezte az eladást.
event-game-ended = Vége a játéknak, mindenki felfedi a nyereségét.

## Lépések

action-bid = Licitálj ezzel: { $cards }
action-pass = Passzolj
action-give = Küldd a piacra: { $card }
action-take = Vedd el: { $kind }
action-sell = Add el: { $cards }
action-discard = Dobd el: { $card }
action-done = Mondd azt: „kész”

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
prompt-taking = Válassz egy fajtát, és vedd el az összes lapját a piacról; a kínálat: { $kinds }.
prompt-trimming =
    { $excess ->
        [one] Eggyel több lap van a kezedben a megengedettnél: adj el egy hármast, vagy dobj el egy lapot.
       *[other] A megengedettnél { $excess } lappal több van a kezedben: adj el vagy dobj el lapokat, hogy legfeljebb hét maradjon.
    }
prompt-last-sales =
    { $sets ->
        [0] Nincs több eladható hármasod: mondd azt, hogy „kész”.
        [one] Egy hármast még eladhatsz: add el, vagy mondd azt, hogy „kész”.
       *[other] { $sets } különböző hármast adhatsz el: adj el egyet, vagy mondd azt, hogy „kész”.
    }
prompt-waiting =
    { $sets ->
        [0] Most a többiek jönnek.
        [one] Most a többiek jönnek; közben eladhatsz egy hármast.
       *[other] Most a többiek jönnek; közben eladhatod { $sets } különböző hármasod egyikét.
    }
prompt-finished = Vége a játéknak.

## Előkészített lépések

standing-field-most = Határ
standing-field-cards = Lapok, ebben a sorrendben
standing-field-kinds = Fajták, ebben a sorrendben
standing-field-merchants = Legfeljebb ennyi kufár
standing-name-pass-auction = Passz ebben az aukcióban
standing-pass-auction =
    { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } fordulóban passzolok { offer-number } licitkártya aukciójában.
standing-name-pass-without-bid = Passz, ha nem tudok licitálni
standing-pass-without-bid = Passzolok, valahányszor nem tudom túllicitálni a legmagasabb licitet. Ez kis késéssel történik, hogy a többiek ne tudják meg, mi hiányzik a kezemből.
standing-name-bid-up-to = Licit egy határig
standing-bid-up-to =
    { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } fordulóban, { offer-number } licitkártya aukciójában csak annyit licitálok, amennyi a vezetéshez kell, összesen legfeljebb { $most } értékben. Ezeket a lapokat teszem le, ebben a sorrendben: { $cards }.
standing-name-take-first-of = Választás a piacon
standing-take-first-of =
    { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } forduló piacán az első elérhető fajtát veszem el ezek közül: { $kinds }.
standing-name-sell-sets = Hármasok azonnali eladása
standing-sell-sets =
    { $merchants ->
        [0] Eladom a hármast, amint összeáll, árut helyettesítő kufár nélkül, ezekből a fajtákból: { $kinds }.
       *[other] Eladom a hármast, amint összeáll, legfeljebb { $merchants } kufárral, ezekből a fajtákból: { $kinds }.
    }

## Mi szól egy lépés mellett

points = { $points } pont
reason-lot-sells = Az ajánlattal { $points } ponttal többet érő hármasok állnak össze, { $price } értékű licitért.
reason-lot-promises = Az ajánlattal a lapjaid nagyjából { $points } ponttal többet érnek, { $price } értékű licitért.
reason-cannot-top =
    { $highest ->
        [0] Nincs kézben áru, amellyel licitálni lehetne.
       *[other] Az összes áru együtt is csak { $most } értékű, ez nem elég a legmagasabb licit ({ $highest }) túllicitálásához.
    }
reason-too-dear = Az ajánlat még { $price } értékű licitért sem éri meg.
reason-later-lot =
    { $cards ->
        [one] Itt csak nagyjából { $points } pontot lehet nyerni; a következő ajánlat egyetlen lap.
       *[other] Itt csak nagyjából { $points } pontot lehet nyerni; a következő ajánlat { $cards } lapból áll.
    }
reason-still-sells = E nélkül a lap nélkül is { $points } pontot érnek az eladható hármasok.
reason-least-missed = Erre a lapra van a legkevésbé szükséged.
reason-kind-sells = Így { $points } ponttal többet érő hármasok állnak össze.
reason-kind-collects =
    { $missing ->
        [one] Ha lesz még egy lapod ebből a fajtából, { $points } pontért adhatsz el egy hármast.
       *[other] Ha lesz még két lapod ebből a fajtából, { $points } pontért adhatsz el egy hármast.
    }
reason-kind-promises = Így a lapjaid nagyjából { $points } ponttal többet érnek.
reason-set-sells = Egy hármas ({ $kind }): { points }.
reason-sale-makes-room = { $cards } lap van kézben: az eladás helyet szabadít fel, és { $points } pontot hoz.
reason-no-set-left = Nincs több eladható hármas.
reason-nothing-better = Egyik indok sem emelkedik ki.

## Amit nem lehet

illegal-already-done = Már azt mondtad, hogy „kész”, és ez végleges: várd meg a többieket.
illegal-bid-too-low = Ez kevés: tegyél le még legalább { $least } értékű árut, vagy passzolj.
illegal-game-over = Vége a játéknak, már nincs mit lépni.
illegal-limit-first = Előbb a kézlimit: akinek { $limit } lapnál több van a kezében, annak lapokat kell eladnia vagy eldobnia, mielőtt a játék folytatódik.
illegal-merchants-cannot-bid = Kufárral nem lehet licitálni: csak árut tegyél le.
illegal-not-a-set = Ez nem hármas: válassz három azonos fajtájú lapot (a kufár bármelyik árut helyettesíti).
illegal-not-in-hand = Nincs a kezedben mindegyik lap: a kezedből válassz; a licitként letett lapok nem számítanak.
illegal-not-in-lot = Ez a lap nincs az ajánlatban: válassz olyat, amely ott van.
illegal-not-in-market = Ilyen fajta nincs a piacon: válassz olyat, amely ott van.
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
       *[other] { $count } értékkel
    }
board-lot = Az ajánlat
board-bids = Licitek
board-market = A piac
board-hand = A lapjaid
board-final = Végső nyereségek és kézben maradt lapok
board-last-sales = Utolsó eladások
board-round = { $round }. forduló a { $rounds ->
        [4] 4-ből
       *[other] { $rounds }-ból
    }
board-deck =
    { $count ->
        [0] Elfogyott a húzópakli
       *[other] { $count } lap a húzópakliban
    }
board-offer =
    { $offer ->
        [3] 3-as licitkártya
        [5] 5-ös licitkártya
        [6] 6-os licitkártya
       *[other] { $offer }-es licitkártya
    }
board-no-offer = Minden licitkártya elkelt
board-lot-at-market = Ebben a fordulóban minden ajánlat elkelt. Most mindenki választ a piacról; a legalacsonyabb licitkártya kezd.
board-lot-at-last-sales = Elfogyott a húzópakli. Add el a megmaradt hármasaidat.
board-with-yours = { $count } lenne nálad
board-take = { $action } ({ $cards })
board-leads = vezet
board-no-bid = még nem licitált
board-sells = még eladhat
board-passed = passzolt
board-gets-lot = övé az ajánlat
board-done = kész
board-cards = { $count } lap
board-sold = { $count } eladott hármas
board-profit = Nyereség: { $total }
board-left-in-hand =
    { $count ->
        [0] Üres kéz
       *[other] Kézben maradt
    }
board-nothing-sold = Semmit sem adott el
board-empty-hand = Üres a kezed.
board-set-to-sell = Van eladható hármasod ({ $kinds }): kattints a három lapjára.
board-bid =
    { $total ->
        [0] Licit
       *[other] Licit: { $total }
    }
board-laid = { $total } (már letéve)
board-to-lead = A vezetéshez tegyél le legalább { $count } értékű árut.
board-cannot-top =
    { $highest ->
        [0] Nincs árud, amellyel licitálhatnál.
       *[other] Az áruiddal nem tudsz { $highest } fölé licitálni.
    }
board-sum-missing = { $sum }, még { board-number } kell a vezetéshez
board-sum-leads = { $sum }, { board-number-by } több, mint { $name } licitje
board-set-missing = { $cards }: még { $count } lap kell a hármashoz

## Az első játszma

lesson-bid = Az nyer, aki hármasok eladásával a legnagyobb nyereséget éri el. Az ajánlatot a legmagasabb licit viszi: jelölj ki árukat a kezedben, az értékük összeadódik. Amivel fizetsz, az a piacra kerül, ezért ne azzal fizess, amit gyűjtesz.
lesson-outbid = Túllicitáltak. A már letett lapjaid ott maradnak, és számítanak: csak tegyél hozzájuk. Ha passzolsz, mindet visszakapod.
lesson-give = Tiéd az ajánlat! Egy lapja a piacra kerül: kattints arra, amelyikre a legkevésbé van szükséged.
lesson-market = Most mindenki elveszi egy fajta összes lapját a piacról. Kattints egy kupacra: a lapjai alatt látod, hány lenne így nálad.
lesson-sell = Van egy hármasod: három azonos fajtájú lap, amelyben a kufár bármelyik árut helyettesíti. Jelöld ki a lapjait, és add el, amikor csak akarod: a legjobb lap lesz a nyereséged.
lesson-limit = Hét lapot tarthatsz meg. Jelölj ki egy hármast, és add el, vagy jelölj ki egy lapot, és dobd el.
lesson-last-sales = Nincs több ajánlat: adj el minden hármast, amit tudsz, aztán mondd azt, hogy „kész”. A kézben maradt lapok nem érnek semmit.
lesson-end = Ez volt a Byzanz! Minden eladott hármasod annyit ért, amennyit a legértékesebb lapja, három kufár pedig ötöt. Az győz, akinek a legnagyobb a nyeresége.
board-tie = Egyenlőségnél az áll előrébb, akinek több áru maradt a kezében.
