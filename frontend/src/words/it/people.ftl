## Friends

friends = Amici
friends-stranger = Gli amici sono per chi qui ha un nome: accedi o registrati.
friends-mine = I miei amici
friends-empty = Ancora nessuno. Chiedi a qualcuno con cui giochi volentieri.
friends-asking = Chiedono la tua amicizia
friends-waiting = Hai chiesto a
friends-settings = Chi hai bloccato o silenziato è nelle impostazioni:
friend-add = Trova un amico
friend-ask = Chiedi l’amicizia
friend-accept = Accetta
friend-here = è qui ora
friend-table = a un tavolo
friend-end-asks = Rifiuta
friend-end-asked = Ritira
friend-end-friends = Togli dagli amici
bond-friends = Tu e { $name } siete amici.
bond-asks = { $name } chiede la tua amicizia.
bond-asked = Hai chiesto l’amicizia a { $name }.

invitations = Inviti
invitation-by = da { $name }, { $taken } sedie su { $seats } occupate
invitation-see = Dai un’occhiata
invitation-decline = Rifiuta

## What one can do about somebody

person-actions = Tu e { $name }
person-mute = Silenzia
person-unmute = Togli il silenzio
person-block = Blocca
person-unblock = Sblocca
person-block-help = Silenziata: non leggi più quello che dice. Bloccata: non siederete mai più allo stesso tavolo e nessuno dei due legge l’altro. La persona non lo viene a sapere.
person-is-blocked = Hai bloccato questa persona.
person-is-muted = Non leggi quello che dice.
shunned = Persone e segnalazioni
shunned-blocks = Bloccate
shunned-mutes = Silenziate
shunned-nobody = Nessuno.

report = Segnala
report-reason = Di che cosa si tratta?
report-abuse = parole offensive
report-cheating = imbrogli o più account
report-stalling = perdere tempo o andarsene apposta
report-spam = pubblicità
report-name = il nome
report-other = altro
report-words = Che cosa è successo?
report-help = Lo legge un moderatore e nessun altro.
report-with-place = Lo legge un moderatore e nessun altro. Viene inviato anche questo momento della partita.
report-with-line = Lo legge un moderatore e nessun altro. Viene inviato anche ciò che è stato detto qui.
report-send = Invia ai moderatori
report-sent = Grazie. Un moderatore lo esaminerà; nelle impostazioni vedrai quando se ne sarà occupato.
report-open = Ricevuta; un moderatore la esaminerà.
report-closed = Un moderatore se ne è occupato.
my-reports = Le mie segnalazioni

## What moderators have decided

told = Dai moderatori
told-warn = Un richiamo
told-warn-help = Un moderatore ha esaminato qualcosa che hai fatto o detto, e ti chiede di non rifarlo.
told-mute = Per un po’ non puoi usare la chat
told-mute-help = Puoi continuare a giocare.
told-suspend = Per un po’ non puoi iniziare nuove partite
told-suspend-help = Per ora non puoi sederti, aprire tavoli o usare la chat. Le partite in corso puoi finirle.
told-void = Una tua partita non conta
told-void-help = Così ha deciso un moderatore.
told-rename = Scegli un altro nome, per favore
told-rename-help = Un moderatore ti chiede di prendere un altro nome.
told-lift = Puoi di nuovo giocare e usare la chat
told-lift-help = Un moderatore ha messo fine al tuo silenzio o alla tua sospensione.
told-until = Fino a { $until }
told-reason = Il moderatore scrive: { $reason }
told-read = Ho letto
told-table = Al tavolo
name-wanted = Scegli un altro nome
name-new = Il tuo nuovo nome
name-take = Prendi questo nome

problem-suspended = La tua sospensione dura fino a { $until }. Il moderatore scrive: { $reason }
problem-silenced = Non puoi usare la chat fino a { $until }. Il moderatore scrive: { $reason }
problem-kept-apart = Con qualcuno lì non puoi sederti allo stesso tavolo: scegline un altro.
problem-same-device = A questo tavolo classificato qualcuno gioca già da questo dispositivo. Ognuno deve avere il proprio.
problem-thats-you = Sei proprio tu.
problem-too-many-friends = Hai già chiesto a molte persone.
problem-name-stays = Il tuo nome resta: nessuno te ne ha chiesto un altro.
