## Asztalkeresés

search-ranked = Rangsorolt játék keresése
search-help = Jelöld be mindazt, amivel játszanál: az első asztal a hozzád közeli erejű játékosokkal a tiéd. Minél tovább vársz, annál távolabbiak is jöhetnek.
search-games = Játékok, és hányan legyünk
search-with =
    { $count ->
        [one] { $count } játékossal
       *[other] { $count } játékossal
    }
search-bots =
    { $clock ->
        [live] Ha egy percen belül senki sem jön, botok is leülhetnek
       *[other] Ha egy órán belül senki sem jön, botok is leülhetnek
    }
search-members = Rangsorolt játékot tagok játszhatnak: elég egy név és egy jelszó, és a vendég minden játékát megtartja.
search-begin = Asztalt keresek
searches = Asztalt keresek
search-sought = { $game }, { $seats } fővel
search-waited = várakozás: { $time }
search-others =
    { $count ->
        [0] még senki más nem keresi
        [one] még valaki keresi
       *[other] még { $count } ember keresi
    }
search-reach = tőled legfeljebb { $points } pontra
search-anybody = bármilyen erős játékos
search-bots-offer = Még senki? A többi székre botok ülhetnek. Az ilyen játék kevesebbet számít a ranglistán.
search-bots-coming = A többi székre botok ülnek.
search-take-bots = Játszom botokkal
search-stop = Nem keresem tovább
search-found = Van asztal: { $game }!
search-kept = A helyed még { $left } a tiéd.
search-sit = Elfoglalom a helyem
search-decline = Köszönöm, nem
search-back = Valaki nem jött el. Megint a sor elején állsz.
now-table-found = van asztal
gathering-kept =
    { $free ->
        [one] Kezdődik, ha még valaki megjön.
       *[other] Kezdődik, ha még { $free } ember megjön.
    }
gathering-until = A helyeket még { $left } tartjuk fenn.
gathering-dissolved = Valaki nem jött el, az asztal megszűnt. Aki eljött, annak újat keresünk.
kept-chair = valakinek fenntartva
problem-members-only = Rangsorolt játékot tagok játszhatnak: előbb készíts fiókot.
problem-unknown-search = Ezt már nem keresed.
problem-at-live-table = Élő asztalnál ülsz: előbb fejezd be ott a játékot, vagy állj fel.
problem-searching-already = Már keresel élő asztalt.
problem-too-many-searches = Ennél több asztalt nem kereshetsz: előbb hagyj fel az egyikkel.
