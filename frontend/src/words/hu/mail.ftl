## Mails, in the settings

mail = Levelek
mail-help = Írunk neked, ha egy asztalnál rád várnak, és nem vagy ott, játszmánként egyszer, amíg újra ott nem jártál: aki a „te jössz” levélre nem jön, nem kap másikat, amikor fogy az ideje.
mail-guest = Vendégnek nincs címe, ahová írhatnánk. Hozz létre fent fiókot, és adj meg egyet: a helyeid és a játszmáid megmaradnak.
mail-to = A levelek ide mennek: { $address }.
mail-no-address = Nincs címünk, ahová írhatnánk. Add meg fent, itt: „{ $where }”.
mail-unconfirmed = A(z) { $address } cím még nincs megerősítve: kövesd a hivatkozást az oda küldött levélben.
mail-send-again = Küldjétek el újra azt a levelet
mail-sent = Levél indult ide: { $address }. Kövesd a benne lévő hivatkozást, és oda jönnek a levelek.
mail-off-bounced = Az ide küldött levelek visszajöttek: { $address }. Ezért nem írunk oda azóta: { $day }
mail-off-complained = Egy ide küldött levelet kéretlennek jelöltek: { $address }. Ezért nem írunk oda azóta: { $day }
mail-off-refused = A levelezőkiszolgáló nem ismer ilyen címzettet: { $address }. Ezért nem írunk oda azóta: { $day }
mail-off-help = Újra működik? Erősítsd meg még egyszer. Ha nem, adj meg egy másikat fent, itt: „{ $where }”.
mail-confirm-again = Megerősítem még egyszer
mail-wanted = Írjatok nekem leveleket
mail-when = Írjatok, ha …
mail-turn = én jövök
mail-alarm = mindjárt lejár az időm
mail-away = lejárt az időm, és egy bot játszik helyettem
mail-over = vége egy játéknak
mail-invitation = valaki meghív
mail-chair = asztalt találtak nekem
mail-wish-each = azonnal
mail-wish-digest = naponta egy levélben
mail-wish-none = soha
mail-hour = A napi levél ekkor jön
mail-hour-help = Az ottani órák szerint: { $zone }.
mail-saved = Mentve.
mail-muted = Asztalok levelek nélkül

## Mails, at the table

mute = Ne jöjjön levél erről az asztalról
unmute = Jöjjön róla újra levél
muted = Erről az asztalról nem kapsz levelet.
invite = Hívj meg valakit
invite-help = Itt, az oldalain látja a meghívót, és levelet is kap, hacsak nem kér ilyet.
invite-name = Az itteni neve
invite-send = Meghívom
invite-sent = Szóltunk neki: { $name }. Hogy levél is megy-e, az rajta múlik.
problem-there-already = Már az asztalnál van.
gathering-account = Van fiókod? Előbb lépj be, és a saját neveden ülsz le.

## A link that has expired

trouble-old-link = Ez a hivatkozás már nem működik
trouble-old-link-help = A levélben lévő hivatkozás két hétig nyitja meg az asztalát, vagy amíg új jelszót nem választasz. Semmi sem veszett el: lépj be, és ott vagy az asztalnál, mint máskor.
