## Words

# Villages and sea spaces go by their own names in every language.
space = { $value }
order =
    { $value ->
        [pepper] pepper
        [ginger] ginger
        [cloves] cloves
        [cinnamon] cinnamon
        [vanilla] vanilla
        [north] the north
        [east] the east
        [south] the south
        [west] the west
       *[centre] the centre
    }

# A trader’s number, points and a region, as the sentences below need them.
trader-number = { $trader }
other-trader-number = { $other_trader }
points-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
region-named =
    { $region ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
        [centre] in the centre
       *[sea] at sea
    }

## Events

event-decks-shuffled = The orders are shuffled. { $first } places the first trader and will take the first turn.
event-placed = { $seat } places trader { trader-number } at { $space }.
event-opening-drawn =
    { $hand_count ->
        [0] All traders stand, and everybody draws two orders.
       *[other] All traders stand, and everybody draws two orders. Yours: { $hand }.
    }
event-opening-replaced = { $seat } puts the order for { $order } away and draws the one for { $drawn }.
event-opening-kept = { $seat } keeps the first orders.
event-opening-chosen = { $seat } has made a choice about the first orders.
event-opening-ended = Everybody has kept two orders. Put away so far, seat by seat: { $put_away }. { $first } takes the first turn.
event-stepped = { $seat } moves trader { trader-number } from { $start } to { $to }.
event-pushed = { $seat } moves trader { trader-number } from { $start } to { $to } and pushes { $other_seat }’s trader { other-trader-number } to { $away }.
event-expelled = { $seat } moves trader { trader-number } from { $start } to { $to } and expels { $other_seat }’s trader { other-trader-number } to { $away }.
event-order-scored =
    { $traders ->
        [0] { $seat } scores the order for { $order } without a trader in place: { points-scored }.
        [one] { $seat } scores the order for { $order } with one trader: { points-scored }.
       *[other] { $seat } scores the order for { $order } with { $traders } traders: { points-scored }.
    }
event-order-put-away =
    { $orders_count ->
        [0] { $seat } puts an order away unscored.
       *[other] { $seat } puts the order for { $orders } away unscored.
    }
event-orders-finished =
    { $place ->
        [1]
            { $left_count ->
                [0] { $seat } has scored the last order: everybody else has one more turn.
               *[other] { $seat } has scored the last order: everybody else has one more turn. Left over and put away: { $left }.
            }
       *[other]
            { $left_count ->
                [0] { $seat } has scored the last order, too.
               *[other] { $seat } has scored the last order, too. Left over and put away: { $left }.
            }
    }
event-orders-drawn =
    { $orders_count ->
        [0]
            { $count ->
                [one] { $seat } draws an order.
               *[other] { $seat } draws { $count } orders.
            }
        [one] { $seat } draws the order for { $orders }.
       *[other] { $seat } draws the orders for { $orders }.
    }
event-order-replaced =
    { $orders_count ->
        [0]
            { $count ->
                [0] { $seat } puts away an order just drawn; the deck has no other.
               *[other] { $seat } puts away an order just drawn and draws another.
            }
       *[other]
            { $count ->
                [0] { $seat } puts the order for { $orders } away; the deck has no other.
               *[other] { $seat } puts the order for { $orders } away and draws the one for { $drawn }.
            }
    }
event-orders-kept = { $seat } keeps what was drawn.
event-turn-ended = { $seat }’s turn is over.
event-game-ended =
    { $reason ->
        [standstill] For a long time no order was scored or put away: the game is over.
       *[all-turns-taken] The last turns are taken: the game is over.
    }

## Actions

action-place = Place trader { trader-number } at { $space }
action-step = Move trader { trader-number } to { $to }
action-push = Move trader { trader-number } to { $to }, pushing the one there to { $away }
action-expel = Move trader { trader-number } to { $to }, expelling the one there to { $away }
action-score-order = Score the order for { $order }
action-put-away = Put the order for { $order } away unscored
action-keep = Keep the orders drawn
action-end-turn = End the turn

## Prompts

prompt-placing =
    { $traders_count ->
        [one] Place your last trader, number { $traders }, in a region where you have none yet.
       *[other] Place one of your traders ({ $traders }) in a region where you have none yet; the sea is a region, too.
    }
prompt-opening =
    { $left_to_put_away ->
        [one] Keep these two orders, or put one away unscored and draw another. One of your ten has to be put away, now or later.
       *[other] Keep these two orders, or put one away unscored and draw another. { $left_to_put_away } of your ten have to be put away, now or later.
    }
prompt-moving =
    { $movers_left ->
        [0]
            { $reach_count ->
                [0] You have moved all that you may: play orders or end the turn.
               *[other] You can’t start with another trader: finish the move, play orders or end the turn.
            }
        [one] You may move one more trader, then play orders or end the turn.
       *[other] You may move { $movers_left } traders, then play orders or end the turn.
    }
