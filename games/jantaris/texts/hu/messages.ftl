## Szavak

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
       *[8] városközpont
    }
guild =
    { $value ->
        [0] fekete
       *[1] vörös
    }
colour =
    { $value ->
        [0] fekete
       *[1] vörös
    }
vote =
    { $value ->
        [0] üzletelés
        [1] feketepiac
        [2] pozíciószerzés
       *[3] toborzás
    }
item =
    { $value ->
        [historic-book] Történelemkönyv
        [picks] Álkulcsok
        [old-coins] Régi érmék
        [merchants-scales] Kereskedőmérleg
        [caravan-bell] Karavánharang
        [amber-crown] Borostyánkorona
        [amber-sceptre] Borostyánjogar
        [amber-signet] Borostyángyűrű
        [amber-throne] Borostyántrón
        [city-deed] Városi adománylevél
        [watchtower-key] Őrtoronykulcs
        [tax-ledger] Adókönyv
        [harbour-lantern] Kikötői lámpás
        [forged-seal] Hamis pecsét
        [silk-gloves] Selyemkesztyű
        [recruiters-drum] Toborzódob
        [ornate-abacus] Díszes abakusz
        [master-tapestry] Mesteri falikárpit
        [golden-samovar] Arany szamovár
       *[envoys-passport] Követi menlevél
    }

# Áruk és hírnév tárgyesetben, helyek raggal, ahogy a lenti mondatoknak kell. Az áruk után mindig ige áll.
goods =
    { $black ->
        [0]
            { $red ->
                [0] egy árut sem
               *[other] { $red } vörös árut
            }
       *[other]
            { $red ->
                [0] { $black } fekete árut
               *[other] { $black } fekete és { $red } vörös árut
            }
    }
fame-gained = { $fame } hírnévpontot
to-place =
    { $place ->
        [Shakara] Shakarára
        [Omeris] Omerisre
        [Likaran] Likaranra
        [Vesh] Veshre
        [Taira] Tairára
        [Dorana] Doranára
        [Kelim] Kelimre
        [Pashtar] Pashtarra
       *[other] a városközpontra
    }
from-place =
    { $place ->
        [Shakara] Shakaráról
        [Omeris] Omerisről
        [Likaran] Likaranról
        [Vesh] Veshről
        [Taira] Tairáról
        [Dorana] Doranáról
        [Kelim] Kelimről
        [Pashtar] Pashtarról
       *[other] a városközpontról
    }
from-origin =
    { $origin ->
        [Shakara] Shakaráról
        [Omeris] Omerisről
        [Likaran] Likaranról
        [Vesh] Veshről
        [Taira] Tairáról
        [Dorana] Doranáról
        [Kelim] Kelimről
        [Pashtar] Pashtarról
       *[other] a városközpontról
    }
to-target =
    { $target ->
        [Shakara] Shakarára
        [Omeris] Omerisre
        [Likaran] Likaranra
        [Vesh] Veshre
        [Taira] Tairára
        [Dorana] Doranára
        [Kelim] Kelimre
        [Pashtar] Pashtarra
       *[other] a városközpontra
    }
to-district =
    { $district ->
        [Shakara] Shakarára
        [Omeris] Omerisre
        [Likaran] Likaranra
        [Vesh] Veshre
        [Taira] Tairára
        [Dorana] Doranára
        [Kelim] Kelimre
       *[Pashtar] Pashtarra
    }
from-district =
    { $district ->
        [Shakara] Shakaráról
        [Omeris] Omerisről
        [Likaran] Likaranról
        [Vesh] Veshről
        [Taira] Tairáról
        [Dorana] Doranáról
        [Kelim] Kelimről
       *[Pashtar] Pashtarról
    }

## Események

event-dealt = A lapokat megkevertük. Felcsapva: { $items }, és { $markets_count } piac. A kezdőjátékos: { $first }.
event-turn-began = { $round }. kör: { $seat } következik.
event-item-used =
    { $discarded ->
        [1] { $seat } használja ezt a tárgyat: { $item }. A tárgy kikerül a játékból.
       *[0] { $seat } használja ezt a tárgyat: { $item }.
    }
