## Ladders and ratings

ladders = Ranglisták
ladder-lead = A rangsorolt játszmák visznek feljebb vagy lejjebb. Az értékszámhoz hibahatár tartozik; nagyjából tíz játszma után állapodik meg.
ladder-speed = Játékmód
ladder-live = Valós idejű
ladder-async = Levelezős
ladder-season = Szezon
ladder-now = Ez a szezon
ladder-all = Összesített
ladder-past = Korábbi szezonok
ladder-of-season = Szezon: { $season }
ladder-ends = vége: { $day }
ladder-ended = véget ért: { $day }
ladder-closing = véget ért; az állása akkor lesz végleges, ha befejeződik még egy rangsorolt játszma
ladder-inactive = aki fél éve nem játszott, nem szerepel rajta
ladder-players =
    { $count ->
        [one] egy játékos
       *[other] { $count } játékos
    }
ladder-you = Az értékszámod ezen a ranglistán
ladder-at = { $place }. helyezett
ladder-around = A helyezésem mutatása
ladder-top = Az élmezőny mutatása
ladder-more = Továbbiak
ladder-search = Játékos keresése
ladder-not-found = Ezen a ranglistán egyik játékos neve sem kezdődik így.
ladder-empty = Még senki sincs ezen a ranglistán
ladder-empty-help = Játssz rangsorolt játszmákat emberekkel vagy botokkal. Nagyjából tíz játszma után megállapodik az értékszámod, és felkerülsz a ranglistára.
ladder-place = Helyezés
ladder-player = Játékos
ladder-rating = Értékszám
ladder-games = Játszma
ladder-wins = Győzelem
ladder-seat = Hely
ladder-division = Osztály
ladder-divisions = Osztályok
ladder-divisions-help = A szezon végén minden osztály legjobb ötöde egy osztállyal feljebb jut, utolsó ötöde egy osztállyal lejjebb kerül. Az új játékosok a legalsó osztályban, vándorként kezdenek.
ladder-promoted = egy osztállyal feljebb jut
ladder-relegated = egy osztállyal lejjebb kerül
division =
    { $division ->
        [1] Vezír
        [2] Karavánmester
        [3] Karavánvezető
        [4] Házaló
       *[5] Vándor
    }
provisional = ideiglenes
rating-provisional = Ideiglenes: nagyjából tíz játszma után állapodik meg.
rating-margin = plusz-mínusz { $uncertainty }
rating-after = { $rating } ez után a játszma után, amely { $weight }%-kal számított
rating-history-summary =
    { $games ->
        [one] Egy játszma: { $first } → { $last }.
       *[other] { $games } játszma: { $first } → { $last }, a legjobb { $best } volt.
    }
results-by-seat = Helyek szerint
results-by-opponent = Ellenfelek szerint
results-mean-place = Átlagos helyezés
results-ahead = Előtte
results-behind = Mögötte
person-ratings = Értékszámok
person-rating-title = { $game }, { $speed }
person-seasons = Korábbi szezonok
head-to-head = Te és { $name }
head-to-head-summary =
    { $games ->
        [one] Egy közös rangsorolt játszma: { $ahead } előtte, { $behind } mögötte, { $ties } döntetlen.
       *[other] { $games } közös rangsorolt játszma: { $ahead } előtte, { $behind } mögötte, { $ties } döntetlen.
    }
