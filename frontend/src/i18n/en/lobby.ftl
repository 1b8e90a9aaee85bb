## The games in one sentence each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Bid with the goods in your hand, take what the market offers, and sell sets of three. Half an hour of sharp auctions.
about-zanzibar = Walk your traders across a spice island, push the smaller ones aside, and be where your secret orders need you.
about-jantaris = Two guilds, one round city: secret votes, a bazaar of curious items, and majorities that never last.

## The front page

home-title = Trading games, dealt fairly
home-lead = Play with people or bots: live in one evening, or a few moves a day. Anyone can check every deal, and hidden cards never leave the server.
home-games = Games
home-seats = { $from } to { $to } players
home-opening-table = Opening a table …
play-now = Play now
learn-to-play = Learn to play
home-open = Open tables
home-open-empty = No tables are open right now. Open one, and others can join you.
home-watch = Games to watch
home-watch-empty = There are no public games to watch at the moment.
home-features = Why play here
feature-fair = Provably fair
feature-fair-text = The random seed is fixed in advance, before you sit down; your browser adds to it, and after the game you can check the deal.
feature-hidden = Nothing leaks
feature-hidden-text = What you may not see is never sent to your browser. Bots see no more than players do.
feature-async = At your own pace
feature-async-text = Finish a game in one evening, or play it over two weeks.
feature-bots = Never alone
feature-bots-text = Bots can take any empty seat, and play on for players who have to leave.

## The lobby

lobby-title = Open tables
lobby-empty = No tables are open right now. Open one so that others can join you, or play against bots right away from the front page.
lobby-seats = { $taken } of { $seats } seats taken
lobby-no-players = no players yet
join = Join
ranked = ranked
casual = casual
ended-by-agreement = ended by agreement
won-by = won by { $names }
filter = Filter tables
filter-game = Game
filter-clock = Speed
filter-ranked = Ranked or casual
filter-all-games = All games
filter-all-clocks = Any speed
filter-all-ranked = Ranked and casual
clock-untimed = no clock
clock-live = live
clock-async = turn by turn
clock-untimed-help = There is no time limit.
open-a-table = Open a table
open-game = Game
open-seats = Seats
open-others = Other players
open-seat = Seat { $seat }
open-free = free seat
bot-random-help = makes random legal moves: good for getting to know the game
bot-apprentice-help = plays sensibly but makes mistakes: good for a first game
bot-expert-help = plans ahead: the strongest bot
bot-merchant-help = estimates what each card is worth to it, and plays to win
bot-trader-help = looks for the orders that pay most, and plays to win
bot-guildmaster-help = counts majorities and votes, and plays to win
option-edition = Edition
edition-name =
    { $edition ->
        [house-1] Caravanserai edition 1
       *[other] { $edition }
    }
open-pace = Pace
open-who = Who may join
open-listed = Anyone who sees it in the lobby
open-by-link = Anyone with the link
open-ranked = Ranked: counts for the ladder
open-and-sit = Open and sit down
