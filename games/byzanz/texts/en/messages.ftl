## Words

card =
    { $value ->
        [0] cloth 1
        [1] cloth 2
        [2] cloth 3
        [3] cloth 4
        [4] wood 1
        [5] wood 2
        [6] wood 3
        [7] wood 4
        [8] grain 1
        [9] grain 2
        [10] grain 3
        [11] grain 4
        [12] olives 1
        [13] olives 2
        [14] olives 3
        [15] olives 4
        [16] spice 1
        [17] spice 2
        [18] spice 3
        [19] spice 4
        [20] wine 1
        [21] wine 2
        [22] wine 3
        [23] wine 4
       *[24] merchant
    }
kind =
    { $value ->
        [0] cloth
        [1] wood
        [2] grain
        [3] olives
        [4] spice
        [5] wine
       *[6] merchants
    }

# The number of an offer card, as the sentences below need it.
offer-number = { $offer }

## Events

event-dealt =
    { $hand_count ->
        [0] Everyone is dealt { $hand_size } cards, { $aside_size } are set aside unseen and { $deck_size } make up the deck. { $first } goes first.
       *[other] Everyone is dealt { $hand_size } cards, { $aside_size } are set aside unseen and { $deck_size } make up the deck. You hold { $hand }. { $first } goes first.
    }
event-lot-turned =
    { $cards_count ->
        [1] The lot for offer card { offer-number } is a single card: { $cards }.
       *[other] The lot for offer card { offer-number }: { $cards }. { $opener } bids first.
    }
event-bid-raised = { $seat } adds { $cards }: the bid is now { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passes.
       *[other] { $seat } passes and takes back { $cards }.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } gets offer card { offer-number } without bidding. The single card of the lot, { $given }, goes to the market.
               *[other] { $seat } gets the last lot and offer card { offer-number } without bidding, sends { $given } to the market and takes { $gained }.
            }
       *[other] { $seat } wins the lot and offer card { offer-number }, pays { $paid }, sends { $given } to the market and takes { $gained }.
    }
event-lot-taken = Nobody bids, so { $seat }, who was first, takes the whole lot ({ $gained }) and offer card { offer-number }.
event-kind-taken = { $seat } takes { $cards } from the market.
event-round-ended =
    { $left_over_count ->
        [0] Round { $round } is over and the market is empty.
       *[other] Round { $round } is over. These cards are left in the market and leave the game: { $left_over }.
    }
event-set-sold = { $seat } sells a set: { $cards }. Kept as profit: { $kept }.
event-discarded = { $seat } discards { $card }.
event-last-sales-began = The deck is empty: this is the last chance to sell.
event-said-done = { $seat } is done selling.
event-game-ended = The game is over, and all profits are revealed.

## Actions

action-bid = Bid { $cards }
action-pass = Pass
action-give = Send { $card } to the market
action-take = Take { $kind }
action-sell = Sell { $cards }
action-discard = Discard { $card }
action-done = Say “done”

## Prompts

prompt-bidding =
    { $highest ->
        [0] Nobody has bid yet: bid at least { $least } or pass (the goods in your hand are worth { $most }).
       *[other]
            { $laid ->
                [0] The highest bid is { $highest }: bid at least { $least } or pass (the goods in your hand are worth { $most }).
               *[other] The highest bid is { $highest }, yours is { $laid }: add at least { $least } or pass (the goods in your hand are worth { $most }).
            }
    }
prompt-giving = The lot and offer card { offer-number } are yours: choose one card of the lot for the market.
prompt-taking = Choose a kind and take all its cards from the market, which holds { $kinds }.
prompt-trimming =
    { $excess ->
        [one] You hold one card too many: sell a set or discard a card.
       *[other] You hold { $excess } cards too many: sell or discard until you have seven at most.
    }
prompt-last-sales =
    { $sets ->
        [0] You have no set left to sell: say “done”.
        [one] There is one set you can sell: sell it or say “done”.
       *[other] There are { $sets } different sets you can sell: sell one or say “done”.
    }
prompt-waiting =
    { $sets ->
        [0] It is the others’ turn.
        [one] It is the others’ turn; meanwhile you may sell a set.
       *[other] It is the others’ turn; meanwhile you may sell one of { $sets } different sets.
    }
prompt-finished = The game is over.

## Prepared moves

standing-field-most = Limit
standing-field-cards = Cards, in this order
standing-field-kinds = Kinds, in this order
standing-field-merchants = Maximum merchants
standing-name-pass-auction = Pass this auction
standing-pass-auction = Pass in the auction for offer card { offer-number } of round { $round }.
standing-name-pass-without-bid = Pass when I can’t bid
standing-pass-without-bid = Pass whenever I can’t top the highest bid. It waits a while before it passes, so that the others don’t learn what my hand lacks.
standing-name-bid-up-to = Bid up to a limit
standing-bid-up-to = In the auction for offer card { offer-number } of round { $round }, bid only as much as needed to lead, up to { $most } in total. Cards to add, in this order: { $cards }.
standing-name-take-first-of = Take at the market
standing-take-first-of = At the market of round { $round }, take the first of these kinds that is available: { $kinds }.
standing-name-sell-sets = Sell sets at once
standing-sell-sets =
    { $merchants ->
        [0] Sell a set as soon as it is complete, without merchants in place of goods, of these kinds: { $kinds }.
        [one] Sell a set as soon as it is complete, with at most one merchant, of these kinds: { $kinds }.
       *[other] Sell a set as soon as it is complete, with at most { $merchants } merchants, of these kinds: { $kinds }.
    }

