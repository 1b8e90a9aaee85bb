## On every page

skip-to-content = Ugrás a tartalomhoz
nav-main = Főmenü
nav-more = Továbbiak
nav-lobby = Játék
nav-my-tables = Asztalaim
nav-rules = Szabályok
nav-settings = Beállítások
nav-sign-in = Belépés
nav-api = API programoknak
footer-about = Tisztességes osztás, amelyet magad is ellenőrizhetsz. Nincs nyomkövetés, nincs reklám.
language = Nyelv
theme-to-light = Váltás világos témára
theme-to-dark = Váltás sötét témára
loading = Betöltés …
dismiss = Bezárás
cancel = Mégse
try-again = Újra
go-to-front-page = A kezdőlapra
go-to-lobby = A nyitott asztalokhoz

## Problems

problem-server-unreachable = A szerver nem válaszol. Lehet, hogy megszakadt a kapcsolatod, vagy a szerver éppen újraindul. Próbáld újra egy kicsit később.
problem-unknown = Valami hiba történt. Próbáld újra.
see-ruling = Értelmezés: { $ruling }
problem-forbidden = Ezt nem teheted meg.
problem-not-yours = Ezt ennél az asztalnál nem teheted meg.
problem-not-found = Itt nincs semmi.
problem-unknown-table = Nincs ilyen asztal, vagy csak meghívóval látható.
problem-not-authenticated = Előbb lépj be.
problem-table-changed = Az asztalnál közben változott valami. Nézd meg újra, aztán válassz.
problem-wrong-moment = Ezt már nem, vagy még nem lehet megtenni.
problem-advice-pending = A nagymester még az előző kérdéseden gondolkodik. Kérdezz újra egy kicsit később.
problem-no-free-seat = Ez a hely foglalt. Válassz másikat.
problem-not-a-guest = Már van fiókod.
problem-username-taken = Ez a név, vagy egy hozzá hasonló, már foglalt. Válassz másikat.
problem-username-invalid = A név 3–24 karakter hosszú; betűkből (a–z), számjegyekből, - és _ jelekből állhat.
problem-username-reserved = Ez a név le van foglalva. Válassz másikat.
problem-email-taken = Ez a cím egy másik fiókhoz tartozik.
problem-email-invalid = Ez nem érvényes e-mail-cím.
problem-password-refused = Ezt a jelszót túl könnyű kitalálni. Válassz hosszabbat.
problem-commit-first = Ez felfed valamit: előbb véglegesítsd a lépéseidet.
problem-bad-input = Ez az oldal olyasmit kért, ami nem létezik. Töltsd be újra az oldalt, és próbáld meg még egyszer.
problem-key-reused = Ez a kérés összekeveredett egy korábbival. Töltsd be újra az oldalt, és próbáld meg még egyszer.
problem-invalid = A szerver nem tudta értelmezni ezt a kérést. Töltsd be újra az oldalt, és próbáld meg még egyszer.
problem-bad-credentials = Már nem vagy belépve. Lépj be újra.
problem-unknown-player = Nincs ilyen nevű játékos.
problem-unknown-season = Nincs ilyen szezon ezen a ranglistán.
problem-not-on-ladder = Még nem vagy fenn ezen a ranglistán.
problem-throttled = Túl sok kérés. Várj egy kicsit, és próbáld újra.
problem-server-error = Hiba történt a szerveren. Semmi sem veszett el: próbáld újra.
problem-unavailable = A szerver ezt most nem tudja elvégezni. Semmi sem veszett el: próbáld újra egy kicsit később.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = Ez túl sok egyszerre.
problem-unknown-game = Nincs ilyen játék.
problem-bad-link = Ez a hivatkozás lejárt vagy érvénytelen.

## Error pages

error-not-found = Az oldal nem található
error-not-found-help = Ezen a címen nincs semmi. Nézd meg, nincs-e benne elírás.
error-no-table = Ez az asztal nem látható
error-no-table-help = Nincs ilyen asztal, vagy meghívó kell hozzá. Kérd el a hivatkozást az egyik játékosától.
error-no-access = Ezt az oldalt nem láthatod
error-no-access-help = Lépj be azzal a fiókkal, amelyhez tartozik.
error-server-unreachable = A szerver nem válaszol
error-server-unreachable-help = Semmi sem veszett el: a játszmáid el vannak mentve. Ez az oldal magától újratöltődik, amint a szerver válaszol.
error-server-unreachable-still = Még nincs válasz. Tovább próbálkozunk.
