## Mail settings

mail = Messaggi
mail-help = Ti scriviamo quando un tavolo ha bisogno di te e tu non ci sei, una volta per partita finché non ci torni: chi non apre «tocca a te» non riceve un secondo messaggio quando il tempo stringe.
mail-guest = Un ospite non ha un indirizzo a cui scrivere. Crea un account qui sopra e danne uno: tieni i tuoi posti e le tue partite.
mail-to = I messaggi vanno a { $address }.
mail-no-address = Non abbiamo un indirizzo a cui scrivere. Danne uno qui sopra, in «{ $where }».
mail-unconfirmed = { $address } non è ancora confermato: segui il link nel messaggio che abbiamo mandato lì.
mail-send-again = Manda di nuovo quel messaggio
mail-confirmation-sent = Un messaggio è in viaggio verso { $address }: segui il suo link, e i messaggi arriveranno lì.
mail-disabled-bounced = I messaggi a { $address } sono tornati indietro, così non ne mandiamo più dal { $day }.
mail-disabled-complained = Un messaggio a { $address } è stato segnalato come indesiderato, così non ne mandiamo più dal { $day }.
mail-disabled-refused = Il server di posta non conosce { $address }, così non mandiamo più nulla lì dal { $day }.
mail-disabled-help = Funziona di nuovo? Conferma l’indirizzo ancora una volta. Se no, danne un altro qui sopra, in «{ $where }».
mail-confirm-again = Conferma ancora una volta
mail-enabled = Scrivetemi
mail-when = Scrivetemi quando …
mail-kind-turn = tocca a me
mail-kind-alarm = il mio tempo sta per finire
mail-kind-away = il mio tempo è finito e un bot gioca per me
mail-kind-over = una partita è finita
mail-kind-invitation = qualcuno mi invita
mail-kind-reserved_seat = c’è un tavolo per me
mail-delivery-each = subito
mail-delivery-digest = in un messaggio al giorno
mail-delivery-none = mai
mail-digest-hour = Il messaggio del giorno arriva alle
mail-digest-hour-help = Secondo gli orologi di { $zone }.
mail-saved = Salvato.
mail-muted-tables = Tavoli senza messaggi

## Mail and invitations at a table

mute-table = Niente messaggi su questo tavolo
unmute-table = Di nuovo messaggi su questo
table-is-muted = Non ricevi messaggi su questo tavolo.
invite = Invita qualcuno
invite-help = L’invito appare qui nelle sue pagine, e per posta, a meno che non ne voglia.
invite-name = Il suo nome qui
invite-send = Invita
invite-sent = Abbiamo avvisato { $name }. Se parte anche un messaggio dipende da chi lo riceve.
problem-already-at-table = È già al tavolo.
waiting-sign-in = Hai un account? Entra prima, e ti siedi qui col tuo nome.

## A link that has expired

error-expired-link = Questo link non funziona più
error-expired-link-help = Un link in un messaggio apre il suo tavolo per due settimane, o finché non cambi la password. Niente è perduto: entra, e sei al tavolo come sempre.
