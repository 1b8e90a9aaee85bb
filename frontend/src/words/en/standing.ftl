## Standing orders

standing = Standing orders
standing-count =
    { $count ->
        [one] { $count } stands
       *[other] { $count } stand
    }
standing-about = What you have decided already need not wait for you: leave word of it here, and it is played when its moment comes. Nobody else sees it.
standing-now = Left so far
standing-leave = Leave one
standing-nothing = There is nothing to leave at this moment.
standing-variant = Which
standing-number = Number
standing-less = One less
standing-more = One more
standing-list = In this order
standing-place = { $item }, number { $place }
standing-all = All
standing-none = None
standing-choose = Choose first.
standing-leave-it = Leave it
standing-left = It stands.
standing-stands = This stands already.
standing-withdraw = Withdraw
standing-withdrawn = Withdrawn.
standing-waits =
    { $minutes ->
        [one] It acts within { $minutes } minute: not at once, so that it tells nothing.
       *[other] It acts within { $minutes } minutes: not at once, so that it tells nothing.
    }
standing-done = Standing order “{ $name }”: done.
standing-ended = Standing order “{ $name }”: ended, there is nothing left for it to do.
standing-acted = One of your standing orders has played for you.
problem-not-offered = This can’t be left any more: look at what is offered now.
problem-too-many-orders = So many orders are enough for one table: withdraw one first.
problem-unknown-order = That order is no more: it has played already, or its moment has passed.
