## Prepared moves (standing orders)

standing = Prepared moves
standing-count =
    { $count ->
        [one] { $count } active
       *[other] { $count } active
    }
standing-about = Decide in advance: prepare a move here, and it is played for you when its moment comes. Nobody else sees it.
standing-saved-orders = Your prepared moves
standing-new-order = New prepared move
standing-nothing = No move can be prepared at this moment.
standing-variant = Which one
standing-number = Number
standing-less = One less
standing-more = One more
standing-list = In this order
standing-place = { $item }, number { $place }
standing-all = All
standing-none = None
standing-choose = Choose first.
standing-save = Save move
standing-saved = Move saved.
standing-already-saved = You have already prepared this move.
standing-withdraw = Withdraw
standing-withdrawn = Move withdrawn.
standing-waits =
    { $minutes ->
        [one] It is played within { $minutes } minute, not at once: the timing gives nothing away.
       *[other] It is played within { $minutes } minutes, not at once: the timing gives nothing away.
    }
standing-done = The prepared move “{ $name }” was played.
standing-ended = The prepared move “{ $name }” is no longer needed, so it was removed.
standing-acted = One of your prepared moves was played for you.
problem-standing-order-not-possible = This move can no longer be prepared. Choose one of those that can.
problem-too-many-standing-orders = You have reached the maximum number of prepared moves at this table. Withdraw one first.
problem-unknown-standing-order = This prepared move no longer exists: it was played, or its moment has passed.
