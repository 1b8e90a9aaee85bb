## Words

place =
    { $value ->
        [0] Shakara
        [1] Omeris
        [2] Likaran
        [3] Vesh
        [4] Taira
        [5] Dorana
        [6] Kelim
        [7] Pashtar
       *[8] the centre
    }
guild =
    { $value ->
        [0] black
       *[1] red
    }
colour =
    { $value ->
        [0] black
       *[1] red
    }
vote =
    { $value ->
        [0] Deal
        [1] Black Market
        [2] Strengthen Position
       *[3] Recruitment
    }
item =
    { $value ->
        [historic-book] Historic Book
        [picks] Lockpicks
        [old-coins] Old Coins
        [merchants-scales] Merchant’s Scales
        [caravan-bell] Caravan Bell
        [amber-crown] Amber Crown
        [amber-sceptre] Amber Sceptre
        [amber-signet] Amber Signet
        [amber-throne] Amber Throne
        [city-deed] City Deed
        [watchtower-key] Watchtower Key
        [tax-ledger] Tax Ledger
        [harbour-lantern] Harbour Lantern
        [forged-seal] Forged Seal
        [silk-gloves] Silk Gloves
        [recruiters-drum] Recruiter’s Drum
        [ornate-abacus] Ornate Abacus
        [master-tapestry] Master Tapestry
        [golden-samovar] Golden Samovar
       *[envoys-passport] Envoy’s Passport
    }
item-use =
    { $value ->
        [historic-book] put one or both face-up items under the deck, or skip this
        [picks] take one of the turned-up items with the least fame
        [merchants-scales] choose the good you exchange for one of the other colour
        [caravan-bell] move one of your merchants to a neighbouring district
        [amber-sceptre] place a merchant in the centre, or skip this
        [amber-throne] take one of your merchants back and gain a good for it, or skip this
        [city-deed] place up to 2 merchants in one district, or skip this
        [tax-ledger] choose the colour of the goods you gain
        [forged-seal] change your vote, or keep it
        [envoys-passport] move one of your merchants from anywhere to a district without a token
       *[other] choose the colour of the good you gain
    }

# Goods, fame and places, as the sentences below need them.
goods =
    { $black ->
        [0]
            { $red ->
                [0] no goods
                [one] { $red } red good
               *[other] { $red } red goods
            }
        [one]
            { $red ->
                [0] { $black } black good
                [one] { $black } black and { $red } red good
               *[other] { $black } black and { $red } red goods
            }
       *[other]
            { $red ->
                [0] { $black } black goods
                [one] { $black } black and { $red } red good
               *[other] { $black } black and { $red } red goods
            }
    }
coins-too =
    { $item_count ->
        [0] {""}
       *[other] { " and the " }{ $item }
    }
turned-up =
    { $turned_count ->
        [0] {""}
       *[other] { " A new market is revealed: " }{ $turned }{ "." }
    }
coins-pay =
    { $coins ->
        [0] {""}
       *[other] { " The Old Coins pay for the rest." }
    }
fame-gained = { $fame } fame
to-place = in { $place }
from-place = from { $place }
from-origin = from { $origin }
to-target = to { $target }
to-district = to { $district }
from-district = from { $district }

## Events

event-dealt = The cards are shuffled. { $items } and { $markets_count } markets are face up. { $first } is the start player.
event-turn-began = Round { $round }: { $seat } takes a turn.
event-item-used =
    { $discarded ->
        [1] { $seat } uses the { $item }, which leaves the game.
       *[0] { $seat } uses the { $item }.
    }
event-merchants-placed =
    { $count ->
        [one] { $seat } places a merchant { to-place }.
       *[other] { $seat } places { $count } merchants { to-place }.
    }
event-merchants-taken-back =
    { $places_count ->
        [0] { $seat } visits the guild house and takes no merchant back.
        [one] { $seat } takes a merchant back from { $places }.
       *[other] { $seat } takes { $places_count } merchants back, from { $places }.
    }