## Reasons for an action

points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-lot-sells = The lot completes sets worth { points } more, for a bid of { $price }.
reason-lot-promises = The lot makes your hand worth about { points } more, for a bid of { $price }.
reason-cannot-top =
    { $highest ->
        [0] There are no goods in hand to bid with.
       *[other] All the goods together make { $most }, not enough to top { $highest }.
    }
reason-too-dear = Even at a bid of { $price }, the lot is not worth its price.
reason-later-lot =
    { $cards ->
        [one] Only about { points } to gain here; the next lot has one card.
       *[other] Only about { points } to gain here; the next lot has { $cards } cards.
    }
reason-still-sells = Without this card the sets still sell for { points }.
reason-least-missed = This is the card you need least.
reason-kind-sells = This completes sets worth { points } more.
reason-kind-collects =
    { $missing ->
        [one] With one more card of this kind you can sell a set for { points }.
       *[other] With two more cards of this kind you can sell a set for { points }.
    }
reason-kind-promises = This makes your hand worth about { points } more.
reason-set-sells = A set of { $kind }: { points }.
reason-sale-makes-room = With { $cards } cards in hand, a sale makes room and brings { points }.
reason-no-set-left = There is no set left to sell.
reason-nothing-better = No single reason stands out.

## Illegal actions

illegal-already-done = You have said “done”, and that is final: just wait for the others.
illegal-bid-too-low = That is not enough: add goods worth at least { $least }, or pass.
illegal-game-over = The game is over, so there is nothing left to play.
illegal-limit-first = The hand limit comes first: a player with more than { $limit } cards must sell or discard before the game goes on.
illegal-merchants-cannot-bid = Merchants can’t be part of a bid: bid with goods only.
illegal-not-a-set = That is not a set: choose three cards of one kind, with merchants standing in for any good.
illegal-not-in-hand = You don’t hold all of these cards: choose from your hand; cards you have bid no longer count as in your hand.
illegal-not-in-lot = That card is not in the lot: choose one that is.
illegal-not-in-market = There are no cards of that kind in the market: choose a kind that is there.
illegal-not-now = That can’t be done at this point: choose one of the actions you are offered.
illegal-not-over-limit = You can discard only while you hold more than { $limit } cards: keep the card or sell it in a set.
illegal-not-sorted = The cards are out of order: list them as cloth, wood, grain, olives, spice, wine, merchants, low values first.
illegal-not-your-turn = It is not your turn yet: please wait until it is.

## The board

game-name = Byzanz
picture-you = You
board-number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }
# By how much.
board-number-by = { board-number }
board-lot = The lot
board-bids = Bids
board-market = The market
board-hand = Your hand
board-final = Final profits and cards left in hand
board-last-sales = Last sales
board-round = Round { $round } of { $rounds }
board-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } in the deck
    }
board-offer = Offer card { $offer }
board-no-offer = All offer cards are taken
board-lot-at-market = All lots of this round are sold. Now everyone takes cards from the market; the lowest offer card goes first.
board-lot-at-last-sales = The deck is empty. Sell the sets you still have.
board-with-yours = you’d have { $count }
board-take = { $action }: { $cards }
board-leads = leads
board-no-bid = no bid yet
board-sells = may still sell
board-passed = passed
board-gets-lot = gets the lot
board-done = done
board-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
board-sold =
    { $count ->
        [one] one set sold
       *[other] { $count } sets sold
    }
board-profit = Profit: { $total }
board-left-in-hand =
    { $count ->
        [0] Empty hand
       *[other] Left in hand
    }
board-nothing-sold = Nothing sold
board-empty-hand = Your hand is empty.
board-set-to-sell = You can sell a set ({ $kinds }): click its three cards.
board-bid =
    { $total ->
        [0] Bid
       *[other] Bid { $total }
    }
board-laid = { $total } already bid
board-to-lead = Add goods worth at least { $count } to lead.
board-cannot-top =
    { $highest ->
        [0] You have no goods to bid with.
       *[other] Your goods can’t top { $highest }.
    }
board-sum-missing = { $sum }, { board-number } more to lead
board-sum-leads = { $sum }, { board-number-by } more than { $name }
board-set-missing =
    { $count ->
        [one] { $cards }: one more card makes a set
       *[other] { $cards }: { board-number } more cards make a set
    }

## A first game

lesson-bid = You win by selling sets of three for the highest profit. The lot goes to the highest bid: pick goods in your hand, and their values add up. What you pay ends up in the market, so don’t pay with what you collect.
lesson-outbid = You were outbid. The cards you have bid stay and count: just add to them. Or pass, and you get them all back.
lesson-give = The lot is yours! One of its cards goes to the market: click the one you need least.
lesson-market = Now everyone takes all cards of one kind from the market. Click a pile: under its cards it says how many you would then hold.
lesson-sell = You hold a set: three of a kind, with merchants standing in for any good. Pick its cards and sell it whenever you like: the best one becomes your profit.
lesson-limit = You may keep seven cards. Pick three that make a set and sell them, or pick one and discard it.
lesson-last-sales = No more lots: sell all the sets you can, then say “done”. Cards left in hand count for nothing.
lesson-end = That was Byzanz! Each set you sold scored its highest card, and three merchants scored 5. The highest profit wins.
board-tie = Tied players: whoever has more goods left in hand ranks higher.
