## On every page

skip-to-content = Skip to content
nav-main = Main
nav-more = More
nav-lobby = Play
nav-my-tables = My tables
nav-rules = Rules
nav-settings = Settings
nav-sign-in = Sign in
nav-api = API for programs
footer-about = Fair deals that you can check yourself. No tracking, no advertisements.
language = Language
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
loading = Loading …
dismiss = Close
cancel = Cancel
try-again = Try again
go-to-front-page = Go to the front page
go-to-lobby = Go to the open tables

## Problems

problem-server-unreachable = The server does not answer. Your connection may be down, or the server may be restarting. Try again in a moment.
problem-unknown = Something went wrong. Try again.
see-ruling = Ruling { $ruling }
problem-forbidden = You are not allowed to do this.
problem-not-yours = You can’t do this at this table.
problem-not-found = There is nothing here.
problem-unknown-table = This table does not exist, or you need an invitation to see it.
problem-not-authenticated = Sign in first.
problem-table-changed = Something has changed at the table. Look at it again before you choose.
problem-wrong-moment = This is no longer possible, or not yet.
problem-advice-pending = The expert is still working on your previous question. Ask again in a moment.
problem-no-free-seat = This seat is taken. Choose another one.
problem-not-a-guest = You already have an account.
problem-username-taken = This name, or one that looks like it, is already taken. Choose another one.
problem-username-invalid = A name has 3 to 24 characters: letters from a to z, digits, - and _.
problem-username-reserved = That name is reserved. Choose another one.
problem-email-taken = This address belongs to another account.
problem-email-invalid = This is not a valid email address.
problem-password-refused = This password is too easy to guess. Choose a longer one.
problem-commit-first = That reveals something: confirm your moves first.
problem-bad-input = This page asked for something that does not exist. Reload the page and try again.
problem-key-reused = This request was confused with an earlier one. Reload the page and try again.
problem-invalid = The server could not read this request. Reload the page and try again.
problem-bad-credentials = You are no longer signed in. Sign in again.
problem-unknown-player = There is no player with this name.
problem-unknown-season = There is no such season on this ladder.
problem-not-on-ladder = You are not on this ladder yet.
problem-throttled = Too many requests. Wait a moment and try again.
problem-server-error = Something went wrong on the server. Nothing is lost: try again.
problem-unavailable = The server can’t do this right now. Nothing is lost: try again in a moment.
problem-malformed = { problem-invalid }
problem-bad-idempotency-key = { problem-invalid }
problem-method-not-allowed = { problem-invalid }
problem-not-acceptable = { problem-invalid }
problem-unsupported-media-type = { problem-invalid }
problem-too-large = This is too much to send at once.
problem-unknown-game = There is no such game here.
problem-bad-link = This link has expired or is not valid.

## Error pages

error-not-found = Page not found
error-not-found-help = There is nothing at this address. Check it for typing errors.
error-no-table = This table can’t be shown
error-no-table-help = This table does not exist, or you need an invitation. Ask one of its players for the link.
error-no-access = You can’t see this page
error-no-access-help = Sign in with the account it belongs to.
error-server-unreachable = The server does not answer
error-server-unreachable-help = Nothing is lost: your games are saved. This page reloads as soon as the server answers.
error-server-unreachable-still = Still no answer. We keep trying.
