## The games in one sentence each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Licitálj a kezedben lévő árukkal, vidd el, amit a piac kínál, és adj el hármasokat. Fél óra éles aukciókkal.
about-zanzibar = Vezesd kereskedőidet egy fűszerszigeten, told félre a kisebbeket, és légy ott, ahol a titkos rendeléseid kívánják.
about-jantaris = Két céh, egy kerek város: titkos szavazások, különös tárgyak bazárja és sosem tartós többségek.

## The front page

home-title = Kereskedős játékok, tisztességes osztással
home-lead = Játssz emberekkel vagy botokkal: valós időben, egyetlen este alatt, vagy naponta néhány lépéssel. Minden osztást bárki ellenőrizhet, és a rejtett lapok sosem hagyják el a szervert.
home-games = Játékok
home-seats = { $from }–{ $to } játékos
home-opening-table = Asztal nyitása …
play-now = Játssz most!
learn-to-play = Tanuld meg!
home-open = Nyitott asztalok
home-open-empty = Most nincs nyitott asztal. Nyiss egyet, és mások csatlakozhatnak.
home-watch = Nézőként követhető játszmák
home-watch-empty = Jelenleg nincs nézőként követhető nyilvános játszma.
home-features = Miért érdemes itt játszani?
feature-fair = Bizonyíthatóan tisztességes
feature-fair-text = A keverés kezdőértékét előre rögzítjük, még mielőtt leülnél; a böngésződ is hozzátesz valamit, és a játszma után ellenőrizheted az osztást.
feature-hidden = Semmi sem szivárog ki
feature-hidden-text = Amit nem láthatsz, azt el sem küldjük a böngésződnek. A botok sem látnak többet, mint a játékosok.
feature-async = A saját tempódban
feature-async-text = Fejezz be egy játszmát egyetlen este alatt, vagy játszd két héten át.
feature-bots = Sosem egyedül
feature-bots-text = Bármelyik üres helyre leülhet egy bot, és továbbjátszik azok helyett, akiknek menniük kell.

## The lobby

lobby-title = Nyitott asztalok
lobby-empty = Most nincs nyitott asztal. Nyiss egyet, hogy mások csatlakozhassanak, vagy játssz rögtön botok ellen a kezdőlapról.
lobby-seats = { $seats } helyből { $taken } foglalt
lobby-no-players = még nincs játékos
join = Csatlakozás
ranked = rangsorolt
casual = barátságos
ended-by-agreement = közös megegyezéssel ért véget
won-by = győzött: { $names }
filter = Asztalok szűrése
filter-game = Játék
filter-clock = Játékmód
filter-ranked = Rangsorolt vagy barátságos
filter-all-games = Minden játék
filter-all-clocks = Minden játékmód
filter-all-ranked = Rangsorolt és barátságos
clock-untimed = időkorlát nélkül
clock-live = valós idejű
clock-async = levelezős
clock-untimed-help = Nincs időkorlát.
open-a-table = Asztal nyitása
open-game = Játék
open-seats = Helyek
open-others = A többi játékos
open-seat = { $seat }. hely
open-free = szabad hely
bot-random-help = véletlenszerűen lép, de mindig szabályosan: a játék megismeréséhez jó
bot-apprentice-help = értelmesen játszik, de hibázik: az első játszmához jó
bot-expert-help = előre tervez: a legerősebb bot
bot-merchant-help = felméri, melyik lap mennyit ér neki, és győzni akar
bot-trader-help = a legjobban fizető rendeléseket keresi, és győzni akar
bot-guildmaster-help = többségeket és szavazatokat számol, és győzni akar
option-edition = Kiadás
edition-name =
    { $edition ->
        [house-1] 1. Caravanserai-kiadás
       *[other] { $edition }
    }
open-pace = Tempó
open-who = Ki csatlakozhat
open-listed = Bárki, aki látja a nyitott asztalok között
open-by-link = Bárki, akinek megvan a hivatkozás
open-ranked = Rangsorolt: beleszámít a ranglistába
open-and-sit = Megnyitás és leülés
