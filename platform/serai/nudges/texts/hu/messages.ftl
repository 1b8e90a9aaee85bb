nobody = valaki, aki elment
somebody = Valaki

turn-subject = { $game }: te jössz
turn-heading = { $game }: te következel
turn-button = Megteszem a lépésem

alarm-subject = { $game }: mindjárt lejár az időd
alarm-heading = { $game }: mindjárt lejár az időd
alarm-button = Most lépek

away-subject = { $game }: egy bot játszik helyetted
away-heading = { $game }: lejárt az időd
away-text = Egy közepes erősségű bot játszik a székeden, amíg vissza nem jössz. Egy kattintás, és újra a tiéd.
away-button = Visszaülök a székembe

over-subject = { $game }: vége a játéknak
over-heading = { $game }: vége a játéknak
over-button = Megnézem, hogyan ért véget

invitation-subject = { $name } meghív egy játékra: { $game }
invitation-heading = { $name } meghív egy játékra: { $game }
invitation-text =
    { $taken ->
        [one] { $seats } székből egy foglalt.
       *[other] { $seats } székből { $taken } foglalt.
    }
at-the-table = Az asztalnál: { $names }.
invitation-button = Megnézem

chair-subject = { $game }: találtunk neked asztalt
chair-heading = { $game }: találtunk neked asztalt
chair-text = Játék { $seats } játékossal. Foglald el a helyed: a játék kezdődik, amint mindenki megjött.
chair-until = A helyedet eddig tartjuk: { $deadline } ({ $zone }); utána nélküled keresünk tovább.
chair-button = Elfoglalom a helyem

digest-subject =
    { $count ->
        [0] Hírek az asztalaidról
        [one] Egy asztal vár rád
       *[other] { $count } asztal vár rád
    }
digest-heading =
    { $count ->
        [0] Hírek az asztalaidról
        [one] Egy asztal vár rád
       *[other] { $count } asztal vár rád
    }
digest-button = Kezdem az elsővel
digest-over = Vége a játéknak.
digest-away = Lejárt az időd, és egy bot játszott helyetted.
digest-invitation = Meghívtak.
digest-chair = Találtunk neked asztalt.
no-clock = Te jössz. Nem jár óra.

decision-warn = Figyelmeztetés a moderátorainktól
decision-warn-text = Egy moderátor megnézte, amit tettél vagy mondtál, és arra kér, hogy többé ne tedd.
decision-mute = Egy ideig nem cseveghetsz
decision-mute-text = Egy moderátor úgy döntött, hogy most nem cseveghetsz. Játszani továbbra is tudsz.
decision-suspend = Egy ideig nem kezdhetsz új játékot
decision-suspend-text = Egy moderátor felfüggesztette a fiókodat: most nem ülhetsz asztalhoz, nem nyithatsz asztalt és nem cseveghetsz. A folyó játékaidat befejezheted.
decision-void = Egy játékod nem számít
decision-void-text = Egy moderátor úgy döntött, hogy az egyik játékod eredménye nem számít.
decision-rename = Kérünk, válassz másik nevet
decision-rename-text = Egy moderátor arra kér, hogy válassz másik nevet. Amikor legközelebb jössz, kiválaszthatod.
decision-lift = Újra játszhatsz és cseveghetsz
decision-lift-text = Egy moderátor véget vetett a némításodnak vagy felfüggesztésednek.
decision-until = Eddig tart: { $until } ({ $zone }).
decision-reason = A moderátor ezt írja: { $reason }
decision-button = Irány a Caravanserai

time-left = Még { $left } időd van, eddig: { $deadline } ({ $zone }).
days =
    { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
hours =
    { $count ->
        [one] { $count } óra
       *[other] { $count } óra
    }
minutes =
    { $count ->
        [one] { $count } perc
       *[other] { $count } perc
    }
others-too =
    { $count ->
        [one] Rajtad kívül rá is várunk: { $names }.
       *[other] Rajtad kívül rájuk is várunk: { $names }.
    }
since = Az utolsó lépésed óta:
earlier =
    { $count ->
        [one] … és előtte még egy esemény
       *[other] … és előtte még { $count } esemény
    }
picture = A { $game } asztala, ahogyan te látod

result =
    { $place ->
        [1] Nyertél! { $places }.
       *[other] A helyezésed: { $place }. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-begun = Elkezdődik a játék.
happened-resigned = { $name } feladja; egy bot játszik tovább.
happened-timed-out = { $name } ideje lejárt; egyelőre egy bot játszik.
happened-returned = { $name } visszajött.
happened-substituted = { $name } helyén végleg egy bot játszik tovább.
happened-forsaken = Senki sem jött vissza: a botok fejezik be a játékot.

why = Azért kapod ezt, { $name }, mert a Caravanserai játékosa vagy.
stop-table = Ne jöjjön több levél erről az asztalról
stop-kind = Ne jöjjön több ilyen levél
stop-all = Ne jöjjön több levél

page-title = A Caravanserai levelei
page-lead = Szia, { $name }! Miről ne írjunk többet?
page-table = Ez az asztal
page-table-text = Minden levél erről a játékról: { $game }.
page-kind = Az ilyen levelek
page-kind-turn = „Te jössz”, minden asztalnál.
page-kind-alarm = „Mindjárt lejár az időd”, minden asztalnál.
page-kind-away = „Egy bot játszik helyetted”, minden asztalnál.
page-kind-over = „Vége a játéknak”, minden asztalnál.
page-kind-invitation = Meghívók.
page-kind-chair = „Találtunk neked asztalt”.
page-kind-digest = A napi összefoglaló.
page-all = Minden levél
page-all-text = Minden, kivéve amire a fiókodnak van szüksége.
page-stop = Leiratkozom
page-again = Küldjétek újra
page-stopped = Leiratkozva
page-stays = Csak a levelek maradnak el: a játékaid folytatódnak.
page-settings = Minden a leveleidről, a beállításokban
bad-link-title = Ez a hivatkozás nem működik
bad-link-text = Hiányos, vagy nem itt készült. Másold ki újra a levélből, vagy módosítsd a leveleidet a beállításokban.
