## Replay

back-to-table = Vissza az asztalhoz
replay-spectator = néző
replay-viewpoint = Nézőpont
replay-controls = A visszajátszás vezérlése
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépéssel tovább
replay-last = A végére
replay-step = Lépés
replay-at = { $version } / { $total }
replay-jump = Ugrás ide
replay-link = Hivatkozás másolása ehhez az álláshoz
replay-scores = A pontok alakulása

## Verifying

verify = A játszma ellenőrzése
verify-help = A böngésződ maga ellenőrzi ezt a játszmát, így nem kell bennünk megbíznod. Megnézi, hogy semmi sem változott meg, nem maradt ki és nem került bele utólag, hogy ez az oldal írta alá a játszmát, és hogy az osztás az előre rögzített kezdőértékből és abból következik, amit a játékosok böngészői hozzátettek.
verify-now = Ellenőrzés most
verify-download = Napló letöltése
verify-valid = Ebben a játszmában nem találtunk hibát.
verify-invalid = Ez a játszma nem ment át az ellenőrzésen. Őrizd meg a fájlt, és szólj az oldal üzemeltetőjének.
verify-incomplete = Nem találtunk hibát, de itt nem lehetett mindent ellenőrizni.
finding-ok = Rendben:
finding-failed = Hibás:
finding-pending = Még nem:
finding-unchecked = Nem ellenőrizve:
found-file-read =
    { $events ->
        [one] Az asztal naplóját beolvastuk: { $events } esemény.
       *[other] Az asztal naplóját beolvastuk: { $events } esemény.
    }
found-file-cut-off = A fájl hiányos.
found-file-unreadable = A fájl egyik sora nem olvasható; a sor száma: { $line }.
found-file-wrong-format = A fájl formátuma ismeretlen: { $format }.
found-webcrypto-missing = A böngésződ nem biztonságos oldalon nem tud játszmát ellenőrizni. Nyisd meg az oldalt https-sel.
found-chain-valid =
    { $hidden ->
        [0] Az eseménylánc ép; { $events } eseményből áll. A vége: { $head }.
       *[other] Az eseménylánc ép; { $events } eseményből áll, közülük { $hidden } még rejtett. A vége: { $head }.
    }
found-chain-unreadable = Nem olvasható ez az esemény: { $version }.
found-chain-out-of-place = Nincs a helyén ez az esemény: { $version }.
found-chain-broken = A lánc megszakad ennél az eseménynél: { $version }. Valami megváltozott.
found-saved-head-found = A napló tartalmazza, amit a böngésződ ennél az asztalnál látott, eddig az eseményig: { $version }.
found-saved-head-missing = A napló nem tartalmazza, amit a böngésződ ennél az asztalnál látott: { $head }.
found-signature-valid = Az oldal aláírta a naplót eddig az eseményig: { $version }.
found-signature-invalid = Érvénytelen az aláírás ennél az eseménynél: { $version }.
found-signature-wrong-head = Az aláírás { $version } eseményre szól, de a naplóban { $events } esemény van.
found-signature-wrong-key = A naplót más kulccsal írták alá ({ $key }), mint ez az oldal ({ $siteKey }).
found-signature-unknown-key = A naplót ezzel a kulccsal írták alá: { $key }. Azt nem ellenőriztük, kié a kulcs.
found-signature-unsupported = A böngésződ nem tud Ed25519-aláírást ellenőrizni.
found-file-signature-valid = Az oldal aláírta a fájlt a rejtett eseményekkel együtt; a számuk: { $hidden }.
found-file-signature-invalid = Érvénytelen a rejtett eseményeket tartalmazó fájl aláírása; a rejtett események száma: { $hidden }.
found-file-signature-unexpected = A fájlban van aláírás a rejtett eseményekhez, pedig egy esemény sem rejtett.
found-file-signature-unknown-key = A rejtett eseményeket tartalmazó fájl alá van írva; a rejtett események száma: { $hidden }. Azt nem ellenőriztük, kié a kulcs.
found-file-signature-unsupported = A böngésződ nem tudja ellenőrizni a rejtett eseményeket tartalmazó fájl aláírását; a rejtett események száma: { $hidden }.
found-sequence-valid = Az események szabályos sorrendben követik egymást.
found-sequence-broken = Ez az esemény nem jöhet az előtte álló után: { $version }.
found-sequence-partly-hidden = { $hidden } esemény a játszma végéig rejtett, ezért a sorrendjük még nem ellenőrizhető.
found-promise-kept = A kezdőérték az, amelyet azelőtt rögzítettünk, hogy bárki leült volna.
found-promise-broken = A kezdőérték nem az, amelyet előre rögzítettünk.
found-promise-pending = A kezdőértéket előre rögzítettük ({ $promise }), és a játszma végéig titokban marad.
found-salts-valid = Minden rejtett eseményt felfedtünk; a számuk: { $events }.
found-salts-invalid = Az asztal titkával nem fedhető fel ez az esemény: { $version }.
found-salts-pending = A rejtett eseményeket a játszma vége után fedjük fel.
found-own-nonce-used = A kezdőérték tartalmazza, amit a böngésződ hozzátett.
found-own-nonce-missing = A kezdőérték nem tartalmazza, amit a böngésződ hozzátett.
found-deal-valid = Az osztás a kezdőértékből és abból következik, amit a játékosok hozzátettek.
found-deal-invalid = Az osztás ({ $version }. esemény) nem következik a kezdőértékből.
found-deal-repeated = Van egy második osztás is; az esemény száma: { $version }.
found-deal-pending = Az osztás a játszma vége után ellenőrizhető.
found-deal-unsupported = A böngésződ nem tudja megismételni ennek a játéknak az osztását: { $game }. Az előre rögzített kezdőértéket ellenőriztük, a lapokat nem.
found-moves-unchecked = Azt a böngésződ nem ellenőrzi, hogy minden lépés szabályos volt-e. Az oldal szoftvere ezt a letöltött naplóval ellenőrizni tudja.