event-merchants-moved =
    { $count ->
        [one] { $seat } moves a merchant { from-origin } { to-target }.
       *[other] { $seat } moves { $count } merchants { from-origin } { to-target }.
    }
event-merchant-recalled = { $seat } takes a merchant back { from-place } and gains { goods }.
event-marketplace-visited = { $seat } visits the marketplace and takes { goods }.
event-goods-gained = { $seat } gains { goods }.
event-good-exchanged =
    { $given ->
        [black] { $seat } exchanges a black good for a red one.
       *[red] { $seat } exchanges a red good for a black one.
    }
event-goods-stolen = { $seat } takes { goods } from { $victim }.
event-caught-at-black-market =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } is caught at the Black Market with no goods to lose; any merchants in the active district are banished.
               *[other] { $seat } is caught at the Black Market and loses { goods }; any merchants in the active district are banished.
            }
       *[other] { $seat } is caught at the Black Market and loses { goods }; any merchants in the active district are banished.
    }
event-fame-gained = { $seat } gains { fame-gained } from the { $item }.
event-bazaar-visited = { $seat } visits the bazaar.
event-items-shelved = { $seat } puts { $items } under the deck and turns up { $turned }.
event-item-put-up = { $seat } puts the { $item } up for auction and opens with { $bid }.
event-bid-raised = { $seat } bids { $bid }.
event-bid-held = { $seat } holds the bid of { $bid }.
event-passed = { $seat } passes.
event-item-bought =
    { $fame ->
        [0] { $seat } buys the { $item } for { goods }.
       *[other] { $seat } buys the { $item } for { goods } and gains { fame-gained }.
    }
event-picks-turned = { $seat } uses the Lockpicks and turns up { $items }.
event-item-picked =
    { $fame ->
        [0]
            { $under_count ->
                [0] { $seat } takes the { $item } for free.
               *[other] { $seat } takes the { $item } for free. Under the deck: { $under }.
            }
       *[other]
            { $under_count ->
                [0] { $seat } takes the { $item } for free and gains { fame-gained }.
               *[other] { $seat } takes the { $item } for free and gains { fame-gained }. Under the deck: { $under }.
            }
    }
event-nothing-picked = All these items have equal fame, so { $seat } takes none. Under the deck: { $under }.
event-items-turned = New items: { $items }.
event-token-moved = { $seat } moves the { $guild } token { to-district }, now the active district.
event-vote-cast = { $seat } has voted.
event-votes-revealed = The votes: { $votes_by_seat }.
event-vote-changed = { $seat } uses up the { $item } and votes for { $card } instead.
event-players-banished = { $seat } banishes the merchants of { $players } { from-district }.
event-merchants-fled =
    { $districts_count ->
        [0] { $seat } leaves { $district }; merchants back in supply: { $returned }.
       *[other]
            { $returned ->
                [0] { $seat } leaves { $district } for { $districts }.
               *[other] { $seat } leaves { $district } for { $districts }; merchants back in supply: { $returned }.
            }
    }
event-fair-turned = A weekly fair is held: { fame-gained } for { $cost } goods.
event-fair-paid =
    { $black ->
        [0]
            { $red ->
                [0] { $seat } pays at the fair with the { $item } alone and gains { fame-gained }.
               *[other] { $seat } pays { goods }{ coins-too } at the fair and gains { fame-gained }.
            }
       *[other] { $seat } pays { goods }{ coins-too } at the fair and gains { fame-gained }.
    }
event-fair-ended = The fair is over.
event-market-claimed = { $seat } claims the market of { $market } and gains { fame-gained }.{ turned-up }
event-declined = { $seat } skips this.
event-nothing-happened = Nothing happens for { $seat }.
event-game-ended = The game is over. Fame: { $fame_by_seat }. Goods: { $goods_by_seat }.

## Actions

action-place-merchants =
    { $count ->
        [one] Place a merchant { to-place }
       *[other] Place { $count } merchants { to-place }
    }
action-take-back =
    { $places_count ->
        [0] Guild house: take no merchant back
        [one] Guild house: take a merchant back from { $places }
       *[other] Guild house: take { $places_count } merchants back, from { $places }
    }