event-merchants-placed = { $seat } { $count } kereskedőt rak { to-place }.
event-merchants-taken-back =
    { $places_count ->
        [0] { $seat } a céhházba megy, de nem vesz vissza kereskedőt.
        [one] { $seat } visszavesz egy kereskedőt innen: { $places }.
       *[other] { $seat } visszavesz { $places_count } kereskedőt innen: { $places }.
    }
event-merchants-moved = { $seat } átmozgat { $count } kereskedőt { from-origin } { to-target }.
event-merchant-recalled = { $seat } visszavesz egy kereskedőt { from-place }, és { goods } kap.
event-marketplace-visited = { $seat } a piactérre megy, és { goods } vesz el.
event-goods-gained = { $seat } { goods } kap.
event-good-exchanged =
    { $given ->
        [fekete] { $seat } egy fekete árut vörösre cserél.
       *[other] { $seat } egy vörös árut feketére cserél.
    }
event-goods-stolen = { $seat } { $victim } árui közül { goods } vesz el.
event-caught-at-black-market =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } rajtaveszt a feketepiacon: árut nem veszít, de ha vannak kereskedői az aktív kerületen, onnan kiűzik őket.
               *[other] { $seat } rajtaveszt a feketepiacon: { goods } veszít, és ha vannak kereskedői az aktív kerületen, onnan kiűzik őket.
            }
       *[other] { $seat } rajtaveszt a feketepiacon: { goods } veszít, és ha vannak kereskedői az aktív kerületen, onnan kiűzik őket.
    }
event-fame-gained = { $seat } { fame-gained } kap ({ $item }).
event-bazaar-visited = { $seat } a bazárba megy.
event-items-shelved = { $seat } a pakli alá teszi: { $items }. Helyette felcsapva: { $turned }.
event-item-put-up = { $seat } aukcióra bocsátja: { $item }. A kezdőlicit { $bid }.
event-bid-raised = { $seat } licitje { $bid }.
event-bid-held = { $seat } tartja a licitet: { $bid }.
event-passed = { $seat } passzol.
event-item-bought =
    { $fame ->
        [0] { $seat } megveszi: { $item }. Érte { goods } fizet.
       *[other] { $seat } megveszi: { $item }. Érte { goods } fizet, és { fame-gained } kap.
    }
event-picks-turned = { $seat } használja az álkulcsokat, és felcsapja: { $items }.
event-item-picked =
    { $fame ->
        [0]
            { $under_count ->
                [0] { $seat } ingyen megkapja: { $item }.
               *[other] { $seat } ingyen megkapja: { $item }. A pakli alá kerül: { $under }.
            }
       *[other]
            { $under_count ->
                [0] { $seat } ingyen megkapja: { $item }, és vele { fame-gained }.
               *[other] { $seat } ingyen megkapja: { $item }, és vele { fame-gained }. A pakli alá kerül: { $under }.
            }
    }
event-nothing-picked = Mindegyik tárgy ugyanannyi hírnevet ér, ezért { $seat } egyet sem kap. A pakli alá kerül: { $under }.
event-items-turned = Felcsapva: { $items }.
event-token-moved = { $seat } átmozgatja a { $guild } céhjelzőt { to-district }: ez az aktív kerület.
event-vote-cast = { $seat } szavazott.
event-votes-revealed = A szavazatok, a helyek sorrendjében: { $votes }.
event-vote-changed = { $seat } eldob egy tárgyat ({ $item }), és új szavazata: { $card }.
event-players-banished = { $seat } kiűzi { from-district } { $players } kereskedőit.
event-merchants-fled =
    { $districts_count ->
        [0] { $seat } elvonul { from-district }. A készletébe visszakerült kereskedők: { $returned }.
       *[other]
            { $returned ->
                [0] { $seat } elvonul: { $district } → { $districts }.
               *[other] { $seat } elvonul: { $district } → { $districts }. A készletébe visszakerült kereskedők: { $returned }.
            }
    }
event-fair-turned = Hetivásár: { $cost } áruért { fame-gained } lehet kapni.
event-fair-paid =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } a vásáron csak ezzel fizet: { $item }, és { fame-gained } kap.
               *[other] { $seat } a vásáron { goods } fizet, és { fame-gained } kap.
            }
       *[other] { $seat } a vásáron { goods } fizet, és { fame-gained } kap.
    }
