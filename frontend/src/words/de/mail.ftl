## Mails, in the settings

mail = Mails
mail-help = Wir schreiben dir, wenn ein Tisch dich braucht und du nicht da bist, zu jeder Partie einmal, bis du wieder dort warst: Wer auf „du bist dran“ nicht kommt, bekommt keine zweite Mail, wenn die Zeit knapp wird.
mail-guest = Ein Gast hat keine Adresse, an die wir schreiben könnten. Lege oben ein Konto an und gib eine an: Deine Plätze und Partien behältst du.
mail-to = Mails gehen an { $address }.
mail-no-address = Wir haben keine Adresse, an die wir schreiben könnten. Gib oben eine an, unter „{ $where }“.
mail-unconfirmed = { $address } ist noch nicht bestätigt: Folge dem Link in der Mail, die wir dorthin geschickt haben.
mail-send-again = Diese Mail noch einmal schicken
mail-sent = Eine Mail an { $address } ist unterwegs: Folge dem Link darin, dann gehen Mails dorthin.
mail-off-bounced = Mails an { $address } kamen zurück, darum haben wir seit dem { $day } keine mehr geschickt.
mail-off-complained = Eine Mail an { $address } wurde als unerwünscht gemeldet, darum haben wir seit dem { $day } keine mehr geschickt.
mail-off-refused = Der Mailserver kennt { $address } nicht, darum haben wir seit dem { $day } nichts mehr dorthin geschickt.
mail-off-help = Geht es wieder? Bestätige die Adresse noch einmal. Wenn nicht, gib oben eine andere an, unter „{ $where }“.
mail-confirm-again = Noch einmal bestätigen
mail-wanted = Schreibt mir Mails
mail-when = Schreibt mir, wenn …
mail-turn = ich dran bin
mail-alarm = meine Zeit fast um ist
mail-away = meine Zeit abgelaufen ist und ein Bot für mich spielt
mail-over = eine Partie zu Ende ist
mail-invitation = mich jemand einlädt
mail-chair = ein Tisch für mich gefunden ist
mail-wish-each = sofort
mail-wish-digest = in einer Mail am Tag
mail-wish-none = nie
mail-hour = Die tägliche Mail kommt um
mail-hour-help = Nach den Uhren von { $zone }.
mail-saved = Gespeichert.
mail-muted = Tische ohne Mails

## Mails, at the table

mute = Keine Mails zu diesem Tisch
unmute = Wieder Mails dazu
muted = Zu diesem Tisch bekommst du keine Mails.
invite = Jemanden einladen
invite-help = Die Einladung erscheint hier auf ihren Seiten, und per Mail, außer die Person will keine.
invite-name = Name auf dieser Seite
invite-send = Einladen
invite-sent = { $name } ist gefragt. Ob auch eine Mail hinausgeht, liegt an der Person.
problem-there-already = Die Person ist schon am Tisch.
gathering-account = Hast du ein Konto? Melde dich zuerst an, dann sitzt du hier unter deinem Namen.

## A link that has expired

trouble-old-link = Dieser Link funktioniert nicht mehr
trouble-old-link-help = Ein Link in einer Mail öffnet seinen Tisch zwei Wochen lang, oder bis du dein Passwort änderst. Nichts ist verloren: Melde dich an, und du bist wie immer am Tisch.
