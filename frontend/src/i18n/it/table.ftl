## Players

you = Tu
deleted-player = un account eliminato
someone = Qualcuno
free-seat = Posto libero
players = Giocatori
is-present = è al tavolo
is-to-move = è di turno
is-away = assente
is-away-help = tempo scaduto: un bot gioca fino al suo ritorno
host = organizza
bot = bot
bot-level =
    { $level ->
        [random] bot · casuale
        [apprentice] bot · apprendista
        [expert] bot · esperto
        [merchant] bot · mercante
        [trader] bot · mercante
        [guildmaster] bot · mastro di gilda
       *[other] bot · { $level }
    }
spectators =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

## At the table

your-turn = Tocca a te
status-your-turn = Tocca a te.
status-confirm = Conferma la tua mossa, o annullala.
status-confirm-or-continue = Conferma la tua mossa, o annullala. Poi: { $prompt }
status-waiting-for =
    { $count ->
        [one] In attesa di { $names }.
       *[other] In attesa di { $names }.
    }
status-ended-by-agreement = La partita è stata chiusa di comune accordo.
status-finished = La partita è finita.
your-choices = Le tue scelte
commit = { $action }
commit-turn =
    { $count ->
        [one] Conferma
       *[other] Conferma tutte e { $count }
    }
commit-reveals = Dopo la conferma non si può annullare: rivela qualcosa di nuovo.
undo = Annulla
redo = Ripristina
connection-lost = Connessione persa. Stiamo cercando di ristabilirla; quello che vedi potrebbe non essere aggiornato.
side-panel = Chat e registro
log = Registro
log-earlier = Mostra { $count } voci precedenti
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi un messaggio
chat-send = Invia
rules = Regole
icons = Che cosa significano i simboli
contents = Indice
result-by-agreement = La partita è stata chiusa di comune accordo: non ci sono né punti né un vincitore.
result-by-agreement-rated = I bot non possono accettare di chiudere una partita. Per il rating perdi quindi contro di loro, come se avessi abbandonato.
result-left-rated = Chi se n’è andato prima della fine conta come ultimo.
result = Risultato
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
departed-resigned = ha abbandonato
departed-timed-out = tempo scaduto
departed-substituted = al suo posto gioca un bot
game-menu = Partita
play-again = Gioca ancora
replay = Rivedi
advice = Che cosa farebbe un esperto?
advice-confirm-first = Prima conferma o annulla le tue mosse.
advice-searching = L’esperto sta pensando …
advice-says = Un esperto giocherebbe: { $action }
advice-says-for = Al posto di { $name }, un esperto giocherebbe: { $action }
advice-why = Perché: { $reason }
advice-chance = Probabilità di vincere: circa { $percent }%, stimata su { $iterations } partite simulate.
advice-close = Chiudi
replay-so-far = Rivedi la partita finora
end-vote = Proponi di chiudere la partita
end-by-agreement = Chiudere la partita di comune accordo
end-votes = Per chiudere adesso la partita: { $names }
end-missing = Manca il consenso di: { $names }
end-agree = Accetta di chiudere la partita
end-confirm = La partita finirà subito, senza punti e senza vincitore. Vuoi chiuderla?
end-rated = I bot non possono accettare di chiudere una partita: per il rating perdi contro di loro, come se avessi abbandonato.
end-yes = Sì, chiudi la partita
end-withdraw = Ritira il mio voto per chiudere la partita
resign = Abbandona
resign-confirm = Un bot prenderà il tuo posto, e nel risultato sarai dietro a tutti quelli che stanno ancora giocando. Vuoi abbandonare?
resign-yes = Sì, abbandono
generic-table = Il tavolo
generic-hints = Quello che devi sapere
lesson = Guida
lesson-got-it = Capito
lesson-skip = Salta la guida

## Before the game

waiting-title = In attesa di giocatori
waiting-help =
    { $free ->
        [0] Ci sono tutti: la partita comincia.
        [one] Un posto è libero. La partita comincia quando è occupato.
       *[other] { $free } posti sono liberi. La partita comincia quando sono tutti occupati.
    }
waiting-everyone-left = Se ne sono andati tutti. Questo tavolo è chiuso.
take-seat = Prendi il posto { $seat }
bot-add = Aggiungi: { $level }
bot-remove = Togli il bot
start-now = Comincia ora, con bot nei posti liberi
link-copy = Copia il link d’invito
link-copied = Link copiato
leave-table = Lascia il tavolo

## Events of the table

table-opened = Il tavolo è aperto.
table-seated =
    { $bot ->
        [yes] { $name }, un bot, prende il posto { $seat }.
       *[no] { $name } prende il posto { $seat }.
    }
table-left = { $name } se ne va.
table-host-left = Chi ha aperto il tavolo se ne va.
table-started = La partita comincia.
table-resigned = { $name } abbandona; continua un bot.
table-end-voted = { $name } vuole chiudere la partita di comune accordo.
table-end-vote-withdrawn = { $name } vuole continuare a giocare.
table-finished = Il valore iniziale è stato rivelato: ora chiunque può verificare come sono state distribuite le carte.
table-voided =
    { $reason ->
        [collusion] Un moderatore ha annullato la partita: alcuni giocatori si erano accordati fra loro.
        [one-person] Un moderatore ha annullato la partita: una persona giocava in due posti.
        [foul-play] Un moderatore ha annullato la partita: un giocatore ha avuto aiuto dall’esterno.
        [fault] Un moderatore ha annullato la partita: il sito ha commesso un errore.
       *[other] Un moderatore ha annullato la partita.
    }
table-warned = A { $name } resta poco tempo.
table-timed-out = Il tempo di { $name } è scaduto; un bot gioca fino al suo ritorno.
table-returned = { $name } è di nuovo al tavolo.
table-substitute-voted = { $name } vota perché il bot sostituisca { $other }.
table-substitute-vote-withdrawn = { $name } vuole aspettare { $other }.
table-substituted = Un bot sostituisce { $name } per il resto della partita.
table-all-timed-out = Nessun giocatore è tornato; i bot finiscono la partita.
