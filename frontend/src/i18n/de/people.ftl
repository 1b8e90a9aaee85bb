## Friends

friends = Freunde
friends-signed-out = Melde dich an oder lege ein Konto an, um Freunde hinzuzufügen.
friends-mine = Meine Freunde
friends-empty = Du hast hier noch keine Freunde. Schicke jemandem, mit dem du gern spielst, eine Anfrage.
friend-requests-received = Freundschaftsanfragen
friend-requests-sent = Gesendete Anfragen
friends-settings = Wen du blockiert oder stummgeschaltet hast, steht in den Einstellungen:
friend-add = Freunde hinzufügen
friend-request = Freundschaftsanfrage senden
friend-accept = Annehmen
friend-online = online
friend-at-table = an einem Tisch
friend-end-request-received = Ablehnen
friend-end-request-sent = Anfrage zurückziehen
friend-end-friends = Freundschaft beenden
friendship-friends = Du und { $name } seid befreundet.
friendship-request-received = { $name } hat dir eine Freundschaftsanfrage geschickt.
friendship-request-sent = Du hast { $name } eine Freundschaftsanfrage geschickt.

invitations = Einladungen
invitation-by = von { $name }, { $taken } von { $seats } Plätzen besetzt
invitation-view = Tisch ansehen
invitation-decline = Ablehnen

## What you can do about a player

person-actions = Du und { $name }
person-mute = Stummschalten
person-unmute = Stummschaltung aufheben
person-block = Blockieren
person-unblock = Blockierung aufheben
person-block-help = Stummschalten: Du siehst die Chatnachrichten der Person nicht mehr. Blockieren: Ihr sitzt nie wieder am selben Tisch, und keine Seite sieht die Chatnachrichten der anderen. Die Person erfährt davon nichts.
person-is-blocked = Du hast diese Person blockiert.
person-is-muted = Du siehst die Chatnachrichten dieser Person nicht.
blocked-people = Blockierte Personen und Meldungen
blocked-people-blocks = Blockiert
blocked-people-mutes = Stummgeschaltet
blocked-people-none = Niemand.

report = Melden
report-reason = Worum geht es?
report-reason-abuse = beleidigende Sprache
report-reason-cheating = Betrug oder mehrere Konten
report-reason-stalling = absichtliches Verzögern oder Verlassen
report-reason-spam = Werbung
report-reason-name = ein anstößiger Name
report-reason-other = etwas anderes
report-text = Was ist passiert?
report-help = Nur die Moderation kann deine Meldung lesen.
report-help-table = Nur die Moderation kann deine Meldung lesen. Die aktuelle Stellung der Partie wird mitgeschickt.
report-help-message = Nur die Moderation kann deine Meldung lesen. Die Chatnachricht wird mitgeschickt.
report-send = Meldung abschicken
report-sent = Danke. Die Moderation sieht sich deine Meldung an. In den Einstellungen siehst du, wann sie abgeschlossen ist.
report-open = Eingegangen. Die Moderation sieht sich die Meldung an.
report-closed = Die Moderation hat diese Meldung abgeschlossen.
my-reports = Meine Meldungen

## Decisions of moderators

decisions = Von der Moderation
decision-warn = Du hast eine Verwarnung bekommen
decision-warn-help = Die Moderation hat sich etwas angesehen, was du getan oder geschrieben hast, und bittet dich, das nicht wieder zu tun.
decision-chat-ban = Du kannst vorerst nicht chatten
decision-chat-ban-help = Spielen kannst du weiterhin.
decision-suspend = Du kannst vorerst keine neuen Partien beginnen
decision-suspend-help = Du kannst keinen Platz nehmen, keine Tische eröffnen und nicht chatten. Laufende Partien darfst du zu Ende spielen.
decision-void = Eine deiner Partien zählt nicht
decision-void-help = Die Moderation hat sie für ungültig erklärt.
decision-rename = Bitte wähle einen anderen Namen
decision-rename-help = Die Moderation bittet dich, deinen Namen zu ändern.
decision-lift = Du kannst wieder spielen und chatten
decision-lift-help = Die Moderation hat dein Chatverbot oder deine Sperre aufgehoben.
decision-until = Bis { $until }
decision-reason = Die Moderation schreibt: { $reason }
decision-acknowledge = Ich habe das gelesen
decision-table = Tisch ansehen
rename = Wähle einen anderen Namen
rename-new-name = Dein neuer Name
rename-save = Namen speichern

problem-suspended = Du bist bis { $until } gesperrt. Die Moderation schreibt: { $reason }
problem-chat-banned = Du kannst bis { $until } nicht chatten. Die Moderation schreibt: { $reason }
problem-blocked = An diesem Tisch sitzt eine Person, mit der du nicht zusammen spielen kannst. Wähle einen anderen Tisch.
problem-same-device = An diesem gewerteten Tisch spielt schon jemand von deinem Gerät aus. Jede Person braucht ein eigenes Gerät.
problem-is-yourself = Das bist du selbst.
problem-too-many-friends = Du hast schon zu viele Freundschaftsanfragen geschickt.
problem-rename-not-requested = Du kannst deinen Namen nur ändern, wenn die Moderation dich darum bittet.
