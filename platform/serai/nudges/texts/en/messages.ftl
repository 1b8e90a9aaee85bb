nobody = somebody who has left
somebody = Somebody

turn-subject = { $game }: your turn
turn-heading = { $game }: it is your turn
turn-button = Make your move

alarm-subject = { $game }: your time is nearly up
alarm-heading = { $game }: your time is nearly up
alarm-button = Make your move now

away-subject = { $game }: a bot plays for you
away-heading = { $game }: your time ran out
away-text = A bot of middle strength plays in your chair until you are back. One click, and it is yours again.
away-button = Take your chair again

over-subject = { $game }: the game is over
over-heading = { $game }: the game is over
over-button = See how it ended

invitation-subject = { $name } invites you to { $game }
invitation-heading = { $name } invites you to a game of { $game }
invitation-text =
    { $taken ->
        [one] One of { $seats } chairs is taken.
       *[other] { $taken } of { $seats } chairs are taken.
    }
at-the-table = At the table: { $names }.
invitation-button = Have a look

chair-subject = { $game }: a table is found for you
chair-heading = { $game }: a table is found for you
chair-text = A game for { $seats }. Take your chair, and it begins as soon as all have come.
chair-until = The chair is kept for you until { $deadline } ({ $zone }); then the search goes on without you.
chair-button = Take your chair

digest-subject =
    { $count ->
        [0] News from your tables
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
digest-heading =
    { $count ->
        [0] News from your tables
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
digest-button = Begin with the first
digest-over = The game is over.
digest-away = Your time ran out, and a bot played for you.
digest-invitation = You are invited.
digest-chair = A table was found for you.
no-clock = It is your turn. There is no clock.

decision-warn = A warning from our moderators
decision-warn-text = A moderator has looked at something you did or said, and asks you not to do it again.
decision-mute = You can't chat for a while
decision-mute-text = A moderator has decided that you can't chat for now. You can go on playing.
decision-suspend = You can't begin new games for a while
decision-suspend-text = A moderator has suspended your account: you can't sit down, open tables or chat for now. Games that go on you may finish.
decision-void = A game of yours doesn't count
decision-void-text = A moderator has decided that the result of one of your games doesn't count.
decision-rename = Please choose another name
decision-rename-text = A moderator asks you to take another name. You can choose it when you next come.
decision-lift = You are free to play and chat again
decision-lift-text = A moderator has ended your mute or suspension.
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
        [one] { $names } is waited for, too.
       *[other] { $names } are waited for, too.
    }
since = Since your last move:
earlier =
    { $count ->
        [one] … and one thing before that
       *[other] … and { $count } things before that
    }
picture = The table of { $game } as you see it

result =
    { $place ->
        [1] You have won! { $places }.
       *[other] You are number { $place }. { $places }.
    }
place = { $place }. { $name }
place-and-score = { $place }. { $name } ({ $score })

happened-begun = The game begins.
happened-resigned = { $name } resigns; a bot plays on.
happened-timed-out = The time of { $name } ran out; a bot plays for now.
happened-returned = { $name } is back.
happened-substituted = A bot plays on for { $name } for good.
happened-forsaken = Nobody came back: bots finish the game.

why = You get this because you, { $name }, play at Caravanserai.
stop-table = No more mails about this table
stop-kind = No more mails of this kind
stop-all = No more mails at all

page-title = Mails from Caravanserai
page-lead = Hello { $name }! What would you like to hear no more of?
page-table = This table
page-table-text = All mails about this game of { $game }.
page-kind = This kind
page-kind-turn = “Your turn”, at every table.
page-kind-alarm = “Your time is nearly up”, at every table.
page-kind-away = “A bot plays for you”, at every table.
page-kind-over = “The game is over”, at every table.
page-kind-invitation = Invitations.
page-kind-chair = “A table is found for you”.
page-kind-digest = The daily digest.
page-all = All mail
page-all-text = Everything but what your account itself needs.
page-stop = Stop
page-again = Send them again
page-stopped = Stopped
page-stays = Only mails stop: your games go on.
page-settings = All about your mails, in the settings
bad-link-title = This link doesn't work
bad-link-text = It is not whole, or was not made here. Copy it from the mail again, or change your mails in the settings.
