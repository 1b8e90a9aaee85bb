## Standing orders

standing = Utasítások
standing-count =
    { $count ->
        [one] { $count } érvényes
       *[other] { $count } érvényes
    }
standing-about = Dönts előre: mentsd el itt az utasítást, és amikor eljön az ideje, lép helyetted. Senki más nem látja.
standing-saved-orders = Utasításaid
standing-new-order = Új utasítás
standing-nothing = Most nem adhatsz meg utasítást.
standing-variant = Melyik
standing-number = Szám
standing-less = Eggyel kevesebb
standing-more = Eggyel több
standing-list = Ebben a sorrendben
standing-place = { $item }, { $place }. a sorban
standing-all = Mind
standing-none = Egyik sem
standing-choose = Előbb válassz.
standing-save = Utasítás mentése
standing-saved = Utasítás mentve.
standing-already-saved = Ezt az utasítást már elmentetted.
standing-withdraw = Visszavonás
standing-withdrawn = Utasítás visszavonva.
standing-waits =
    { $minutes ->
        [one] { $minutes } percen belül hajtjuk végre, nem azonnal: így az időzítés nem árul el semmit.
       *[other] { $minutes } percen belül hajtjuk végre, nem azonnal: így az időzítés nem árul el semmit.
    }
standing-done = Végrehajtottuk ezt az utasítást: „{ $name }”.
standing-ended = Lejárt ez az utasítás: „{ $name }”. Nincs több teendője.
standing-acted = Az egyik utasításod lépett helyetted.
problem-not-offered = Ez az utasítás már nem lehetséges. Nézd meg, most mi közül választhatsz.
problem-too-many-orders = Ennél az asztalnál nem adhatsz meg több utasítást. Előbb vonj vissza egyet.
problem-unknown-order = Ez az utasítás már nincs meg: végrehajtottuk, vagy elmúlt az ideje.
