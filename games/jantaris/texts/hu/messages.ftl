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
        [0] Üzletelés
        [1] Feketepiac
        [2] Pozíció{ "\u00AD" }szerzés
       *[3] Toborzás
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
        [historic-book] tedd az egyik vagy mindkét felcsapott tárgyat a pakli alá, vagy hagyd ki
        [picks] vedd el az egyik legkisebb hírnevű felcsapott tárgyat
        [merchants-scales] válaszd ki, melyik árudat cseréled a másik színűre
        [caravan-bell] mozgasd át egy kereskedődet egy szomszédos kerületre
        [amber-sceptre] rakj le egy kereskedőt a városközpontra, vagy hagyd ki
        [amber-throne] vedd vissza egy kereskedődet, és kapsz érte egy árut, vagy hagyd ki
        [city-deed] rakj le legfeljebb 2 kereskedőt egy kerületre, vagy hagyd ki
        [tax-ledger] válaszd ki, milyen színű árukat kapsz
        [forged-seal] változtasd meg a szavazatodat, vagy hagyd úgy
        [envoys-passport] mozgasd át egy kereskedődet bárhonnan egy olyan kerületre, ahol nincs céhjelző
       *[other] válaszd ki, milyen színű árut kapsz
    }

# Áruk és hírnév tárgyesetben, helyek raggal, ahogy a lenti mondatoknak kell.
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
       *[other] { " (és még: " }{ $item }{ ")" }
    }
turned-up =
    { $turned_count ->
        [0] {""}
       *[other] { " Új piac: " }{ $turned }{ "." }
    }
coins-pay =
    { $coins ->
        [0] {""}
       *[other] { " A többit a Régi érmék fizetik." }
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

event-dealt = A lapokat megkevertük. Felcsapva: { $items }, valamint { $markets_count } piac. A kezdőjátékos: { $first }.
event-turn-began = { $round }. forduló: { $seat } köre.
event-item-used =
    { $discarded ->
        [1] { $seat } használja ezt a tárgyat: { $item }. A tárgy kikerül a játékból.
       *[0] { $seat } használja ezt a tárgyat: { $item }.
    }
event-merchants-placed =
    { $count ->
        [one] { $seat } lerak egy kereskedőt { to-place }.
       *[other] { $seat } lerak { $count } kereskedőt { to-place }.
    }
event-merchants-taken-back =
    { $places_count ->
        [0] { $seat } a céhházba megy, de nem vesz vissza kereskedőt.
        [one] { $seat } visszavesz egy kereskedőt innen: { $places }.
       *[other] { $seat } visszavesz { $places_count } kereskedőt innen: { $places }.
    }
event-merchants-moved =
    { $count ->
        [one] { $seat } átmozgat egy kereskedőt { from-origin } { to-target }.
       *[other] { $seat } átmozgat { $count } kereskedőt { from-origin } { to-target }.
    }
event-merchant-recalled =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } visszavesz egy kereskedőt { from-place }, de árut nem kap érte.
               *[other] { $seat } visszavesz egy kereskedőt { from-place }, és { goods } kap érte.
            }
       *[other] { $seat } visszavesz egy kereskedőt { from-place }, és { goods } kap érte.
    }
event-marketplace-visited =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } a piactérre megy, de nem vesz el árut.
               *[other] { $seat } a piactérre megy, és elvesz { goods }.
            }
       *[other] { $seat } a piactérre megy, és elvesz { goods }.
    }
event-goods-gained =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } nem kap árut.
               *[other] { $seat } kap { goods }.
            }
       *[other] { $seat } kap { goods }.
    }
event-good-exchanged =
    { $given ->
        [fekete] { $seat } egy fekete árut vörösre cserél.
       *[other] { $seat } egy vörös árut feketére cserél.
    }
event-goods-stolen = { $seat } elvesz { $victim } árui közül { goods }.
event-caught-at-black-market =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } rajtaveszt a Feketepiacon: árut nem veszít, de ha vannak kereskedői az aktív kerületen, onnan kiűzik őket.
               *[other] { $seat } rajtaveszt a Feketepiacon: { goods } veszít, és ha vannak kereskedői az aktív kerületen, onnan kiűzik őket.
            }
       *[other] { $seat } rajtaveszt a Feketepiacon: { goods } veszít, és ha vannak kereskedői az aktív kerületen, onnan kiűzik őket.
    }
