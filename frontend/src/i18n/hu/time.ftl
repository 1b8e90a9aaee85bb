## Clocks and absent players

clock-left = hátralévő idő: { $time }
clock-until = Az idő lejár: { $moment }
clock-stopped = Az óra áll
left-days = { $days } nap
left-days-hours = { $days } nap { $hours } ó
left-hours = { $hours } ó
left-hours-minutes = { $hours } ó { $minutes } p
away-me = Lejárt az időd. Egy bot játszik helyetted.
away-back = Itt vagyok
substitute = Helyettes
substitute-help = { $name } régóta távol van. Ha mindannyian beleegyeztek, a játszma végéig a bot játszik tovább.
substitute-agree = Játsszon tovább a bot
substitute-withdraw = Szavazat visszavonása és várakozás
substitute-votes = Mellette: { $names }

## Pace

pace-none = Időkorlát nélkül
pace-live = Valós idejű, 20 perc
pace-quick = Gyors, 8 perc
pace-day = Lépésenként egy nap
pace-week = Egy hét + lépésenként 12 óra
pace-custom = Egyéni …
pace-custom-name = { $clock }, { $bank } + { $increment }
pace-help = Mindenki ennyi idővel kezd: { $bank }. Minden lépés ennyit ad hozzá: { $increment }, legfeljebb a kezdőidőig.
pace-help-no-increment = Mindenkinek ennyi ideje van az egész játszmára: { $bank }.
pace-kind = Játékmód
pace-bank = Kezdőidő
pace-increment = Lépésenként hozzáadva
pace-unit = { $label }: egység
unit-second = másodperc
unit-minute = perc
unit-hour = óra
unit-day = nap
pace-vacation = Szabadság alatt áll az óra
pace-no-vacation = Ennél az asztalnál szabadság alatt is jár az óra.
pace-reliability = Elvárt megbízhatóság
pace-reliability-any = Nincs: bárki csatlakozhat
pace-reliability-min = Legalább { $percent }%
reliability-required = { $percent }%-os megbízhatóság
reliability-required-help = Azoknak a tagoknak, akik már legalább három időkorlátos játszmát játszottak. A megbízhatóság azt mutatja, hogy az utolsó húsz ilyen játszmából hányat fejeztek be úgy, hogy nem járt le az idejük.
reliability-help = Az utolsó húsz időkorlátos játszmából ennyit fejezett be úgy, hogy nem járt le az ideje. Az időben feladott játszmák nem számítanak.
person-reliability =
    { $games ->
        [one] { $percent }%-os megbízhatóság { $games } időkorlátos játszmában
       *[other] { $percent }%-os megbízhatóság { $games } időkorlátos játszmában
    }
problem-not-reliable = Ez az asztal olyan tagoknak szól, akiknek ritkán jár le az idejük, és már legalább három időkorlátos játszmát játszottak. Játssz végig előbb néhány időkorlátos játszmát, vagy válassz másik asztalt: soknál nincs ilyen feltétel.

## My turns

turns = Én jövök
turns-start = Kezdés a legsürgősebbel
turns-help =
    { $count ->
        [one] Egy asztal vár rád.
       *[other] { $count } asztal vár rád, elöl a legsürgősebb.
    }
turns-empty = Egyetlen asztal sem vár rád. Csatlakozz egy nyitott asztalhoz, vagy nézd meg a játszmáidat.
turns-next = Következő
turns-next-left = Következő asztal (még { $left })
turns-next-keys = A következő asztal, amely rád vár: Alt+N
turns-previous = Előző asztal
turns-previous-keys = Az előző asztal, amely rád vár: Alt+P

## Private note

note = Jegyzet
note-help = Ezt csak te látod.
note-empty = Írd le, amire emlékezni szeretnél
note-loading = Betöltés …
note-load-failed = A jegyzetedet most nem lehet betölteni. Nézz vissza később.
note-saved = Mentve
note-unsaved = …
note-save-failed = A jegyzetedet nem sikerült menteni. Ha tovább írsz, újra megpróbáljuk.

## Quiet hours and vacations

quiet-hours = Pihenőidő
quiet-hours-help = A levelezős játszmákban ilyenkor áll az órád.
quiet-hours-zone = Időzóna
quiet-hours-browser-zone = A böngésző időzónája: { $zone }.
quiet-hours-use-browser-zone = Ennek az időzónának a használata
quiet-hours-nights = Éjszaka álljon az órám
quiet-hours-night-from = Az éjszaka kezdete
quiet-hours-night-to = vége
quiet-hours-weekends = Hétvégén álljon az órám
quiet-hours-saved = Mentve. A következő lépésedtől érvényes.
vacations = Szabadság
vacations-help =
    { $days ->
        [one] Idén még egy szabadnapod van. A szabadság alatt nem áll meg az óra ott, ahol az asztal nem engedi, vagy ahol egy óránál kevesebb időd maradt.
       *[other] Idén még { $days } szabadnapod van. A szabadság alatt nem áll meg az óra ott, ahol az asztal nem engedi, vagy ahol egy óránál kevesebb időd maradt.
    }
vacations-first = Első nap
vacations-last = Utolsó nap
vacations-take = Szabadság kivétele
vacations-now = most
vacations-end = Befejezés most
vacations-cancel = Lemondás
problem-night-too-long = Az éjszaka legfeljebb tizenkét óra lehet.
problem-vacation-impossible = A szabadság vége nem lehet a kezdete előtt, és egy éven belül kell lennie.
problem-vacation-overlaps = Erre az időre már van szabadságod.
problem-vacation-too-long = Abban az évben már nincs ennyi szabadnapod.
finished-by-bots = botok fejezték be
