deleted-player = a deleted account
someone = Someone

turn-subject = { $game }: your turn
turn-heading = { $game }: it is your turn
turn-button = Make your move

warning-subject = { $game }: your time is nearly up
warning-heading = { $game }: your time is nearly up
warning-button = Make your move now

away-subject = { $game }: a bot plays for you
away-heading = { $game }: your time has run out
away-text = A bot of medium strength plays for you until you are back. You can take over again at any time.
away-button = Take over again

over-subject = { $game }: the game is over
over-heading = { $game }: the game is over
over-button = See the result

invitation-subject = { $name } invites you to { $game }
invitation-heading = { $name } invites you to a game of { $game }
invitation-text =
    { $taken ->
        [one] One of { $seats } seats is taken.
       *[other] { $taken } of { $seats } seats are taken.
    }
at-the-table = At the table: { $names }.
invitation-button = Open the table

reserved-seat-subject = { $game }: we have found a table for you
reserved-seat-heading = { $game }: we have found a table for you
reserved-seat-text = A game for { $seats } players. It starts as soon as everyone has sat down.
reserved-seat-until = Your seat is reserved until { $deadline } ({ $zone }). After that your search ends.
reserved-seat-button = Take your seat

digest-subject =
    { $count ->
        [0] News from your tables
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
digest-heading =
    { $count ->
        [0] News from your tables
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
digest-button = Open the first table
digest-over = The game is over.
digest-away = Your time ran out, and a bot played for you.
digest-invitation = You are invited.
digest-reserved-seat = We have found a table for you.
no-clock = It is your turn. There is no time limit.

decision-warn = A warning from our moderators
decision-warn-text = A moderator has looked at something you did or wrote, and asks you not to do it again.
decision-chat-ban = You can’t chat for a while
decision-chat-ban-text = A moderator has decided that you can’t chat for now. You can still play.
decision-suspend = You can’t start new games for a while
decision-suspend-text = A moderator has suspended your account: you can’t sit down, open tables or chat for now. You may finish games in progress.
decision-void = One of your games doesn’t count
decision-void-text = A moderator has decided that the result of one of your games doesn’t count.
decision-rename = Please choose another name
decision-rename-text = A moderator asks you to choose another name. You can do so the next time you visit the site.
decision-lift = You can play and chat again
decision-lift-text = A moderator has ended your chat ban or suspension.
decision-until = Until { $until } ({ $zone }).
decision-reason = The moderator writes: { $reason }
decision-button = Go to Caravanserai

time-left = You have { $left } left, until { $deadline } ({ $zone }).
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
others-too =
    { $count ->
        [one] { $names } has to move, too.
       *[other] { $names } have to move, too.
    }
since = Since your last move:
earlier =
    { $count ->
        [one] … and one event before that
       *[other] … and { $count } events before that
    }
picture = The { $game } table as you see it

result =
    { $place ->
        [1] You have won! { $places }.
        [2] You have come second. { $places }.
        [3] You have come third. { $places }.
       *[other] You have come { $place }th. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-started = The game has started.
happened-resigned = { $name } has resigned; a bot plays on.
happened-timed-out = { $name } has run out of time; a bot plays for now.
happened-returned = { $name } is back.
happened-substituted = A bot has replaced { $name } for good.
happened-all-timed-out = Nobody came back, so bots finish the game.

why = You get this email because you play at Caravanserai as { $name }.
stop-table = No more emails about this table
stop-kind = No more emails of this kind
stop-all = No more emails at all

page-title = Emails from Caravanserai
page-lead = Hello { $name }! Which emails don’t you want any more?
page-table = This table
page-table-text = All emails about this game of { $game }.
page-kind = This kind
page-kind-turn = “Your turn”, at all tables.
page-kind-warning = “Your time is nearly up”, at all tables.
page-kind-away = “A bot plays for you”, at all tables.
page-kind-over = “The game is over”, at all tables.
page-kind-invitation = Invitations.
page-kind-reserved-seat = “We have found a table for you”.
page-kind-digest = The daily digest.
page-all = All emails
page-all-text = Everything except emails about your account itself.
page-stop = Stop
page-resume = Send them again
page-stopped = Stopped
page-games-go-on = This stops emails only. Your games go on.
page-settings = All email settings
bad-link-title = This link doesn’t work
bad-link-text = It is incomplete or doesn’t come from us. Copy it from the email again, or change your email settings.