event-fame-gained = { $seat } kap { fame-gained } ({ $item }).
event-bazaar-visited = { $seat } a bazárba megy.
event-items-shelved = { $seat } a pakli alá teszi: { $items }. Helyette felcsapja: { $turned }.
event-item-put-up = { $seat } aukcióra bocsátja: { $item }. A kezdőlicit { $bid }.
event-bid-raised = { $seat } licitje: { $bid }.
event-bid-held = { $seat } tartja a licitet: { $bid }.
event-passed = { $seat } passzol.
event-item-bought =
    { $fame ->
        [0] { $seat } megveszi: { $item }. Érte { goods } fizet.
       *[other] { $seat } megveszi: { $item }. Érte { goods } fizet, és { fame-gained } kap.
    }
event-picks-turned = { $seat } az Álkulcsokkal felcsapja: { $items }.
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
event-nothing-picked = Mindegyik tárgy ugyanannyi hírnévpontot ér, ezért { $seat } egyet sem kap. A pakli alá kerül: { $under }.
event-items-turned = Új tárgyak: { $items }.
event-token-moved = { $seat } átmozgatja a { $guild } céhjelzőt { to-district }: ez most az aktív kerület.
event-vote-cast = { $seat } szavazott.
event-votes-revealed = A szavazatok: { $votes_by_seat }.
event-vote-changed = { $seat } felhasznál egy tárgyat ({ $item }), és az új szavazata: { $card }.
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
               *[other] { $seat } a vásáron { goods } fizet{ coins-too }, és { fame-gained } kap.
            }
       *[other] { $seat } a vásáron { goods } fizet{ coins-too }, és { fame-gained } kap.
    }
event-fair-ended = Vége a vásárnak.
event-market-claimed = { $seat } megszerez egy piacot ({ $market }), és { fame-gained } kap.{ turned-up }
event-declined = { $seat } kihagyja ezt.
event-nothing-happened = { $seat } számára nem történik semmi.
event-game-ended = Vége a játéknak. Hírnév: { $fame_by_seat }. Áruk: { $goods_by_seat }.

## Lépések

action-place-merchants =
    { $count ->
        [one] Rakj le egy kereskedőt { to-place }
       *[other] Rakj le { $count } kereskedőt { to-place }
    }
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
                [0] Fizess csak a Régi érmékkel
               *[other] Fizess { goods }
            }
       *[other] Fizess { goods }
    }
action-pick = Vedd el: { $item }
action-move-token = Mozgasd a { $guild } céhjelzőt { to-district }
action-vote = Szavazz erre: { $card }
action-change-vote = Változtasd erre a szavazatodat: { $card }
action-gain =
    { $black ->
        [0]
            { $red ->
                [0] Ne kérj árut
               *[other] Kérj { goods }
            }
       *[other] Kérj { goods }
    }
action-exchange =
    { $given ->
        [fekete] Cserélj egy fekete árut vörösre
       *[other] Cserélj egy vörös árut feketére
    }
action-steal = Vegyél el { $victim } árui közül { goods }
action-banish =
    { $players_own ->
        [only] Űzd ki a saját kereskedőidet
        [too] Űzd ki { $players } kereskedőit, a sajátjaidat is
       *[no] Űzd ki { $players } kereskedőit
    }
action-flee =
    { $districts_count ->
        [0] Vedd vissza az összes kereskedőt a készletedbe
       *[other] Ide vonulj: { $districts }
    }
action-move-merchants =
    { $count ->
        [one] Mozgass át egy kereskedőt { from-origin } { to-target }
       *[other] Mozgass át { $count } kereskedőt { from-origin } { to-target }
    }
action-recall =
    { $black ->
        [0]
            { $red ->
                [0] Vegyél vissza egy kereskedőt { from-place }, áru nélkül
               *[other] Vegyél vissza egy kereskedőt { from-place }, és kérj érte { goods }
            }
       *[other] Vegyél vissza egy kereskedőt { from-place }, és kérj érte { goods }
    }
action-claim = Szerezd meg a piacot: { $market }
action-decline = Hagyd ki

## Mi a teendő

