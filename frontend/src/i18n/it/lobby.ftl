## The games in one sentence each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Offri con le merci che hai in mano, prendi quello che resta al mercato e vendi tris. Mezz’ora di aste serrate.
about-zanzibar = Guida i tuoi mercanti per l’isola delle spezie, spingi da parte i piccoli e sta’ dove ti vogliono i tuoi ordini segreti.
about-jantaris = Due gilde, una città rotonda: voti segreti, un bazar di oggetti curiosi e maggioranze che non durano mai.

## The front page

home-title = Giochi di commercio, distribuiti con onestà
home-lead = Siediti con persone o bot, tutto d’un fiato o una mossa a colazione. Ogni distribuzione si può verificare, e nessuna carta coperta esce mai di casa.
home-games = Giochi
home-seats = da { $from } a { $to } giocatori
home-opening-table = Si apparecchia …
play-now = Gioca ora
learn-to-play = Impara
home-open = Tavoli aperti
home-open-empty = Ora non c’è nessun tavolo aperto. Aprine uno e altri potranno unirsi.
home-watch = Partite da guardare
home-watch-empty = Ora nessuno gioca in pubblico. Apri un tavolo: altri verranno a guardare.
home-features = Che cosa c’è di speciale
feature-fair = Onesto, e si può provare
feature-fair-text = Il seme è promesso prima che tu ti sieda, tu aggiungi la tua parte, e dopo la partita il tuo browser verifica la distribuzione.
feature-hidden = Nulla trapela
feature-hidden-text = Quello che non puoi vedere non viene mai inviato al tuo browser. Nemmeno a un bot.
feature-async = Al tuo ritmo
feature-async-text = Una serata veloce tutta d’un fiato, o una partita di due settimane.
feature-bots = Mai da soli
feature-bots-text = Un bot prende ogni sedia vuota e continua a giocare per chi deve andare.

## The lobby

lobby-title = Tavoli aperti
lobby-empty = Ora non c’è nessun tavolo aperto. Aprine uno e altri potranno unirsi, o gioca subito contro i bot dalla pagina iniziale.
lobby-seats = { $taken } sedie occupate su { $seats }
lobby-no-players = non c’è ancora nessuno
join = Unisciti
ranked = in classifica
friendly = amichevole
ended-by-agreement = chiusa di comune accordo
won-by = vinta da { $names }
filter = Mostra solo
filter-game = Gioco
filter-clock = Orologio
filter-ranked = In classifica o amichevole
filter-all-games = Tutti i giochi
filter-all-clocks = Qualsiasi ritmo
filter-all-ranked = In classifica e amichevoli
clock-untimed = senza orologio
clock-live = dal vivo
clock-async = a turni
clock-untimed-help = Ognuno si prende il tempo che gli serve.
open-a-table = Apri un tavolo
open-game = Gioco
open-seats = Sedie
open-others = Chi altro
open-seat = Sedia { $seat }
open-free = libera, per una persona
bot-random-help = fa una mossa lecita qualsiasi, a caso: va bene per prendere la mano
bot-apprentice-help = gioca con buon senso e fa errori: va bene per una prima partita
bot-expert-help = pensa in anticipo: il più forte al tavolo
bot-merchant-help = pesa quanto vale per lui ogni carta, e gioca per vincere
bot-trader-help = cerca gli ordini che rendono, e gioca per vincere
bot-guildmaster-help = conta maggioranze e voti, e gioca per vincere
option-edition = Edizione
edition-name =
    { $edition ->
        [house-1] Edizione della casa 1
       *[other] { $edition }
    }
open-pace = Ritmo
open-who = Chi può unirsi
open-listed = Chiunque lo veda tra i tavoli aperti
open-by-link = Solo chi ha il link
open-ranked = In classifica: conta per la graduatoria
open-and-sit = Apri e siediti
