deleted-player = egy törölt fiók
someone = Valaki

turn-subject = { $game }: te jössz
turn-heading = { $game }: te jössz
turn-button = Lépés

warning-subject = { $game }: mindjárt lejár az időd
warning-heading = { $game }: mindjárt lejár az időd
warning-button = Lépés most

away-subject = { $game }: egy bot játszik helyetted
away-heading = { $game }: lejárt az időd
away-text = Amíg vissza nem jössz, egy közepes erősségű bot játszik helyetted. Bármikor visszaveheted a helyedet.
away-button = Hely visszavétele

over-subject = { $game }: vége a játéknak
over-heading = { $game }: vége a játéknak
over-button = Eredmény megtekintése

invitation-subject = { $name } meghív egy játszmára: { $game }
invitation-heading = { $name } meghív egy játszmára: { $game }
invitation-text =
    { $taken ->
        [one] { $seats } helyből egy foglalt.
       *[other] { $seats } helyből { $taken } foglalt.
    }
at-the-table = Az asztalnál: { $names }.
invitation-button = Asztal megnyitása

reserved-seat-subject = { $game }: találtunk neked asztalt
reserved-seat-heading = { $game }: találtunk neked asztalt
reserved-seat-text = Játszma { $seats } játékosnak. Kezdődik, amint mindenki leült.
reserved-seat-until = A helyedet eddig tartjuk fenn: { $deadline } ({ $zone }). Utána a keresésed véget ér.
reserved-seat-button = Hely elfoglalása

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
digest-button = Az első asztal megnyitása
digest-over = Vége a játéknak.
digest-away = Lejárt az időd, és egy bot játszott helyetted.
digest-invitation = Meghívtak.
digest-reserved-seat = Találtunk neked asztalt.
no-clock = Te jössz. Nincs időkorlát.

decision-warn = Figyelmeztetés a moderátorainktól
decision-warn-text = Egy moderátor megnézte, amit tettél vagy írtál, és arra kér, hogy többé ne tedd.
decision-chat-ban = Egy ideig nem cseveghetsz
decision-chat-ban-text = Egy moderátor úgy döntött, hogy egyelőre nem cseveghetsz. Játszani továbbra is tudsz.
decision-suspend = Egy ideig nem kezdhetsz új játszmát
decision-suspend-text = Egy moderátor felfüggesztette a fiókodat: egyelőre nem ülhetsz le asztalhoz, nem nyithatsz asztalt, és nem cseveghetsz. A folyamatban lévő játszmáidat befejezheted.
decision-void = Az egyik játszmád nem számít
decision-void-text = Egy moderátor úgy döntött, hogy az egyik játszmád eredménye nem számít.
decision-rename = Kérjük, válassz másik nevet
decision-rename-text = Egy moderátor arra kér, hogy válassz másik nevet. Ezt megteheted, amikor legközelebb az oldalra látogatsz.
decision-lift = Újra játszhatsz és cseveghetsz
decision-lift-text = Egy moderátor feloldotta a csevegési tilalmadat vagy a felfüggesztésedet.
decision-until = Eddig tart: { $until } ({ $zone }).
decision-reason = A moderátor ezt írja: { $reason }
decision-button = A Caravanserai megnyitása

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
picture = { $game }: az asztal, ahogyan te látod

result =
    { $place ->
        [1] Győztél! { $places }.
        [2] Második lettél. { $places }.
        [3] Harmadik lettél. { $places }.
        [4] Negyedik lettél. { $places }.
        [5] Ötödik lettél. { $places }.
        [6] Hatodik lettél. { $places }.
       *[other] A helyezésed: { $place }. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-started = A játszma elkezdődött.
happened-resigned = { $name } feladta; egy bot játszik tovább.
happened-timed-out = { $name } ideje lejárt; egyelőre egy bot játszik helyette.
happened-returned = { $name } visszajött.
happened-substituted = { $name } helyét végleg egy bot vette át.
happened-all-timed-out = Senki sem jött vissza, ezért a játszmát botok fejezik be.

why = Ezt a levelet azért kapod, mert { $name } néven játszol a Caravanserain.
stop-table = Nem kérek több levelet erről az asztalról
stop-kind = Nem kérek több ilyen levelet
stop-all = Egyáltalán nem kérek több levelet

page-title = A Caravanserai levelei
page-lead = Szia, { $name }! Mely leveleket nem kéred többé?
page-table = Ez az asztal
page-table-text = Minden levél erről a játszmáról: { $game }.
page-kind = Az ilyen levelek
page-kind-turn = „Te jössz”, minden asztalnál.
page-kind-warning = „Mindjárt lejár az időd”, minden asztalnál.
page-kind-away = „Egy bot játszik helyetted”, minden asztalnál.
page-kind-over = „Vége a játéknak”, minden asztalnál.
page-kind-invitation = Meghívók.
page-kind-reserved-seat = „Találtunk neked asztalt”.
page-kind-digest = A napi összefoglaló.
page-all = Minden levél
page-all-text = Minden, kivéve a fiókodról szóló leveleket.
page-stop = Leiratkozás
page-resume = Újbóli feliratkozás
page-stopped = Leiratkoztál
page-games-go-on = Ezzel csak a leveleket mondod le. A játszmáid folytatódnak.
page-settings = Minden levélbeállítás
bad-link-title = Ez a hivatkozás nem működik
bad-link-text = Hiányos, vagy nem tőlünk származik. Másold ki újra a levélből, vagy módosítsd a levélbeállításaidat.
