event-begun = Das Spiel beginnt.
event-added = { $seat } zählt { $count }.

action-add = Zähle { $count }

prompt-adding = Zähle weiter.
prompt-waiting = Warte auf den anderen.

illegal-not-your-turn = Du bist nicht dran.
