## Everywhere

skip-to-content = Skip to the content
nav-main = Main
nav-more = More
nav-lobby = Play
nav-my-tables = My tables
nav-rules = Rules
nav-settings = Settings
nav-sign-in = Sign in
nav-api = For programs: the API
footer-promise = Fair deals that you can check yourself. No trackers, no advertisements.
language = Language
theme-to-light = Switch to light
theme-to-dark = Switch to dark
loading = One moment …
dismiss = Close
cancel = Cancel
try-again = Try again
to-the-front-page = To the front page
to-the-lobby = To the open tables
problem-away = The server does not answer. Your connection may be down, or it is just being restarted: try again in a moment.
problem-unknown = That did not work.
see-ruling = Ruling { $ruling }
problem-forbidden = This is not yours to do.
problem-not-yours = Somebody else at the table may do this.
problem-not-found = There is nothing here.
problem-unknown-table = There is no such table, or one needs an invitation.
problem-not-authenticated = Sign in first.
problem-moved-on = The table has moved on meanwhile: look again, then choose.
problem-wrong-moment = That can't be done any more, or not yet.
problem-still-thinking = An expert still thinks about something else for you: ask again in a moment.
problem-no-free-chair = The chair is taken: choose another.
problem-not-a-guest = You have an account already.
problem-username-taken = That name, or one that looks like it, is taken: choose another.
problem-username-invalid = A name has 3 to 24 letters from a to z, digits, - or _.
problem-username-reserved = That name is nobody's to have: choose another.
problem-email-taken = That address belongs to another account.
problem-email-invalid = That can't be an e-mail address.
problem-password-refused = That password is too easy to guess: take a longer one.
problem-commit-first = Something new is shown there: do what you have first.
problem-bad-input = What was asked for does not exist here.
problem-key-reused = That was sent before, for something else: try again.
problem-invalid = The server could not read that.
problem-bad-credentials = You are no longer signed in: sign in again.
problem-unknown-person = There is nobody of that name.
problem-unknown-season = There is no such season on this ladder.
problem-not-on-ladder = You don’t stand on this ladder yet.
problem-throttled = That was too often: wait a moment.
problem-server-error = Something went wrong at the server. Nothing is lost: try again.
problem-unavailable = The house can't do that right now. Nothing is lost: try again in a moment.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = That is too much to send at once.
problem-unknown-game = There is no such game here.
problem-bad-link = The link has expired, or is none of ours.

## Friendly pages

trouble-not-found = There is nothing here
trouble-not-found-help = The caravan has moved on, or the address has a slip in it.
trouble-no-table = This table can't be shown
trouble-no-table-help = There is no such table, or one needs an invitation: ask whoever sits there for the link.
trouble-no-rights = This is not yours to see
trouble-no-rights-help = Sign in with the account that it belongs to.
trouble-away = The house is quiet
trouble-away-help = The server does not answer right now. Nothing is lost: your games are kept.
trouble-away-still = Still no answer. This page comes back by itself as soon as there is one.

## Players

you = You
nobody = somebody who has left
somebody = Somebody
free-chair = Free chair
players = Players
is-here = is at the table
is-awaited = is to move
is-away = away
is-away-help = ran out of time: a bot plays until they are back
host = host
bot = bot
bot-level =
    { $level ->
        [random] bot · dice
        [apprentice] bot · apprentice
        [expert] bot · expert
        [merchant] bot · merchant
        [trader] bot · trader
        [guildmaster] bot · guildmaster
       *[other] bot · { $level }
    }
spectators =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }

## At the table

your-turn = Your turn
now-your-turn = Your turn.
now-confirm = Do it, or take it back.
now-confirm-or-go-on = Do it, or take it back. Next: { $prompt }
now-waiting-for =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
now-ended-together = The game was ended together.
now-finished = The game is over.
your-choices = Your choices
commit = { $action }: do it
commit-turn =
    { $count ->
        [one] Do it
       *[other] Do all { $count }
    }