action-marketplace = Marketplace: take { goods }
action-bazaar = Visit the bazaar
action-use-item = Use the { $item }
action-shelve =
    { $items_count ->
        [one] Put the { $items } under the deck
       *[other] Put under the deck, in this order: { $items }
    }
action-put-up = Put the { $item } up for auction and bid { $bid }
action-bid = Bid { $bid }
action-hold = Hold the highest bid
action-pass = Pass
action-pay =
    { $black ->
        [0]
            { $red ->
                [0] Pay with the Old Coins alone
               *[other] Pay { goods }
            }
       *[other] Pay { goods }
    }
action-pick = Take the { $item }
action-move-token = Move the { $guild } token { to-district }
action-vote = Vote for { $card }
action-change-vote = Change your vote to { $card }
action-gain = Gain { goods }
action-exchange =
    { $given ->
        [black] Exchange a black good for a red one
       *[red] Exchange a red good for a black one
    }
action-steal = Take { goods } from { $victim }
action-banish =
    { $players_own ->
        [only] Banish your own merchants
        [too] Banish the merchants of { $players }, your own included
       *[no] Banish the merchants of { $players }
    }
action-flee =
    { $districts_count ->
        [0] Take all the merchants back to your supply
       *[other] Leave for { $districts }
    }
action-move-merchants =
    { $count ->
        [one] Move a merchant { from-origin } { to-target }
       *[other] Move { $count } merchants { from-origin } { to-target }
    }
action-recall = Take a merchant back { from-place } and gain { goods }
action-claim = Claim the market of { $market }
action-decline = Skip

## Prompts

prompt-settling =
    { $left ->
        [one] Place your second merchant, in another district.
       *[other] Place the first of your { $left } merchants in a district.
    }
prompt-using-items =
    { $items_count ->
        [one] Before you visit the city, your { $items } must be used.
       *[other] Before you visit the city, some items must be used. Choose the next one: { $items }.
    }
prompt-visiting-city =
    { $items_count ->
        [0] Visit the marketplace (goods), the guild house (merchants) or the bazaar (auction).
       *[other] Visit the marketplace, the guild house or the bazaar. Before that you may use: { $items }.
    }
prompt-putting-up =
    { $second ->
        [1] You may put another item up for auction ({ $items }), or skip this.
       *[0] Put an item up for auction and open the bidding. You can pay for: { $items }.
    }
prompt-bidding =
    { $least ->
        [0] The { $item }: { $leader } leads with { $bid }. You can’t go higher: hold at { $bid }, or pass.
       *[other]
            { $may_hold ->
                [1] The { $item }: { $leader } leads with { $bid }. You have { $goods } goods: bid at least { $least }, hold at { $bid }, or pass.
               *[0] The { $item }: { $leader } leads with { $bid }. You have { $goods } goods: bid at least { $least }, or pass.
            }
    }
prompt-paying =
    { $bid ->
        [one] You win the { $item } for one good: choose which to pay.
       *[other] You win the { $item } for { $bid } goods: choose which to pay.
    }
prompt-using-effect = { $item }: { $use }.
prompt-moving-token = Move one of the tokens to a district without a token: it becomes the active district.
prompt-voting =
    { $merchants ->
        [0] Vote in secret. The { $guild } token makes { $district } the active district; you have no merchant there.
        [one] Vote in secret. The { $guild } token makes { $district } the active district; you have one merchant there.
       *[other] Vote in secret. The { $guild } token makes { $district } the active district; you have { $merchants } merchants there.
    }
