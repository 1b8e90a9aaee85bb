## Replay

back-to-table = Zurück zum Tisch
replay-spectator = Publikum
replay-viewpoint = Sicht von
replay-controls = Steuerung der Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-at = { $version } von { $total }
replay-jump = Springen zu
replay-link = Link zu dieser Stellung kopieren
replay-scores = Punkteverlauf

## Verifying

verify = Diese Partie prüfen
verify-help = Dein Browser prüft diese Partie selbst; du musst uns nicht vertrauen. Er prüft, dass nichts geändert, weggelassen oder hinzugefügt wurde, dass diese Website die Partie signiert hat und dass sich das Mischen aus dem vorab festgelegten Startwert und den Beiträgen aller Browser ergibt.
verify-now = Jetzt prüfen
verify-download = Verlauf herunterladen
verify-valid = In dieser Partie wurden keine Fehler gefunden.
verify-invalid = Bei dieser Partie ist eine Prüfung fehlgeschlagen. Behalte die Datei und melde es den Betreibern dieser Website.
verify-incomplete = Es wurden keine Fehler gefunden, aber hier ließ sich nicht alles prüfen.
finding-ok = In Ordnung:
finding-failed = Fehlgeschlagen:
finding-pending = Noch nicht:
finding-unchecked = Nicht geprüft:
found-file-read =
    { $events ->
        [one] Der Verlauf dieses Tisches wurde gelesen: { $events } Ereignis.
       *[other] Der Verlauf dieses Tisches wurde gelesen: { $events } Ereignisse.
    }
found-file-cut-off = Die Datei ist unvollständig.
found-file-unreadable = Zeile { $line } der Datei ist nicht lesbar.
found-file-wrong-format = Die Datei hat ein unbekanntes Format: { $format }.
found-webcrypto-missing = Dein Browser kann auf einer unsicheren Seite keine Partie prüfen. Öffne die Website über https.
found-chain-valid =
    { $hidden ->
        [0] Die Kette aus { $events } Ereignissen ist lückenlos. Sie endet mit { $head }.
       *[other] Die Kette aus { $events } Ereignissen ist lückenlos; { $hidden } davon sind noch verdeckt. Sie endet mit { $head }.
    }
found-chain-unreadable = Ereignis { $version } ist nicht lesbar.
found-chain-out-of-place = Ereignis { $version } steht an der falschen Stelle.
found-chain-broken = Die Kette ist bei Ereignis { $version } unterbrochen: Etwas wurde geändert.
found-saved-head-found = Der Verlauf enthält, was dein Browser von diesem Tisch gesehen hat, bis Ereignis { $version }.
found-saved-head-missing = Der Verlauf enthält nicht, was dein Browser von diesem Tisch gesehen hat: { $head }.
found-signature-valid = Diese Website hat den Verlauf bis Ereignis { $version } signiert.
found-signature-invalid = Die Signatur bei Ereignis { $version } ist ungültig.
found-signature-wrong-head = Die Signatur umfasst { $version } Ereignisse, der Verlauf hat aber { $events }.
found-signature-wrong-key = Der Verlauf wurde mit einem anderen Schlüssel ({ $key }) signiert als dem dieser Website ({ $siteKey }).
found-signature-unknown-key = Der Verlauf wurde mit dem Schlüssel { $key } signiert. Wem der Schlüssel gehört, wurde nicht geprüft.
found-signature-unsupported = Dein Browser kann Ed25519-Signaturen nicht prüfen.
found-file-signature-valid = Diese Website hat die Datei einschließlich ihrer { $hidden } verdeckten Ereignisse signiert.
found-file-signature-invalid = Die Signatur der Datei einschließlich ihrer { $hidden } verdeckten Ereignisse ist ungültig.
found-file-signature-unexpected = Die Datei hat eine Signatur für verdeckte Ereignisse, aber kein Ereignis ist verdeckt.
found-file-signature-unknown-key = Die Datei einschließlich ihrer { $hidden } verdeckten Ereignisse ist signiert. Wem der Schlüssel gehört, wurde nicht geprüft.
found-file-signature-unsupported = Dein Browser kann die Signatur der Datei einschließlich ihrer { $hidden } verdeckten Ereignisse nicht prüfen.
found-sequence-valid = Die Ereignisse folgen in gültiger Reihenfolge aufeinander.
found-sequence-broken = Ereignis { $version } ist nach dem Ereignis davor nicht möglich.
found-sequence-partly-hidden = { $hidden } Ereignisse bleiben bis zum Ende der Partie verdeckt, deshalb lässt sich ihre Reihenfolge noch nicht prüfen.
found-promise-kept = Der Startwert ist der, der festgelegt wurde, bevor sich jemand gesetzt hat.
found-promise-broken = Der Startwert ist nicht der, der vorab festgelegt wurde.
found-promise-pending = Der Startwert ist festgelegt ({ $promise }) und bleibt bis zum Ende der Partie geheim.
found-salts-valid = Alle verdeckten Ereignisse sind offengelegt: { $events }.
found-salts-invalid = Ereignis { $version } lässt sich mit dem Geheimnis des Tisches nicht offenlegen.
found-salts-pending = Verdeckte Ereignisse werden nach dem Ende der Partie offengelegt.
found-own-nonce-used = Der Startwert enthält den Beitrag deines Browsers.
found-own-nonce-missing = Der Startwert enthält den Beitrag deines Browsers nicht.
found-deal-valid = Das Mischen ergibt sich aus dem Startwert und den Beiträgen aller Beteiligten.
found-deal-invalid = Das Mischen (Ereignis { $version }) ergibt sich nicht aus dem Startwert.
found-deal-repeated = Bei Ereignis { $version } wird ein zweites Mal gemischt.
found-deal-pending = Das Mischen lässt sich nach dem Ende der Partie prüfen.
found-deal-unsupported = Dein Browser kann das Mischen bei { $game } nicht nachrechnen: Der vorab festgelegte Startwert wurde geprüft, die Karten nicht.
found-moves-unchecked = Dein Browser prüft nicht, ob jeder Zug den Regeln folgte. Die Software dieser Website kann das mit dem heruntergeladenen Verlauf prüfen.
