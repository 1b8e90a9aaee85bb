## Matchmaking

search-ranked = Find a ranked game
search-help = Tick everything you would play. You get a seat at the first table with players near your rating. The longer you wait, the wider that range becomes.
search-games = Games and numbers of players
search-with =
    { $count ->
        [one] for { $count } player
       *[other] for { $count } players
    }
search-bots =
    { $clock ->
        [live] If nobody joins within a minute, bots may fill the table
       *[other] If nobody joins within an hour, bots may fill the table
    }
search-members = Ranked games are for members. All you need is a name and a password, and you keep the games you played as a guest.
search-start = Start searching
searches = Searching for a table
search-game = { $game } for { $seats } players
search-waited = waiting for { $time }
search-others =
    { $count ->
        [0] nobody else is searching for this yet
        [one] one other player is searching for this
       *[other] { $count } other players are searching for this
    }
search-rating-range = players within { $points } points of your rating
search-any-rating = players of any rating
search-bots-offer = Nobody yet? Bots can fill the other seats. Such a game counts less on the ladder.
search-bots-coming = Bots will fill the other seats.
search-take-bots = Play with bots
search-stop = Stop searching
search-found = A table has been found: { $game }!
search-reserved = Your seat is reserved for another { $left }.
search-sit = Take your seat
search-decline = No, thanks
search-resumed = A player didn’t come. You are at the front of the queue again.
alert-table-found = Table found.
waiting-reserved =
    { $free ->
        [one] The game starts when one more player has sat down.
       *[other] The game starts when { $free } more players have sat down.
    }
waiting-reserved-until = The seats are reserved for another { $left }.
waiting-cancelled = A player didn’t come, so this table was closed. We are searching for another table for those who came.
reserved-seat = Reserved seat
problem-members-only = Ranked games are for members. Create an account first.
problem-unknown-search = This search has already ended.
problem-at-live-table = You are at a live table. Finish that game or leave it first.
problem-already-searching = You are already searching for a live table.
problem-too-many-searches = You have reached the maximum number of searches. Stop one of them first.
