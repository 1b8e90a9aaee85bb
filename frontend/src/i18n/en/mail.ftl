## Email settings

mail = Email
mail-help = We email you when a table needs you and you are away. You get one email per game, and the next one only after you have visited that game again: if you don’t follow “your turn”, no second email warns you when your time runs short.
mail-guest = A guest has no email address. Create an account above and enter one: you keep your seats and your games.
mail-to = We send emails to { $address }.
mail-no-address = We have no address for you. Enter one above, under “{ $where }”.
mail-unconfirmed = { $address } is not confirmed yet. Follow the link in the email that we sent there.
mail-send-again = Send that email again
mail-confirmation-sent = We have sent an email to { $address }. Follow the link in it to get emails there.
mail-disabled-bounced = Emails to { $address } bounced, so we have sent none since { $day }.
mail-disabled-complained = An email to { $address } was reported as spam, so we have sent none since { $day }.
mail-disabled-refused = The mail server of { $address } does not know this address, so we have sent no emails since { $day }.
mail-disabled-help = Does the address work again? Then confirm it once more. If not, enter another one above, under “{ $where }”.
mail-confirm-again = Confirm the address again
mail-enabled = Send me emails
mail-when = Send me an email when …
mail-kind-turn = it is my turn
mail-kind-warning = my time is nearly up
mail-kind-away = my time has run out and a bot plays for me
mail-kind-over = a game is over
mail-kind-invitation = someone invites me
mail-kind-reserved_seat = a table has been found for me
mail-delivery-each = right away
mail-delivery-digest = in one email a day
mail-delivery-none = never
mail-digest-hour = Send the daily email at
mail-digest-hour-help = In the time zone { $zone }.
mail-saved = Saved.
mail-muted-tables = Muted tables

## Emails and invitations at a table

mute-table = Stop emails about this table
unmute-table = Resume emails about this table
table-is-muted = You get no emails about this table.
invite = Invite a player
invite-help = They see the invitation on this site, and get it by email unless they have turned that off.
invite-name = Player’s name
invite-send = Invite
invite-sent = { $name } has been invited. Whether they get an email as well depends on their settings.
problem-already-at-table = This player is already at the table.
waiting-sign-in = Do you have an account? Sign in first to sit down under your name.

## A link that has expired

error-expired-link = This link no longer works
error-expired-link-help = A link in an email opens its table for two weeks, or until you change your password. Nothing is lost: sign in to open the table.
