## Standing orders

standing = Utasítások
standing-count =
    { $count ->
        [one] { $count } érvényes
       *[other] { $count } érvényes
    }
standing-about = Amit már eldöntöttél, annak nem kell rád várnia: hagyd itt meg, és amikor eljön az ideje, megtörténik. Senki más nem látja.
standing-now = Eddigi utasításaid
standing-leave = Új utasítás
standing-nothing = Most nincs mit meghagyni.
standing-variant = Melyik
standing-number = Szám
standing-less = Eggyel kevesebb
standing-more = Eggyel több
standing-list = Ebben a sorrendben
standing-place = { $item }, { $place }. helyen
standing-all = Mind
standing-none = Egyik sem
standing-choose = Előbb válassz.
standing-leave-it = Meghagyom
standing-left = Érvényes.
standing-stands = Ez már érvényes.
standing-withdraw = Visszavonom
standing-withdrawn = Visszavonva.
standing-waits =
    { $minutes ->
        [one] { $minutes } percen belül teljesül: nem azonnal, hogy ne áruljon el semmit.
       *[other] { $minutes } percen belül teljesül: nem azonnal, hogy ne áruljon el semmit.
    }
standing-done = „{ $name }” utasítás: teljesült.
standing-ended = „{ $name }” utasítás: lejárt, nincs több dolga.
standing-acted = Egyik utasításod lépett helyetted.
problem-not-offered = Ezt már nem lehet meghagyni: nézd meg, mi közül választhatsz most.
problem-too-many-orders = Ennyi utasítás elég egy asztalhoz: előbb vonj vissza egyet.
problem-unknown-order = Ez az utasítás már nincs meg: teljesült, vagy elmúlt az ideje.
