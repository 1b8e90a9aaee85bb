## Friends

friends = Barátok
friends-signed-out = Lépj be, vagy hozz létre fiókot, hogy barátokat vehess fel.
friends-mine = Barátaim
friends-empty = Még nincsenek itt barátaid. Küldj kérést valakinek, akivel szívesen játszol.
friend-requests-received = Barátkérések
friend-requests-sent = Elküldött kéréseid
friends-settings = A letiltott és az elnémított játékosokat a beállításokban találod:
friend-add = Barát felvétele
friend-request = Barátkérés küldése
friend-accept = Elfogadás
friend-online = elérhető
friend-at-table = egy asztalnál
friend-end-request-received = Elutasítás
friend-end-request-sent = Kérés visszavonása
friend-end-friends = Barátság megszüntetése
friendship-friends = { $name } és te barátok vagytok.
friendship-request-received = { $name } barátkérést küldött neked.
friendship-request-sent = Barátkérést küldtél neki: { $name }.

invitations = Meghívók
invitation-by = meghívó: { $name }; { $seats } helyből { $taken } foglalt
invitation-view = Asztal megtekintése
invitation-decline = Elutasítás

## What you can do about a player

person-actions = Te és { $name }
person-mute = Némítás
person-unmute = Némítás feloldása
person-block = Letiltás
person-unblock = Letiltás feloldása
person-block-help = Némítás: nem látod többé a csevegőüzeneteit. Letiltás: soha többé nem kerültök egy asztalhoz, és egyikőtök sem látja a másik csevegőüzeneteit. Erről nem értesítjük.
person-is-blocked = Letiltottad ezt a játékost.
person-is-muted = Nem látod ennek a játékosnak a csevegőüzeneteit.
blocked-people = Letiltott játékosok és bejelentések
blocked-people-blocks = Letiltott
blocked-people-mutes = Elnémított
blocked-people-none = Senki.

report = Bejelentés
report-reason = Miről van szó?
report-reason-abuse = sértő beszéd
report-reason-cheating = csalás vagy több fiók használata
report-reason-stalling = időhúzás vagy szándékos távozás
report-reason-spam = reklám
report-reason-name = sértő név
report-reason-other = valami más
report-text = Mi történt?
report-help = A bejelentésedet csak a moderátorok olvashatják.
report-help-table = A bejelentésedet csak a moderátorok olvashatják. A játszma jelenlegi állását is elküldjük vele.
report-help-message = A bejelentésedet csak a moderátorok olvashatják. A csevegőüzenetet is elküldjük vele.
report-send = Bejelentés elküldése
report-sent = Köszönjük. Egy moderátor megnézi. A beállításokban látod majd, ha lezárta.
report-open = Megkaptuk. Egy moderátor megnézi.
report-closed = Egy moderátor lezárta ezt a bejelentést.
my-reports = Bejelentéseim

## Decisions of moderators

decisions = A moderátoroktól
decision-warn = Figyelmeztetést kaptál
decision-warn-help = Egy moderátor megnézte, amit tettél vagy írtál, és arra kér, hogy többé ne tedd.
decision-chat-ban = Egyelőre nem cseveghetsz
decision-chat-ban-help = Játszani továbbra is tudsz.
decision-suspend = Egyelőre nem kezdhetsz új játszmát
decision-suspend-help = Nem ülhetsz le asztalhoz, nem nyithatsz asztalt, és nem cseveghetsz. A folyamatban lévő játszmáidat befejezheted.
decision-void = Egyik játszmádat érvénytelenítették
decision-void-help = Egy moderátor érvénytelenítette.
decision-rename = Kérjük, válassz másik nevet
decision-rename-help = Egy moderátor arra kér, hogy változtasd meg a nevedet.
decision-lift = Újra játszhatsz és cseveghetsz
decision-lift-help = Egy moderátor feloldotta a csevegési tilalmadat vagy a felfüggesztésedet.
decision-until = Eddig: { $until }
decision-reason = A moderátor ezt írja: { $reason }
decision-acknowledge = Elolvastam
decision-table = Asztal megtekintése
rename = Válassz másik nevet
rename-new-name = Az új neved
rename-save = Név mentése

problem-suspended = Fel vagy függesztve eddig: { $until }. A moderátor ezt írja: { $reason }
problem-chat-banned = Nem cseveghetsz eddig: { $until }. A moderátor ezt írja: { $reason }
problem-blocked = Ennél az asztalnál ül valaki, akivel nem játszhatsz együtt. Válassz másik asztalt.
problem-same-device = Erről az eszközről már játszik valaki ennél a rangsorolt asztalnál. Minden játékosnak saját eszközre van szüksége.
problem-is-yourself = Ez te vagy.
problem-too-many-friends = Már túl sok barátkérést küldtél.
problem-rename-not-requested = Csak akkor változtathatod meg a nevedet, ha egy moderátor erre kér.
