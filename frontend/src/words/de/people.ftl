## Friends

friends = Freunde
friends-stranger = Freunde hat, wer hier einen Namen hat: Melde dich an, oder registriere dich.
friends-mine = Meine Freunde
friends-empty = Noch niemand. Frag jemanden, mit dem du gern spielst.
friends-asking = Sie möchten mit dir befreundet sein
friends-waiting = Du hast gefragt
friends-settings = Wen du blockiert oder stummgeschaltet hast, steht in den Einstellungen:
friend-add = Freunde finden
friend-ask = Freundschaft anbieten
friend-accept = Annehmen
friend-here = gerade hier
friend-table = an einem Tisch
friend-end-asks = Ablehnen
friend-end-asked = Zurücknehmen
friend-end-friends = Freundschaft beenden
bond-friends = { $name } und du, ihr seid befreundet.
bond-asks = { $name } möchte mit dir befreundet sein.
bond-asked = Du hast { $name } die Freundschaft angeboten.

invitations = Einladungen
invitation-by = von { $name }, { $taken } von { $seats } Stühlen besetzt
invitation-see = Ansehen
invitation-decline = Ablehnen

## What one can do about somebody

person-actions = { $name } und du
person-mute = Stummschalten
person-unmute = Wieder hören
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-block-help = Stummgeschaltet: Du liest nicht mehr, was die Person sagt. Blockiert: Ihr sitzt nie wieder am selben Tisch, und keiner liest den anderen. Die Person erfährt davon nichts.
person-is-blocked = Du hast diese Person blockiert.
person-is-muted = Du liest nicht, was sie sagt.
shunned = Leute und Meldungen
shunned-blocks = Blockiert
shunned-mutes = Stummgeschaltet
shunned-nobody = Niemand.

report = Melden
report-reason = Worum geht es?
report-abuse = verletzende Worte
report-cheating = Betrug oder mehrere Konten
report-stalling = absichtlich verzögert oder verlassen
report-spam = Werbung
report-name = der Name
report-other = etwas anderes
report-words = Was ist passiert?
report-help = Nur die Moderation liest es, sonst niemand.
report-with-place = Nur die Moderation liest es, sonst niemand. Dieser Moment der Partie wird mitgeschickt.
report-with-line = Nur die Moderation liest es, sonst niemand. Was hier gesagt wurde, wird mitgeschickt.
report-send = An die Moderation schicken
report-sent = Danke. Die Moderation sieht es sich an; in den Einstellungen siehst du, wann es erledigt ist.
report-open = Angekommen; die Moderation sieht es sich an.
report-closed = Die Moderation hat sich darum gekümmert.
my-reports = Meine Meldungen

## What moderators have decided

told = Von der Moderation
told-warn = Eine Verwarnung
told-warn-help = Die Moderation hat sich etwas angesehen, was du getan oder gesagt hast, und bittet dich, das nicht wieder zu tun.
told-mute = Du kannst eine Weile nicht chatten
told-mute-help = Spielen kannst du weiterhin.
told-suspend = Du kannst eine Weile keine neuen Partien beginnen
told-suspend-help = Du kannst dich vorerst nicht hinsetzen, keine Tische eröffnen und nicht chatten. Laufende Partien darfst du zu Ende spielen.
told-void = Eine deiner Partien zählt nicht
told-void-help = So hat die Moderation entschieden.
told-rename = Bitte wähle einen anderen Namen
told-rename-help = Die Moderation bittet dich um einen anderen Namen.
told-lift = Du kannst wieder spielen und chatten
told-lift-help = Die Moderation hat deine Stummschaltung oder Sperre beendet.
told-until = Bis { $until }
told-reason = Die Moderation schreibt: { $reason }
told-read = Ich habe es gelesen
told-table = Zum Tisch
name-wanted = Wähle einen anderen Namen
name-new = Dein neuer Name
name-take = Diesen Namen nehmen

problem-suspended = Du bist gesperrt bis { $until }. Die Moderation schreibt: { $reason }
problem-silenced = Du kannst nicht chatten bis { $until }. Die Moderation schreibt: { $reason }
problem-kept-apart = Mit jemandem dort kannst du nicht am selben Tisch sitzen: Nimm einen anderen.
problem-same-device = An diesem gewerteten Tisch spielt schon jemand von diesem Gerät aus. Jede Person braucht ein eigenes.
problem-thats-you = Das bist du selbst.
problem-too-many-friends = Du hast schon genug Leute gefragt.
problem-name-stays = Dein Name bleibt: Niemand hat um einen anderen gebeten.
