## Clocks, and who is away

clock-left = hátralévő idő: { $time }
clock-until = Lejár: { $moment }
clock-stands = Az óra áll
left-days = { $days } n
left-days-hours = { $days } n { $hours } ó
left-hours = { $hours } ó
left-hours-minutes = { $hours } ó { $minutes } p
away-me = Lejárt az időd; egy bot játszik helyetted.
away-back = Itt vagyok
substitute = Helyettes
substitute-help = { $name } régóta távol van. Ha mindannyian így akarjátok, a bot végleg átveszi a helyét.
substitute-wish = Játsszon tovább a bot
substitute-unwish = Mégis várjunk rá
substitute-wished-by = Ezt szeretné: { $names }

## How fast

pace-none = Óra nélkül
pace-live = Élőben, 20 perc
pace-quick = Gyors, 8 perc
pace-day = Napi egy lépés
pace-week = Lassú, egy hét tartalékkal
pace-own = Ahogy én szeretném …
pace-own-name = { $clock }, { $bank } + { $increment }
pace-help = Mindenki ennyivel kezd: { $bank }. Minden döntés visszahoz ennyit: { $increment }, legfeljebb a kezdeti keretig.
pace-help-sudden = Mindenkinek ennyi ideje van az egész játékra: { $bank }.
pace-kind = Hogyan játsszuk
pace-bank = Időkeret
pace-increment = Döntésenként vissza
pace-unit = { $label }: egység
unit-second = másodperc
unit-minute = perc
unit-hour = óra
unit-day = nap
pace-vacation = Szabadság alatt áll az óra
pace-no-vacation = Itt szabadság alatt is jár az óra.
pace-reliability = Elvárt megbízhatóság
pace-reliability-any = Semmilyen: bárki csatlakozhat
pace-reliability-least = Legalább { $percent }%
reliability-asked = { $percent }% megbízhatóság
reliability-asked-help = Legalább három órás játszmát játszott tagoknak. Az utolsó húsz közül hányat játszottak végig úgy, hogy nem járt le az idejük.
reliability-help = Az utolsó húsz órás játszma közül hányat játszott végig úgy, hogy nem járt le az ideje. Az időben feladott játszmák nem számítanak.
person-reliability =
    { $games ->
        [one] { $percent }% megbízhatóság { $games } órás játszmában
       *[other] { $percent }% megbízhatóság { $games } órás játszmában
    }
problem-not-reliable = Ennél az asztalnál olyanokat várnak, akiknek ritkán jár le az idejük: tagokat, legalább három órás játszmával. Játssz néhány játszmát időben végig, és szívesen látunk; sok más asztal nem kér semmit.

## My turns

turns = Én jövök
turns-begin = Kezdem a legsürgősebbel
turns-help =
    { $count ->
        [one] Egy asztal vár rád.
       *[other] { $count } asztal vár rád, a legsürgősebb elöl.
    }
turns-empty = Semmi sem vár rád: mindenhol mások jönnek, vagy épp nincs futó játszmád. Csatlakozz egy nyitott asztalhoz, vagy nézz rá a játszmáidra.
turns-next = Következő
turns-next-left = Következő asztal (még { $left })
turns-next-keys = A következő asztal, amely rád vár: Alt+N
turns-previous = Előző asztal
turns-previous-keys = Az előző asztal, amely rád vár: Alt+P

## A private note

note = Jegyzet
note-help = Ezt csak te látod.
note-empty = Amire emlékezni akarsz ennél az asztalnál
note-loading = Egy pillanat …
note-unread = A jegyzeted most nem olvasható: nézz vissza később.
note-saved = Mentve
note-writing = …
note-failed = Nem sikerült menteni: ha tovább írsz, újra megpróbáljuk.

## When I rest

rest = Mikor pihenek
rest-help = A lassú asztaloknál áll az órád, amíg pihensz.
rest-zone = Időzóna
rest-zone-here = Ez a böngésző itt van: { $zone }.
rest-zone-take = Legyen ez
rest-sleeps = Az éjszakáim nem számítanak
rest-from = Alszom ettől
rest-to = eddig
rest-weekends = A hétvégéim nem számítanak
rest-saved = Mentve. A következő döntésedtől érvényes.
vacations = Szabadság
vacations-help =
    { $days ->
        [one] Idén még egy napod van. Nem számít a szabadság ott, ahol az asztal nem engedi, vagy ha egy óránál kevesebb időd maradt.
       *[other] Idén még { $days } napod van. Nem számít a szabadság ott, ahol az asztal nem engedi, vagy ha egy óránál kevesebb időd maradt.
    }
vacations-first = Első nap
vacations-last = Utolsó nap
vacations-take = Kiveszem
vacations-now = most
vacations-end = Vége most
vacations-cancel = Lemondom
problem-night-too-long = Egy éjszaka legfeljebb tizenkét órás lehet.
problem-vacation-impossible = A szabadság a kezdete után ér véget, és legfeljebb egy éven belül.
problem-vacation-overlaps = Akkorra már van szabadságod.
problem-vacation-too-long = Ez több, mint ahány szabadnapod abban az évben maradt.
finished-by-bots = botok fejezték be
