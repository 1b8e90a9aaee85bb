## Mail settings

mail = Levelek
mail-help = Levelet küldünk, ha egy asztalnál szükség van rád, és nem vagy ott. Játszmánként egyet, amíg újra meg nem nyitod azt a játszmát: ha a „te jössz” levél után nem néztél be, nem kapsz másikat, amikor fogy az időd.
mail-guest = A vendégnek nincs e-mail-címe. Hozz létre fent egy fiókot, és adj meg egy címet: a helyeid és a játszmáid megmaradnak.
mail-to = A leveleket ide küldjük: { $address }.
mail-no-address = Nem adtál meg e-mail-címet. Fent megadhatod, itt: „{ $where }”.
mail-unconfirmed = Ez a cím még nincs megerősítve: { $address }. Kövesd a hivatkozást az oda küldött levélben.
mail-send-again = A levél újraküldése
mail-confirmation-sent = Levelet küldtünk ide: { $address }. Kövesd a benne lévő hivatkozást, hogy oda küldhessük a leveleket.
mail-disabled-bounced = Az ide küldött levelek visszapattantak: { $address }. Ezért { $day } óta nem küldünk oda levelet.
mail-disabled-complained = Egy ide küldött levelet kéretlennek jelöltek: { $address }. Ezért { $day } óta nem küldünk oda levelet.
mail-disabled-refused = A levelezőszerver nem ismeri ezt a címet: { $address }. Ezért { $day } óta nem küldünk oda levelet.
mail-disabled-help = Újra működik a cím? Akkor erősítsd meg még egyszer. Ha nem, adj meg másikat fent, itt: „{ $where }”.
mail-confirm-again = A cím újbóli megerősítése
mail-enabled = Kérek leveleket
mail-when = Levelet kérek, ha …
mail-kind-turn = én jövök
mail-kind-warning = mindjárt lejár az időm
mail-kind-away = lejárt az időm, és egy bot játszik helyettem
mail-kind-over = véget ért egy játszma
mail-kind-invitation = valaki meghív
mail-kind-reserved_seat = találtatok nekem asztalt
mail-delivery-each = azonnal
mail-delivery-digest = naponta egy levélben
mail-delivery-none = soha
mail-digest-hour = A napi levél ideje
mail-digest-hour-help = Időzóna: { $zone }.
mail-saved = Mentve.
mail-muted-tables = Elnémított asztalok

## Mail and invitations at a table

mute-table = Levelek leállítása erről az asztalról
unmute-table = Levelek újbóli kérése erről az asztalról
table-is-muted = Erről az asztalról nem kapsz levelet.
invite = Játékos meghívása
invite-help = A meghívót ezen az oldalon látja, és levélben is megkapja, hacsak ki nem kapcsolta.
invite-name = A játékos neve
invite-send = Meghívás
invite-sent = Meghívtuk: { $name }. Hogy levelet is kap-e, az a beállításaitól függ.
problem-already-at-table = Ez a játékos már az asztalnál ül.
waiting-sign-in = Van fiókod? Előbb lépj be, hogy a saját neveden ülj le.

## A link that has expired

error-expired-link = Ez a hivatkozás már nem működik
error-expired-link-help = A levélben lévő hivatkozás két hétig nyitja meg az asztalt, vagy amíg meg nem változtatod a jelszavadat. Semmi sem veszett el: lépj be, és megnyithatod az asztalt.
