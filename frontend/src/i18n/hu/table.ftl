## Players

you = Te
deleted-player = egy törölt fiók
someone = Valaki
free-seat = Szabad hely
players = Játékosok
is-present = az asztalnál van
is-to-move = ő jön
is-away = távol
is-away-help = lejárt az ideje; amíg vissza nem jön, bot játszik helyette
host = házigazda
bot = bot
bot-level =
    { $level ->
        [random] bot · véletlen
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
status-your-turn = Te jössz.
status-confirm = Véglegesítsd a lépésedet, vagy vond vissza.
status-confirm-or-continue = Véglegesítsd a lépésedet, vagy vond vissza. A következő: { $prompt }
status-waiting-for =
    { $count ->
        [one] Várunk rá: { $names }.
       *[other] Várunk rájuk: { $names }.
    }
status-ended-by-agreement = A játszma közös megegyezéssel ért véget.
status-finished = Vége a játéknak.
your-choices = Választási lehetőségeid
commit = { $action }
commit-turn =
    { $count ->
        [one] Véglegesítés
       *[other] { $count } lépés véglegesítése
    }
commit-reveals = Véglegesítés után ezt már nem vonhatod vissza, mert új információt fed fel.
undo = Visszavonás
redo = Mégis
connection-lost = Megszakadt a kapcsolat. Próbálunk újra kapcsolódni; amit látsz, elavult lehet.
side-panel = Csevegés és napló
log = Napló
log-earlier = { $count } korábbi bejegyzés mutatása
chat = Csevegés
chat-empty = Még nincs üzenet.
chat-write = Írj üzenetet
chat-send = Küldés
rules = Szabályok
icons = A jelek jelentése
contents = Tartalom
result-by-agreement = A játszma közös megegyezéssel ért véget: nincsenek pontok, és nincs győztes.
result-by-agreement-rated = A botok nem tudnak beleegyezni a befejezésbe. Ez ezért az értékszámodnál ellenük elszenvedett vereségnek számít, mintha feladtad volna.
result-left-rated = Aki a vége előtt távozott, utolsónak számít.
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
play-again = Új játszma
replay = Visszajátszás
advice = Mit tenne egy nagymester?
advice-confirm-first = Előbb véglegesítsd vagy vond vissza a lépéseidet.
advice-searching = A nagymester gondolkodik …
advice-says = Egy nagymester ezt lépné: { $action }
advice-says-for = { $name } helyében egy nagymester ezt lépné: { $action }
advice-why = Miért: { $reason }
advice-chance = A győzelem esélye: nagyjából { $percent }%, { $iterations } szimulált játszma alapján.
advice-close = Bezárás
replay-so-far = Az eddigi játszma visszajátszása
end-vote = Javaslat a játszma befejezésére
end-by-agreement = Befejezés közös megegyezéssel
end-votes = Most befejezné a játszmát: { $names }
end-missing = Még bele kell egyeznie: { $names }
end-agree = Beleegyezés a befejezésbe
end-confirm = A játszma azonnal véget ér, pontok és győztes nélkül. Befejezzük?
end-rated = A botok nem tudnak beleegyezni a befejezésbe: az értékszámodnál ez ellenük elszenvedett vereségnek számít, mintha feladtad volna.
end-yes = Igen, fejezzük be
end-withdraw = A befejezésre adott szavazat visszavonása
resign = Feladás
resign-confirm = A helyedet bot veszi át, és mindazok mögött végzel, akik még játszanak. Feladod?
resign-yes = Igen, feladom
generic-table = Az asztal
generic-hints = Amit tudnod kell
lesson = Bevezető
lesson-got-it = Értem
lesson-skip = Bevezető kihagyása

## Before the game

waiting-title = Várakozás játékosokra
waiting-help =
    { $free ->
        [0] Mindenki itt van: kezdődik a játszma.
        [one] Egy hely szabad. A játszma akkor kezdődik, ha elfoglalják.
       *[other] { $free } hely szabad. A játszma akkor kezdődik, ha mindet elfoglalják.
    }
waiting-everyone-left = Mindenki elment. Ez az asztal lezárult.
take-seat = Leülés { $seat ->
        [1] az 1.
        [5] az 5.
       *[other] a { $seat }.
    } helyre
bot-add = Hozzáadás: { $level }
bot-remove = Bot eltávolítása
start-now = Kezdés most, a szabad helyeken botokkal
link-copy = Meghívó hivatkozás másolása
link-copied = Hivatkozás másolva
leave-table = Felállás az asztaltól

## Events of the table

table-opened = Megnyílik az asztal.
table-seated =
    { $bot ->
        [yes] { $name } (bot)
       *[no] { $name }
    } leül { $seat ->
        [1] az 1.
        [5] az 5.
       *[other] a { $seat }.
    } helyre.
table-left = { $name } feláll az asztaltól.
table-host-left = A házigazda feláll az asztaltól.
table-started = Kezdődik a játszma.
table-resigned = { $name } feladja; a helyét bot veszi át.
table-end-voted = { $name } közös megegyezéssel befejezné a játszmát.
table-end-vote-withdrawn = { $name } továbbjátszana.
table-finished = Nyilvános az osztás kezdőértéke: mostantól bárki ellenőrizheti az osztást.
table-voided =
    { $reason ->
        [collusion] Egy moderátor érvénytelenítette a játszmát: játékosok összejátszottak.
        [one-person] Egy moderátor érvénytelenítette a játszmát: ugyanaz a személy két helyen játszott.
        [foul-play] Egy moderátor érvénytelenítette a játszmát: egy játékos külső segítséget kapott.
        [fault] Egy moderátor érvénytelenítette a játszmát: az oldal hibázott.
       *[other] Egy moderátor érvénytelenítette a játszmát.
    }
table-warned = { $name } ideje fogytán van.
table-timed-out = { $name } ideje lejárt; amíg vissza nem jön, bot játszik helyette.
table-returned = { $name } visszajött.
table-substitute-voted = { $name } arra szavaz, hogy { $other } helyett a bot játsszon tovább.
table-substitute-vote-withdrawn = { $name } megvárná, hogy { $other } visszajöjjön.
table-substituted = Mostantól a játszma végéig bot játszik { $name } helyén.
table-all-timed-out = Senki sem jött vissza; a játszmát botok fejezik be.
