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
        [0] Everybody is dealt { $hand_size } cards, { $aside_size } are set aside unseen and { $deck_size } make up the deck. { $first } goes first.
       *[other] Everybody is dealt { $hand_size } cards, { $aside_size } are set aside unseen and { $deck_size } make up the deck. You hold { $hand }. { $first } goes first.
    }
event-lot-turned =
    { $cards_count ->
        [1] The lot for offer card { offer-number } is a single card: { $cards }.
       *[other] The lot for offer card { offer-number }: { $cards }. { $opener } goes first.
    }
event-bid-raised = { $seat } lays { $cards }: the bid stands at { $total }.
event-passed =
    { $cards_count ->
        [0] { $seat } passes.
       *[other] { $seat } passes and takes back { $cards }.
    }
event-lot-won =
    { $paid_count ->
        [0]
            { $gained_count ->
                [0] { $seat } gets offer card { offer-number } without bidding; the single card of the lot goes to the market: { $given }.
               *[other] { $seat } gets the last lot and offer card { offer-number } without bidding. From the lot: { $given } to the market, { $gained } to hand.
            }
       *[other] { $seat } wins the lot and offer card { offer-number }. Paid: { $paid }. From the lot: { $given } to the market, { $gained } to hand.
    }
event-lot-taken = Nobody bids: { $seat } opened and takes the whole lot ({ $gained }) and offer card { offer-number }.
event-kind-taken = { $seat } takes { $cards } from the market.
event-round-ended =
    { $left_over_count ->
        [0] Round { $round } is over and the market is empty.
       *[other] Round { $round } is over. Left in the market and out of the game: { $left_over }.
    }
event-set-sold = { $seat } sells a set: { $cards }. Kept as profit: { $kept }.
event-discarded = { $seat } discards { $card }.
event-last-sales-began = The deck is used up: this is the last chance to sell.
event-said-done = { $seat } is done selling.
event-game-ended = The game is over and the profits are turned up.

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
        [one] It is the others’ turn; meanwhile you may sell a set, if you like.
       *[other] It is the others’ turn; meanwhile you may sell one of { $sets } different sets, if you like.
    }
prompt-finished = The game is over.

## What is not allowed

illegal-already-done = You have said “done”, and that is final: just wait for the others.
illegal-bid-too-low = That is not enough: add goods worth at least { $least }, or pass.
illegal-game-over = The game is over, so there is nothing left to play.
illegal-limit-first = The hand limit comes first: whoever holds more than { $limit } cards must sell or discard before the game goes on.
illegal-merchants-cannot-bid = Merchants can’t be part of a bid: bid with goods only.
illegal-not-a-set = That is not a set: choose three cards of one kind, with merchants standing in for any good.
illegal-not-in-hand = You don’t hold all of these cards: choose from your hand, where cards laid as a bid don’t count.
illegal-not-in-lot = That card is not in the lot: choose one that is.
illegal-not-in-market = There are no cards of that kind in the market: choose a kind that is there.
illegal-not-now = That can’t be done at this point: choose one of the actions you are offered.
illegal-not-over-limit = You can discard only while you hold more than { $limit } cards: keep the card or sell it in a set.
illegal-not-sorted = The cards are out of order: list them as cloth, wood, grain, olives, spice, wine, merchants, low values first.
illegal-not-your-turn = It is not your turn yet: please wait until it is.
