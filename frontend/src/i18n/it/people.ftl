## Friends

friends = Amici
friends-signed-out = Accedi o crea un account per aggiungere amici.
friends-mine = I miei amici
friends-empty = Qui non hai ancora amici. Manda una richiesta a qualcuno con cui giochi volentieri.
friend-requests-received = Richieste di amicizia
friend-requests-sent = Richieste che hai mandato
friends-settings = I giocatori che hai bloccato o silenziato sono elencati nelle impostazioni:
friend-add = Aggiungi un amico
friend-request = Manda una richiesta di amicizia
friend-accept = Accetta
friend-online = online
friend-at-table = a un tavolo
friend-end-request-received = Rifiuta
friend-end-request-sent = Annulla la richiesta
friend-end-friends = Rimuovi dagli amici
friendship-friends = Tu e { $name } siete amici.
friendship-request-received = { $name } ti ha mandato una richiesta di amicizia.
friendship-request-sent = Hai mandato a { $name } una richiesta di amicizia.

invitations = Inviti
invitation-by = da { $name }, posti occupati: { $taken } su { $seats }
invitation-view = Vedi il tavolo
invitation-decline = Rifiuta

## What you can do about a player

person-actions = Tu e { $name }
person-mute = Silenzia
person-unmute = Non silenziare più
person-block = Blocca
person-unblock = Sblocca
person-block-help = Silenziare: non vedi più i suoi messaggi in chat. Bloccare: non siederete mai più allo stesso tavolo, e nessuno dei due vede i messaggi in chat dell’altro. L’altra persona non viene avvisata.
person-is-blocked = Hai bloccato questo giocatore.
person-is-muted = Non vedi i messaggi in chat di questo giocatore.
blocked-people = Giocatori bloccati e segnalazioni
blocked-people-blocks = Bloccati
blocked-people-mutes = Silenziati
blocked-people-none = Nessuno.

report = Segnala
report-reason = Di che cosa si tratta?
report-reason-abuse = linguaggio offensivo
report-reason-cheating = imbrogli o account multipli
report-reason-stalling = perdite di tempo o abbandono volontario
report-reason-spam = pubblicità
report-reason-name = un nome offensivo
report-reason-other = altro
report-text = Che cosa è successo?
report-help = Solo i moderatori possono leggere la tua segnalazione.
report-help-table = Solo i moderatori possono leggere la tua segnalazione. Viene inviata anche la posizione attuale della partita.
report-help-message = Solo i moderatori possono leggere la tua segnalazione. Viene inviato anche il messaggio in chat.
report-send = Invia la segnalazione
report-sent = Grazie. Un moderatore la esaminerà. Nelle impostazioni vedi quando la tua segnalazione è chiusa.
report-open = Ricevuta. Un moderatore la esaminerà.
report-closed = Un moderatore ha chiuso questa segnalazione.
my-reports = Le mie segnalazioni

## Decisions of moderators

decisions = Dai moderatori
decision-warn = Hai ricevuto un richiamo
decision-warn-help = Un moderatore ha esaminato qualcosa che hai fatto o scritto, e ti chiede di non rifarlo.
decision-chat-ban = Per ora non puoi usare la chat
decision-chat-ban-help = Puoi continuare a giocare.
decision-suspend = Per ora non puoi iniziare nuove partite
decision-suspend-help = Non puoi sederti, aprire tavoli o usare la chat. Puoi finire le partite in corso.
decision-void = Una tua partita non conta
decision-void-help = Un moderatore l’ha annullata.
decision-rename = Scegli un altro nome, per favore
decision-rename-help = Un moderatore ti chiede di cambiare nome.
decision-lift = Puoi di nuovo giocare e usare la chat
decision-lift-help = Un moderatore ha revocato il tuo divieto di chat o la tua sospensione.
decision-until = Scadenza: { $until }
decision-reason = Il moderatore scrive: { $reason }
decision-acknowledge = Ho letto
decision-table = Vedi il tavolo
rename = Scegli un altro nome
rename-new-name = Il tuo nuovo nome
rename-save = Salva il nome

problem-suspended = Il tuo account è sospeso. Scadenza: { $until }. Il moderatore scrive: { $reason }
problem-chat-banned = Per ora non puoi usare la chat. Scadenza: { $until }. Il moderatore scrive: { $reason }
problem-blocked = Tu e un giocatore di questo tavolo non potete sedere insieme. Scegli un altro tavolo.
problem-same-device = A questo tavolo classificato qualcuno gioca già dal tuo dispositivo. Ogni giocatore deve usare il proprio.
problem-is-yourself = Questo nome è il tuo.
problem-too-many-friends = Hai già mandato troppe richieste di amicizia.
problem-rename-not-requested = Puoi cambiare nome solo se te lo chiede un moderatore.
