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
        [2] pozíció{ "\u00AD" }szerzés
       *[3] toborzás
    }
item =
    { $value ->
        [historic-book] Történelemkönyv
        [picks] Álkulcsok
        [old-coins] Régi érmék
        [merchants-scales] Kereskedő{ "\u00AD" }mérleg
        [caravan-bell] Karavánharang
        [amber-crown] Borostyán{ "\u00AD" }korona
        [amber-sceptre] Borostyán{ "\u00AD" }jogar
        [amber-signet] Borostyán{ "\u00AD" }gyűrű
        [amber-throne] Borostyán{ "\u00AD" }trón
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
item-use =
    { $value ->
        [historic-book] tedd az egyik vagy mindkét felcsapott tárgyat a pakli alá, vagy mondj le róla
        [picks] vedd el az egyik legkisebb hírnevű felcsapott tárgyat
        [merchants-scales] válaszd ki, melyik árudat cseréled a másik színűre
        [caravan-bell] mozgasd át egy kereskedődet egy szomszédos kerületre
        [amber-sceptre] rakj egy kereskedőt a városközpontra, vagy mondj le róla
        [amber-throne] vedd vissza egy kereskedődet egy áruért, vagy mondj le róla
        [city-deed] rakj legfeljebb 2 kereskedőt egy kerületre, vagy mondj le róla
        [tax-ledger] válaszd ki, milyen színű árukat kapsz
        [forged-seal] változtasd meg a szavazatodat, vagy hagyd úgy
        [envoys-passport] mozgasd át egy kereskedődet bárhonnan egy olyan kerületre, ahol nincs céhjelző
       *[other] válaszd ki, milyen színű árut kapsz
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
coins-too =
    { $item_count ->
        [0] {""}
       *[other] { " (és ezt: " }{ $item }{ ")" }
    }
turned-up =
    { $turned_count ->
        [0] {""}
       *[other] { " Új piac: " }{ $turned }{ "." }
    }
coins-pay =
    { $coins ->
        [0] {""}
       *[other] { " Ami hiányzik, azt a régi érmék fizetik." }
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
event-votes-revealed = A szavazatok: { $votes_by_seat }.
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
               *[other] { $seat } a vásáron { goods }{ coins-too } fizet, és { fame-gained } kap.
            }
       *[other] { $seat } a vásáron { goods }{ coins-too } fizet, és { fame-gained } kap.
    }
event-fair-ended = Vége a vásárnak.
event-market-claimed = { $seat } megszerez egy piacot ({ $market }), és { fame-gained } kap.{ turned-up }
event-declined = { $seat } lemond a lehetőségről.
event-nothing-happened = { $seat } számára nem történik semmi.
event-game-ended = Vége a játéknak. Hírnév: { $fame_by_seat }. Áruk: { $goods_by_seat }.

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
        [0] Menj a piactérre (áru), a céhházba (kereskedők) vagy a bazárba (aukció).
       *[other] Menj a piactérre, a céhházba vagy a bazárba. Előtte még használhatod: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Aukcióra bocsáthatsz még egy tárgyat ({ $items }), vagy lemondhatsz róla.
       *[0] Bocsáss aukcióra egy tárgyat, és nyisd meg a licitet. Amit ki tudsz fizetni: { $items }.
    }
prompt-bidding =
    { $least ->
        [0] { $item }: { $leader } vezet, a licit { $bid }. Többet nem ajánlhatsz: tartsd a licitet, vagy passzolj.
       *[other]
            { $may_hold ->
                [1] { $item }: { $leader } vezet, a licit { $bid }. Neked { $goods } árud van: licitálj legalább { $least } árut, tartsd a licitet, vagy passzolj.
               *[0] { $item }: { $leader } vezet, a licit { $bid }. Neked { $goods } árud van: licitálj legalább { $least } árut, vagy passzolj.
            }
    }