commit-reveals = Once done, this can't be taken back: it shows you something new.
undo = Undo
redo = Redo
line-lost = The connection is cut. We keep trying; what you see may be out of date.
beside = Beside the board
log = Log
log-earlier = Show { $count } earlier
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rules = Rules
signs = What the signs mean
contents = Contents
result-together = It was ended together: there are no points, and nobody has won.
result-together-rated = Bots were not asked. So for ratings an early end counts like resigning against them: it is neither a gain nor a way out.
result-left-rated = Who had left before the end counts as last.
result = Result
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
departed-resigned = resigned
departed-timed-out = ran out of time
departed-substituted = replaced by a bot
game-menu = Game
play-again = Play again
replay = Replay
hint = What would an expert do?
hint-begun = First do or take back what you have begun.
hint-thinking = An expert is thinking …
hint-says = An expert would do this: { $action }
hint-says-for = In { $name }’s place an expert would do this: { $action }
hint-why = Why: { $reason }
hint-chance = A chance of about { $percent }% to win, after { $rounds } games in thought.
hint-close = Close
look-back = Look back
end-wish = End it together?
end-together = Ending it together
end-wished-by = For ending the game here: { $names }
end-missing = Still to agree: { $names }
end-agree = Agree to end it
end-sure = The game would be over at once, without points and without a winner. End it?
end-rated = Bots are not asked: for ratings it counts like resigning against them.
end-yes = Yes, end it
end-unwish = Take back the wish to end
resign = Resign
resign-sure = A bot would play on in your chair, and you would have the last place still open. Resign?
resign-yes = Yes, resign
generic-table = The table
generic-hints = What you should know
lesson = First game
lesson-got-it = Got it
lesson-skip = Skip the walkthrough

## Before the game

gathering = A table is being laid
gathering-help =
    { $free ->
        [0] Everybody is here: it begins.
        [one] One chair is free. The game begins when it is taken.
       *[other] { $free } chairs are free. The game begins when all are taken.
    }
gathering-abandoned = Everybody has left: this table is no more.
sit-here = Sit in chair { $chair }
bot-add = Add: { $level }
bot-remove = Send the bot away
start-now = Start now, with bots in the free chairs
link-copy = Copy the link to invite
link-copied = Link copied
leave-table = Leave the table

## What happened to the table

table-opened = The table is laid.
table-seated =
    { $bot ->
        [yes] { $name }, a bot, takes chair { $seat }.
       *[no] { $name } takes chair { $seat }.
    }
table-left = { $name } leaves.
table-host-left = The host leaves.
table-begun = The game begins.
table-resigned = { $name } resigns; a bot plays on.
table-end-wished = { $name } would like to end the game here.
table-end-unwished = { $name } would rather play on.
table-revealed = The seed of the deal is shown: anybody can check it now.
table-voided =
    { $reason ->
        [collusion] A moderator has voided the game: its players played for each other.
        [one-person] A moderator has voided the game: one person sat in two chairs.
        [foul-play] A moderator has voided the game: somebody had help.
        [fault] A moderator has voided the game: the house made a mistake.
       *[other] A moderator has voided the game.
    }
table-warned = { $name } has little time left.
table-timed-out = { $name } has run out of time; a bot plays until they are back.
table-returned = { $name } is back.
table-substitute-wished = { $name } would let the bot play on for { $other }.
table-substitute-unwished = { $name } would rather wait for { $other }.
table-substituted = The bot plays on for { $name } for good.
table-forsaken = Nobody has come back; bots finish the game.

## Ladders and ratings

ladders = Ladders
ladder-lead = Ranked games move you up and down. A rating is one number and how sure it is; it settles after about ten games.
ladder-pace = Pace
ladder-live = Live
ladder-async = Slow
ladder-season = Season
ladder-now = This season
ladder-all = All times
ladder-past = Past seasons
ladder-of-season = Season { $season }
ladder-ends = it ends on { $day }
ladder-ended = it ended on { $day }
ladder-closing = it is over, and its standings become final when the next game ends
ladder-fades = who has not played for half a year fades from the list
ladder-people =
    { $count ->
        [one] one person stands here
       *[other] { $count } people stand here
    }
ladder-you = Your rating here
ladder-at = Place { $place }
ladder-around = Around me
ladder-top = To the top
ladder-more = Show more
ladder-search = Find a name
ladder-nobody-found = Nobody on this ladder has a name that begins so.
ladder-empty = Nobody stands here yet
ladder-empty-help = Play ranked games, with people or with bots. After about ten of them your rating has settled, and you are on the ladder.
ladder-place = Place
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-wins = Won
ladder-seat = Chair
ladder-division = Division
ladder-divisions = Divisions
ladder-divisions-help = At the end of a season the best fifth of a division goes up, and the last fifth goes down. Everybody begins as a wayfarer.
ladder-promoted = goes up a division
ladder-relegated = goes down a division
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
rating-sure = give or take { $uncertainty }
rating-after = { $rating } after this game, which counted { $weight } %
course-told =
    { $games ->
        [one] One game: from { $first } to { $last }.
       *[other] { $games } games: from { $first } to { $last }, { $best } at best.
    }
results-by-seat = By chair
results-by-opponent = By opponent
results-mean-place = Mean place
results-ahead = Ahead
results-behind = Behind
person-ratings = Ratings
person-course = { $game }, { $pace }
person-seasons = Past seasons
head-to-head = You and { $name }
head-to-head-told =
    { $games ->
        [one] One ranked game together; { $ahead } ahead, { $behind } behind, { $ties } level.
       *[other] { $games } ranked games together; { $ahead } ahead, { $behind } behind, { $ties } level.
    }
