event-begun = A játék elkezdődik.
event-added = { $seat } számol: { $count }.

action-add = Számolj: { $count }

prompt-adding = Számolj tovább.
prompt-waiting = Várd meg a másikat.

illegal-not-your-turn = Nem te jössz.