prompt-paying = Megnyerted: { $item }. Az ára { $bid } áru: válaszd ki, mivel fizetsz.
prompt-using-effect = { $item }: { $use }.
prompt-moving-token = Mozgasd az egyik céhjelzőt egy olyan kerületre, ahol nincs céhjelző: az lesz az aktív kerület.
prompt-voting =
    { $merchants ->
        [0] Szavazz titokban! Az aktív kerület { $district }, a { $guild } céhjelzővel; nincs ott kereskedőd.
       *[other] Szavazz titokban! Az aktív kerület { $district }, a { $guild } céhjelzővel; { $merchants } kereskedőd áll ott.
    }
prompt-acting =
    { $effect ->
        [rob]
            { $most ->
                [one] Egyedül te választottad ezt: { $card }. Vegyél el egy árut egy ellenféltől.
               *[other] Egyedül te választottad ezt: { $card }. Vegyél el legfeljebb { $most } árut egy ellenféltől, vagy mondj le róla.
            }
        [gain]
            { $most ->
                [one] Ketten választottátok ezt: { $card }. Válaszd ki, melyik árut kapod.
               *[other] Ketten választottátok ezt: { $card }. Válaszd ki, melyik { $most } árut kapod.
            }
        [banish]
            { $most ->
                [one] Egyedül te választottad ezt: { $card }. Kinek a kereskedőit űzöd ki { from-district }?
               *[other] Egyedül te választottad ezt: { $card }. Nevezz meg egy vagy két játékost, akinek a kereskedőit kiűzöd { from-district }.
            }
        [gather]
            { $most ->
                [one] Ketten választottátok ezt: { $card }. Mozgass át egy kereskedőt egy szomszédról { to-district }, vagy mondj le róla.
               *[other] Ketten választottátok ezt: { $card }. Mozgass át legfeljebb { $most } kereskedőt egyetlen szomszédról { to-district }, vagy mondj le róla.
            }
        [spread]
            { $most ->
                [one] Legalább hárman választottátok ezt: { $card }. Mozgasd át a kereskedődet { from-district } egy szomszédra, vagy mondj le róla.
               *[other] Legalább hárman választottátok ezt: { $card }. Mozgass át legfeljebb { $most } kereskedőt { from-district } egyetlen szomszédra, vagy mondj le róla.
            }
        [recruit]
            { $most ->
                [one] Egyedül te választottad ezt: { $card }. Rakj le egy kereskedőt bármelyik kerületre, ahol nincs céhjelző.
               *[other] Egyedül te választottad ezt: { $card }. Rakj le egy vagy két kereskedőt egy kerületre, ahol nincs céhjelző.
            }
        [recruit-centre]
            { $most ->
                [one] Ketten választottátok ezt: { $card }. Rakj le egy kereskedőt a városközpontra.
               *[other] Ketten választottátok ezt: { $card }. Rakj le egy vagy két kereskedőt a városközpontra.
            }
       *[recruit-near]
            { $most ->
                [one] Legalább hárman választottátok ezt: { $card }. Rakj le egy kereskedőt { $district } egyik szomszédjára, vagy mondj le róla.
               *[other] Legalább hárman választottátok ezt: { $card }. Rakj le legfeljebb { $most } kereskedőt { $district } egyik szomszédjára, vagy mondj le róla.
            }
    }
prompt-fleeing =
    { $merchants ->
        [one] Kiűzték { from-district } a kereskedődet: válaszd ki, hová megy.
       *[other] Kiűzték { from-district } { $merchants } kereskedődet: válaszd ki, hová mennek.
    }
prompt-paying-fair =
    { $obliged ->
        [1] A vásáron { $cost } áruért { fame-gained } kapsz. Van elég árud, ezért fizetned kell: válaszd ki, mivel.{ coins-pay }
       *[0] A vásáron { $cost } áruért { fame-gained } kapsz: a régi érmékkel fizethetsz, vagy lemondhatsz róla.
    }
