## Signing in

sign-in = Belépés
sign-up = Fiók létrehozása
sign-out = Kilépés
sign-in-instead = Van már fiókom
sign-up-instead = Fiók létrehozása
sign-in-leaves-account = Most { $name } néven játszol. Ha belépsz, elhagyod ezt a fiókot, és vendégfiókba nem lehet visszatérni.
sign-up-help = Csak egy név és egy jelszó kell.
sign-up-keeps-games = Megmaradnak a helyeid és a játszmáid.
login = Név vagy e-mail-cím
username = Név
password = Jelszó
password-new = Új jelszó
password-current = Jelenlegi jelszó
password-forgotten = Elfelejtetted a jelszavadat?
password-change = Jelszó módosítása
password-changed = A jelszavad megváltozott.
email = E-mail-cím
email-optional = Nem kötelező. Ha megadod, új jelszót kérhetsz, és levelet kaphatsz, amikor te jössz.
email-change = E-mail-cím módosítása
email-change-sent = Levelet küldtünk az új címre. Erősítsd meg a címet a levélben lévő hivatkozással.
save = Mentés
reset-password = Új jelszó kérése
reset-help = Levélben küldünk egy kódot.
reset-send-code = Kód küldése
reset-code-sent = Ha a cím egy fiókhoz tartozik, elküldtük rá a kódot. Írd be ide.
reset-code = Kód
reset-save = Új jelszó beállítása
verify-email = E-mail-cím megerősítése
verify-email-help = Erősítsd meg, hogy ez a te címed.
verify-email-done = Köszönjük, a címedet megerősítettük.
auth-error-reauthenticate = Add meg újra a jelszavadat.
auth-error-conflict = Már be vagy lépve. Előbb lépj ki.
auth-error-username_password_mismatch = A név és a jelszó nem illik össze.
auth-error-email_password_mismatch = Az e-mail-cím és a jelszó nem illik össze.
auth-error-username_taken = Ez a név, vagy egy hozzá hasonló, már foglalt. Válassz másikat.
auth-error-password_too_common = Ez a jelszó túl gyakori. Válassz másikat.
auth-error-password_too_short = Ez a jelszó túl rövid. Válassz legalább nyolc karakterből állót.
auth-error-password_entirely_numeric = Ez a jelszó csak számjegyekből áll. Válassz olyat, amelyet nehezebb kitalálni.
auth-error-password_too_similar = Ez a jelszó túlságosan hasonlít a nevedre vagy az e-mail-címedre. Válassz másikat.
auth-error-username_invalid = A név 3–24 karakter hosszú; betűkből (a–z), számjegyekből, - és _ jelekből állhat.
auth-error-username_blacklisted = Ez a név le van foglalva. Válassz másikat.
auth-error-incorrect_code = Ez a kód hibás vagy már lejárt.
auth-error-throttled = Túl sok próbálkozás. Várj néhány percet, és próbáld újra.
auth-error-too_many_login_attempts = Túl sok próbálkozás. Várj öt percet, vagy kérj új jelszót.

## My tables

mine-running = Folyamatban
mine-running-empty = Nincs folyamatban lévő játszmád. Kezdj egyet a kezdőlapról, vagy csatlakozz egy nyitott asztalhoz.
mine-open = Játékosokra vár
mine-finished = Befejezett
mine-finished-empty = Még nincs befejezett játszmád.
mine-signed-out = Még nem játszottál itt. Kattints a kezdőlapon a „Játssz most!” gombra, és kezdj egy játszmát.

## A person's page

profile = Adatlap
person-joined = Csatlakozott
person-games = Játékok
person-played =
    { $played ->
        [one] { $played } játszma, { $won } győzelem
       *[other] { $played } játszma, { $won } győzelem
    }
person-games-empty = Még nincs nyilvános játszma.
person-tables = Legutóbbi játszmák

## Settings

settings-appearance = Megjelenés és hang
settings-account = Fiók
settings-guest = { $name } néven, vendégként játszol. Fiókkal bármilyen eszközről beléphetsz.
settings-member = { $name } néven vagy belépve.
settings-theme = Téma
theme-system = A rendszer beállítása szerint
theme-light = Világos
theme-dark = Sötét
settings-motion = Animációk
motion-system = A rendszer beállítása szerint
motion-full = Bekapcsolva
motion-reduced = Kikapcsolva
settings-sounds = Szóljon halk csengő, amikor én jövök
settings-notifications = Értesítsen a böngésző, amikor én jövök
settings-notifications-blocked = A böngésződ tiltja az értesítéseket. Engedélyezd őket a böngésző beállításaiban ehhez az oldalhoz.
tokens = API-tokenek
tokens-help = Tokennel egy program is játszhat helyetted.
tokens-once = Másold ki most, többször nem mutatjuk meg:
tokens-name = A token neve
tokens-create = Token létrehozása
tokens-revoke = Visszavonás
tokens-used = utoljára használva
tokens-unused = még nem használták
my-data = Adataim
my-data-export = Minden adatom letöltése
delete-account = Fiók törlése
delete-account-help = A helyeidet botok veszik át. A lépéseid megmaradnak a játszmáid naplójában, de már nem látszik, ki voltál.
delete-account-confirm = A megerősítéshez írd be a neved: { $name }
delete-account-permanently = Végleges törlés
