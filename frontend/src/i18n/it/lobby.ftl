## The games in one sentence each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Offri all’asta le merci che hai in mano, prendi quelle del mercato e vendi tris. Mezz’ora di aste serrate.
about-zanzibar = Guida i tuoi mercanti su un’isola delle spezie, spingi via i più deboli e fatti trovare dove ti vogliono i tuoi ordini segreti.
about-jantaris = Due gilde, una città rotonda: voti segreti, un bazar di oggetti curiosi e maggioranze che non durano mai.

## The front page

home-title = Giochi di commercio, carte distribuite senza trucchi
home-lead = Gioca con persone o bot: in tempo reale, in una sola sera, o qualche mossa al giorno. Chiunque può verificare come sono state distribuite le carte, e quelle nascoste non lasciano mai il server.
home-games = Giochi
home-seats = da { $from } a { $to } giocatori
home-opening-table = Si apre un tavolo …
play-now = Gioca ora
learn-to-play = Impara a giocare
home-open = Tavoli aperti
home-open-empty = Ora non ci sono tavoli aperti. Aprine uno, e altri potranno unirsi a te.
home-watch = Partite da guardare
home-watch-empty = Al momento non ci sono partite pubbliche da guardare.
home-features = Perché giocare qui
feature-fair = Equità verificabile
feature-fair-text = Il valore iniziale da cui si mescolano le carte è fissato in anticipo, prima che tu ti sieda; il tuo browser aggiunge la sua parte, e dopo la partita puoi verificare la distribuzione.
feature-hidden = Nulla trapela
feature-hidden-text = Quello che non puoi vedere non viene mai inviato al tuo browser. I bot non vedono più dei giocatori.
feature-async = Al tuo ritmo
feature-async-text = Finisci una partita in una sera, o giocala in due settimane.
feature-bots = Mai senza compagnia
feature-bots-text = I bot possono prendere ogni posto libero, e continuano per chi deve andarsene.

## The lobby

lobby-title = Tavoli aperti
lobby-empty = Ora non ci sono tavoli aperti. Aprine uno perché altri possano unirsi a te, o gioca subito contro i bot dalla pagina iniziale.
lobby-seats =
    { $taken ->
        [one] { $taken } posto occupato su { $seats }
       *[other] { $taken } posti occupati su { $seats }
    }
lobby-no-players = ancora nessun giocatore
join = Unisciti
ranked = classificata
casual = amichevole
ended-by-agreement = chiusa di comune accordo
won-by = vinta da { $names }
filter = Filtra i tavoli
filter-game = Gioco
filter-clock = Modalità
filter-ranked = Classificata o amichevole
filter-all-games = Tutti i giochi
filter-all-clocks = Tutte le modalità
filter-all-ranked = Classificate e amichevoli
clock-untimed = senza limite di tempo
clock-live = in tempo reale
clock-async = a turni
clock-untimed-help = Non c’è limite di tempo.
open-a-table = Apri un tavolo
open-game = Gioco
open-seats = Posti
open-others = Altri giocatori
open-seat = Posto { $seat }
open-free = posto libero
bot-random-help = fa mosse lecite a caso: va bene per conoscere il gioco
bot-apprentice-help = gioca con buon senso ma fa errori: va bene per una prima partita
bot-expert-help = pianifica in anticipo: il bot più forte
bot-merchant-help = stima quanto vale per lui ogni carta, e gioca per vincere
bot-trader-help = cerca gli ordini che rendono di più, e gioca per vincere
bot-guildmaster-help = conta maggioranze e voti, e gioca per vincere
option-edition = Edizione
edition-name =
    { $edition ->
        [house-1] Edizione Caravanserai 1
       *[other] { $edition }
    }
open-pace = Ritmo
open-who = Chi può unirsi
open-listed = Chiunque lo veda tra i tavoli aperti
open-by-link = Chiunque abbia il link
open-ranked = Partita classificata: conta per il rating
open-and-sit = Apri e siediti
