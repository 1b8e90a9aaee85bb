## Players

you = Tu
former-player = qualcuno che se n’è andato
someone = Qualcuno
free-seat = Sedia libera
players = Giocatori
is-present = è al tavolo
is-to-move = è di turno
is-away = assente
is-away-help = tempo scaduto: un bot gioca fino al ritorno
host = ospita
bot = bot
bot-level =
    { $level ->
        [random] bot · dadi
        [apprentice] bot · apprendista
        [expert] bot · esperto
        [merchant] bot · mercante
        [trader] bot · commerciante
        [guildmaster] bot · mastro di gilda
       *[other] bot · { $level }
    }
spectators =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }

## At the table

your-turn = Tocca a te
status-your-turn = Tocca a te.
status-confirm = Conferma, o torna indietro.
status-confirm-or-continue = Conferma, o torna indietro. Poi: { $prompt }
status-waiting-for =
    { $count ->
        [one] Tocca a { $names }.
       *[other] Tocca a { $names }.
    }
status-ended-by-agreement = La partita è stata chiusa di comune accordo.
status-finished = La partita è finita.
your-choices = Le tue scelte
commit = { $action }: conferma
commit-turn =
    { $count ->
        [one] Conferma
       *[other] Conferma tutte e { $count }
    }
commit-reveals = Una volta confermato non si torna indietro: scopri qualcosa di nuovo.
undo = Indietro
redo = Di nuovo
connection-lost = La connessione è caduta. Continuiamo a provare; quello che vedi può non essere aggiornato.
side-panel = Accanto al tabellone
log = Cronaca
log-earlier = Mostra { $count } precedenti
chat = Chat
chat-empty = Nessuno ha ancora parlato.
chat-write = Di’ qualcosa
chat-send = Invia
rules = Regole
icons = Cosa significano i segni
contents = Indice
result-by-agreement = Chiusa di comune accordo: niente punti, e nessuno ha vinto.
result-by-agreement-rated = Ai bot nessuno ha chiesto nulla. Per il punteggio una fine anticipata contro di loro vale perciò come un abbandono: né guadagno né via d’uscita.
result-left-rated = Chi se n’era andato prima della fine conta come ultimo.
result = Risultato
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
departed-resigned = si è arreso
departed-timed-out = tempo scaduto
departed-substituted = sostituito da un bot
game-menu = Partita
play-again = Ancora una partita
replay = Rivedi
hint = Che cosa farebbe un esperto?
hint-confirm-first = Prima conferma quello che hai iniziato, o torna indietro.
hint-searching = Un esperto sta pensando …
hint-says = Un esperto farebbe così: { $action }
hint-says-for = Al posto di { $name } un esperto farebbe così: { $action }
hint-why = Perché: { $reason }
hint-chance = Circa il { $percent }% di probabilità di vincere, dopo { $iterations } partite immaginate.
hint-close = Chiudi
replay-so-far = Guarda indietro
end-vote = Finirla insieme?
end-by-agreement = Finirla insieme
end-votes = Per finire qui la partita: { $names }
end-missing = Deve ancora accettare: { $names }
end-agree = D’accordo, finiamola
end-confirm = La partita finirebbe subito, senza punti e senza vincitore. Finirla?
end-rated = Ai bot non si chiede: per il punteggio vale come abbandonare contro di loro.
end-yes = Sì, finiamola
end-withdraw = Non finirla più
resign = Abbandona
resign-confirm = Sulla tua sedia giocherebbe un bot, e a te andrebbe l’ultimo posto ancora libero. Abbandonare?
resign-yes = Sì, abbandono
generic-table = Il tavolo
generic-hints = Quello che devi sapere
lesson = Prima partita
lesson-got-it = Capito
lesson-skip = Salta la guida

## Before the game

waiting-title = Si apparecchia un tavolo
waiting-help =
    { $free ->
        [0] Ci sono tutti: si comincia.
        [one] Una sedia è libera. Si comincia quando è occupata.
       *[other] { $free } sedie sono libere. Si comincia quando sono tutte occupate.
    }
waiting-abandoned = Se ne sono andati tutti: questo tavolo non c’è più.
take-seat = Siediti alla sedia { $seat }
bot-add = Aggiungi: { $level }
bot-remove = Manda via il bot
start-now = Comincia ora, con bot sulle sedie libere
link-copy = Copia il link d’invito
link-copied = Link copiato
leave-table = Lascia il tavolo

## Events of the table

table-opened = Il tavolo è apparecchiato.
table-seated =
    { $bot ->
        [yes] { $name }, un bot, prende la sedia { $seat }.
       *[no] { $name } prende la sedia { $seat }.
    }
table-left = { $name } se ne va.
table-host-left = Chi ospita se ne va.
table-started = La partita comincia.
table-resigned = { $name } si arrende; continua un bot.
table-end-voted = { $name } finirebbe qui la partita.
table-end-vote-withdrawn = { $name } preferisce continuare.
table-revealed = Il seme della distribuzione è scoperto: ora chiunque può verificarlo.
table-voided =
    { $reason ->
        [collusion] Un moderatore ha annullato la partita: c’era un accordo fra giocatori.
        [one-person] Un moderatore ha annullato la partita: una persona occupava due sedie.
        [foul-play] Un moderatore ha annullato la partita: qualcuno si faceva aiutare.
        [fault] Un moderatore ha annullato la partita: è stato un errore della casa.
       *[other] Un moderatore ha annullato la partita.
    }
table-warned = A { $name } resta poco tempo.
table-timed-out = Tempo scaduto per { $name }; fino al ritorno gioca un bot.
table-returned = { $name } è di nuovo qui.
table-substitute-voted = { $name } lascerebbe continuare il bot al posto di { $other }.
table-substitute-vote-withdrawn = { $name } preferisce aspettare { $other }.
table-substituted = Al posto di { $name } gioca d’ora in poi il bot.
table-all-timed-out = Nessuno è tornato; i bot finiscono la partita.