prompt-settling =
    { $left ->
        [one] Rakd le a második kereskedődet egy másik kerületre.
       *[other] Rakd le { $left } kereskedőd közül az elsőt egy kerületre.
    }
prompt-using-items =
    { $items_count ->
        [one] Mielőtt a városba mész, végre kell hajtanod ennek a tárgynak a hatását: { $items }.
       *[other] Mielőtt a városba mész, végre kell hajtanod a tárgyaid hatását. Válaszd ki a következőt: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Menj a piactérre (áru), a céhházba (kereskedők) vagy a bazárba (aukció).
       *[other] Menj a piactérre, a céhházba vagy a bazárba. Előtte még használhatod: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] Aukcióra bocsáthatsz még egy tárgyat ({ $items }), vagy kihagyhatod.
       *[0] Bocsáss aukcióra egy tárgyat, és nyisd meg a licitet. Ezeket tudod kifizetni: { $items }.
    }
prompt-bidding =
    { $least ->
        [0] { $item }: { $leader } vezet, a licit { $bid }. Többel nem licitálhatsz: tartsd a licitet, vagy passzolj.
       *[other]
            { $may_hold ->
                [1] { $item }: { $leader } vezet, a licit { $bid }. Neked { $goods } árud van: licitálj legalább { $least } áruval, tartsd a licitet, vagy passzolj.
               *[0] { $item }: { $leader } vezet, a licit { $bid }. Neked { $goods } árud van: licitálj legalább { $least } áruval, vagy passzolj.
            }
    }
prompt-paying = Megnyerted az aukciót: { $item }. Az ára { $bid } áru: válaszd ki, mivel fizetsz.
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
               *[other] Egyedül te választottad ezt: { $card }. Vegyél el legfeljebb { $most } árut egy ellenféltől, vagy hagyd ki.
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
                [one] Ketten választottátok ezt: { $card }. Mozgass át egy kereskedőt egy szomszédos kerületről { to-district }, vagy hagyd ki.
               *[other] Ketten választottátok ezt: { $card }. Mozgass át legfeljebb { $most } kereskedőt egyetlen szomszédos kerületről { to-district }, vagy hagyd ki.
            }
        [spread]
            { $most ->
                [one] Legalább hárman választottátok ezt: { $card }. Mozgasd át a kereskedődet { from-district } egy szomszédos kerületre, vagy hagyd ki.
               *[other] Legalább hárman választottátok ezt: { $card }. Mozgass át legfeljebb { $most } kereskedőt { from-district } egyetlen szomszédos kerületre, vagy hagyd ki.
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
                [one] Legalább hárman választottátok ezt: { $card }. Rakj le egy kereskedőt { $district } egyik szomszédjára, vagy hagyd ki.
               *[other] Legalább hárman választottátok ezt: { $card }. Rakj le legfeljebb { $most } kereskedőt { $district } egyik szomszédjára, vagy hagyd ki.
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
       *[0] A vásáron { $cost } áruért { fame-gained } kapsz: a Régi érmékkel fizethetsz, vagy kihagyhatod.
    }
prompt-leaving-fair = Fizettél a vásáron: mozgasd egy kereskedődet a városközpontról egy olyan kerületre, ahol nincs céhjelző.
prompt-claiming =
    { $markets_count ->
        [one] Egy piac mindhárom kerületében tiéd a többség: szerezd meg, és { fame-gained } kapsz, vagy hagyd ki.
       *[other] { $markets_count } piac mindhárom kerületében tiéd a többség: szerezz meg egyet, és { fame-gained } kapsz, vagy hagyd ki.
    }
prompt-waiting = Most a többiek jönnek.
prompt-finished = Vége a játéknak.

## Előkészített lépések

standing-field-most = Határ
standing-field-card = Szavazat
standing-name-pass-auction = Passz ebben az aukcióban
standing-pass-auction = Passzolok ebben az aukcióban: { $item }.
standing-name-raise-up-to = Emelés egy határig
standing-raise-up-to = Eggyel emelem a licitet ebben az aukcióban: { $item }. A határ { $most }.
standing-name-hold-up-to = Tartás egy határig
standing-hold-up-to = Tartom a legmagasabb licitet ebben az aukcióban: { $item }. A határ { $most }.
standing-name-claim-markets = Piacok megszerzése
standing-claim-markets = Megszerzem a piacot, valahányszor enyém a többség mindhárom kerületében.
standing-name-prepared-vote = Szavazat előre
standing-prepared-vote =
    { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } fordulóban, { $active } körében erre szavazok: { $card }.