prompt-scoring = You may play one more order, or end the turn.
prompt-keeping =
    { $left_to_put_away ->
        [one] Keep what you drew, or put it away unscored and draw again. One of your orders still has to be put away, now or later.
       *[other] Keep what you drew, or put some of it away unscored and draw again. { $left_to_put_away } of your orders still have to be put away, now or later.
    }
prompt-waiting = Waiting for { $seats }.
prompt-game-over = The game is over.

## Standing orders

standing-field-least = Points
standing-name-end-idle-turn = End idle turns
standing-end-idle-turn =
    { $least ->
        [one] End my turn when no order in my hand can bring a point, whatever I move: after a while, so that it doesn’t tell what I hold.
       *[other] End my turn when no order in my hand can bring { $least } points, whatever I move: after a while, so that it doesn’t tell what I hold.
    }

## What speaks for an action

reason-beside-weaker =
    { $traders ->
        [one] It stands beside a weaker trader.
       *[other] It stands beside { $traders } weaker traders.
    }
reason-villages-near =
    { $villages ->
        [one] One village lies within two steps.
       *[other] { $villages } villages lie within two steps.
    }
reason-raises =
    { $after ->
        [one] It raises the order for { $order } from { $before } to { $after } point.
       *[other] It raises the order for { $order } from { $before } to { $after } points.
    }
reason-nears =
    { $steps ->
        [one] It brings a village for { $order } nearer: one step to go.
       *[other] It brings a village for { $order } nearer: { $steps } steps to go.
    }
reason-ends-ahead = It is the last order, with a lead of { points-scored }.
reason-pays-best = It pays { points-scored }, and waiting promises no more.
reason-pays-now =
    { $turns ->
        [one] It pays { points-scored } at once, rather than { $later } a turn later.
       *[other] It pays { points-scored } at once, rather than { $later } after { $turns } turns.
    }
reason-costs = It costs { points-scored }, but the order is done with.
reason-unpromising = Even in two turns it would hardly pay more than { points-scored }.
reason-least-promising = It promises the least of the orders in hand: { points-scored } in two turns.
reason-promising = In two turns the order for { $order } could pay { points-scored }.
reason-ends-behind = After the last order it would still be { points-scored } behind.
reason-waits-for =
    { $after ->
        [one] The order for { $order } can still go from { $before } to { $after } point.
       *[other] The order for { $order } can still go from { $before } to { $after } points.
    }
reason-nothing-pays = No order in hand pays now: the best one would cost { points-scored }.
reason-nothing-better = It can’t be put into figures.

## What is not allowed

illegal-already-kept = You have kept your first orders already: just wait for the others.
illegal-already-placed = Trader { trader-number } is on the board already: place another one.
illegal-can-only-expel = There is no free space next to the trader there, so it can’t be pushed: expel it to any free space.
illegal-can-only-push = There is a free space next to the trader there, so it can’t be expelled: push it to a free space next to it.
illegal-enough-moved = You have moved { $most } traders, the most in one turn: play orders or end the turn.
illegal-enough-put-away = You have put away as many orders as you may: score this one or keep it for later.
illegal-equal-in-the-way = The trader there is a { trader-number } like yours and has a free space next to it, so it stays: choose another way.
illegal-game-over = The game is over, so there is nothing left to play.
illegal-move-is-over = Another trader has moved since, so trader { trader-number } can’t go on: move one that hasn’t moved yet.
illegal-no-route = No route leads from { $start } to { $to }: go one space at a time, along the routes.
illegal-no-steps-left = Trader { trader-number } has gone as far as it can: move another one, play orders or end the turn.
illegal-no-such-space = There is no space called { $space } on this board: choose one that there is.
illegal-no-such-trader = Nobody has a trader { trader-number } in this game: choose another number.
illegal-nobody-is-there = There is nobody to displace at { $space }: simply step there.
illegal-not-free-beside = { $space } is not a free space next to the pushed trader: choose one that is.
illegal-not-in-hand = You don’t hold that order: choose one from your hand.
illegal-not-just-drawn = Only an order that you have just drawn can be put away now: choose one of those, or keep them.
illegal-movement-is-over = You have played an order: nobody moves any more in this turn.
illegal-scoring-is-over = The scoring of this turn is over: an order just drawn waits for the next.
illegal-not-now = That can’t be done at this point: choose one of the actions you are offered.
illegal-not-your-turn = It is not your turn yet: please wait until it is.
illegal-own-in-the-way = A trader of your own stands at { $space }, and you can’t pass it: choose another way.
illegal-region-taken = You have a trader { region-named } already: choose another region.
illegal-somebody-is-there = Somebody’s trader stands at { $space }: say where it is to go, or choose another way.
illegal-space-taken = { $space } is taken: choose a free space.
illegal-stronger-in-the-way = The trader there is a { trader-number }, stronger than yours: choose another way.