prompt-leaving-fair = Fizettél a vásáron: mozgasd egy kereskedődet a városközpontról egy olyan kerületre, ahol nincs céhjelző.
prompt-claiming =
    { $markets_count ->
        [one] Egy piac mindhárom kerületében tiéd a többség: szerezd meg, és { fame-gained } kapsz, vagy mondj le róla.
       *[other] { $markets_count } piac mindhárom kerületében tiéd a többség: szerezz meg egyet, és { fame-gained } kapsz, vagy mondj le róla.
    }
prompt-waiting = Most a többiek jönnek.
prompt-finished = Vége a játéknak.

## Állandó utasítások

standing-field-most = Határ
standing-field-card = Szavazat
standing-name-pass-auction = Passz ezen az aukción
standing-pass-auction = Passzolok ezen az aukción: { $item }.
standing-name-raise-up-to = Emelés egy határig
standing-raise-up-to = Eggyel emelem a licitet ezen az aukción: { $item }. A határ { $most }.
standing-name-hold-up-to = Tartás egy határig
standing-hold-up-to = Tartom a legmagasabb licitet ezen az aukción: { $item }. A határ { $most }.
standing-name-claim-markets = Piacok megszerzése
standing-claim-markets = Megszerzem a piacot, valahányszor enyém a többség mindhárom kerületében.
standing-name-prepared-vote = Szavazat előre
standing-prepared-vote = A { $round }. körben, amikor { $active } az aktív játékos, így szavazok: { $card }.

## Mi szól egy lépés mellett

reason-market-ready = Megvan mindhárom többség a piachoz ({ $market }), amely { fame-gained } ér.
reason-wins-majority = Többség { $merchants } kereskedővel: { $district }.
reason-breaks-majority = Megtöri { $player } többségét: { $district }.
reason-nears-market =
    { $lacking ->
        [one] Közelebb hozza ezt a piacot: { $market }. Már csak egy kereskedő hiányzik.
       *[other] Közelebb hozza ezt a piacot: { $market }. Még { $lacking } kereskedő hiányzik.
    }
reason-centre-fills =
    { $lacking ->
        [0] { $merchants } kereskedő a városközponton: ez elég a vásárhoz.
       *[other] Még { $lacking } kereskedő a városközpontra, és lesz vásár.
    }
reason-supply-grows = Így { $supply } kereskedő lesz a készletben.
reason-can-buy = Az áruk most már elegendők erre: { $item }.
reason-goods-then = Így összesen { goods } birtokol.
reason-goods-left = Ezután { goods } tarthat meg.
reason-robs-leader = A többiek közül { $victim } hírneve a legnagyobb: { $fame }.
reason-item-for =
    { $goods ->
        [0] { $item }: { fame-gained } hoz és egy hatást, ingyen.
       *[other] { $item }: { fame-gained } hoz és egy hatást, { $goods } áruért.
    }
reason-too-dear = { $goods } vagy több áruért már többe kerülne, mint amennyit hoz.
reason-other-items = Helyette { $items } másik tárgy kerül elő.
reason-fair-pays = A vásár { fame-gained } ad { $cost } áruért.
reason-token-against = Ott egy szavazat megtörheti { $player } többségét.
reason-token-earns = Ott az üzletelés kettesben { $goods } árut hoz.
reason-token-opens = Újra lehet kereskedőt rakni { to-place }.
reason-deal-brings = Egyedül { $alone } árut hoz, kettesben { $shared } árut.
reason-black-market-brings =
    { $lost ->
        [0] Egyedül elvesz { $alone } árut, kettesben hoz { $shared } árut, és veszteni nincs mit.
       *[other] Egyedül elvesz { $alone } árut, kettesben hoz { $shared } árut, hármasban viszont odavan { $lost } áru.
    }
