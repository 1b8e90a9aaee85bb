## Games, in a line each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Licitálj a kezedben lévő árukkal, vidd el, ami a piacon maradt, és adj el hármas készleteket. Fél óra éles árverés.
about-zanzibar = Vezesd kereskedőidet a fűszerek szigetén, told félre a kicsiket, és állj oda, ahová titkos megrendeléseid kívánják.
about-jantaris = Két céh, egy kerek város: titkos szavazások, különös tárgyak bazárja és sosem tartós többségek.

## The front page

home-title = Kereskedős játékok, tisztességes osztással
home-lead = Ülj le emberekkel vagy botokkal, egyhuzamban, vagy reggeli közben egy-egy lépésre. Minden osztást bárki ellenőrizhet, és rejtett lap sosem hagyja el a házat.
home-games = Játékok
home-seats = { $from }–{ $to } játékos
home-laying = Terítünk …
play-now = Játsszunk
learn-it = Megtanulom
home-open = Nyitott asztalok
home-open-empty = Most nincs nyitott asztal. Nyiss egyet, és mások csatlakozhatnak.
home-watch = Nézhető játszmák
home-watch-empty = Most senki sem játszik nyilvánosan. Nyiss asztalt: mások majd eljönnek megnézni.
home-why = Mi itt a különleges
promise-fair = Bizonyíthatóan tisztességes
promise-fair-text = A magot azelőtt ígérjük meg, hogy leülnél; te is hozzáteszed a részed, és a játék után a böngésződ ellenőrzi az osztást.
promise-hidden = Semmi sem szivárog ki
promise-hidden-text = Amit nem láthatsz, azt el sem küldjük a böngésződnek. A botokénak sem.
promise-async = A magad ütemében
promise-async-text = Egy gyors este egyhuzamban, vagy egy kéthetes játszma.
promise-bots = Sosem egyedül
promise-bots-text = Az üres székbe bot ül, és tovább játszik azért, akinek mennie kell.

## The lobby

lobby-title = Nyitott asztalok
lobby-empty = Most nincs nyitott asztal. Nyiss egyet, és mások csatlakozhatnak, vagy játssz rögtön botok ellen a kezdőlapról.
lobby-chairs = { $seats } székből { $taken } foglalt
lobby-nobody = még senki sem ül ott
join = Csatlakozom
ranked = rangsorolt
friendly = barátságos
ended-together = közösen fejezték be
won-by = nyert: { $names }
filter = Szűrés
filter-game = Játék
filter-clock = Óra
filter-ranked = Rangsorolt vagy barátságos
filter-all-games = Minden játék
filter-all-clocks = Bármilyen tempó
filter-all-ranked = Rangsorolt és barátságos
clock-untimed = óra nélkül
clock-live = élőben
clock-async = lépésenként
clock-untimed-help = Mindenki annyi időt szán rá, amennyi kell.
open-a-table = Asztalt nyitok
open-game = Játék
open-seats = Székek
open-others = Ki még
open-chair = { $chair }. szék
open-free = szabad, egy embernek
bot-random-help = véletlenszerűen lép, bármit, ami szabályos: ismerkedéshez jó
bot-apprentice-help = értelmesen játszik, de hibázik: első játszmához jó
bot-expert-help = előre gondolkodik: a legerősebb
bot-merchant-help = mérlegeli, melyik lap mennyit ér neki, és nyerni akar
bot-trader-help = a jól fizető megrendeléseket keresi, és nyerni akar
bot-guildmaster-help = többségeket és szavazatokat számol, és nyerni akar
option-edition = Kiadás
edition-name =
    { $edition ->
        [house-1] 1. házi kiadás
       *[other] { $edition }
    }
open-clock = Tempó
open-who = Ki csatlakozhat
open-listed = Bárki, aki látja a nyitott asztalok között
open-by-link = Csak akinek megvan a hivatkozás
open-ranked = Rangsorolt: beleszámít a ranglistába
open-and-sit = Megnyitom és leülök
