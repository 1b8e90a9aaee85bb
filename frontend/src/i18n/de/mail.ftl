## Mail settings

mail = Mails
mail-help = Wir schreiben dir, wenn du an einem Tisch gebraucht wirst und nicht da bist. Zu jeder Partie bekommst du eine Mail und dann keine weitere, bis du wieder dort warst: Hast du die Mail „du bist dran“ nicht geöffnet, folgt keine zweite Mail, wenn deine Zeit knapp wird.
mail-guest = Ein Gast hat keine E-Mail-Adresse. Lege oben ein Konto an und gib eine Adresse ein: Deine Plätze und Partien behältst du.
mail-to = Wir schicken Mails an { $address }.
mail-no-address = Wir haben keine Adresse von dir. Gib oben unter „{ $where }“ eine ein.
mail-unconfirmed = { $address } ist noch nicht bestätigt. Folge dem Link in der Mail, die wir dorthin geschickt haben.
mail-send-again = Diese Mail noch einmal schicken
mail-confirmation-sent = Wir haben eine Mail an { $address } geschickt. Folge dem Link darin, um dort Mails zu bekommen.
mail-disabled-bounced = Mails an { $address } kamen zurück, deshalb haben wir seit dem { $day } keine mehr geschickt.
mail-disabled-complained = Eine Mail an { $address } wurde als Spam gemeldet, deshalb haben wir seit dem { $day } keine mehr geschickt.
mail-disabled-refused = Der Mailserver von { $address } kennt diese Adresse nicht, deshalb haben wir seit dem { $day } keine Mails mehr geschickt.
mail-disabled-help = Funktioniert die Adresse wieder? Dann bestätige sie noch einmal. Wenn nicht, gib oben unter „{ $where }“ eine andere ein.
mail-confirm-again = Adresse noch einmal bestätigen
mail-enabled = Mir Mails schicken
mail-when = Mir eine Mail schicken, wenn …
mail-kind-turn = ich dran bin
mail-kind-warning = meine Zeit fast um ist
mail-kind-away = meine Zeit abgelaufen ist und ein Bot für mich spielt
mail-kind-over = eine Partie zu Ende ist
mail-kind-invitation = mich jemand einlädt
mail-kind-reserved_seat = ein Tisch für mich gefunden wurde
mail-delivery-each = sofort
mail-delivery-digest = in einer Mail am Tag
mail-delivery-none = nie
mail-digest-hour = Die tägliche Mail schicken um
mail-digest-hour-help = In der Zeitzone { $zone }.
mail-saved = Gespeichert.
mail-muted-tables = Stummgeschaltete Tische

## Mail and invitations at a table

mute-table = Keine Mails mehr zu diesem Tisch
unmute-table = Wieder Mails zu diesem Tisch
table-is-muted = Du bekommst keine Mails zu diesem Tisch.
invite = Jemanden einladen
invite-help = Die Einladung erscheint auf dieser Website und kommt auch per Mail, sofern die Person das nicht abgestellt hat.
invite-name = Name der Person
invite-send = Einladen
invite-sent = { $name } ist eingeladen. Ob auch eine Mail kommt, hängt von den Einstellungen der Person ab.
problem-already-at-table = Diese Person ist schon am Tisch.
waiting-sign-in = Hast du ein Konto? Melde dich zuerst an, dann sitzt du unter deinem Namen am Tisch.

## A link that has expired

error-expired-link = Dieser Link funktioniert nicht mehr
error-expired-link-help = Ein Link in einer Mail öffnet seinen Tisch zwei Wochen lang oder bis du dein Passwort änderst. Nichts ist verloren: Melde dich an, um den Tisch zu öffnen.