## Mi szól egy lépés mellett

reason-market-ready = Így mindhárom többség megvan ehhez a piachoz: { $market }. A piac { fame-gained } ér.
reason-wins-majority = Így { $merchants } kereskedővel tiéd a többség: { $district }.
reason-breaks-majority = Megtöri { $player } többségét: { $district }.
reason-nears-market =
    { $missing ->
        [one] Közelebb visz ehhez a piachoz: { $market }. Már csak egy kereskedő hiányzik.
       *[other] Közelebb visz ehhez a piachoz: { $market }. Még { $missing } kereskedő hiányzik.
    }
reason-centre-fills =
    { $missing ->
        [0] { $merchants } kereskedő a városközponton: ez elég a vásárhoz.
        [one] Még egy kereskedő a városközpontra, és lesz vásár.
       *[other] Még { $missing } kereskedő a városközpontra, és lesz vásár.
    }
reason-supply-grows = Így { $supply } kereskedő lesz a készletben.
reason-can-buy = Az áruk most már elegendők ehhez: { $item }.
reason-goods-then = Így összesen { $black } fekete és { $red } vörös áru lesz.
reason-goods-left = Ezután { $black } fekete és { $red } vörös áru marad.
reason-robs-leader = A többiek közül { $victim } hírneve a legnagyobb: { $fame }.
reason-item-for =
    { $goods ->
        [0] { $item }: { fame-gained } és egy hatást ad, ingyen.
        [one] { $item }: { fame-gained } és egy hatást ad, egyetlen áruért.
       *[other] { $item }: { fame-gained } és egy hatást ad, { $goods } áruért.
    }
reason-too-dear = { $goods } vagy több áruért már többe kerül, mint amennyit ér.
reason-other-items =
    { $items ->
        [one] Helyette egy másik tárgyat csapunk fel.
       *[other] Helyettük { $items } másik tárgyat csapunk fel.
    }
reason-fair-pays = A vásáron { $cost } áruért { fame-gained } lehet kapni.
reason-token-against = Ott egy szavazat megtörheti { $player } többségét.
reason-token-earns = Ha ott ketten választjátok az Üzletelést, { $goods } árut kapsz.
reason-token-opens = Újra lehet kereskedőt rakni { to-place }.
reason-deal-brings = Ha egyedül te választod, { $alone } árut hoz; ha ketten választjátok, { $shared } árut.
reason-black-market-brings =
    { $lost ->
        [0] Ha egyedül te választod, elveszel { $alone } árut; ha ketten választjátok, kapsz { $shared } árut; veszíteni pedig nincs mit.
       *[other] Ha egyedül te választod, elveszel { $alone } árut; ha ketten választjátok, kapsz { $shared } árut; ha hárman vagy többen, elveszítesz { $lost } árut.
    }
reason-vote-banishes =
    { $merchants ->
        [one] Ha egyedül te választod, kiűzheted { from-district } { $player } kereskedőjét.
       *[other] Ha egyedül te választod, kiűzheted { from-district } { $player } kereskedőit (számuk: { $merchants }).
    }
reason-vote-gathers =
    { $merchants ->
        [one] Ha ketten választjátok, átmozgathatsz egy kereskedőt { to-district }.
       *[other] Ha ketten választjátok, átmozgathatsz { $merchants } kereskedőt { to-district }.
    }
reason-recruitment-brings = Ennyi kereskedőt raksz le: ha egyedül te választod, bárhová { $alone }; ha ketten választjátok, a városközpontra { $shared }; ha hárman vagy többen, a közelbe { $near }.
reason-vote-company =
    { $others ->
        [0] Senki más nem szavaz rá.
        [one] Még egy játékos szavaz rá.
       *[other] Még { $others } játékos szavaz rá.
    }
reason-drives-out =
    { $merchants ->
        [one] Egy kereskedőnek el kell vonulnia { from-district } ({ $players }).
       *[other] { $merchants } kereskedőnek el kell vonulnia { from-district } ({ $players }).
    }
