## Everywhere

skip-to-content = Ugrás a tartalomhoz
nav-main = Főmenü
nav-more = Továbbiak
nav-lobby = Játék
nav-my-tables = Asztalaim
nav-rules = Szabályok
nav-settings = Beállítások
nav-sign-in = Belépés
nav-api = Programoknak: az API
footer-promise = Tisztességes osztás, amelyet magad is ellenőrizhetsz. Se követők, se reklámok.
language = Nyelv
theme-to-light = Váltás világosra
theme-to-dark = Váltás sötétre
loading = Egy pillanat …
dismiss = Bezárás
cancel = Mégse
try-again = Újra
to-the-front-page = A kezdőlapra
to-the-lobby = A nyitott asztalokhoz
problem-away = A kiszolgáló nem válaszol. Lehet, hogy megszakadt a kapcsolat, vagy épp újraindul: próbáld meg kicsit később.
problem-unknown = Ez nem sikerült.
see-ruling = { $ruling } szabály
problem-forbidden = Ezt nem teheted meg.
problem-not-yours = Ezt valaki más teheti meg az asztalnál.
problem-not-found = Itt nincs semmi.
problem-unknown-table = Nincs ilyen asztal, vagy meghívó kell hozzá.
problem-not-authenticated = Előbb lépj be.
problem-moved-on = Az asztalnál közben történt valami: nézd meg újra, aztán válassz.
problem-wrong-moment = Ezt már, vagy még nem lehet megtenni.
problem-still-thinking = Egy nagymester még mást gondol át neked: kérdezd meg egy pillanat múlva.
problem-no-free-chair = A szék foglalt: válassz másikat.
problem-not-a-guest = Már van fiókod.
problem-username-taken = Ez a név, vagy egy hozzá hasonló, foglalt: válassz másikat.
problem-username-invalid = A név 3–24 betűből (a–z), számjegyből, - vagy _ jelből áll.
problem-username-reserved = Ezt a nevet senki sem viselheti: válassz másikat.
problem-email-taken = Ez a cím egy másik fiókhoz tartozik.
problem-email-invalid = Ez nem lehet e-mail-cím.
problem-password-refused = Ezt a jelszót könnyű kitalálni: válassz hosszabbat.
problem-commit-first = Itt valami új derül ki: előbb véglegesítsd, amit eddig tettél.
problem-bad-input = Amit kértél, az itt nincs.
problem-key-reused = Ezt már elküldted másra: próbáld újra.
problem-invalid = A kiszolgáló ezt nem tudta elolvasni.
problem-bad-credentials = Már nem vagy belépve: lépj be újra.
problem-unknown-person = Ilyen nevű játékos nincs.
problem-unknown-season = Ilyen szezon nincs ezen a ranglistán.
problem-not-on-ladder = Még nem állsz ezen a ranglistán.
problem-throttled = Ez túl gyakran volt: várj egy kicsit.
problem-server-error = Hiba történt a kiszolgálón. Semmi sem veszett el: próbáld újra.
problem-unavailable = Ez most éppen nem megy. Semmi sem veszett el: próbáld újra egy kicsit később.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = Ez egyszerre túl sok.
problem-unknown-game = Ilyen játék itt nincs.
problem-bad-link = A hivatkozás lejárt, vagy nem tőlünk való.

## Friendly pages

trouble-not-found = Itt nincs semmi
trouble-not-found-help = A karaván továbbállt, vagy elírás van a címben.
trouble-no-table = Ez az asztal nem mutatható meg
trouble-no-table-help = Nincs ilyen asztal, vagy meghívó kell hozzá: kérd el a hivatkozást valakitől, aki ott ül.
trouble-no-rights = Ez nem rád tartozik
trouble-no-rights-help = Lépj be azzal a fiókkal, amelyé.
trouble-away = Csendes a ház
trouble-away-help = A kiszolgáló most nem válaszol. Semmi sem veszett el: a játékaid megvannak.
trouble-away-still = Még nincs válasz. Amint lesz, ez az oldal magától visszatér.

## Players

you = Te
nobody = valaki, aki már elment
somebody = Valaki
free-chair = Szabad szék
players = Játékosok
is-here = az asztalnál van
is-awaited = következik
is-away = távol
is-away-help = lejárt az ideje: amíg vissza nem jön, bot játszik helyette
host = házigazda
bot = bot
bot-level =
    { $level ->
        [random] bot · kocka
        [apprentice] bot · tanonc
        [expert] bot · nagymester
        [merchant] bot · kalmár
        [trader] bot · kereskedő
        [guildmaster] bot · céhmester
       *[other] bot · { $level }
    }
