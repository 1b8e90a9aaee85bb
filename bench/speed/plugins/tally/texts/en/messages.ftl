event-begun = The game begins.
event-added = { $seat } counts { $count }.

action-add = Count { $count }

prompt-adding = Count on.
prompt-waiting = Wait for the other.

illegal-not-your-turn = It is not your turn.
