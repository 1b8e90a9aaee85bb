## Clocks, and who is away

clock-left = { $time } left
clock-until = Runs out { $moment }
clock-stands = The clock stands
left-days = { $days } d
left-days-hours = { $days } d { $hours } h
left-hours = { $hours } h
left-hours-minutes = { $hours } h { $minutes } m
away-me = Your time ran out; a bot plays for you.
away-back = I’m back
substitute = Substitute
substitute-help = { $name } has been away for long. If all of you wish it, the bot plays on for good.
substitute-wish = Let the bot play on
substitute-unwish = Wait for them after all
substitute-wished-by = Wished by { $names }

## How fast

pace-none = No clock
pace-live = Live, 20 minutes
pace-quick = Quick, 8 minutes
pace-day = A day a move
pace-week = Slow, a week in hand
pace-own = As I like …
pace-own-name = { $clock }, { $bank } + { $increment }
pace-help = Everybody begins with { $bank }. Each decision brings { $increment } back, up to that much.
pace-help-sudden = Everybody has { $bank } for the whole game.
pace-kind = Played
pace-bank = Time in hand
pace-increment = Back for each decision
pace-unit = { $label }: unit
unit-second = seconds
unit-minute = minutes
unit-hour = hours
unit-day = days
pace-vacation = A vacation stops the clock
pace-no-vacation = Vacations don’t stop the clock here.
pace-reliability = Reliability asked for
pace-reliability-any = None: anybody may join
pace-reliability-least = At least { $percent }%
reliability-asked = { $percent }% reliable
reliability-asked-help = For members with at least three games with a clock. Of the last twenty: how many they played to the end without running out of time.
reliability-help = Of the last twenty games with a clock: how many were played to the end without running out of time. Games resigned in time don’t count.
person-reliability =
    { $games ->
        [one] { $percent }% reliable, in { $games } game with a clock
       *[other] { $percent }% reliable, in { $games } games with a clock
    }
problem-not-reliable = This table asks for players who seldom run out of time: members with at least three games with a clock behind them. Play a few games on time and you are welcome; many other tables ask for nothing.

## My turns

turns = My turns
turns-begin = Begin with the most urgent
turns-help =
    { $count ->
        [one] One table waits for you.
       *[other] { $count } tables wait for you, the most urgent first.
    }
turns-empty = Nothing waits for you: everybody else is to move, or no game of yours is running. Join an open table, or look at your games.
turns-next = Next
turns-next-left = Next table ({ $left } left)
turns-next-keys = The next table that waits for you: Alt+N
turns-previous = Previous table
turns-previous-keys = The previous table that waits for you: Alt+P

## A private note

note = Note
note-help = Only you see this.
note-empty = What you want to remember at this table
note-loading = One moment …
note-unread = Your note can’t be read at the moment: come back to it later.
note-saved = Saved
note-writing = …
note-failed = It could not be saved: we try again when you write on.

## When I rest

rest = When I rest
rest-help = At slow tables your clock stands still while you rest.
rest-zone = Time zone
rest-zone-here = This browser is in { $zone }.
rest-zone-take = Take that
rest-sleeps = My nights don’t count
rest-from = I sleep from
rest-to = to
rest-weekends = My weekends don’t count
rest-saved = Saved. It counts from your next decision on.
vacations = Vacations
vacations-help =
    { $days ->
        [one] You have one day left this year. A vacation does not count where a table forbids it, or if you have less than an hour left there.
       *[other] You have { $days } days left this year. A vacation does not count where a table forbids it, or if you have less than an hour left there.
    }
vacations-first = First day
vacations-last = Last day
vacations-take = Take it
vacations-now = now
vacations-end = End it now
vacations-cancel = Cancel it
problem-night-too-long = A night may last twelve hours at most.
problem-vacation-impossible = A vacation ends after it begins, and within a year from now.
problem-vacation-overlaps = You have a vacation then already.
problem-vacation-too-long = That is more than the days of vacation you have left in that year.
finished-by-bots = finished by bots
