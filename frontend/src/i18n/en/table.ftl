## Players

you = You
deleted-player = a deleted account
someone = Someone
free-seat = Free seat
players = Players
is-present = is at the table
is-to-move = to move
is-away = away
is-away-help = has run out of time; a bot plays until they are back
host = host
bot = bot
bot-level =
    { $level ->
        [random] bot · random
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
status-your-turn = Your turn.
status-confirm = Confirm your move, or undo it.
status-confirm-or-continue = Confirm your move, or undo it. Next: { $prompt }
status-waiting-for =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
status-ended-by-agreement = The game was ended by agreement.
status-finished = The game is over.
your-choices = Your choices
commit = { $action }
commit-turn =
    { $count ->
        [one] Confirm
       *[other] Confirm all { $count }
    }
commit-reveals = You can’t undo this once it is confirmed: it reveals something new.
undo = Undo
redo = Redo
connection-lost = Connection lost. We are trying to reconnect; what you see may be out of date.
side-panel = Chat and log
log = Log
log-earlier = Show { $count } earlier entries
chat = Chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
rules = Rules
icons = What the icons mean
contents = Contents
result-by-agreement = The game was ended by agreement: there are no points and no winner.
result-by-agreement-rated = Bots can’t agree to end a game. For the ratings, you therefore lose against them, as if you had resigned.
result-left-rated = Players who left before the end count as last.
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
advice = What would an expert do?
advice-confirm-first = Confirm or undo your moves first.
advice-searching = The expert is thinking …
advice-says = An expert would play: { $action }
advice-says-for = In { $name }’s place, an expert would play: { $action }
advice-why = Why: { $reason }
advice-chance = Chance of winning: about { $percent }%, estimated from { $iterations } simulated games.
advice-close = Close
replay-so-far = Replay so far
end-vote = Propose to end the game
end-by-agreement = Ending the game by agreement
end-votes = For ending the game now: { $names }
end-missing = Still to agree: { $names }
end-agree = Agree to end the game
end-confirm = The game will be over at once, without points and without a winner. End it?
end-rated = Bots can’t agree to end a game: for the ratings, you lose against them, as if you had resigned.
end-yes = Yes, end the game
end-withdraw = Withdraw my vote to end the game
resign = Resign
resign-confirm = A bot will take over your seat, and you will be placed behind everyone who is still playing. Resign?
resign-yes = Yes, resign
generic-table = The table
generic-hints = What you should know
lesson = Walkthrough
lesson-got-it = Got it
lesson-skip = Skip the walkthrough

## Before the game

waiting-title = Waiting for players
waiting-help =
    { $free ->
        [0] Everyone is here: the game starts.
        [one] One seat is free. The game starts when it is taken.
       *[other] { $free } seats are free. The game starts when all are taken.
    }
waiting-everyone-left = Everyone has left. This table is closed.
take-seat = Take seat { $seat }
bot-add = Add: { $level }
bot-remove = Remove the bot
start-now = Start now, with bots in the free seats
link-copy = Copy invitation link
link-copied = Link copied
leave-table = Leave the table

## Events of the table

table-opened = The table opens.
table-seated =
    { $bot ->
        [yes] { $name }, a bot, takes seat { $seat }.
       *[no] { $name } takes seat { $seat }.
    }
table-left = { $name } leaves.
table-host-left = The host leaves.
table-started = The game starts.
table-resigned = { $name } resigns; a bot takes over.
table-end-voted = { $name } wants to end the game by agreement.
table-end-vote-withdrawn = { $name } wants to play on.
table-finished = The seed of the deal is revealed: anyone can check the deal now.
table-voided =
    { $reason ->
        [collusion] A moderator has voided the game: players worked together.
        [one-person] A moderator has voided the game: one person played in two seats.
        [foul-play] A moderator has voided the game: a player had outside help.
        [fault] A moderator has voided the game: the site made an error.
       *[other] A moderator has voided the game.
    }
table-warned = { $name } has little time left.
table-timed-out = { $name } has run out of time; a bot plays until they are back.
table-returned = { $name } is back.
table-substitute-voted = { $name } votes to let the bot replace { $other }.
table-substitute-vote-withdrawn = { $name } wants to wait for { $other }.
table-substituted = A bot replaces { $name } for the rest of the game.
table-all-timed-out = No player has come back; bots finish the game.
