back-to-table = Vissza az asztalhoz
spectator = egy néző
replay-seen-by = Nézőpont
replay-controls = Mozgás a játszmában
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépéssel tovább
replay-last = A végére
replay-version = Változat
replay-at = { $version } / { $total }
replay-jump = Ugrás ide
replay-link = Hivatkozás másolása erre az állásra
replay-scores = Pontok az idő során

## Verifying

verify = A játszma ellenőrzése
verify-help = A böngésződ maga ellenőrzi, anélkül hogy bennünk bízna: semmi sem változott, nem maradt ki és nem került bele, ez az oldal írta alá, és az osztás a megígért magból és mindenki saját részéből következik.
verify-now = Ellenőrzés most
verify-download = Napló letöltése
verify-sound = Ezzel a játszmával minden rendben.
verify-unsound = Ezzel a játszmával baj van: őrizd meg a fájlt, és szólj az oldal üzemeltetőjének.
verify-unsure = Hibát nem találtunk, de itt nem lehetett mindent ellenőrizni.
finding-ok = Rendben:
finding-failed = Hibás:
finding-not-yet = Még nem:
finding-unchecked = Nem ellenőrizve:
found-file-read =
    { $events ->
        [one] Az asztal naplóját beolvastuk: { $events } esemény.
       *[other] Az asztal naplóját beolvastuk: { $events } esemény.
    }
found-file-cut-off = A fájl csonka.
found-file-unreadable = A fájl { $line }. sora nem olvasható.
found-file-of-another-format = A fájl formátuma ismeretlen: { $format }.
found-webcrypto-missing = Ez a böngésző itt nem tud kivonatot számolni: nyisd meg az oldalt https-en.
found-chain-whole =
    { $hidden ->
        [0] A(z) { $events } eseményből álló lánc ép; a vége { $head }.
       *[other] A(z) { $events } eseményből álló lánc ép, { $hidden } még rejtett; a vége { $head }.
    }
found-chain-unreadable = A(z) { $version }. esemény nem olvasható.
found-chain-out-of-place = A(z) { $version }. esemény nincs a helyén.
found-chain-broken = A lánc a(z) { $version }. eseménynél megszakad: valami megváltozott.
found-kept-head-found = Amit a böngésződ ebből az asztalból látott, része a láncnak, a(z) { $version }. eseményig.
found-kept-head-missing = Amit a böngésződ ebből az asztalból látott, nincs a láncban: { $head }.
found-signature-true = Az oldal aláírása ott áll a(z) { $version }. esemény alatt.
found-signature-false = A(z) { $version }. esemény alatti aláírás nem valódi.
found-signature-of-another-head = Az aláírás a(z) { $version }. esemény alatt áll, a naplóban { $events } van.
found-signature-by-another-key = Más kulcs írta alá ({ $key }), mint az oldalé ({ $siteKey }).
found-signature-by-unknown-key = A(z) { $key } kulcs írta alá; hogy kié, azt nem kérdeztük meg.
found-signature-beyond-browser = Ez a böngésző nem tud Ed25519-aláírást ellenőrizni.
found-seal-true = Az oldal kezeskedik azért, ami még rejtett: { $hidden } esemény.
found-seal-false = A(z) { $hidden } rejtett esemény pecsétje nem valódi.
found-seal-needless = Pecsét áll ott, ahol semmi sem rejtett.
found-seal-by-unknown-key = { $hidden } rejtett esemény le van pecsételve; hogy kié a kulcs, azt nem kérdeztük meg.
found-seal-beyond-browser = Ez a böngésző nem tudja ellenőrizni a(z) { $hidden } rejtett esemény pecsétjét.
found-order-kept = Az események úgy követik egymást, ahogyan szabad.
found-order-broken = A(z) { $version }. esemény nem követheti az előzőt.
found-order-partly-hidden = { $hidden } esemény a végéig rejtett, ezért a sorrendjük még nem ellenőrizhető.
found-promise-kept = A mag az, amelyet azelőtt ígértünk, hogy bárki leült volna.
found-promise-broken = A mag nem az, amelyet megígértünk.
found-promise-open = A mag meg van ígérve ({ $commitment }), és a végéig titok marad.
found-salts-true = Ami rejtett volt, már nem az: { $events } esemény nyitva.
found-salts-false = A(z) { $version }. esemény nem nyílik az asztal titkával.
found-salts-secret = Ami rejtett, a játék végén nyílik meg.
found-own-part-used = Amit a böngésződ a maghoz hozzátett, benne van.
found-own-part-missing = Amit a böngésződ a maghoz hozzátett, nincs benne.
found-deal-true = Az osztás a magból és abból következik, amit minden játékos hozzátett.
found-deal-false = Az osztás ({ $version }. esemény) nem következik a magból.
found-deal-repeated = Van egy második osztás is, a(z) { $version }. eseménynél.
found-deal-secret = Az osztás a játék végén ellenőrizhető.
found-deal-unknown = A(z) { $game } osztását a böngésző nem tudja megismételni: az ígéretet ellenőriztük, a lapokat nem.
found-moves-not-decided-here = Hogy minden lépés szabályos volt-e, azt itt nem ellenőrizzük: a letöltött fájllal a manage.py verify_game megteszi.
