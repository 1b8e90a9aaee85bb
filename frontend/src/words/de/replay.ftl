back-to-table = Zurück zum Tisch
spectator = ein Zuschauer
replay-seen-by = Gesehen von
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-version = Fassung
replay-at = { $version } von { $total }
replay-jump = Springen zu
replay-link = Link zu dieser Stellung kopieren
replay-scores = Punkte im Lauf der Zeit

## Verifying

verify = Diese Partie prüfen
verify-help = Dein Browser prüft selbst, ohne uns zu vertrauen: dass nichts geändert, weggelassen oder hinzugefügt wurde, dass diese Seite unterschrieben hat und dass das Austeilen aus dem versprochenen Keim und dem Teil aller Spieler folgt.
verify-now = Jetzt prüfen
verify-download = Verlauf herunterladen
verify-sound = Mit dieser Partie ist alles in Ordnung.
verify-unsound = Mit dieser Partie stimmt etwas nicht: Heb die Datei auf und sag es den Betreibern der Seite.
verify-unsure = Nichts Falsches gefunden, aber hier ließ sich nicht alles prüfen.
finding-ok = In Ordnung:
finding-failed = Falsch:
finding-not-yet = Noch nicht:
finding-unchecked = Nicht geprüft:
found-file-read =
    { $events ->
        [one] Der Verlauf dieses Tisches ist gelesen: { $events } Ereignis.
       *[other] Der Verlauf dieses Tisches ist gelesen: { $events } Ereignisse.
    }
found-file-cut-off = Die Datei ist abgeschnitten.
found-file-unreadable = Zeile { $line } der Datei ist nicht lesbar.
found-file-of-another-format = Die Datei hat ein unbekanntes Format: { $format }.
found-webcrypto-missing = Dieser Browser kann hier keine Prüfsummen rechnen: Öffne die Seite über https.
found-chain-whole =
    { $hidden ->
        [0] Die Kette aus { $events } Ereignissen ist ganz; sie endet mit { $head }.
       *[other] Die Kette aus { $events } Ereignissen ist ganz, { $hidden } davon noch verdeckt; sie endet mit { $head }.
    }
found-chain-unreadable = Ereignis { $version } ist nicht lesbar.
found-chain-out-of-place = Ereignis { $version } steht nicht an seinem Platz.
found-chain-broken = Die Kette reißt bei Ereignis { $version }: Etwas wurde geändert.
found-kept-head-found = Was dein Browser von diesem Tisch gesehen hat, gehört zur Kette, bis Ereignis { $version }.
found-kept-head-missing = Was dein Browser von diesem Tisch gesehen hat, fehlt in der Kette: { $head }.
found-signature-true = Unter Ereignis { $version } steht die Unterschrift dieser Seite.
found-signature-false = Die Unterschrift unter Ereignis { $version } ist nicht echt.
found-signature-of-another-head = Die Unterschrift steht unter Ereignis { $version }, der Verlauf hat { $events }.
found-signature-by-another-key = Ein anderer Schlüssel hat unterschrieben ({ $key }) als der dieser Seite ({ $siteKey }).
found-signature-by-unknown-key = Unterschrieben hat der Schlüssel { $key }; wem er gehört, wurde nicht gefragt.
found-signature-beyond-browser = Dieser Browser kann Ed25519-Unterschriften nicht prüfen.
found-seal-true = Diese Seite bürgt für das, was noch verdeckt ist: { $hidden } Ereignisse.
found-seal-false = Das Siegel über { $hidden } verdeckten Ereignissen ist nicht echt.
found-seal-needless = Ein Siegel steht, wo nichts verdeckt ist.
found-seal-by-unknown-key = { $hidden } verdeckte Ereignisse sind versiegelt; wessen Schlüssel es ist, wurde nicht gefragt.
found-seal-beyond-browser = Dieser Browser kann das Siegel über { $hidden } verdeckten Ereignissen nicht prüfen.
found-order-kept = Die Ereignisse folgen einander, wie sie dürfen.
found-order-broken = Ereignis { $version } kann dem davor nicht folgen.
found-order-partly-hidden = { $hidden } Ereignisse sind bis zum Ende verdeckt, ihre Ordnung lässt sich noch nicht prüfen.
found-promise-kept = Der Keim ist der, der versprochen wurde, bevor sich jemand gesetzt hat.
found-promise-broken = Der Keim ist nicht der versprochene.
found-promise-open = Der Keim ist versprochen ({ $commitment }) und bleibt bis zum Ende geheim.
found-salts-true = Was verdeckt war, liegt offen: { $events } Ereignisse.
found-salts-false = Ereignis { $version } öffnet sich nicht mit dem Geheimnis des Tisches.
found-salts-secret = Was verdeckt ist, öffnet sich nach dem Ende.
found-own-part-used = Was dein Browser zum Keim beigetragen hat, ist darin.
found-own-part-missing = Was dein Browser zum Keim beigetragen hat, ist nicht darin.
found-deal-true = Das Austeilen folgt aus dem Keim und aus dem, was alle Spieler dazugegeben haben.
found-deal-false = Das Austeilen (Ereignis { $version }) folgt nicht aus dem Keim.
found-deal-repeated = Es gibt ein zweites Austeilen, bei Ereignis { $version }.
found-deal-secret = Das Austeilen lässt sich nach dem Ende prüfen.
found-deal-unknown = Das Austeilen von { $game } kann der Browser nicht wiederholen: Das Versprechen ist geprüft, die Karten nicht.
found-moves-not-decided-here = Ob jeder Zug erlaubt war, wird hier nicht geprüft: manage.py verify_game tut das mit der heruntergeladenen Datei.
