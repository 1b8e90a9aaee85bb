## Friends

friends = Friends
friends-stranger = Friends are for people with a name here: sign in, or sign up.
friends-mine = My friends
friends-empty = Nobody yet. Ask somebody you like to play with.
friends-asking = They ask to be your friends
friends-waiting = You have asked
friends-settings = Whom you have blocked or muted stands in the settings:
friend-add = Find a friend
friend-ask = Ask to be friends
friend-accept = Accept
friend-here = here now
friend-table = at a table
friend-end-asks = Decline
friend-end-asked = Take it back
friend-end-friends = Part ways
bond-friends = You and { $name } are friends.
bond-asks = { $name } asks to be your friend.
bond-asked = You have asked { $name } to be friends.

invitations = Invitations
invitation-by = from { $name }, { $taken } of { $seats } chairs taken
invitation-see = Have a look
invitation-decline = Decline

## What one can do about somebody

person-actions = You and { $name }
person-mute = Mute
person-unmute = Unmute
person-block = Block
person-unblock = Unblock
person-block-help = Muted: you no longer read what they say. Blocked: you are never seated together again, and neither reads the other. They aren't told.
person-is-blocked = You have blocked them.
person-is-muted = You don't read what they say.
shunned = People and reports
shunned-blocks = Blocked
shunned-mutes = Muted
shunned-nobody = Nobody.

report = Report
report-reason = What is it about?
report-abuse = hurtful words
report-cheating = cheating, or several accounts
report-stalling = stalling, or leaving on purpose
report-spam = advertising
report-name = the name
report-other = something else
report-words = What has happened?
report-help = A moderator reads it, and nobody else.
report-with-place = A moderator reads it, and nobody else. This moment of the game is sent along.
report-with-line = A moderator reads it, and nobody else. What was said here is sent along.
report-send = Send to the moderators
report-sent = Thank you. A moderator will look at it; in the settings you see when it is dealt with.
report-open = Received; a moderator will look at it.
report-closed = A moderator has dealt with it.
my-reports = My reports

## What moderators have decided

told = From the moderators
told-warn = A warning
told-warn-help = A moderator has looked at something you did or said, and asks you not to do it again.
told-mute = You can't chat for a while
told-mute-help = You can go on playing.
told-suspend = You can't begin new games for a while
told-suspend-help = You can't sit down, open tables or chat for now. Games that go on you may finish.
told-void = A game of yours doesn't count
told-void-help = A moderator has decided so.
told-rename = Please choose another name
told-rename-help = A moderator asks you to take another name.
told-lift = You are free to play and chat again
told-lift-help = A moderator has ended your mute or suspension.
told-until = Until { $until }
told-reason = The moderator writes: { $reason }
told-read = I have read it
told-table = See the table
name-wanted = Choose another name
name-new = Your new name
name-take = Take this name

problem-suspended = You are suspended until { $until }. The moderator writes: { $reason }
problem-silenced = You can't chat until { $until }. The moderator writes: { $reason }
problem-kept-apart = You and somebody there are kept apart: choose another table.
problem-same-device = Somebody plays at this ranked table from this device already. Each person needs their own.
problem-thats-you = That is you yourself.
problem-too-many-friends = You have asked enough people already.
problem-name-stays = Your name stays: nobody has asked for another.