prompt-acting =
    { $effect ->
        [rob]
            { $most ->
                [one] Only you chose { $card }: take a good from an opponent.
               *[other] Only you chose { $card }: take up to { $most } goods from one opponent, or skip this.
            }
        [gain]
            { $most ->
                [one] Two players chose { $card }: choose the good you gain.
               *[other] Two players chose { $card }: choose the { $most } goods you gain.
            }
        [banish]
            { $most ->
                [one] Only you chose { $card }: whose merchants must leave { $district }?
               *[other] Only you chose { $card }: name one or two players whose merchants must leave { $district }.
            }
        [gather]
            { $most ->
                [one] Two players chose { $card }: move a merchant from a neighbour into { $district }, or skip this.
               *[other] Two players chose { $card }: move up to { $most } merchants from one neighbour into { $district }, or skip this.
            }
        [spread]
            { $most ->
                [one] Three or more chose { $card }: move your merchant from { $district } to a neighbour, or skip this.
               *[other] Three or more chose { $card }: move up to { $most } merchants from { $district } to one neighbour, or skip this.
            }
        [recruit]
            { $most ->
                [one] Only you chose { $card }: place a merchant in any district without a token.
               *[other] Only you chose { $card }: place one or two merchants in one district without a token.
            }
        [recruit-centre]
            { $most ->
                [one] Two players chose { $card }: place a merchant in the centre.
               *[other] Two players chose { $card }: place one or two merchants in the centre.
            }
       *[recruit-near]
            { $most ->
                [one] Three or more chose { $card }: place a merchant next to { $district }, or skip this.
               *[other] Three or more chose { $card }: place up to { $most } merchants in one neighbour of { $district }, or skip this.
            }
    }
prompt-fleeing =
    { $merchants ->
        [one] Your merchant is banished { from-district }: choose where it goes.
       *[other] Your { $merchants } merchants are banished { from-district }: choose where they go.
    }
prompt-paying-fair =
    { $obliged ->
        [1] The fair pays { fame-gained } for { $cost } goods: you have enough, so choose which to pay.{ coins-pay }
       *[0] The fair pays { fame-gained } for { $cost } goods: with the Old Coins you may pay, or skip this.
    }
prompt-leaving-fair = You have paid at the fair: move one of your merchants from the centre to a district without a token.
prompt-claiming =
    { $markets_count ->
        [one] You have the majority in all three districts of a market: claim it for { fame-gained }, or skip this.
       *[other] You have all three majorities of { $markets_count } markets: claim one for { fame-gained }, or skip this.
    }
prompt-waiting = It is the others’ turn.
prompt-finished = The game is over.

## Prepared moves

standing-field-most = Limit
standing-field-card = Vote
standing-name-pass-auction = Pass this auction
standing-pass-auction = Pass in the auction of the { $item }.
standing-name-raise-up-to = Raise up to a limit
standing-raise-up-to = Raise by one in the auction of the { $item }, up to { $most }.
standing-name-hold-up-to = Hold up to a limit
standing-hold-up-to = Hold the highest bid in the auction of the { $item }, up to { $most }.
standing-name-claim-markets = Claim markets
standing-claim-markets = Claim a market whenever I have the majorities for it.
standing-name-prepared-vote = Prepare a vote
standing-prepared-vote = Vote for { $card } in { $active }’s turn of round { $round }.

## Reasons for an action

reason-market-ready = It gives you all three majorities of the market of { $market }, which pays { fame-gained }.
reason-wins-majority = It gives you the majority in { $district }, with { $merchants } merchants.
reason-breaks-majority = It breaks { $player }’s majority in { $district }.
reason-nears-market =
    { $missing ->
        [one] It brings the market of { $market } nearer: only one merchant is missing.
       *[other] It brings the market of { $market } nearer: { $missing } merchants are still missing.
    }
reason-centre-fills =
    { $missing ->
        [0] { $merchants } merchants in the centre: enough for a fair.
        [one] One more merchant in the centre, and there is a fair.
       *[other] { $missing } more merchants in the centre, and there is a fair.
    }
reason-supply-grows =
    { $supply ->
        [one] That makes one merchant in the supply.
       *[other] That makes { $supply } merchants in the supply.
    }
reason-can-buy = The goods are now enough for the { $item }.
reason-goods-then = That makes { goods } in all.
reason-goods-left = It leaves { goods }.
reason-robs-leader = Of the others, { $victim } has the most fame: { $fame }.
reason-item-for =
    { $goods ->
        [0] The { $item }: { fame-gained } and an effect, for free.
        [one] The { $item }: { fame-gained } and an effect, for one good.
       *[other] The { $item }: { fame-gained } and an effect, for { $goods } goods.
    }
