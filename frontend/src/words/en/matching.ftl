## Match-making

search-ranked = Find a ranked game
search-help = Tick whatever you would play: the first table with people near your rating is yours. The longer you wait, the further they may be.
search-games = Games, and how many at the table
search-with =
    { $count ->
        [one] with { $count } player
       *[other] with { $count } players
    }
search-bots =
    { $clock ->
        [live] If nobody comes within a minute, bots may fill the table
       *[other] If nobody comes within an hour, bots may fill the table
    }
search-members = Ranked games are for members: a name and a password are enough, and a guest keeps all games.
search-begin = Look for a table
searches = Looking for a table
search-sought = { $game } with { $seats }
search-waited = waiting for { $time }
search-others =
    { $count ->
        [0] nobody else looks for it yet
        [one] one other looks for it
       *[other] { $count } others look for it
    }
search-reach = people within { $points } points of you
search-anybody = people of any strength
search-bots-offer = Nobody yet? Bots can take the other chairs. Such a game counts for less on the ladder.
search-bots-coming = Bots will take the other chairs.
search-take-bots = Play with bots
search-stop = Stop looking
search-found = A table of { $game } is found!
search-kept = Your chair is kept for { $left }.
search-sit = Take your chair
search-decline = No, thanks
search-back = Somebody didn’t come. You are at the front of the queue again.
now-table-found = a table is found
gathering-kept =
    { $free ->
        [one] It begins when one more has come.
       *[other] It begins when { $free } more have come.
    }
gathering-until = The chairs are kept for { $left } more.
gathering-dissolved = Somebody didn’t come, and the table is gone. For those who came, another one is being looked for.
kept-chair = kept for somebody
problem-members-only = Ranked games are for members: make an account first.
problem-unknown-search = You don’t look for this any more.
problem-at-live-table = You sit at a live table: finish the game there, or leave it, first.
problem-searching-already = You look for a live table already.
problem-too-many-searches = You look for as many tables as there can be: stop one of the searches first.
