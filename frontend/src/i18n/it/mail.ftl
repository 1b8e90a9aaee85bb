## Mail settings

mail = E-mail
mail-help = Ti scriviamo quando un tavolo ha bisogno di te e tu non ci sei. Ricevi una sola e-mail per partita finché non ci torni: se non hai aperto «tocca a te», non ne arriva una seconda quando il tuo tempo sta per scadere.
mail-guest = Un ospite non ha un indirizzo e-mail. Crea un account qui sopra e inseriscine uno: conservi i tuoi posti e le tue partite.
mail-to = Mandiamo le e-mail a { $address }.
mail-no-address = Non abbiamo un tuo indirizzo. Inseriscine uno qui sopra, in «{ $where }».
mail-unconfirmed = { $address } non è ancora confermato. Segui il link nell’e-mail che abbiamo mandato a quell’indirizzo.
mail-send-again = Manda di nuovo quell’e-mail
mail-confirmation-sent = Abbiamo mandato un’e-mail a { $address }. Segui il link che contiene per ricevere e-mail a quell’indirizzo.
mail-disabled-bounced = Le e-mail a { $address } sono tornate indietro, quindi non ne mandiamo più dal giorno { $day }.
mail-disabled-complained = Un’e-mail a { $address } è stata segnalata come spam, quindi non ne mandiamo più dal giorno { $day }.
mail-disabled-refused = Il server di posta di { $address } non conosce questo indirizzo, quindi non mandiamo più e-mail dal giorno { $day }.
mail-disabled-help = L’indirizzo funziona di nuovo? Allora confermalo ancora una volta. Altrimenti inseriscine un altro qui sopra, in «{ $where }».
mail-confirm-again = Conferma di nuovo l’indirizzo
mail-enabled = Voglio ricevere e-mail
mail-when = Mandatemi un’e-mail quando …
mail-kind-turn = tocca a me
mail-kind-warning = il mio tempo sta per scadere
mail-kind-away = il mio tempo è scaduto e un bot gioca per me
mail-kind-over = una partita è finita
mail-kind-invitation = qualcuno mi invita
mail-kind-reserved_seat = è stato trovato un tavolo per me
mail-delivery-each = subito
mail-delivery-digest = in un’e-mail al giorno
mail-delivery-none = mai
mail-digest-hour = Manda l’e-mail quotidiana alle
mail-digest-hour-help = Nel fuso orario { $zone }.
mail-saved = Salvato.
mail-muted-tables = Tavoli senza e-mail

## Mail and invitations at a table

mute-table = Niente più e-mail su questo tavolo
unmute-table = Di nuovo e-mail su questo tavolo
table-is-muted = Non ricevi e-mail su questo tavolo.
invite = Invita qualcuno
invite-help = L’invito appare su questo sito, e arriva per e-mail se l’altra persona non le ha disattivate.
invite-name = Nome del giocatore
invite-send = Invita
invite-sent = { $name } ha ricevuto il tuo invito. Se arriva anche un’e-mail dipende dalle sue impostazioni.
problem-already-at-table = Questo giocatore è già al tavolo.
waiting-sign-in = Hai un account? Prima accedi, per sederti con il tuo nome.

## A link that has expired

error-expired-link = Questo link non funziona più
error-expired-link-help = Il link di un’e-mail apre il suo tavolo per due settimane, o finché non cambi la password. Niente è andato perso: accedi per aprire il tavolo.
