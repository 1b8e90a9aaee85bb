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
        [0] All traders are placed, and everyone draws two orders.
       *[other] All traders are placed, and everyone draws two orders. Yours: { $hand }.
    }
event-opening-replaced = { $seat } puts the order for { $order } away and draws the one for { $drawn }.
event-opening-kept = { $seat } keeps the first orders.
event-opening-chosen = { $seat } has decided on the first orders.
event-opening-ended = Everyone has kept two orders. Orders put away: { $put_away_by_seat }. { $first } takes the first turn.
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
                [0] { $seat } has scored their last order: everyone else has one more turn.
               *[other] { $seat } has scored their last order: everyone else has one more turn. Left over and put away unscored: { $left }.
            }
       *[other]
            { $left_count ->
                [0] { $seat } has scored their last order, too.
               *[other] { $seat } has scored their last order, too. Left over and put away unscored: { $left }.
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
                [0] { $seat } puts away an order just drawn; the deck is empty.
               *[other] { $seat } puts away an order just drawn and draws another.
            }
       *[other]
            { $count ->
                [0] { $seat } puts the order for { $orders } away; the deck is empty.
               *[other] { $seat } puts the order for { $orders } away and draws the one for { $drawn }.
            }
    }
event-orders-kept = { $seat } keeps the orders just drawn.
event-turn-ended = { $seat }’s turn is over.
event-game-ended =
    { $reason ->
        [standstill] For a long time no order was scored or put away: the game is over.
       *[all-turns-taken] The last turns have been taken: the game is over.
    }

## Actions

action-place = Place trader { trader-number } at { $space }
action-step = Move trader { trader-number } to { $to }
action-push = Move trader { trader-number } to { $to }, pushing the one there to { $away }
action-expel = Move trader { trader-number } to { $to }, expelling the one there to { $away }
action-score-order = Score the order for { $order }
action-put-away = Put the order for { $order } away unscored
action-keep = Keep these orders
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
                [0] You have moved as many traders as you may: play orders or end the turn.
               *[other] You can’t start with another trader: finish the move, play orders or end the turn.
            }
        [one] You may move one more trader, then play orders or end the turn.
       *[other] You may move { $movers_left } traders, then play orders or end the turn.
    }
prompt-scoring = You may play one more order, or end the turn.
prompt-keeping =
    { $left_to_put_away ->
        [one] Keep the orders you drew, or put one away unscored and draw again. One of your orders still has to be put away, now or later.
       *[other] Keep the orders you drew, or put one away unscored and draw again. { $left_to_put_away } of your orders still have to be put away, now or later.
    }
prompt-waiting = Waiting for { $seats }.
prompt-game-over = The game is over.

## Prepared moves

standing-field-least = Minimum points
standing-name-end-idle-turn = End idle turns
standing-end-idle-turn =
    { $least ->
        [one] End my turn when no order in my hand can bring a point, whatever I move. It waits a while before it ends the turn, so that the others don’t learn what I hold.
       *[other] End my turn when no order in my hand can bring { $least } points, whatever I move. It waits a while before it ends the turn, so that the others don’t learn what I hold.
    }

## Reasons for an action

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
        [one] It brings a trader closer to a village for { $order }: one step to go.
       *[other] It brings a trader closer to a village for { $order }: { $steps } steps to go.
    }
reason-ends-ahead = This is your last order, and you lead by { points-scored }.
reason-pays-best = It pays { points-scored }, and waiting is not likely to bring more.
reason-pays-now =
    { $turns ->
        [one] It pays { points-scored } at once, rather than { $later } a turn later.
       *[other] It pays { points-scored } at once, rather than { $later } after { $turns } turns.
    }
reason-costs = It costs { points-scored }, but you get rid of the order.
reason-unpromising = Even in two turns it is not likely to pay more than { points-scored }.
reason-least-promising = Of the orders in hand it is likely to pay the least: { points-scored } in two turns.
reason-promising = In two turns the order for { $order } could pay { points-scored }.
reason-ends-behind = After your last order you would still be { points-scored } behind.
reason-waits-for =
    { $after ->
        [one] The order for { $order } can still go from { $before } to { $after } point.
       *[other] The order for { $order } can still go from { $before } to { $after } points.
    }
reason-nothing-pays = No order in hand pays now: the best one would cost { points-scored }.
reason-nothing-better = No single reason stands out.

