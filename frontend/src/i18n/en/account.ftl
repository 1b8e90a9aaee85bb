## Signing in

sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
sign-in-instead = I already have an account
sign-up-instead = Create an account
sign-in-leaves-account = You are playing as { $name }. Signing in leaves that account, and a guest account can’t be recovered.
sign-up-help = All you need is a name and a password.
sign-up-keeps-games = You keep your seats and your games.
login = Name or email address
username = Name
password = Password
password-new = New password
password-current = Current password
password-forgotten = Forgot your password?
password-change = Change password
password-changed = Your password has been changed.
email = Email address
email-optional = Optional. With an address you can reset your password, and get an email when it is your turn.
email-change = Change email address
email-change-sent = We have sent an email to the new address. Follow the link in it to confirm the address.
save = Save
reset-password = Reset password
reset-help = We will email you a code.
reset-send-code = Send the code
reset-code-sent = If the address belongs to an account, we have sent a code to it. Enter the code here.
reset-code = Code
reset-save = Set new password
verify-email = Confirm email address
verify-email-help = Confirm that this address is yours.
verify-email-done = Thank you. Your address is confirmed.
auth-error-reauthenticate = Enter your password again.
auth-error-conflict = You are already signed in. Sign out first.
auth-error-username_password_mismatch = Name and password don’t match.
auth-error-email_password_mismatch = Email address and password don’t match.
auth-error-username_taken = This name, or one that looks like it, is already taken. Choose another one.
auth-error-password_too_common = This password is too common. Choose another one.
auth-error-password_too_short = This password is too short. Choose one with at least eight characters.
auth-error-password_entirely_numeric = This password consists of digits only. Choose one that is harder to guess.
auth-error-password_too_similar = This password is too similar to your name or email address. Choose another one.
auth-error-username_invalid = A name has 3 to 24 characters: letters from a to z, digits, - and _.
auth-error-username_blacklisted = That name is reserved. Choose another one.
auth-error-incorrect_code = This code is wrong or has expired.
auth-error-throttled = Too many attempts. Wait a few minutes and try again.
auth-error-too_many_login_attempts = Too many attempts. Wait five minutes, or reset your password.

## My tables

mine-running = In progress
mine-running-empty = You have no games in progress. Start one from the front page, or join an open table.
mine-open = Waiting for players
mine-finished = Finished
mine-finished-empty = You have no finished games yet.
mine-signed-out = You have not played here yet. Click “Play now” on the front page to start a game.

## A person’s page

profile = Profile
person-joined = Joined
person-games = Games
person-played =
    { $played ->
        [one] { $played } game, { $won } won
       *[other] { $played } games, { $won } won
    }
person-games-empty = No public games yet.
person-tables = Latest games

## Settings

settings-appearance = Appearance and sound
settings-account = Account
settings-guest = You are playing as the guest { $name }. With an account you can sign in from any device.
settings-member = You are signed in as { $name }.
settings-theme = Theme
theme-system = Follow the system
theme-light = Light
theme-dark = Dark
settings-motion = Animations
motion-system = Follow the system
motion-full = On
motion-reduced = Off
settings-sounds = Play a soft chime when it is my turn
settings-notifications = Show a browser notification when it is my turn
settings-notifications-blocked = Your browser blocks notifications. Allow them in its settings for this site.
tokens = API tokens
tokens-help = With a token, a program can play for you.
tokens-once = Copy it now. It will not be shown again:
tokens-name = Name of the token
tokens-create = Create token
tokens-revoke = Revoke
tokens-used = last used
tokens-unused = never used
my-data = My data
my-data-export = Download all my data
delete-account = Delete account
delete-account-help = Bots will take over your seats. Your moves stay in the logs of your games, but no longer show who you were.
delete-account-confirm = To confirm, type your name: { $name }
delete-account-permanently = Delete permanently