## The board

game-name = Zanzibar
picture-you = You
board-island = The island
board-unknown-edition = There is no picture of the board “{ $edition }” here yet. It can be played by name.
board-legend = A trader’s number is its reach. The lower, the stronger.
board-key-steps = steps
board-key-pushes = pushes whoever is there
board-whereabouts = Where the traders stand
board-region =
    { $region ->
        [north] North
        [east] East
        [south] South
        [west] West
        [centre] Centre
       *[sea] Sea
    }
board-order =
    { $order ->
        [pepper] Pepper
        [ginger] Ginger
        [cloves] Cloves
        [cinnamon] Cinnamon
        [vanilla] Vanilla
        [north] North
        [east] East
        [south] South
        [west] West
       *[centre] Centre
    }
board-stands = { $name }’s trader { trader-number }
board-stands-own = your trader { trader-number }
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-whole = The whole island
board-supply = Your traders to place
board-place-trader = Place trader { trader-number } next
board-to-place = Trader { trader-number } is next: choose one of the lit spaces.
board-take-trader =
    { $held ->
        [true] Let go of trader { trader-number } ({ $space })
       *[false] Move trader { trader-number } ({ $space })
    }
board-enter = Move trader { trader-number } to { $space }, then say where the one there goes
board-walk =
    { $displaced_count ->
        [0] Move trader { trader-number } { $steps } steps to { $space }
       *[other] Move trader { trader-number } { $steps } steps to { $space }, making { $displaced } give way
    }
board-where-to =
    { $kind ->
        [push] Where does { $who } go? Choose a free space beside it.
       *[expel] Where does { $who } go? Choose any free space.
    }
board-steps-left =
    { $steps ->
        [one] Trader { trader-number } can go one more space.
       *[other] Trader { trader-number } can go up to { $steps } spaces.
    }
board-hand = Your orders
board-new = new
board-just-drawn = Just drawn
board-pays = Pays, from no trader upwards: { $points }
board-prospect =
    { $traders ->
        [0] Now without a trader: { $points }
        [one] Now with one trader: { $points }
       *[other] Now with { $traders } traders: { $points }
    }
board-put-away = Put away
board-put-away-own = You have put away: { $orders }.
board-kept = has kept
board-deciding = still choosing
board-finished = all scored
board-scored = Scored orders
board-scored-none = none yet
board-scored-order =
    { board-order }, { $traders ->
        [0] no trader
        [one] one trader
       *[other] { $traders } traders
    }: { $points }
board-track = The score: { $points }.
board-points = { $name } { $points }
board-last-turns = Last turns! All orders scored: { $names }. Everybody else has one more turn.
board-standstill = No order for { $turns } turns. After { $allowed } the game ends.
board-panel-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
board-panel-placed = { $placed } of { $all } placed
board-panel-orders = { $scored } of { $all } scored
board-panel-hand =
    { $count ->
        [one] one order in hand
       *[other] { $count } orders in hand
    }
board-panel-deck = { $count } in the deck
board-panel-away = { $count } put away
board-sign-orders = Orders scored, of those to be scored
board-sign-hand = Orders in hand
board-sign-deck = Orders left in the deck
board-sign-away = Orders put away unscored
board-sign-kept = Has kept the first orders
board-chapter-placing = Placing
board-chapter-opening = First orders
board-chapter-orders =
    { $count ->
        [0] No order scored
        [one] One order scored
       *[other] { $count } orders scored
    }
board-chapter-over = The end

## A first game

lesson-placing = The most points win, and orders pay for your traders in the right villages. Place them now, one in each region: pick a trader, then a lit space. Low numbers are strong and slow, high ones quick and weak.
lesson-opening = These two orders are your secret. The row at their foot says what they pay, by how many of your traders stand in such villages. You may put a bad one away and draw another.
lesson-moving = Choose one of your traders: all it can get to lights up. Three of them may move in a turn. Nothing is done before you say so.
lesson-pushing = Some weaker traders are in your way. Choose one of yours: red rings show whom it can push. Walk in, then choose where they have to go.
lesson-scoring = The seal on an order tells what it brings right now. Click it to score it, at most two a turn. Scoring ends your moves.
lesson-putting-away = An order that will never pay can go: the button under it puts it away unscored. That is one of your two plays, and some have to go in any case.
lesson-last-turns = Somebody is done! Everybody else has one more turn, so score what pays. Orders left in hand cost nothing.
board-tie = Of the tied, who finished the orders earlier comes first.
