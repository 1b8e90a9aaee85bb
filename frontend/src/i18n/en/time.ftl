## Clocks and absent players

clock-left = { $time } left
clock-until = Time runs out on { $moment }
clock-stopped = The clock is stopped
left-days = { $days } d
left-days-hours = { $days } d { $hours } h
left-hours = { $hours } h
left-hours-minutes = { $hours } h { $minutes } m
away-me = Your time has run out. A bot plays for you.
away-back = I’m back
substitute = Substitute
substitute-help = { $name } has been away for a long time. If all of you agree, the bot plays on until the end of the game.
substitute-agree = Let the bot play on
substitute-withdraw = Withdraw my vote and wait
substitute-votes = In favour: { $names }

## Pace

pace-none = No clock
pace-live = Live, 20 minutes
pace-quick = Quick, 8 minutes
pace-day = One day per move
pace-week = One week + 12 hours per move
pace-custom = Custom …
pace-custom-name = { $clock }, { $bank } + { $increment }
pace-help = Everyone starts with { $bank }. Each move adds { $increment }, up to the time you started with.
pace-help-no-increment = Everyone has { $bank } for the whole game.
pace-kind = Clock
pace-bank = Starting time
pace-increment = Added per move
pace-unit = { $label }: unit
unit-second = seconds
unit-minute = minutes
unit-hour = hours
unit-day = days
pace-vacation = Vacations stop the clock
pace-no-vacation = Vacations don’t stop the clock at this table.
pace-reliability = Required reliability
pace-reliability-any = None: anyone may join
pace-reliability-min = At least { $percent }%
reliability-required = { $percent }% reliable
reliability-required-help = For members who have played at least three games with a clock. Reliability is the share of their last twenty such games that they finished without running out of time.
reliability-help = The share of the last twenty games with a clock that were finished without running out of time. Games resigned in time don’t count.
person-reliability =
    { $games ->
        [one] { $percent }% reliable, in { $games } game with a clock
       *[other] { $percent }% reliable, in { $games } games with a clock
    }
problem-not-reliable = This table is for members who rarely run out of time and have played at least three games with a clock. Play a few games on time first, or choose another table: many have no such condition.

## My turns

turns = My turns
turns-start = Start with the most urgent
turns-help =
    { $count ->
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you, the most urgent first.
    }
turns-empty = No table is waiting for you. Join an open table, or look at your games.
turns-next = Next
turns-next-left = Next table ({ $left } left)
turns-next-keys = The next table that is waiting for you: Alt+N
turns-previous = Previous table
turns-previous-keys = The previous table that is waiting for you: Alt+P

## Private note

note = Note
note-help = Only you can see this.
note-empty = Write down what you want to remember
note-loading = Loading …
note-load-failed = Your note can’t be loaded at the moment. Come back to it later.
note-saved = Saved
note-unsaved = …
note-save-failed = Your note could not be saved. We will try again when you continue writing.

## Quiet hours and vacations

quiet-hours = Quiet hours
quiet-hours-help = In turn-by-turn games, your clock is stopped during these hours.
quiet-hours-zone = Time zone
quiet-hours-browser-zone = This browser is in { $zone }.
quiet-hours-use-browser-zone = Use this time zone
quiet-hours-nights = Stop my clock at night
quiet-hours-night-from = Night from
quiet-hours-night-to = to
quiet-hours-weekends = Stop my clock at weekends
quiet-hours-saved = Saved. This applies from your next move on.
vacations = Vacations
vacations-help =
    { $days ->
        [one] You have one vacation day left this year. A vacation does not stop the clock where a table forbids it, or where you have less than an hour left.
       *[other] You have { $days } vacation days left this year. A vacation does not stop the clock where a table forbids it, or where you have less than an hour left.
    }
vacations-first = First day
vacations-last = Last day
vacations-take = Take vacation
vacations-now = now
vacations-end = End it now
vacations-cancel = Cancel it
problem-night-too-long = A night may last twelve hours at most.
problem-vacation-impossible = A vacation must end after it starts, and within a year from now.
problem-vacation-overlaps = You already have a vacation in that time.
problem-vacation-too-long = You don’t have that many vacation days left in that year.
finished-by-bots = finished by bots