reason-vote-banishes = Egyedül kiűzheti { $player } { $merchants } kereskedőjét { from-district }.
reason-vote-gathers = Kettesben { $merchants } kereskedőt mozgathat { to-district }.
reason-recruitment-brings = Egyedül bárhová { $alone }, kettesben a városközpontra { $shared }, hármasban a közelbe { $near } kereskedőt rak.
reason-vote-company =
    { $others ->
        [0] Senki más nem szavaz rá.
       *[other] Rajta kívül még { $others } játékos szavaz rá.
    }
reason-drives-out = { $players } { $merchants } kereskedőjének mennie kell { from-district }.
reason-claim-pays = Hoz { fame-gained }, így összesen { $total } lesz.
reason-nothing-better = Ezt nem lehet számokba foglalni.

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
picture-you = Te
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
board-your-items = A tárgyaid
board-markets = Piacok
board-markets-left =
    { $count ->
        [0] a pakli elfogyott
       *[other] még { $count } a pakliban
    }
board-key-lacks = hiányzik
board-key-fame = hírnév
board-sign-fame = Hírnév
board-sign-black = Fekete áruk
board-sign-red = Vörös áruk
board-sign-supply = Kereskedők a készletben
board-sign-items = Tárgyak
board-sign-markets = Megszerzett piacok
board-sign-voted = Lefordított szavazat
board-sign-not-voted = Nincs itt szavazat
board-market = Piac: { $districts }
board-lacks = { $place } (még { $count } kereskedő kell)
board-rules = { $place } (a tiéd)
board-market-lacks =
    { $count ->
        [0] { $name }: mindhárom megvan
       *[other] { $name }: { $count } hiányzik
    }
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
board-hand = A szavazókártyáid
board-votes = A szavazókártyák
board-vote-does = Egyedül: { $one }. Ketten: { $two }. Hárman vagy többen: { $three }.
board-outlook =
    { $goods ->
        [0]
            { $merchants ->
                [0] most: semmi
               *[other] most: { $merchants } kereskedő
            }
       *[other]
            { $merchants ->
                [0] most: { $goods } áru
               *[other] most: { $goods } áru, { $merchants } kereskedő
            }
    }
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
board-note-banish = Kattints a játékosra.
board-note-steal = Kattints arra, akitől elveszel.
board-note-goods = Melyik árut?
board-note-claim = Kattints a kijelölt piacra.

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

lesson-settling = A cél: a legtöbb hírnév, amikor valaki eléri a 12-t. Hírnevet piacok, tárgyak és vásárok adnak. Kezdd két kereskedővel két különböző kerületben; minden piackártya három kerületet mutat, ahol együtt éri meg a többség.
lesson-city = Minden forduló a városban indul. Kattints egy épületre: a piactéren árut kapsz, a céhházban visszaveszel kereskedőket, a bazárban elárverezel egy tárgyat. Vagy kattints egy kerületre, és oda raksz egy kereskedőt.
lesson-auction = A licit áruk száma. A kártyán látható színeknek köztük kell lenniük, amikor fizetsz. Aki az aukciót nyitotta, tarthatja is a licitet: ugyanannyiért ő vezet.
lesson-token = Mozgasd az egyik céhjelzőt, a kerek pecsétek egyikét! Ahol áll, oda senki be, onnan senki ki; és a színe dönti el, milyen árut hoz az üzletelés.
lesson-voting = Most mindenki titokban szavaz. Hogy egy kártya mit tesz, attól függ, hányan választják: az egy-, két- és hárompontos sora megmutatja, mit hozna most neked.
lesson-fair = Öt kereskedő a városközponton: vásár! Akinek ott van kereskedője és elég áruja, fizet, hírnevet kap, és egy kereskedőjét elküldi.
lesson-claims = Egy piac mindhárom kerületében tiéd a többség: legalább két kereskedő, és több, mint bárki másé. Szerezd meg, 3 hírnevet ér!
lesson-end = Valaki közeledik a 12 hírnévhez. Ha a kezdőjátékos fordulójának elején bárkinek legalább 12 van, vége a játéknak: a leghíresebb nyer.
board-tie = Egyenlőségnél az áll előrébb, akinek több áruja van.