event-fair-ended = Vége a vásárnak.
event-market-claimed = { $seat } megszerez egy piacot ({ $market }), és { fame-gained } kap.
event-declined = { $seat } lemond a lehetőségről.
event-nothing-happened = { $seat } számára nem történik semmi.
event-game-ended = Vége a játéknak. Hírnév, a helyek sorrendjében: { $fame }. Áruk: { $goods }.

## Lépések

action-place-merchants = Rakj { $count } kereskedőt { to-place }
action-take-back =
    { $places_count ->
        [0] Céhház: ne vegyél vissza kereskedőt
        [one] Céhház: vegyél vissza egy kereskedőt innen: { $places }
       *[other] Céhház: vegyél vissza { $places_count } kereskedőt innen: { $places }
    }
action-marketplace =
    { $black ->
        [0]
            { $red ->
                [0] Piactér: ne vegyél el árut
               *[other] Piactér: vegyél el { goods }
            }
       *[other] Piactér: vegyél el { goods }
    }
action-bazaar = Menj a bazárba
action-use-item = Használd: { $item }
action-shelve =
    { $items_count ->
        [one] Tedd a pakli alá: { $items }
       *[other] Tedd a pakli alá ebben a sorrendben: { $items }
    }
action-put-up = Bocsásd aukcióra: { $item }, kezdőlicit: { $bid }
action-bid = Licitálj: { $bid }
action-hold = Tartsd a licitet
action-pass = Passzolj
action-pay =
    { $black ->
        [0]
            { $red ->
                [0] Fizess csak a régi érmékkel
               *[other] Fizess { goods }
            }
       *[other] Fizess { goods }
    }
action-pick = Vedd el: { $item }
action-move-token = Mozgasd a { $guild } céhjelzőt { to-district }
action-vote = Szavazz: { $card }
action-change-vote = Változtasd meg a szavazatod: { $card }
action-gain =
    { $black ->
        [0]
            { $red ->
                [0] Ne vegyél el árut
               *[other] Vegyél el { goods }
            }
       *[other] Vegyél el { goods }
    }
action-exchange =
    { $given ->
        [fekete] Cserélj egy fekete árut vörösre
       *[other] Cserélj egy vörös árut feketére
    }
action-steal = Vegyél el { $victim } árui közül { goods }
action-banish = Űzd ki { $players } kereskedőit
action-flee =
    { $districts_count ->
        [0] Vedd vissza az összes kereskedőt a készletedbe
       *[other] Ide vonulj: { $districts }
    }
action-move-merchants = Mozgass át { $count } kereskedőt { from-origin } { to-target }
action-recall =
    { $black ->
        [0]
            { $red ->
                [0] Vegyél vissza egy kereskedőt { from-place }, áru nélkül
               *[other] Vegyél vissza egy kereskedőt { from-place } { $red } vörös áruért
            }
       *[other] Vegyél vissza egy kereskedőt { from-place } { $black } fekete áruért
    }
action-claim = Szerezd meg a piacot: { $market }
action-decline = Mondj le róla

## Mi a teendő

prompt-settling =
    { $left ->
        [one] Rakd le a második kereskedődet egy másik kerületre.
       *[other] Rakd le { $left } kereskedőd közül az elsőt egy kerületre.
    }
prompt-using-items =
    { $items_count ->
        [one] Mielőtt a városba mész, egy tárgyadat használnod kell: { $items }.
       *[other] Mielőtt a városba mész, használnod kell a tárgyaidat; válaszd ki a következőt: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Menj a piactérre, a céhházba vagy a bazárba.
       *[other] Menj a piactérre, a céhházba vagy a bazárba. Előtte még használhatod: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Aukcióra bocsáthatsz még egy tárgyat ({ $items }), vagy lemondhatsz róla.
       *[0] Bocsáss aukcióra egy tárgyat, és nyisd meg a licitet. Amit ki tudsz fizetni: { $items }.
    }
prompt-bidding = { $item }: { $leader } vezet, a licit { $bid }, neked { $most } árud van. Emelj vagy passzolj; az aktív játékos tarthatja is a licitet.
prompt-paying = Megnyerted: { $item }. Az ára { $bid } áru: válaszd ki, mivel fizetsz.
prompt-using-effect = { $item }: válaszd ki, hogyan használod.
prompt-moving-token = Mozgasd az egyik céhjelzőt egy olyan kerületre, ahol nincs céhjelző: az lesz az aktív kerület.
prompt-voting = Szavazz titokban. Az aktív kerület { $district }, rajta a { $guild } céhjelző.
prompt-acting =
    { $votes ->
        [1] Egyedül te választottad ezt: { $card }. Döntsd el, mit teszel.
        [2] Ketten választották ezt: { $card }. Döntsd el, mit teszel.
       *[3] Legalább hárman választották ezt: { $card }. Döntsd el, mit teszel.
    }
