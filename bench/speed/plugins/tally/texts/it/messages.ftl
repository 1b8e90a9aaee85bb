event-begun = La partita comincia.
event-added = { $seat } conta { $count }.

action-add = Conta { $count }

prompt-adding = Continua a contare.
prompt-waiting = Aspetta l'altro.

illegal-not-your-turn = Non tocca a te.