reason-too-dear =
    { $goods ->
        [one] At one good or more it costs more than it is worth.
       *[other] At { $goods } goods or more it costs more than it is worth.
    }
reason-other-items =
    { $items ->
        [one] Another item is turned up instead.
       *[other] { $items } other items are turned up instead.
    }
reason-fair-pays = The fair pays { fame-gained } for { $cost } goods.
reason-token-against = A vote can break { $player }’s majority there.
reason-token-earns =
    { $goods ->
        [one] If two players choose Deal there, it brings you one good.
       *[other] If two players choose Deal there, it brings you { $goods } goods.
    }
reason-token-opens = Merchants can be placed { to-place } again.
reason-deal-brings =
    { $alone ->
        [one] If only you choose it, it brings one good; if two choose it, { $shared }.
       *[other] If only you choose it, it brings { $alone } goods; if two choose it, { $shared }.
    }
reason-black-market-brings =
    { $lost ->
        [0] If only you choose it, you take { $alone }; if two choose it, you gain { $shared }; and you have no goods to lose.
        [one] If only you choose it, you take { $alone }; if two choose it, you gain { $shared }; if three or more choose it, you lose one good.
       *[other] If only you choose it, you take { $alone }; if two choose it, you gain { $shared }; if three or more choose it, you lose { $lost } goods.
    }
reason-vote-banishes =
    { $merchants ->
        [one] If only you choose it, you can banish { $player }’s merchant from { $district }.
       *[other] If only you choose it, you can banish { $player }’s { $merchants } merchants from { $district }.
    }
reason-vote-gathers =
    { $merchants ->
        [one] If two choose it, you can move a merchant to { $district }.
       *[other] If two choose it, you can move { $merchants } merchants to { $district }.
    }
reason-recruitment-brings = If only you choose it, you place { $alone } anywhere; if two choose it, { $shared } in the centre; if three or more choose it, { $near } nearby.
reason-vote-company =
    { $others ->
        [0] Nobody else votes for it.
        [one] One other player votes for it, too.
       *[other] { $others } other players vote for it, too.
    }
reason-drives-out =
    { $merchants ->
        [one] A merchant of { $players } must leave { $district }.
       *[other] { $merchants } merchants of { $players } must leave { $district }.
    }
reason-claim-pays = It pays { fame-gained }, which makes { $total } in all.
reason-nothing-better = No single reason stands out.

## Illegal actions

illegal-already-voted = You have voted, and a vote can’t be taken back: just wait for the others.
illegal-below-price = That is below the price: open with at least { $least }.
illegal-bid-too-low = That is not enough: bid at least { $least }, or pass.
illegal-cannot-pay = You can’t pay that: you need as many goods as you bid, the colours on the card among them.
illegal-city-first = The city comes first: visit the marketplace, the guild house or the bazaar, then move a token.
illegal-districts-only = Alone on Recruitment you place in a district, not in the centre: choose a district without a token.
illegal-flight = Banished merchants go elsewhere: one to each neighbour without a token, a single one to the neighbour you choose, the rest to your supply.
illegal-game-over = The game is over, so there is nothing left to play.
illegal-goods-limit = Nobody has more than 6 goods of a colour: take fewer of that one.
illegal-items-first = Your items come first: use those that must be used, then visit the city.
illegal-march = Strengthen Position moves one or two of your merchants between the active district and one neighbour: choose such a move, or skip it.
illegal-never-back = A token never goes back to the centre: choose a district without a token.
illegal-no-majority = You lack a majority in one of its districts: claim a market where you have at least two merchants, and more than anyone else, in all three.
illegal-not-face-up = That card isn’t face up: choose one that is.
illegal-not-now = That can’t be done at this point: choose one of the actions you are offered.
illegal-not-possible = That can’t be done this way: choose one of the actions you are offered.
illegal-not-your-turn = It is not your turn yet: please wait until it is.
illegal-obligatory = You can’t skip this: choose one of the actions you are offered.
illegal-only-active-holds = Only the active player may hold a bid: go higher or pass.
illegal-supply-short = You don’t have that many merchants in your supply: place fewer.
illegal-token-there = There is a token there: choose a place without one.
illegal-too-few-goods = You must take all the goods you can get: choose one of the actions you are offered.
illegal-too-few-there = You don’t have that many merchants there: choose fewer, or another place.
illegal-two-districts = Your first two merchants go to two different districts, one at a time and never to the centre: choose a district where you have none yet.
illegal-wrong-goods = These goods are not on offer: mind how many you may take, and of which colours.
illegal-wrong-payment = That is not the right payment: pay as many goods as you bid, the colours on the card among them.

