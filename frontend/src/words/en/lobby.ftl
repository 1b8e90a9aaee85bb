## Games, in a line each

game-name =
    { $slug ->
        [byzanz] Byzanz
        [zanzibar] Zanzibar
        [jantaris] Jantaris
       *[other] { $slug }
    }
about-byzanz = Bid with the goods in your hand, take what the market has, and sell sets of three. Half an hour of sharp auctions.
about-zanzibar = Walk your traders across a spice island, push the small ones aside, and stand where your secret orders want you.
about-jantaris = Two guilds, one round city: secret votes, a bazaar of curious items, and majorities that never hold.

## The front page

home-title = Trading games, dealt fairly
home-lead = Sit down with people or bots, live or a move over breakfast. Every deal can be checked by anyone, and no hidden card ever leaves the house.
home-games = Games
home-seats = { $from } to { $to } players
home-laying = Laying the table …
play-now = Play now
learn-it = Learn it
home-open = Open tables
home-open-empty = No table is open right now. Open one, and others can join you.
home-watch = Games to watch
home-watch-empty = Nobody plays in public at the moment. Open a table: others will come and watch.
home-why = What is special here
promise-fair = Fair, provably
promise-fair-text = The seed is promised before you sit down, you add to it, and after the game your browser checks the deal.
promise-hidden = Nothing leaks
promise-hidden-text = What you may not see is never sent to your browser. Not to a bot's either.
promise-async = At your pace
promise-async-text = A quick evening at one sitting, or a game over two weeks.
promise-bots = Never alone
promise-bots-text = A bot takes any empty chair, and plays on for whoever has to leave.

## The lobby

lobby-title = Open tables
lobby-empty = No table is open right now. Open one and others can join you, or play against bots at once from the front page.
lobby-chairs = { $taken } of { $seats } chairs taken
lobby-nobody = nobody sits there yet
join = Join
ranked = ranked
friendly = friendly
ended-together = ended together
won-by = won by { $names }
filter = Show only
filter-game = Game
filter-clock = Clock
filter-ranked = Ranked or friendly
filter-all-games = All games
filter-all-clocks = Any pace
filter-all-ranked = Ranked and friendly
clock-untimed = no clock
clock-live = live
clock-async = turn by turn
clock-untimed-help = Everybody takes the time they need.
open-a-table = Open a table
open-game = Game
open-seats = Chairs
open-others = Who else
open-chair = Chair { $chair }
open-free = free, for a person
bot-random-help = plays anything that is allowed, by chance: good for finding your way about
bot-apprentice-help = plays sensibly and makes mistakes: good for a first game
bot-expert-help = thinks ahead: the strongest at the table
bot-merchant-help = weighs what each card is worth to it, and plays to win
bot-trader-help = looks for the orders that pay, and plays to win
bot-guildmaster-help = counts majorities and votes, and plays to win
option-edition = Edition
edition-name =
    { $edition ->
        [house-1] House edition 1
       *[other] { $edition }
    }
open-clock = Pace
open-who = Who may join
open-listed = Anybody who sees it in the lobby
open-by-link = Only who has the link
open-ranked = Ranked: it counts for the ladder
open-and-sit = Open it and sit down
