## Mails, in the settings

mail = Mail
mail-help = We write to you when a table needs you and you are not there, once about each game until you have been there again: whoever leaves “your turn” unopened gets no second mail when time runs short.
mail-guest = A guest has no address to write to. Make an account above, and give one: you keep your seats and your games.
mail-to = Mails go to { $address }.
mail-no-address = We have no address to write to. Give one above, under “{ $where }”.
mail-unconfirmed = { $address } is not confirmed yet: follow the link in the mail that we sent there.
mail-send-again = Send that mail again
mail-sent = A mail is on its way to { $address }: follow its link, and mails go there.
mail-off-bounced = Mails to { $address } came back, so we have sent none there since { $day }.
mail-off-complained = A mail to { $address } was reported as unwanted, so we have sent none there since { $day }.
mail-off-refused = The mail server of { $address } knows no such reader, so we have sent nothing there since { $day }.
mail-off-help = Does it work again? Confirm it once more. If not, give another one above, under “{ $where }”.
mail-confirm-again = Confirm it once more
mail-wanted = Write mails to me
mail-when = Write to me when …
mail-turn = it is my turn
mail-alarm = my time is nearly up
mail-away = my time ran out and a bot plays for me
mail-over = a game is over
mail-invitation = somebody invites me
mail-chair = a table is found for me
mail-wish-each = at once
mail-wish-digest = in one mail a day
mail-wish-none = never
mail-hour = The daily mail comes at
mail-hour-help = By the clocks of { $zone }.
mail-saved = Saved.
mail-muted = Tables without mails

## Mails, at the table

mute = No mails about this table
unmute = Mails about it again
muted = You get no mails about this table.
invite = Invite somebody
invite-help = They are asked on their pages here, and by mail unless they want none.
invite-name = Their name here
invite-send = Invite
invite-sent = { $name } is asked. Whether a mail goes out as well is up to them.
problem-there-already = They are at the table already.
gathering-account = Do you have an account? Sign in first, and you sit here under your name.

## A link that has expired

trouble-old-link = This link no longer works
trouble-old-link-help = A link in a mail opens its table for two weeks, or until you change your password. Nothing is lost: sign in, and you are at the table as ever.
