## Standing orders

standing = Standing orders
standing-count =
    { $count ->
        [one] { $count } active
       *[other] { $count } active
    }
standing-about = Decide in advance: save an order here, and it is played for you when its moment comes. Nobody else sees it.
standing-saved-orders = Your orders
standing-new-order = New order
standing-nothing = No order is possible at this moment.
standing-variant = Which one
standing-number = Number
standing-less = One less
standing-more = One more
standing-list = In this order
standing-place = { $item }, number { $place }
standing-all = All
standing-none = None
standing-choose = Choose first.
standing-save = Save order
standing-saved = Order saved.
standing-already-saved = You have already saved this order.
standing-withdraw = Withdraw
standing-withdrawn = Order withdrawn.
standing-waits =
    { $minutes ->
        [one] It is played within { $minutes } minute, not at once: the timing gives nothing away.
       *[other] It is played within { $minutes } minutes, not at once: the timing gives nothing away.
    }
standing-done = Standing order “{ $name }” has been carried out.
standing-ended = Standing order “{ $name }” has ended: there is nothing left for it to do.
standing-acted = One of your standing orders has moved for you.
problem-not-offered = This order is no longer possible. Look at what is offered now.
problem-too-many-orders = You have reached the maximum number of orders at this table. Withdraw one first.
problem-unknown-order = This order no longer exists: it was carried out, or its moment has passed.
