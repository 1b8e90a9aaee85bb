## Prepared moves (standing orders)

standing = Előkészített lépések
standing-count =
    { $count ->
        [one] { $count } aktív
       *[other] { $count } aktív
    }
standing-about = Dönts előre: készíts elő itt egy lépést, és amikor eljön az ideje, megtesszük helyetted. Senki más nem látja.
standing-saved-orders = Előkészített lépéseid
standing-new-order = Új előkészített lépés
standing-nothing = Most nincs előkészíthető lépés.
standing-variant = Melyik
standing-number = Szám
standing-less = Eggyel kevesebb
standing-more = Eggyel több
standing-list = Ebben a sorrendben
standing-place = { $item }, { $place }. a sorban
standing-all = Mind
standing-none = Egyik sem
standing-choose = Előbb válassz.
standing-save = Lépés mentése
standing-saved = Lépés mentve.
standing-already-saved = Ezt a lépést már előkészítetted.
standing-withdraw = Visszavonás
standing-withdrawn = Lépés visszavonva.
standing-waits =
    { $minutes ->
        [one] { $minutes } percen belül tesszük meg, nem azonnal: így az időzítés nem árul el semmit.
       *[other] { $minutes } percen belül tesszük meg, nem azonnal: így az időzítés nem árul el semmit.
    }
standing-done = Megtettük ezt az előkészített lépést: „{ $name }”.
standing-ended = Erre az előkészített lépésre már nincs szükség, ezért töröltük: „{ $name }”.
standing-acted = Az egyik előkészített lépésedet megtettük helyetted.
problem-standing-order-not-possible = Ez a lépés már nem készíthető elő. Válassz a most előkészíthetők közül.
problem-too-many-standing-orders = Ennél az asztalnál nem készíthetsz elő több lépést. Előbb vonj vissza egyet.
problem-unknown-standing-order = Ez az előkészített lépés már nincs meg: megtettük, vagy elmúlt az ideje.