prompt-fleeing =
    { $merchants ->
        [one] Kiűzték { from-district } a kereskedődet: válaszd ki, hová megy.
       *[other] Kiűzték { from-district } { $merchants } kereskedődet: válaszd ki, hová mennek.
    }
prompt-paying-fair =
    { $obliged ->
        [1] A vásáron { $cost } áruért { fame-gained } kapsz. Van elég árud, ezért fizetned kell: válaszd ki, mivel.
       *[0] A vásáron { $cost } áruért { fame-gained } kapsz: a régi érmékkel fizethetsz, vagy lemondhatsz róla.
    }
prompt-leaving-fair = Fizettél a vásáron: mozgasd egy kereskedődet a városközpontról egy olyan kerületre, ahol nincs céhjelző.
prompt-claiming =
    { $markets_count ->
        [one] Egy piac mindhárom kerületében tiéd a többség: szerezd meg, vagy mondj le róla.
       *[other] { $markets_count } piac mindhárom kerületében tiéd a többség: szerezz meg egyet, vagy mondj le róla.
    }
prompt-waiting = Most a többiek jönnek.
prompt-finished = Vége a játéknak.

## Amit nem lehet

illegal-already-voted = Már szavaztál, és a szavazatot nem lehet visszavenni: várd meg a többieket.
illegal-below-price = Ez kevesebb az árnál: a kezdőlicit legyen legalább { $least }.
illegal-bid-too-low = Ez kevés: a licited legyen legalább { $least }, vagy passzolj.
illegal-cannot-pay = Ezt nem tudod kifizetni: annyi áru kell, amennyit licitálsz, köztük a kártyán látható színek.
illegal-city-first = Előbb a város: menj a piactérre, a céhházba vagy a bazárba, és csak utána mozgass céhjelzőt.
illegal-districts-only = Ha egyedül szavaztál toborzásra, kerületre raksz le, nem a városközpontra: válassz olyan kerületet, ahol nincs céhjelző.
illegal-flight = A kiűzött kereskedők nem oda mennek: minden céhjelző nélküli szomszédra egy kerül, egyetlen kereskedő a választott szomszédra, a többi a készletedbe.
illegal-game-over = Vége a játéknak, már nincs mit lépni.
illegal-goods-limit = Egy színből senkinek sem lehet 6-nál több áruja: abból vegyél el kevesebbet.
illegal-items-first = Előbb a tárgyaid: használd, amelyiket kell, és csak utána menj a városba.
illegal-march = Pozíciószerzésnél egy vagy két kereskedőd mozog az aktív kerület és egyetlen szomszédja között: válassz ilyen lépést, vagy mondj le róla.
illegal-never-back = Céhjelző soha nem megy vissza a városközpontra: válassz olyan kerületet, ahol nincs céhjelző.
illegal-no-majority = Valamelyik kerületében nem tiéd a többség: olyan piacot szerezz meg, amelynek mindhárom kerületében legalább két kereskedőd van, és több, mint bárki másnak.
illegal-not-face-up = Ez a kártya nincs felcsapva: válassz olyat, amelyik igen.
illegal-not-now = Ezt most nem lehet: válassz a felkínált lépések közül.
illegal-not-possible = Így nem lehet: válassz a felkínált lépések közül.
illegal-not-your-turn = Még nem te jössz: várd meg, amíg sorra kerülsz.
illegal-obligatory = Erről nem mondhatsz le: válassz a felkínált lépések közül.
illegal-only-active-holds = Licitet csak az aktív játékos tarthat: emelj vagy passzolj.
illegal-supply-short = Nincs ennyi kereskedő a készletedben: rakj le kevesebbet.
illegal-token-there = Ott céhjelző áll: válassz olyan helyet, ahol nincs.
illegal-too-few-goods = Minden árut el kell venned, amit lehet: válassz a felkínált lépések közül.
illegal-too-few-there = Nincs ott ennyi kereskedőd: válassz kevesebbet vagy másik helyet.
illegal-two-districts = Az első két kereskedőd két különböző kerületre kerül, egyenként, és soha nem a városközpontra: válassz olyan kerületet, ahol még nincs kereskedőd.
illegal-wrong-goods = Ezeket az árukat nem veheted el: ügyelj rá, mennyi jár, és milyen színű.
illegal-wrong-payment = Nem ez a fizetség: annyi árut fizess, amennyit licitáltál, köztük a kártyán látható színeket.