reason-claim-pays = Ezért { fame-gained } kapsz, így összesen { $total } hírnévpontod lesz.
reason-nothing-better = Egyik indok sem emelkedik ki.

## Amit nem lehet

illegal-already-voted = Már szavaztál, és a szavazatot nem lehet visszavenni: várd meg a többieket.
illegal-below-price = Ez kevesebb az árnál: a kezdőlicit legyen legalább { $least }.
illegal-bid-too-low = Ez kevés: a licited legyen legalább { $least }, vagy passzolj.
illegal-cannot-pay = Ezt nem tudod kifizetni: annyi áru kell, amennyivel licitálsz, köztük a kártyán látható színek.
illegal-city-first = Előbb a város: menj a piactérre, a céhházba vagy a bazárba, és csak utána mozgass céhjelzőt.
illegal-districts-only = Ha egyedül szavaztál Toborzásra, kerületre raksz le kereskedőt, nem a városközpontra: válassz olyan kerületet, ahol nincs céhjelző.
illegal-flight = A kiűzött kereskedők máshová mennek: minden céhjelző nélküli szomszédos kerületre egy (ha csak egy kereskedő van, az általad választottra), a többi a készletedbe.
illegal-game-over = Vége a játéknak, már nincs mit lépni.
illegal-goods-limit = Egy színből senkinek sem lehet 6-nál több áruja: abból vegyél el kevesebbet.
illegal-items-first = Előbb a tárgyaid: hajtsd végre, amit kötelező, és csak utána menj a városba.
illegal-march = Pozíciószerzésnél egy vagy két kereskedőd mozog az aktív kerület és egyetlen szomszédos kerület között: válassz ilyen lépést, vagy hagyd ki.
illegal-never-back = Céhjelző soha nem kerül vissza a városközpontra: válassz olyan kerületet, ahol nincs céhjelző.
illegal-no-majority = Valamelyik kerületében nem tiéd a többség: olyan piacot szerezz meg, amelynek mindhárom kerületén legalább két kereskedőd van, és több, mint bárki másnak.
illegal-not-face-up = Ez a kártya nincs felcsapva: válassz egy felcsapottat.
illegal-not-now = Ezt most nem lehet: válassz a felkínált lépések közül.
illegal-not-possible = Így nem lehet: válassz a felkínált lépések közül.
illegal-not-your-turn = Még nem te jössz: várd meg, amíg sorra kerülsz.
illegal-obligatory = Ezt nem hagyhatod ki: válassz a felkínált lépések közül.
illegal-only-active-holds = Licitet csak az aktív játékos tarthat: emelj vagy passzolj.
illegal-supply-short = Nincs ennyi kereskedő a készletedben: rakj le kevesebbet.
illegal-token-there = Ott céhjelző áll: válassz olyan helyet, ahol nincs.
illegal-too-few-goods = Minden árut el kell venned, amennyit csak lehet: válassz a felkínált lépések közül.
illegal-too-few-there = Nincs ott ennyi kereskedőd: válassz kevesebbet vagy másik helyet.
illegal-two-districts = Az első két kereskedőd két különböző kerületre kerül, egyenként, és soha nem a városközpontra: válassz olyan kerületet, ahol még nincs kereskedőd.
illegal-wrong-goods = Ezeket az árukat nem veheted el: ügyelj rá, mennyi jár, és milyen színű.
illegal-wrong-payment = Nem ez a fizetség: annyi árut fizess, amennyivel licitáltál, köztük a kártyán látható színeket.

## A táblán

