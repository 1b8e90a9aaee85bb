## Friends

friends = Friends
friends-signed-out = Sign in or create an account to add friends.
friends-mine = My friends
friends-empty = You have no friends here yet. Send a request to someone you like to play with.
friend-requests-received = Friend requests
friend-requests-sent = Requests you have sent
friends-settings = The players you have blocked or muted are listed in the settings:
friend-add = Add a friend
friend-request = Send friend request
friend-accept = Accept
friend-online = online
friend-at-table = at a table
friend-end-request-received = Decline
friend-end-request-sent = Cancel request
friend-end-friends = Remove friend
friendship-friends = You and { $name } are friends.
friendship-request-received = { $name } has sent you a friend request.
friendship-request-sent = You have sent { $name } a friend request.

invitations = Invitations
invitation-by = from { $name }, { $taken } of { $seats } seats taken
invitation-view = View table
invitation-decline = Decline

## What you can do about a player

person-actions = You and { $name }
person-mute = Mute
person-unmute = Unmute
person-block = Block
person-unblock = Unblock
person-block-help = Mute: you no longer see their chat messages. Block: you are never seated together again, and neither of you sees the other’s chat messages. They are not told.
person-is-blocked = You have blocked this player.
person-is-muted = You don’t see this player’s chat messages.
blocked-people = Blocked players and reports
blocked-people-blocks = Blocked
blocked-people-mutes = Muted
blocked-people-none = Nobody.

report = Report
report-reason = What is it about?
report-reason-abuse = offensive language
report-reason-cheating = cheating, or several accounts
report-reason-stalling = stalling, or leaving on purpose
report-reason-spam = advertising
report-reason-name = an offensive name
report-reason-other = something else
report-text = What happened?
report-help = Only moderators can read your report.
report-help-table = Only moderators can read your report. The current position of the game is sent along.
report-help-message = Only moderators can read your report. The chat message is sent along.
report-send = Send report
report-sent = Thank you. A moderator will look at it. In the settings you can see when your report is closed.
report-open = Received. A moderator will look at it.
report-closed = A moderator has closed this report.
my-reports = My reports

## Decisions of moderators

decisions = From the moderators
decision-warn = You have received a warning
decision-warn-help = A moderator has reviewed something you did or said, and asks you not to do it again.
decision-chat-ban = You can’t chat for now
decision-chat-ban-help = You can keep playing.
decision-suspend = You can’t start new games for now
decision-suspend-help = You can’t sit down, open tables or chat. You may finish games in progress.
decision-void = One of your games doesn’t count
decision-void-help = A moderator has voided it.
decision-rename = Please choose another name
decision-rename-help = A moderator asks you to change your name.
decision-lift = You can play and chat again
decision-lift-help = A moderator has ended your chat ban or suspension.
decision-until = Until { $until }
decision-reason = The moderator writes: { $reason }
decision-acknowledge = I have read this
decision-table = View table
rename = Choose another name
rename-new-name = Your new name
rename-save = Save name

problem-suspended = You are suspended until { $until }. The moderator writes: { $reason }
problem-chat-banned = You can’t chat until { $until }. The moderator writes: { $reason }
problem-blocked = You and a player at this table can’t be seated together. Choose another table.
problem-same-device = Someone is already playing at this ranked table from your device. Each player needs a device of their own.
problem-is-yourself = That is you.
problem-too-many-friends = You have sent too many friend requests already.
problem-rename-not-requested = You can’t change your name unless a moderator asks you to.