## Illegal actions

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
illegal-no-such-space = There is no space called { $space }: choose a space on this board.
illegal-no-such-trader = Nobody has a trader { trader-number } in this game: choose another number.
illegal-nobody-is-there = There is no trader to displace at { $space }: simply step there.
illegal-not-free-beside = { $space } is not a free space next to the pushed trader: choose a free neighbouring space.
illegal-not-in-hand = You don’t hold that order: choose one from your hand.
illegal-not-just-drawn = Only an order that you have just drawn can be put away now: choose one of those, or keep them.
illegal-movement-is-over = You have played an order, so you can’t move traders any more this turn.
illegal-scoring-is-over = You can’t score any more this turn: orders you have just drawn can be scored next turn.
illegal-not-now = That can’t be done at this point: choose one of the actions you are offered.
illegal-not-your-turn = It is not your turn yet: please wait until it is.
illegal-own-in-the-way = A trader of your own stands at { $space }, and you can’t pass it: choose another way.
illegal-region-taken = You have a trader { region-named } already: choose another region.
illegal-somebody-is-there = Another player’s trader is at { $space }: choose where it goes, or choose another way.
illegal-space-taken = { $space } is taken: choose a free space.
illegal-stronger-in-the-way = The trader there is a { trader-number }, stronger than yours: choose another way.

## The board

game-name = Zanzibar
picture-you = You
board-island = The island
board-unknown-edition = There is no map of the edition “{ $edition }” yet. You can play it with the list below.
board-legend = A trader’s number is its reach. The lower, the stronger.
board-key-steps = number of steps
board-key-pushes = pushes the trader there
board-whereabouts = Positions of the traders
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
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Show the whole island
board-supply = Your traders to place
board-place-trader = Place trader { trader-number } next
board-to-place = Trader { trader-number } is next: choose one of the highlighted spaces.
board-take-trader =
    { $held ->
        [true] Deselect trader { trader-number } ({ $space })
       *[false] Move trader { trader-number } ({ $space })
    }
board-enter = Move trader { trader-number } to { $space }, then choose where the trader there goes
board-walk =
    { $displaced_count ->
        [0] Move trader { trader-number } to { $space } in { $steps } steps
       *[other] Move trader { trader-number } to { $space } in { $steps } steps, pushing { $displaced } out of the way
    }
board-where-to =
    { $kind ->
        [push] Where does { $who } go? Choose a free space next to it.
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
board-pays = Points for 0, 1, 2 and more traders: { $points }
board-prospect =
    { $traders ->
        [0] Now without a trader: { $points }
        [one] Now with one trader: { $points }
       *[other] Now with { $traders } traders: { $points }
    }
board-put-away = Put away
board-put-away-own = You have put away: { $orders }.
board-kept = orders kept
board-deciding = still choosing
board-finished = all orders scored
board-scored = Scored orders
board-scored-none = none yet
board-scored-order =
    { board-order }, { $traders ->
        [0] no trader
        [one] one trader
       *[other] { $traders } traders
    }: { $points }
board-track = The score: { $points }.
board-points = { $name }: { $points }
board-last-turns = Last turns! { $names } scored all orders. Everyone else has one more turn.
board-standstill = No order was played for { $turns } turns. After { $allowed } such turns the game ends.
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
board-icon-orders = Orders scored, out of those needed
board-icon-hand = Orders in hand
board-icon-deck = Orders left in the deck
board-icon-away = Orders put away unscored
board-icon-kept = Has kept the first orders
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

lesson-placing = The most points win, and orders score for your traders in the right villages. Place them now, one in each region: pick a trader, then a highlighted space. Low numbers are strong and slow, high ones quick and weak.
lesson-opening = These two orders are your secret. The numbers at the bottom show what an order pays for 0, 1, 2 … of your traders in its villages. You may put a bad one away and draw another.
lesson-moving = Choose one of your traders: every space it can reach lights up. Three of them may move in a turn. Nothing is final until you confirm it.
lesson-pushing = Some weaker traders are in your way. Choose one of yours: red rings show the traders it can push. Move there, then choose where the other trader goes.
lesson-scoring = The number in the corner of an order shows what it would score now. Click it to score the order, at most two per turn. Scoring ends your moves.
lesson-putting-away = The button under an order puts it away unscored: good for one that will never pay. This uses one of your two plays. Some orders have to be put away sooner or later.
lesson-last-turns = A player has scored all orders! Everyone else has one more turn, so score what pays. Orders left in hand cost nothing.
board-tie = Tied players: whoever finished their orders earlier ranks higher.