## A táblán

game-name = Jantaris
board-city = A város
board-marketplace = Piactér
board-visit-marketplace = Piactér: árut veszel
board-bazaar = Bazár
board-guild-house = Céhház
board-take-back = Céhház: visszaveszel kereskedőket
board-fair = Hetivásár
board-fair-held = A vásáron { $cost } áruért { $fame } hírnévpont jár
board-fair-waits = A vásárhoz kellő { $needed } kereskedőből { $count } áll a városközponton
board-stock = A közös készletben: { $black } fekete és { $red } vörös áru
board-goods = { $black } fekete, { $red } vörös
board-token = A { $guild } céhjelző, most itt: { $place }
board-nobody-there = senki sincs ott
board-majority = { $name } van többségben
board-token-there = céhjelző zárja le
board-active = az aktív kerület
board-fame = Hírnév
board-supply = Kereskedők a készletben
board-items = Tárgyak
board-your-items = A tárgyaid
board-no-items = Még nincs tárgyad
board-markets = Piacok
board-markets-left =
    { $count ->
        [0] a pakli elfogyott
       *[other] még { $count } a pakliban
    }
board-markets-claimed = Megszerzett piacok
board-market = Piac: { $districts }
board-lacks = { $place } (még { $count } kereskedő kell)
board-rules = { $place } (a tiéd)
board-items-left =
    { $count ->
        [0] Nincs több tárgy a pakliban
       *[other] Még { $count } tárgy a pakliban
    }
board-turned = Ezt csapták fel az álkulcsok
board-leads = { $name } vezet
board-still-bidding = { $name } még licitál
board-passed = { $name } passzolt
board-item-price = Ár: { $black } fekete, { $red } vörös. Hírnév: { $fame }.
board-crown = Koronás.
board-seats = Helyek és szavazatok
board-look = { $name }: tárgyak és piacok
board-voted = Lefordított szavazat
board-hand = A szavazókártyáid
board-votes = A szavazókártyák
board-vote-does = Egyedül: { $one }. Ketten: { $two }. Hárman vagy többen: { $three }.
board-outlook = most áru: { $goods }, kereskedő: { $merchants }
board-sum = Hírnév: { $fame } · áru: { $black } fekete, { $red } vörös · kereskedő a készletben: { $supply }
board-none = Még nincs
board-known-below = Tudjuk, hogy a pakli alján van: { $items }.
board-gone = Kikerült a játékból: { $items }.
board-back = Vissza
board-close = Bezárás
board-settling = Letelepedés
board-round = { $round }. kör
board-note-visit = Kattints egy kerületre, és oda raksz egy kereskedőt, vagy a város körüli épületek egyikére.
board-note-take-back = Legfeljebb két kereskedőt vehetsz vissza: kattints oda, ahol állnak.
board-note-marketplace = Hány árut kérsz, milyen színben?
board-note-bid = Hány árut ajánlasz?
board-note-count = Hány kereskedőt?
board-note-token = Kattints egy céhjelzőre, aztán az új kerületére.
board-note-which-token = Melyik céhjelző menjen oda?
board-note-district = És hová menjen?
board-note-move = Kattints oda, ahol a kereskedőd áll.
board-note-target = És hová menjen?
board-note-flee = Kattints egy szomszédra, ha a készlet helyett oda küldenél még egy kereskedőt.
board-note-shelve = Kattints a tárgyakra abban a sorrendben, ahogy a pakli alá kerülnek.

## Mit tesznek a tárgyak, röviden

