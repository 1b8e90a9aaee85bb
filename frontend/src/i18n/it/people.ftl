## Friends

friends = Amici
friends-signed-out = Gli amici sono per chi qui ha un nome: accedi o registrati.
friends-mine = I miei amici
friends-empty = Ancora nessuno. Chiedi a qualcuno con cui giochi volentieri.
friend-requests-received = Chiedono la tua amicizia
friend-requests-sent = Hai chiesto a
friends-settings = Chi hai bloccato o silenziato è nelle impostazioni:
friend-add = Trova un amico
friend-request = Chiedi l’amicizia
friend-accept = Accetta
friend-online = è qui ora
friend-at-table = a un tavolo
friend-end-request-received = Rifiuta
friend-end-request-sent = Ritira
friend-end-friends = Togli dagli amici
friendship-friends = Tu e { $name } siete amici.
friendship-request-received = { $name } chiede la tua amicizia.
friendship-request-sent = Hai chiesto l’amicizia a { $name }.

invitations = Inviti
invitation-by = da { $name }, { $taken } sedie su { $seats } occupate
invitation-view = Dai un’occhiata
invitation-decline = Rifiuta

## What you can do about a player

person-actions = Tu e { $name }
person-mute = Silenzia
person-unmute = Togli il silenzio
person-block = Blocca
person-unblock = Sblocca
person-block-help = Silenziata: non leggi più quello che dice. Bloccata: non siederete mai più allo stesso tavolo e nessuno dei due legge l’altro. La persona non lo viene a sapere.
person-is-blocked = Hai bloccato questa persona.
person-is-muted = Non leggi quello che dice.
blocked-people = Persone e segnalazioni
blocked-people-blocks = Bloccate
blocked-people-mutes = Silenziate
blocked-people-none = Nessuno.

report = Segnala
report-reason = Di che cosa si tratta?
report-reason-abuse = parole offensive
report-reason-cheating = imbrogli o più account
report-reason-stalling = perdere tempo o andarsene apposta
report-reason-spam = pubblicità
report-reason-name = il nome
report-reason-other = altro
report-text = Che cosa è successo?
report-help = Lo legge un moderatore e nessun altro.
report-help-table = Lo legge un moderatore e nessun altro. Viene inviato anche questo momento della partita.
report-help-message = Lo legge un moderatore e nessun altro. Viene inviato anche ciò che è stato detto qui.
report-send = Invia ai moderatori
report-sent = Grazie. Un moderatore lo esaminerà; nelle impostazioni vedrai quando se ne sarà occupato.
report-open = Ricevuta; un moderatore la esaminerà.
report-closed = Un moderatore se ne è occupato.
my-reports = Le mie segnalazioni

## Decisions of moderators

decisions = Dai moderatori
decision-warn = Un richiamo
decision-warn-help = Un moderatore ha esaminato qualcosa che hai fatto o detto, e ti chiede di non rifarlo.
decision-mute = Per un po’ non puoi usare la chat
decision-mute-help = Puoi continuare a giocare.
decision-suspend = Per un po’ non puoi iniziare nuove partite
decision-suspend-help = Per ora non puoi sederti, aprire tavoli o usare la chat. Le partite in corso puoi finirle.
decision-void = Una tua partita non conta
decision-void-help = Così ha deciso un moderatore.
decision-rename = Scegli un altro nome, per favore
decision-rename-help = Un moderatore ti chiede di prendere un altro nome.
decision-lift = Puoi di nuovo giocare e usare la chat
decision-lift-help = Un moderatore ha messo fine al tuo silenzio o alla tua sospensione.
decision-until = Fino a { $until }
decision-reason = Il moderatore scrive: { $reason }
decision-acknowledge = Ho letto
decision-table = Al tavolo
rename = Scegli un altro nome
rename-new-name = Il tuo nuovo nome
rename-save = Prendi questo nome

problem-suspended = La tua sospensione dura fino a { $until }. Il moderatore scrive: { $reason }
problem-silenced = Non puoi usare la chat fino a { $until }. Il moderatore scrive: { $reason }
problem-blocked = Con qualcuno lì non puoi sederti allo stesso tavolo: scegline un altro.
problem-same-device = A questo tavolo classificato qualcuno gioca già da questo dispositivo. Ognuno deve avere il proprio.
problem-is-yourself = Sei proprio tu.
problem-too-many-friends = Hai già chiesto a molte persone.
problem-rename-not-requested = Il tuo nome resta: nessuno te ne ha chiesto un altro.
