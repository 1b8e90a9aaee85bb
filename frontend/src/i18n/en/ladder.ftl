## Ladders and ratings

ladders = Ladders
ladder-lead = Ranked games move you up and down. A rating is a number with a margin of error; it settles after about ten games.
ladder-speed = Speed
ladder-live = Live
ladder-async = Turn by turn
ladder-season = Season
ladder-now = This season
ladder-all = All time
ladder-past = Past seasons
ladder-of-season = Season { $season }
ladder-ends = ends on { $day }
ladder-ended = ended on { $day }
ladder-closing = has ended; its standings become final as soon as another ranked game ends
ladder-inactive = players who have not played for half a year are not listed
ladder-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
ladder-you = Your rating here
ladder-at = Place { $place }
ladder-around = Show my place
ladder-top = Show the top
ladder-more = Show more
ladder-search = Find a player
ladder-not-found = No player on this ladder has a name that begins like this.
ladder-empty = Nobody is on this ladder yet
ladder-empty-help = Play ranked games, with people or with bots. After about ten games your rating has settled, and you are on the ladder.
ladder-place = Place
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-wins = Won
ladder-seat = Seat
ladder-division = Division
ladder-divisions = Divisions
ladder-divisions-help = At the end of a season, the top fifth of each division moves up one division, and the bottom fifth moves down one. New players start in the lowest division, as Wayfarers.
ladder-promoted = moves up a division
ladder-relegated = moves down a division
division =
    { $division ->
        [1] Vizier
        [2] Caravan master
        [3] Caravaneer
        [4] Pedlar
       *[5] Wayfarer
    }
provisional = provisional
rating-provisional = Provisional: it settles after about ten games.
rating-margin = plus or minus { $uncertainty }
rating-after = { $rating } after this game, which counted { $weight }%
rating-history-summary =
    { $games ->
        [one] One game: from { $first } to { $last }.
       *[other] { $games } games: from { $first } to { $last }; the highest was { $best }.
    }
results-by-seat = By seat
results-by-opponent = By opponent
results-mean-place = Average place
results-ahead = Ahead
results-behind = Behind
person-ratings = Ratings
person-rating-title = { $game }, { $speed }
person-seasons = Past seasons
head-to-head = You and { $name }
head-to-head-summary =
    { $games ->
        [one] One ranked game together: { $ahead } ahead, { $behind } behind, { $ties } tied.
       *[other] { $games } ranked games together: { $ahead } ahead, { $behind } behind, { $ties } tied.
    }