game-name = Jantaris
picture-you = Te
board-city = A város
board-marketplace = Piactér
board-visit-marketplace = Piactér: áruk elvétele
board-bazaar = Bazár
board-guild-house = Céhház
board-take-back = Céhház: kereskedők visszavétele
board-fair = Hetivásár
board-fair-held = A vásáron { $cost } áruért { $fame } hírnévpont jár
board-fair-waits = A vásárhoz szükséges { $needed } kereskedőből { $count } áll a városközponton
board-stock = A közös készletben: { $black } fekete és { $red } vörös áru
board-goods = { $black } fekete, { $red } vörös
board-token = A { $guild } céhjelző, most itt: { $place }
board-nobody-there = nincs kereskedő
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
board-key-missing = hiányzó kereskedők
board-key-fame = hírnév
board-icon-fame = Hírnév
board-icon-black = Fekete áruk
board-icon-red = Vörös áruk
board-icon-supply = Kereskedők a készletben
board-icon-items = Tárgyak
board-icon-markets = Megszerzett piacok
board-icon-voted = Már szavazott
board-icon-not-voted = Még nem szavazott
board-market = Piac: { $districts }
board-missing = { $place } (még { $count } kereskedő kell)
board-rules = { $place } (tiéd a többség)
board-market-missing =
    { $count ->
        [0] { $name }: mindhárom megvan
       *[other] { $name }: még { $count } kereskedő kell
    }
board-items-left =
    { $count ->
        [0] Nincs több tárgy a pakliban
       *[other] Még { $count } tárgy a pakliban
    }
board-turned = Az Álkulcsokkal felcsapva
board-leads = { $name } vezet
board-still-bidding = { $name } még licitál
board-passed = { $name } passzolt
board-item-price = Ár: { $black } fekete, { $red } vörös. Hírnév: { $fame }.
board-crown = Koronás.
board-seats = Helyek és szavazatok
board-look = { $name }: tárgyak és piacok mutatása
board-hand = A szavazókártyáid
board-votes = A szavazókártyák
board-vote-does = Ha egyedül te választod: { $one }. Ha ketten választjátok: { $two }. Ha hárman vagy többen: { $three }.
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
board-known-below = Tudjuk, hogy a pakli alatt van: { $items }.
board-gone = Kikerült a játékból: { $items }.
board-back = Újrakezdés
board-close = Bezárás
board-settling = Az első kereskedők lerakása
board-round = { $round }. forduló
board-note-visit = Kattints egy kerületre, és leraksz oda egy kereskedőt, vagy kattints a város körüli épületek egyikére.
board-note-take-back = Legfeljebb két kereskedőt vehetsz vissza: kattints oda, ahol állnak.
board-note-marketplace = Hány árut veszel el, milyen színűt?
board-note-bid = Hány áruval licitálsz?
board-note-count = Hány kereskedőt?
board-note-token = Kattints egy céhjelzőre, aztán az új kerületére.
board-note-which-token = Melyik céhjelző menjen oda?
board-note-district = Hová kerüljön?
board-note-move = Kattints oda, ahol a kereskedőd áll.
board-note-target = Hová menjen?
board-note-flee = Kattints egy szomszédos kerületre, ha a készleted helyett oda küldenél még egy kereskedőt.
board-note-shelve = Kattints a tárgyakra abban a sorrendben, ahogy a pakli alá kerülnek.
board-note-banish = Kattints a játékosra.
board-note-steal = Kattints arra a játékosra, akitől elveszel.
board-note-goods = Melyik árut?
board-note-claim = Kattints egy kiemelt piacra.

## Mit tesznek a tárgyak, röviden

board-item-does =
    { $value ->
        [historic-book] Az első aukciód előtt: felcsapott tárgyakat tehetsz a pakli alá.
        [picks] Csapj fel három tárgyat: a legkisebb hírnevű a tiéd.
        [old-coins] Vásáron legfeljebb 2 árut helyettesít. Egyszer használható.
        [merchants-scales] A kör elején: egy árut a másik színűre cserélhetsz.
        [caravan-bell] A kör elején: egy kereskedőt egy szomszédos kerületre mozgathatsz.
        [amber-crown] A kör elején, mindig: minden koronás játékos kap 1 árut.
        [amber-sceptre] A kör elején, mindig: minden koronás játékos lerakhat 1 kereskedőt a városközpontra.
        [amber-signet] Megvételkor: minden koronás játékos kap 1 hírnévpontot.
        [amber-throne] A kör elején, mindig: minden koronás játékos visszavehet 1 kereskedőt, és áru jár érte.
        [city-deed] Megvételkor: legfeljebb 2 kereskedőt rakhatsz le egy kerületre.
        [watchtower-key] Ha kiűznek, minden kereskedőd a szomszédos kerületekre mehet.
        [tax-ledger] Ha piacot szerzel: 2 azonos színű áru.
        [harbour-lantern] A kör elején, mindig: ha van kereskedőd a városközponton, kapsz 1 árut.
        [forged-seal] A felfedés után: megváltoztathatod a szavazatodat. Egyszer használható.
        [silk-gloves] Feketepiac egyedül: legfeljebb 2 árut vehetsz el.
        [recruiters-drum] Toborzás: eggyel több kereskedő.
        [ornate-abacus] Piactér: 1 áru a másik színből is.
        [master-tapestry] Pozíciószerzés egyedül: két játékost űzhetsz ki.
        [golden-samovar] Megvételkor, ha van többséged: még 1 hírnévpont.
       *[envoys-passport] A kör elején: egy kereskedőt bárhonnan bármelyik kerületre mozgathatsz. Egyszer használható.
    }

