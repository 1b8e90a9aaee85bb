## Matchmaking

search-ranked = Rangsorolt játszma keresése
search-help = Jelöld be mindazt, amivel játszanál. Az első olyan asztalnál kapsz helyet, ahol a tiédhez közeli értékszámú játékosok ülnek. Minél tovább vársz, annál nagyobb lehet az eltérés.
search-games = Játékok és játékosszámok
search-with =
    { $count ->
        [one] { $count } játékosnak
       *[other] { $count } játékosnak
    }
search-bots =
    { $clock ->
        [live] Ha egy percen belül senki sem csatlakozik, botok is leülhetnek
       *[other] Ha egy órán belül senki sem csatlakozik, botok is leülhetnek
    }
search-members = Rangsorolt játszmát csak tagok játszhatnak. Csak egy név és egy jelszó kell hozzá, és a vendégként játszott játszmáid megmaradnak.
search-start = Keresés indítása
searches = Asztal keresése
search-game = { $game }, { $seats } játékosnak
search-waited = várakozás: { $time }
search-others =
    { $count ->
        [0] más még nem keresi
        [one] még egy játékos keresi
       *[other] még { $count } játékos keresi
    }
search-rating-range = az értékszámodtól legfeljebb { $points } pontra lévő játékosok
search-any-rating = bármilyen értékszámú játékosok
search-bots-offer = Még senki? A többi helyre botok is leülhetnek. Az ilyen játszma kevesebbet számít a ranglistán.
search-bots-coming = A többi helyre botok ülnek.
search-take-bots = Játék botokkal
search-stop = Keresés leállítása
search-found = Találtunk asztalt: { $game }!
search-reserved = A helyedet még ennyi ideig tartjuk fenn: { $left }.
search-sit = Hely elfoglalása
search-decline = Nem, köszönöm
search-resumed = Az egyik játékos nem jelent meg. Megint a sor elején állsz.
alert-table-found = Találtunk asztalt.
waiting-reserved =
    { $free ->
        [one] A játszma akkor kezdődik, ha még egy játékos leült.
       *[other] A játszma akkor kezdődik, ha még { $free } játékos leült.
    }
waiting-reserved-until = A helyeket még ennyi ideig tartjuk fenn: { $left }.
waiting-cancelled = Az egyik játékos nem jelent meg, ezért az asztal lezárult. Aki megjelent, annak másik asztalt keresünk.
reserved-seat = Fenntartott hely
problem-members-only = Rangsorolt játszmát csak tagok játszhatnak. Előbb hozz létre fiókot.
problem-unknown-search = Ez a keresés már véget ért.
problem-at-live-table = Valós idejű asztalnál ülsz. Előbb fejezd be azt a játszmát, vagy állj fel az asztaltól.
problem-already-searching = Már keresel valós idejű asztalt.
problem-too-many-searches = Több keresést nem indíthatsz. Előbb állíts le egyet.
