## Replay

back-to-table = Torna al tavolo
replay-spectator = uno spettatore
replay-viewpoint = Vista di
replay-controls = Muoviti nella partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-step = Versione
replay-at = { $version } di { $total }
replay-jump = Vai a
replay-link = Copia il link a questa posizione
replay-scores = Punti nel tempo

## Verifying

verify = Verifica questa partita
verify-help = Il tuo browser verifica da sé, senza fidarsi di noi: che nulla sia stato cambiato, tolto o aggiunto, che questo sito abbia firmato, e che la distribuzione segua dal seme promesso e dalla parte di ciascuno.
verify-now = Verifica ora
verify-download = Scarica la cronaca
verify-valid = In questa partita è tutto in ordine.
verify-invalid = In questa partita qualcosa non va: conserva il file e dillo a chi gestisce il sito.
verify-incomplete = Nulla di sbagliato, ma qui non si è potuto verificare tutto.
finding-ok = In ordine:
finding-failed = Sbagliato:
finding-pending = Non ancora:
finding-unchecked = Non verificato:
found-file-read =
    { $events ->
        [one] La cronaca di questo tavolo è letta: { $events } evento.
       *[other] La cronaca di questo tavolo è letta: { $events } eventi.
    }
found-file-cut-off = Il file è tronco.
found-file-unreadable = La riga { $line } del file non si legge.
found-file-wrong-format = Il file ha un formato sconosciuto: { $format }.
found-webcrypto-missing = Questo browser qui non può calcolare impronte: apri il sito con https.
found-chain-valid =
    { $hidden ->
        [0] La catena di { $events } eventi è intera; finisce con { $head }.
       *[other] La catena di { $events } eventi è intera, { $hidden } sono ancora coperti; finisce con { $head }.
    }
found-chain-unreadable = L’evento { $version } non si legge.
found-chain-out-of-place = L’evento { $version } non è al suo posto.
found-chain-broken = La catena si spezza all’evento { $version }: qualcosa è stato cambiato.
found-saved-head-found = Quello che il tuo browser ha visto di questo tavolo fa parte della catena, fino all’evento { $version }.
found-saved-head-missing = Quello che il tuo browser ha visto di questo tavolo non è nella catena: { $head }.
found-signature-valid = Sotto l’evento { $version } c’è la firma di questo sito.
found-signature-invalid = La firma sotto l’evento { $version } non è vera.
found-signature-wrong-head = La firma è sotto l’evento { $version }, la cronaca ne ha { $events }.
found-signature-wrong-key = Ha firmato un’altra chiave ({ $key }) e non quella di questo sito ({ $siteKey }).
found-signature-unknown-key = Ha firmato la chiave { $key }; di chi sia non è stato chiesto.
found-signature-unsupported = Questo browser non può verificare firme Ed25519.
found-file-signature-valid = Questo sito garantisce per quello che è ancora coperto: { $hidden } eventi.
found-file-signature-invalid = Il sigillo su { $hidden } eventi coperti non è vero.
found-file-signature-unexpected = C’è un sigillo dove nulla è coperto.
found-file-signature-unknown-key = { $hidden } eventi coperti sono sigillati; di chi sia la chiave non è stato chiesto.
found-file-signature-unsupported = Questo browser non può verificare il sigillo su { $hidden } eventi coperti.
found-order-valid = Gli eventi si susseguono come possono.
found-order-broken = L’evento { $version } non può seguire il precedente.
found-order-partly-hidden = { $hidden } eventi restano coperti fino alla fine, perciò il loro ordine non si può ancora verificare.
found-promise-kept = Il seme è quello promesso prima che qualcuno si sedesse.
found-promise-broken = Il seme non è quello promesso.
found-promise-pending = Il seme è promesso ({ $commitment }) e resta segreto fino alla fine.
found-salts-valid = Quello che era coperto ora è scoperto: { $events } eventi.
found-salts-invalid = L’evento { $version } non si apre con il segreto del tavolo.
found-salts-pending = Quello che è coperto si apre dopo la fine.
found-own-nonce-used = Quello che il tuo browser ha aggiunto al seme c’è.
found-own-nonce-missing = Quello che il tuo browser ha aggiunto al seme non c’è.
found-deal-valid = La distribuzione segue dal seme e da quello che ogni giocatore ha aggiunto.
found-deal-invalid = La distribuzione (evento { $version }) non segue dal seme.
found-deal-repeated = C’è una seconda distribuzione, all’evento { $version }.
found-deal-pending = La distribuzione si può verificare dopo la fine.
found-deal-unsupported = Il browser non può ripetere la distribuzione di { $game }: la promessa è verificata, le carte no.
found-moves-unchecked = Che ogni mossa fosse permessa qui non si verifica: lo fa manage.py verify_game con il file scaricato.