## Mit tesznek a szavazatok

board-vote-0-1 = kapsz 2 árut a céhjelző színében
board-vote-0-2 = minden kereskedődért, amely az aktív kerületen áll, kapsz 1 árut a céhjelző színében
board-vote-0-3 = minden kereskedődért, amely a városközponton áll, kapsz 1 árut a céhjelző színében
board-vote-1-1 = elveszel 1 árut egy ellenféltől
board-vote-1-2 = kapsz 2 tetszőleges színű árut a közös készletből
board-vote-1-3 = elveszíted minden árudat, és kiűzik a kereskedőidet az aktív kerületről
board-vote-2-1 = kiűzöd egy játékos kereskedőit az aktív kerületről
board-vote-2-2 = egyetlen, céhjelző nélküli szomszédos kerületről legfeljebb 2 kereskedődet az aktív kerületre mozgathatod
board-vote-2-3 = az aktív kerületről legfeljebb 2 kereskedődet egyetlen, céhjelző nélküli szomszédos kerületre mozgathatod
board-vote-3-1 = leraksz 1 kereskedőt bármelyik kerületre, ahol nincs céhjelző
board-vote-3-2 = leraksz 1 kereskedőt a városközpontra, ha nincs ott céhjelző
board-vote-3-3 = lerakhatsz legfeljebb 2 kereskedőt egyetlen, céhjelző nélküli szomszédos kerületre

## Az első játszma

lesson-settling = A cél: neked legyen a legtöbb hírneved, amikor valaki eléri a 12 hírnévpontot. Hírnevet piacok, tárgyak és vásárok adnak. Kezdd két kereskedővel, két különböző kerületen; minden piackártya három kerületet mutat: ha mindháromban tiéd a többség, hírnevet kapsz.
lesson-city = Minden kör a városban indul. Kattints egy épületre: a piactéren árut kapsz, a céhházban visszaveszel kereskedőket, a bazárban aukcióra bocsátasz egy tárgyat. Vagy kattints egy kerületre, és leraksz oda egy kereskedőt.
lesson-auction = A licit az áruk száma. A kártyán látható színeknek köztük kell lenniük, amikor fizetsz. Aki az aukciót nyitotta, tarthatja is a licitet: ugyanannyival is ő vezet.
lesson-token = Mozgasd az egyik céhjelzőt, a két kerek pecsét egyikét! Ahol céhjelző áll, oda kereskedő nem léphet be, és onnan nem is távozhat; a színe pedig eldönti, milyen árut hoz az Üzletelés.
lesson-voting = Most mindenki titokban szavaz. Hogy egy kártya mit tesz, az attól függ, hányan választják: az egy, két és három ponttal jelölt sorok megmutatják, mit tenne most neked.
lesson-fair = Ha öt kereskedő áll a városközponton, vásár van. Akinek van ott kereskedője és elég áruja, az fizet, hírnevet kap, és egy kereskedőjét elküldi onnan.
lesson-claims = Egy piac mindhárom kerületében tiéd a többség: legalább két kereskedőd van ott, és több, mint bárki másnak. Szerezd meg, 3 hírnévpontot ér!
lesson-end = Valaki közel jár a 12 hírnévponthoz. Ha a kezdőjátékos körének elején bárkinek legalább 12 hírnévpontja van, vége a játéknak. Az győz, akinek a legtöbb hírneve van.
board-tie = Egyenlőségnél az áll előrébb, akinek több áruja van.
board-score = { $count } hírnévpont
