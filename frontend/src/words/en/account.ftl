## Signing in

sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
sign-in-instead = I have an account
sign-up-instead = Make an account
sign-in-leaves = You are { $name } here now. Signing in leaves that account; a guest can't come back.
sign-up-help = A name and a password are enough.
sign-up-keeps = You keep your seats and your games.
login = Name or e-mail address
username = Name
password = Password
password-new = New password
password-current = Password now
password-forgotten = Password forgotten?
password-change = Change the password
password-changed = The password is changed.
email = E-mail address
email-optional = May be empty. With one you can get a new password, and mails when it is your turn.
email-change = Change the e-mail address
email-sent = We have sent a mail to the new address: follow its link.
save = Save
reset-password = A new password
reset-help = We send you a code by mail.
reset-ask = Send the code
reset-sent = If the address belongs to an account, a code is on its way. Write it here.
reset-code = Code
reset-change = Set the new password
verify-email = Confirm the e-mail address
verify-email-help = One click, and the address is yours.
verify-email-done = Thank you, the address is confirmed.
refused-reauthenticate = Say your password again.
refused-conflict = You are signed in already: sign out first.
refused-username_password_mismatch = Name and password don't match.
refused-email_password_mismatch = Address and password don't match.
refused-username_taken = That name, or one that looks like it, is taken: choose another.
refused-password_too_common = That password is too common: take another.
refused-password_too_short = That password is too short: take at least eight characters.
refused-password_entirely_numeric = A password of digits alone is too easy to guess.
refused-password_too_similar = That password is too much like your name or address.
refused-username_invalid = A name has 3 to 24 letters from a to z, digits, - or _.
refused-username_blacklisted = That name is nobody's to have: choose another.
refused-incorrect_code = That code is not right, or no longer.
refused-throttled = That was too often: wait a few minutes.
refused-too_many_login_attempts = That was too often: wait five minutes, or set a new password.

## My tables

mine-running = Running
mine-running-empty = No game is running. Play now from the front page, or join an open table.
mine-open = Waiting for players
mine-finished = Finished
mine-finished-empty = No game is finished yet.
mine-nobody = You have not played here yet. One click on the front page puts you at a table.

## A person

profile = Profile
person-joined = Came here
person-games = Games
person-played =
    { $played ->
        [one] { $played } game, { $won } won
       *[other] { $played } games, { $won } won
    }
person-games-empty = No public game yet.
person-tables = Latest games

## Settings

settings-looks = How it looks and sounds
settings-account = Account
settings-guest = You play as the guest { $name }. With an account you can come back from anywhere.
settings-member = You are { $name }.
settings-theme = Colours
theme-system = As the system has it
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-system = As the system has it
motion-full = Things move
motion-reduced = Nothing moves
settings-sounds = A soft chime when it is my turn
settings-notifications = The browser tells me when it is my turn
settings-notifications-refused = The browser does not allow it: change that in its settings for this site.
tokens = Programs
tokens-help = A program can play for you with a token.
tokens-once = Copy it now, it is not shown again:
tokens-name = A name to know it by
tokens-make = Make a token
tokens-revoke = Revoke
tokens-used = last used
tokens-unused = never used
closing = Your data
closing-export = Download all that is kept about me
closing-close = Delete the account
closing-help = Bots will play on in your chairs. What you played stays in the log, which no longer tells who you were.
closing-type = To be sure, write your name: { $name }
closing-for-good = Delete it for good
