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
        [8] 1-es liszt
        [9] 2-es liszt
        [10] 3-as liszt
        [11] 4-es liszt
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
        [2] liszt
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
action-pass = Passzolj
action-give = Küldd a piacra: { $card }
action-take = Vedd el: { $kind }
action-sell = Add el: { $cards }
action-discard = Dobd el: { $card }
action-done = Mondd: „kész”

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
illegal-not-sorted = A lapok nincsenek sorban: posztó, fa, liszt, olajbogyó, fűszer, bor, kufár a sorrend, azon belül érték szerint növekvő.
illegal-not-your-turn = Még nem te jössz: várd meg, amíg sorra kerülsz.

## A tábla

game-name = Byzanz
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
board-hand = A kezed
board-final = A vége: nyereségek és kezek
board-last-sales = Utolsó eladások
board-round = { $round }. forduló a { $rounds } közül
board-deck =
    { $count ->
        [0] Elfogyott a húzópakli
       *[other] { $count } lap a pakliban
    }
board-offer = { $offer }. licitkártya
board-no-offer = Mind elkelt
board-lot-at-market = Ebben a fordulóban minden ajánlat elkelt. Most jön a piac: a legkisebb licitkártya választ először.
board-lot-at-last-sales = Elfogyott a húzópakli. Add el a megmaradt hármasaidat.
board-with-yours = a tieddel: { $count }
board-take = { $action } ({ $cards })
board-leads = vezet
board-no-bid = még nincs licitje
board-sells = még eladhat
board-passed = passzolt
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
board-laid = letéve { $total }
board-to-lead = A vezetéshez legalább { board-number } kell.
board-cannot-top =
    { $highest ->
        [0] Nincs árud, amivel licitálhatnál.
       *[other] Az áruid nem érnek többet, mint { $highest }.
    }
board-sum-missing = { $sum }, még { board-number } kell a vezetéshez
board-sum-leads = { $sum }, { board-number-by } több, mint { $name } licitje
board-set-missing = { $cards }: még { $count } lap, és kész a hármas

## Az első játszma

lesson-bid = Az ajánlat azé, aki a legtöbbet adja érte. Jelölj ki árut a kezedben: az értékük összege a licited. Amivel fizetsz, a piacra kerül, ezért ne azzal fizess, amit gyűjtesz.
lesson-outbid = Túllicitáltak. Ami előtted fekszik, ott marad és számít: csak tegyél hozzá. Ha passzolsz, mindet visszakapod.
lesson-give = Tiéd az ajánlat! Egy lapja a piacra kerül: kattints arra, amelyikre a legkevésbé van szükséged.
lesson-market = Most mindenki elveszi egy fajta összes lapját a piacról. Kattints egy kupacra: alatta látod, hány lapod lenne belőle.
lesson-sell = Három egyforma áru egy hármas, és a kufár bármelyik árut helyettesíti. Bármikor eladhatod: a legjobb lapja a nyereséged.
lesson-limit = Legfeljebb hét lap maradhat a kezedben. Adj el egy hármast, vagy jelölj ki egy lapot, és dobd el.
lesson-last-sales = Nincs több ajánlat: add el, amit tudsz, aztán mondd, hogy „kész”. A kézben maradt lapok nem érnek semmit.
lesson-end = Ez volt a Byzanz! Minden eladott hármas a legjobb lapját hozta, három kufár pedig ötöt. A legnagyobb nyereség nyer.
