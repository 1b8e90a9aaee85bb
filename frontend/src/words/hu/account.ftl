## Signing in

sign-in = Belépés
sign-up = Fiók készítése
sign-out = Kilépés
sign-in-instead = Van már fiókom
sign-up-instead = Fiókot készítek
sign-in-leaves = Most { $name } vagy itt. Belépéskor elhagyod ezt a fiókot; vendégként nem lehet visszatérni.
sign-up-help = Egy név és egy jelszó elég.
sign-up-keeps = Megmaradnak a székeid és a játékaid.
login = Név vagy e-mail-cím
username = Név
password = Jelszó
password-new = Új jelszó
password-current = Mostani jelszó
password-forgotten = Elfelejtetted a jelszót?
password-change = Jelszó megváltoztatása
password-changed = A jelszó megváltozott.
email = E-mail-cím
email-optional = Üresen maradhat. Ha van, kaphatsz új jelszót, és levelet, amikor te jössz.
email-change = E-mail-cím megváltoztatása
email-sent = Levelet küldtünk az új címre: kövesd a benne lévő hivatkozást.
save = Mentés
reset-password = Új jelszó
reset-help = Levélben küldünk egy kódot.
reset-ask = Kérem a kódot
reset-sent = Ha a cím egy fiókhoz tartozik, a kód már úton van. Írd ide.
reset-code = Kód
reset-change = Új jelszó beállítása
verify-email = E-mail-cím megerősítése
verify-email-help = Egy kattintás, és a cím a tiéd.
verify-email-done = Köszönjük, a címet megerősítettük.
refused-reauthenticate = Add meg újra a jelszavadat.
refused-conflict = Már beléptél: előbb lépj ki.
refused-username_password_mismatch = A név és a jelszó nem illik össze.
refused-email_password_mismatch = A cím és a jelszó nem illik össze.
refused-username_taken = Ez a név, vagy egy hozzá hasonló, foglalt: válassz másikat.
refused-password_too_common = Ez a jelszó túl gyakori: válassz másikat.
refused-password_too_short = Ez a jelszó túl rövid: legalább nyolc karakter kell.
refused-password_entirely_numeric = A csupa számjegyből álló jelszót könnyű kitalálni.
refused-password_too_similar = Ez a jelszó túlságosan hasonlít a nevedre vagy a címedre.
refused-username_invalid = A név 3–24 betűből (a–z), számjegyből, - vagy _ jelből áll.
refused-username_blacklisted = Ezt a nevet senki sem viselheti: válassz másikat.
refused-incorrect_code = Ez a kód nem jó, vagy már nem érvényes.
refused-throttled = Ez túl gyakran volt: várj néhány percet.
refused-too_many_login_attempts = Ez túl gyakran volt: várj öt percet, vagy állíts be új jelszót.

## My tables

mine-running = Folyamatban
mine-running-empty = Nem folyik játszma. Kezdj egyet a kezdőlapról, vagy csatlakozz egy nyitott asztalhoz.
mine-open = Játékosokra vár
mine-finished = Befejezett
mine-finished-empty = Még nincs befejezett játszma.
mine-nobody = Még nem játszottál itt. A kezdőlapon egyetlen kattintással asztalhoz ülhetsz.

## A person

profile = Adatlap
person-joined = Itt van
person-games = Játékok
person-played =
    { $played ->
        [one] { $played } játszma, { $won } győzelem
       *[other] { $played } játszma, { $won } győzelem
    }
person-games-empty = Még nincs nyilvános játszma.
person-tables = Legutóbbi játszmák

## Settings

settings-looks = Hogyan nézzen ki és szóljon
settings-account = Fiók
settings-guest = { $name } néven vendégként játszol. Fiókkal bárhonnan visszatérhetsz.
settings-member = A neved: { $name }.
settings-theme = Színek
theme-system = Ahogy a rendszeré
theme-light = Világos
theme-dark = Sötét
settings-motion = Mozgás
motion-system = Ahogy a rendszeré
motion-full = Mozognak a dolgok
motion-reduced = Semmi sem mozog
settings-sounds = Halk csengő, amikor én jövök
settings-notifications = Szóljon a böngésző, amikor én jövök
settings-notifications-refused = A böngésző nem engedi: változtasd meg az oldalhoz tartozó beállításaiban.
tokens = Programok
tokens-help = Zsetonnal egy program is játszhat helyetted.
tokens-once = Most másold ki, többször nem mutatjuk:
tokens-name = Név, amiről megismered
tokens-make = Zseton készítése
tokens-revoke = Visszavonás
tokens-used = utoljára használva
tokens-unused = még nem használták
closing = Adataid
closing-export = Minden rólam tárolt adat letöltése
closing-close = Fiók törlése
closing-help = A székeidben botok játszanak tovább. Amit játszottál, a naplóban marad, de már nem mondja meg, ki voltál.
closing-type = A biztonság kedvéért írd be a neved: { $name }
closing-for-good = Végleges törlés