## On the board

game-name = Jantaris
picture-you = You
board-city = The city
board-marketplace = Marketplace
board-visit-marketplace = Marketplace: take goods
board-bazaar = Bazaar
board-guild-house = Guild house
board-take-back = Guild house: take merchants back
board-fair = Weekly fair
board-fair-held = The fair pays { $fame } fame for { $cost } goods
board-fair-waits = { $count } of the { $needed } merchants a fair needs are in the centre
board-stock = In stock: { $black } black and { $red } red goods
board-goods = { $black } black, { $red } red
board-token = The { $guild } token, now in { $place }
board-nobody-there = no merchants
board-majority = { $name } has the majority
board-token-there = closed by a token
board-active = the active district
board-your-items = Your items
board-markets = Markets
board-markets-left =
    { $count ->
        [0] none left in the deck
       *[other] { $count } more in the deck
    }
board-key-missing = merchants you need
board-key-fame = fame
board-icon-fame = Fame
board-icon-black = Black goods
board-icon-red = Red goods
board-icon-supply = Merchants in supply
board-icon-items = Items
board-icon-markets = Markets claimed
board-icon-voted = Has voted
board-icon-not-voted = Has not voted yet
board-market = Market of { $districts }
board-missing =
    { $count ->
        [one] { $place } (one more merchant needed)
       *[other] { $place } ({ $count } more merchants needed)
    }
board-rules = { $place } (you have the majority)
board-market-missing =
    { $count ->
        [0] { $name } has all three
        [one] { $name } needs one more merchant
       *[other] { $name } needs { $count } more merchants
    }
board-items-left =
    { $count ->
        [0] No item left in the deck
        [one] One item left in the deck
       *[other] { $count } items left in the deck
    }
board-turned = Turned up by the Lockpicks
board-leads = { $name } leads
board-still-bidding = { $name } is still bidding
board-passed = { $name } has passed
board-item-price = Price: { $black } black, { $red } red. Fame: { $fame }.
board-crown = With a crown.
board-seats = Seats and votes
board-look = { $name }: show items and markets
board-hand = Your vote cards
board-votes = The vote cards
board-vote-does = If only you choose it: { $one }. If two choose it: { $two }. If three or more choose it: { $three }.
board-outlook =
    { $goods ->
        [0]
            { $merchants ->
                [0] now: nothing
                [one] now: 1 merchant
               *[other] now: { $merchants } merchants
            }
        [one]
            { $merchants ->
                [0] now: 1 good
                [one] now: 1 good, 1 merchant
               *[other] now: 1 good, { $merchants } merchants
            }
       *[other]
            { $merchants ->
                [0] now: { $goods } goods
                [one] now: { $goods } goods, 1 merchant
               *[other] now: { $goods } goods, { $merchants } merchants
            }
    }
board-sum = Fame { $fame } · goods: { $black } black, { $red } red · merchants in supply: { $supply }
board-none = None yet
board-known-below = Known to lie under the deck: { $items }.
board-gone = Out of the game: { $items }.
board-back = Start over
board-close = Close
board-settling = Placing the first merchants
board-round = Round { $round }
board-note-visit = Click a district to place a merchant there, or one of the buildings around the city.
board-note-take-back = Take up to two merchants back: click where they stand.
board-note-marketplace = How many goods of which colour?
board-note-bid = How many goods do you bid?
board-note-count = How many merchants?
board-note-token = Click a token, then its new district.
board-note-which-token = Which token goes there?
board-note-district = Where does it go?
board-note-move = Click where your merchant stands.
board-note-target = Where does it go?
board-note-flee = Click a neighbour to send one more merchant there instead of to your supply.
board-note-shelve = Click the items in the order in which they go under the deck.
board-note-banish = Click the player.
board-note-steal = Click the player you take from.
board-note-goods = Which goods?
board-note-claim = Click a highlighted market.