spectators =
    { $count ->
        [one] { $count } néző
       *[other] { $count } néző
    }

## At the table

your-turn = Te jössz
now-your-turn = Te jössz.
now-confirm = Véglegesítsd, vagy vond vissza.
now-confirm-or-go-on = Véglegesítsd, vagy vond vissza. Utána: { $prompt }
now-waiting-for =
    { $count ->
        [one] Várunk rá: { $names }.
       *[other] Várunk rájuk: { $names }.
    }
now-ended-together = A játékot közösen fejeztétek be.
now-finished = A játéknak vége.
your-choices = Választási lehetőségeid
commit = { $action }: mehet
commit-turn =
    { $count ->
        [one] Mehet
       *[other] Mind a { $count } mehet
    }
commit-reveals = Ha megtetted, nem vonható vissza: valami új derül ki belőle.
undo = Vissza
redo = Mégis
line-lost = Megszakadt a kapcsolat. Folyamatosan próbálkozunk; amit látsz, elavult lehet.
beside = A tábla mellett
log = Napló
log-earlier = { $count } korábbi mutatása
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
chat-send = Küldés
rules = Szabályok
signs = Mit jelentenek a jelek
contents = Tartalom
result-together = Közösen fejeztétek be: nincs pont, és senki sem nyert.
result-together-rated = A botokat senki sem kérdezte. Az értékszámnál ezért a korai vég velük szemben annyi, mint a feladás: se nyereség, se kiút.
result-left-rated = Aki a vége előtt elment, az értékszámban utolsónak számít.
result = Eredmény
points =
    { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
departed-resigned = feladta
departed-timed-out = lejárt az ideje
departed-substituted = bot vette át a helyét
game-menu = Játszma
play-again = Még egyszer
replay = Visszajátszás
hint = Mit tenne egy nagymester?
hint-begun = Előbb véglegesítsd vagy vond vissza, amit elkezdtél.
hint-thinking = Egy nagymester gondolkodik …
hint-says = Egy nagymester ezt tenné: { $action }
hint-says-for = { $name } helyében egy nagymester ezt tenné: { $action }
hint-why = Miért: { $reason }
hint-chance = Körülbelül { $percent }% esély a győzelemre, { $rounds } gondolatban lejátszott játszma után.
hint-close = Bezárás
look-back = Visszanézés
end-wish = Fejezzük be együtt?
end-together = Közös befejezés
end-wished-by = Itt befejezné a játékot: { $names }
end-missing = Még bele kell egyeznie: { $names }
end-agree = Beleegyezem
end-sure = A játék rögtön véget érne, pontok és győztes nélkül. Befejezzük?
end-rated = A botokat senki sem kérdezi: az értékszámban ez olyan, mintha feladnád ellenük.
end-yes = Igen, fejezzük be
end-unwish = Mégse fejezzük be
resign = Feladás
resign-sure = A székedben bot játszana tovább, és tiéd lenne az utolsó még szabad helyezés. Feladod?
resign-yes = Igen, feladom
generic-table = Az asztal
generic-hints = Amit tudnod kell
lesson = Első játék
lesson-got-it = Értem
lesson-skip = Bevezetés kihagyása

## Before the game

gathering = Terített asztal
gathering-help =
    { $free ->
        [0] Mindenki itt van: kezdődik.
        [one] Egy szék szabad. A játék akkor kezdődik, ha elfoglalják.
       *[other] { $free } szék szabad. A játék akkor kezdődik, ha mindet elfoglalják.
    }
gathering-abandoned = Mindenki elment: ez az asztal már nincs meg.
sit-here = Leülök a(z) { $chair }. székre
bot-add = Ide: { $level }
bot-remove = A bot mehet
start-now = Kezdjük most, a szabad székekben botokkal
link-copy = Meghívó hivatkozás másolása
link-copied = Hivatkozás másolva
leave-table = Felállok az asztaltól

## What happened to the table

table-opened = Megterítettük az asztalt.
table-seated =
    { $bot ->
        [yes] { $name }, egy bot, leül a(z) { $seat }. székre.
       *[no] { $name } leül a(z) { $seat }. székre.
    }
table-left = { $name } elmegy.
table-host-left = A házigazda elmegy.
table-begun = Kezdődik a játék.
table-resigned = { $name } feladja; bot játszik tovább.
table-end-wished = { $name } itt befejezné a játékot.
table-end-unwished = { $name } inkább tovább játszana.
table-revealed = Kiderült az osztás magja: most már bárki ellenőrizheti.
table-voided =
    { $reason ->
        [collusion] Egy moderátor érvénytelenítette a játszmát: összejátszottak benne.
        [one-person] Egy moderátor érvénytelenítette a játszmát: egy ember ült két széken.
        [foul-play] Egy moderátor érvénytelenítette a játszmát: valakinek segítettek.
        [fault] Egy moderátor érvénytelenítette a játszmát: a ház hibázott.
       *[other] Egy moderátor érvénytelenítette a játszmát.
    }
table-warned = { $name } ideje fogytán van.
table-timed-out = { $name } ideje lejárt; amíg vissza nem jön, bot játszik helyette.
table-returned = { $name } visszajött.
table-substitute-wished = { $name } szerint játsszon tovább a bot ({ $other } helyett).
table-substitute-unwished = { $name } inkább várna még ({ $other } visszatérhet).
table-substituted = Mostantól végleg bot játszik { $name } helyén.
table-forsaken = Senki sem jött vissza; a botok fejezik be a játékot.

## Ladders and ratings

ladders = Ranglisták
ladder-lead = A rangsorolt játszmák fel- és levisznek. Az értékszám egy szám és a bizonytalansága; úgy tíz játszma után áll be.
ladder-pace = Tempó
ladder-live = Élő
ladder-async = Lassú
ladder-season = Szezon
ladder-now = Ez a szezon
ladder-all = Minden idők
ladder-past = Korábbi szezonok
ladder-of-season = { $season }. szezon
ladder-ends = vége: { $day }
ladder-ended = véget ért: { $day }
ladder-closing = véget ért; az állás a következő befejezett játszmával lesz végleges
ladder-fades = aki fél éve nem játszott, elhalványul
ladder-people =
    { $count ->
        [one] egy ember áll itt
       *[other] { $count } ember áll itt
    }
ladder-you = Az értékszámod itt
ladder-at = { $place }. hely
ladder-around = Körülöttem
ladder-top = A tetejére
ladder-more = Továbbiak
ladder-search = Név keresése
ladder-nobody-found = Ezen a ranglistán senkinek sem kezdődik így a neve.
ladder-empty = Itt még nem áll senki
ladder-empty-help = Játssz rangsorolt játszmákat emberekkel vagy botokkal. Úgy tíz után beáll az értékszámod, és felkerülsz a listára.
ladder-place = Hely
ladder-player = Játékos
ladder-rating = Értékszám
ladder-games = Játszma
ladder-wins = Győzelem
ladder-seat = Szék
ladder-division = Osztály
ladder-divisions = Osztályok
ladder-divisions-help = A szezon végén minden osztály legjobb ötöde feljut, az utolsó ötöde kiesik. Mindenki vándorként kezd.
ladder-promoted = feljut
ladder-relegated = kiesik
division =
    { $division ->
        [1] Vezír
        [2] Karavánmester
        [3] Karavánvezető
        [4] Házaló
       *[5] Vándor
    }
provisional = ideiglenes
rating-provisional = Ideiglenes: úgy tíz játszma után áll be.
rating-sure = plusz-mínusz { $uncertainty }
rating-after = { $rating } ez után a játszma után, amely { $weight } %-kal számított
course-told =
    { $games ->
        [one] Egy játszma: { $first } → { $last }.
       *[other] { $games } játszma: { $first } → { $last }, a legtöbb { $best } volt.
    }
results-by-seat = Székek szerint
results-by-opponent = Ellenfelek szerint
results-mean-place = Átlagos hely
results-ahead = Előtte
results-behind = Mögötte
person-ratings = Értékszámok
person-course = { $game }, { $pace }
person-seasons = Korábbi szezonok
head-to-head = Te és { $name }
head-to-head-told =
    { $games ->
        [one] Egy közös rangsorolt játszma; { $ahead } előtte, { $behind } mögötte, { $ties } döntetlen.
       *[other] { $games } közös rangsorolt játszma; { $ahead } előtte, { $behind } mögötte, { $ties } döntetlen.
    }