board-item-does =
    { $value ->
        [historic-book] Az első aukciód előtt: felcsapott tárgyak a pakli alá.
        [picks] Csapj fel három tárgyat: a legkisebb hírnevű a tiéd.
        [old-coins] Vásáron legfeljebb 2 árut helyettesít. Egyszer.
        [merchants-scales] A forduló elején: egy árut a másik színűre cserélsz.
        [caravan-bell] A forduló elején: egy kereskedő a szomszédba megy.
        [amber-crown] A forduló elején: minden koronás kap 1 árut.
        [amber-sceptre] A forduló elején: minden koronás beléphet a központba.
        [amber-signet] Megvételkor: minden koronás kap 1 hírnevet.
        [amber-throne] A forduló elején: minden koronás áruért vehet vissza kereskedőt.
        [city-deed] Megvételkor: legfeljebb 2 kereskedő egy kerületre.
        [watchtower-key] Ha kiűznek, a kereskedőid a közelben maradhatnak.
        [tax-ledger] Ha piacot szerzel: 2 áru egy színben.
        [harbour-lantern] A forduló elején, ha van kereskedőd a központban: 1 áru.
        [forged-seal] Felfedés után: szavazatot cserélsz. Egyszer.
        [silk-gloves] Egyedüli feketepiac: legfeljebb 2 árut veszel el.
        [recruiters-drum] Toborzás: eggyel több kereskedő.
        [ornate-abacus] Piactér: 1 áru a másik színből is.
        [master-tapestry] Egyedüli pozíciószerzés: két játékost űzöl ki.
        [golden-samovar] Megvételkor, ha van többséged: még 1 hírnév.
       *[envoys-passport] A forduló elején: egy kereskedő bárhonnan bármely kerületre. Egyszer.
    }

## Mit tesznek a szavazatok

board-vote-0-1 = kapsz 2 árut a céhjelző színében
board-vote-0-2 = minden kereskedődért, amely az aktív kerületen áll, kapsz 1 árut a céhjelző színében
board-vote-0-3 = minden kereskedődért, amely a városközponton áll, kapsz 1 árut a céhjelző színében
board-vote-1-1 = elveszel 1 árut egy ellenféltől
board-vote-1-2 = kapsz 2 tetszőleges színű árut a közös készletből
board-vote-1-3 = elveszíted minden árudat, és kiűzik a kereskedőidet az aktív kerületről
board-vote-2-1 = kiűzöd egy játékos kereskedőit az aktív kerületről
board-vote-2-2 = egyetlen, céhjelző nélküli szomszédról legfeljebb 2 kereskedődet az aktív kerületre mozgathatod
board-vote-2-3 = az aktív kerületről legfeljebb 2 kereskedődet egyetlen, céhjelző nélküli szomszédra mozgathatod
board-vote-3-1 = leraksz 1 kereskedőt bármelyik kerületre, ahol nincs céhjelző
board-vote-3-2 = leraksz 1 kereskedőt a városközpontra, ha nincs ott céhjelző
board-vote-3-3 = lerakhatsz legfeljebb 2 kereskedőt egyetlen, céhjelző nélküli szomszédra

## Az első játék

lesson-settling = Üdv Jantarisban! Mindenki két kereskedővel kezd, két különböző kerületben. A szomszédok később segítik egymást, a piackártyákon pedig látod, mely kerületek tartoznak össze.
lesson-city = Minden forduló a városban indul: veszel árut a piactéren, leraksz (vagy visszaveszel) kereskedőt a céhházban, vagy elárverezel egy tárgyat a bazárban.
lesson-auction = A licit áruk száma. A kártyán látható színeknek köztük kell lenniük, amikor fizetsz. Aki az aukciót nyitotta, tarthatja is a licitet: ugyanannyiért ő vezet.
lesson-token = Mozgasd az egyik céhjelzőt! Ahol áll, oda senki be, onnan senki ki; és a színe dönti el, milyen árut hoz az üzletelés.
lesson-voting = Most mindenki titokban szavaz. Hogy egy kártya mit tesz, attól függ, hányan választják: a három sor megmutatja, mit hozna most neked.
lesson-fair = Öt kereskedő a városközponton: vásár! Akinek ott van kereskedője és elég áruja, fizet, hírnevet kap, és egy kereskedőjét elküldi.
lesson-claims = Egy piac mindhárom kerületében tiéd a többség: legalább két kereskedő, és több, mint bárki másé. Szerezd meg, 3 hírnevet ér!
lesson-end = Valaki közeledik a 12 hírnévhez. Ha a kezdőjátékos fordulójának elején bárkinek legalább 12 van, vége a játéknak: a leghíresebb nyer.