## What items do, in few words

board-item-does =
    { $value ->
        [historic-book] Before your first auction: put face-up items under the deck.
        [picks] Turn up three items: the one with the least fame is yours.
        [old-coins] Pays for up to 2 goods at a fair. Use once.
        [merchants-scales] Start of turn: you may exchange a good for the other colour.
        [caravan-bell] Start of turn: you may move one merchant to a neighbour.
        [amber-crown] Start of turn, always: every crown holder gains a good.
        [amber-sceptre] Start of turn, always: every crown holder may place a merchant in the centre.
        [amber-signet] When bought: every crown holder gains 1 fame.
        [amber-throne] Start of turn, always: every crown holder may take a merchant back for a good.
        [city-deed] When bought: place up to 2 merchants in one district.
        [watchtower-key] If you are banished, all your merchants may go to the neighbours.
        [tax-ledger] When you claim a market: 2 goods of a colour.
        [harbour-lantern] Start of turn, always: with a merchant in the centre you gain a good.
        [forged-seal] After the reveal: change your vote. Use once.
        [silk-gloves] Black Market alone: take up to 2 goods.
        [recruiters-drum] Recruitment: one merchant more.
        [ornate-abacus] Marketplace: also 1 good of the other colour.
        [master-tapestry] Strengthen Position alone: banish two players.
        [golden-samovar] When bought, with a majority: 1 fame more.
       *[envoys-passport] Start of turn: you may move one merchant from anywhere to any district. Use once.
    }

## What votes do

board-vote-0-1 = gain 2 goods of the token’s colour
board-vote-0-2 = gain 1 good of the token’s colour for each of your merchants in the active district
board-vote-0-3 = gain 1 good of the token’s colour for each of your merchants in the centre
board-vote-1-1 = take 1 good from an opponent
board-vote-1-2 = gain 2 goods of any colours from the stock
board-vote-1-3 = lose all your goods; your merchants are banished from the active district
board-vote-2-1 = banish one player’s merchants from the active district
board-vote-2-2 = move up to 2 of your merchants from one neighbour without a token into the active district
board-vote-2-3 = move up to 2 of your merchants from the active district to one neighbour without a token
board-vote-3-1 = place 1 merchant in any district without a token
board-vote-3-2 = place 1 merchant in the centre, if it has no token
board-vote-3-3 = place up to 2 merchants in one neighbour without a token

## The first game

lesson-settling = Your goal: the most fame when a player reaches 12. Markets, items and fairs bring fame. Start with two merchants in two different districts; each market card shows three districts: a majority in all three earns fame.
lesson-city = Each turn starts in the city. Click a building: the marketplace gives goods, at the guild house you take merchants back, the bazaar auctions an item. Or click a district to place a merchant there.
lesson-auction = Bids are numbers of goods. The colours on the card must be among what you pay. Whoever opened the auction may hold: match the highest bid and lead.
lesson-token = Move one of the two tokens, the round seals. No merchant can enter or leave a district with a token, and its colour decides which goods a Deal brings.
lesson-voting = Now everyone votes in secret. What a card does depends on how many choose it: the rows with one, two and three dots show what it would do for you now.
lesson-fair = Five merchants in the centre make a fair. Whoever has a merchant there and enough goods pays, gains fame and sends one merchant away.
lesson-claims = You have the majority in all three districts of a market: at least two merchants, and more than anyone else. Claim it for 3 fame!
lesson-end = A player is close to 12 fame. The game ends at the start of the start player’s turn if anyone has 12 or more. The most fame wins.
board-tie = Tied players: whoever has more goods ranks higher.
board-score = { $count } fame
