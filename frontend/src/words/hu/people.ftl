## Friends

friends = Barátok
friends-stranger = Barátai annak vannak, akinek itt neve van: jelentkezz be, vagy regisztrálj.
friends-mine = Barátaim
friends-empty = Még senki. Kérdezz meg valakit, akivel szívesen játszol.
friends-asking = A barátaid szeretnének lenni
friends-waiting = Megkérdezted őket
friends-settings = Akit letiltottál vagy elnémítottál, a beállításokban találod:
friend-add = Barát keresése
friend-ask = Legyünk barátok
friend-accept = Elfogadom
friend-here = most itt van
friend-table = egy asztalnál
friend-end-asks = Nem, köszönöm
friend-end-asked = Visszavonom
friend-end-friends = Barátság vége
bond-friends = Barátok vagytok: { $name } és te.
bond-asks = { $name } a barátod szeretne lenni.
bond-asked = Megkérdezted, hogy barátok lesztek-e: { $name }.

invitations = Meghívók
invitation-by = meghívott: { $name }; { $seats } székből { $taken } foglalt
invitation-see = Megnézem
invitation-decline = Nem, köszönöm

## What one can do about somebody

person-actions = { $name } és te
person-mute = Némítás
person-unmute = Némítás vége
person-block = Letiltás
person-unblock = Letiltás vége
person-block-help = Ha elnémítod, nem olvasod többé, amit mond. Ha letiltod, soha többé nem kerültök egy asztalhoz, és egyikőtök sem olvassa a másikat. Erről nem szólunk neki.
person-is-blocked = Letiltottad.
person-is-muted = Nem olvasod, amit mond.
shunned = Emberek és bejelentések
shunned-blocks = Letiltva
shunned-mutes = Elnémítva
shunned-nobody = Senki.

report = Bejelentés
report-reason = Miről van szó?
report-abuse = bántó szavak
report-cheating = csalás vagy több fiók
report-stalling = szándékos időhúzás vagy kilépés
report-spam = reklám
report-name = a név
report-other = valami más
report-words = Mi történt?
report-help = Csak egy moderátor olvassa, senki más.
report-with-place = Csak egy moderátor olvassa, senki más. A játéknak ezt a pillanatát is elküldjük.
report-with-line = Csak egy moderátor olvassa, senki más. Az itt elhangzottakat is elküldjük.
report-send = Elküldöm a moderátoroknak
report-sent = Köszönjük. Egy moderátor megnézi; a beállításokban látod, ha foglalkozott vele.
report-open = Megkaptuk; egy moderátor megnézi.
report-closed = Egy moderátor foglalkozott vele.
my-reports = Bejelentéseim

## What moderators have decided

told = A moderátoroktól
told-warn = Figyelmeztetés
told-warn-help = Egy moderátor megnézte, amit tettél vagy mondtál, és arra kér, hogy többé ne tedd.
told-mute = Egy ideig nem cseveghetsz
told-mute-help = Játszani továbbra is tudsz.
told-suspend = Egy ideig nem kezdhetsz új játékot
told-suspend-help = Most nem ülhetsz asztalhoz, nem nyithatsz asztalt és nem cseveghetsz. A folyó játékaidat befejezheted.
told-void = Egy játékod nem számít
told-void-help = Így döntött egy moderátor.
told-rename = Kérünk, válassz másik nevet
told-rename-help = Egy moderátor arra kér, hogy válassz másik nevet.
told-lift = Újra játszhatsz és cseveghetsz
told-lift-help = Egy moderátor véget vetett a némításodnak vagy felfüggesztésednek.
told-until = Eddig: { $until }
told-reason = A moderátor ezt írja: { $reason }
told-read = Elolvastam
told-table = Az asztalhoz
name-wanted = Válassz másik nevet
name-new = Az új neved
name-take = Ezt a nevet kérem

problem-suspended = Fel vagy függesztve eddig: { $until }. A moderátor ezt írja: { $reason }
problem-silenced = Nem cseveghetsz eddig: { $until }. A moderátor ezt írja: { $reason }
problem-kept-apart = Van ott valaki, akivel nem ülhettek egy asztalhoz: válassz másikat.
problem-same-device = Erről az eszközről már játszik valaki ennél a rangsorolt asztalnál. Mindenkinek saját eszköz kell.
problem-thats-you = Ez te magad vagy.
problem-too-many-friends = Elég embert megkérdeztél már.
problem-name-stays = A neved marad: senki sem kért másikat.
