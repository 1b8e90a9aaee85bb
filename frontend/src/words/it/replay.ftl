back-to-table = Torna al tavolo
spectator = uno spettatore
replay-seen-by = Vista di
replay-controls = Muoviti nella partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-version = Versione
replay-at = { $version } di { $total }
replay-jump = Vai a
replay-link = Copia il link a questa posizione
replay-scores = Punti nel tempo

## Verifying

verify = Verifica questa partita
verify-help = Il tuo browser verifica da sé, senza fidarsi di noi: che nulla sia stato cambiato, tolto o aggiunto, che questo sito abbia firmato, e che la distribuzione segua dal seme promesso e dalla parte di ciascuno.
verify-now = Verifica ora
verify-download = Scarica la cronaca
verify-sound = In questa partita è tutto in ordine.
verify-unsound = In questa partita qualcosa non va: conserva il file e dillo a chi gestisce il sito.
verify-unsure = Nulla di sbagliato, ma qui non si è potuto verificare tutto.
finding-ok = In ordine:
finding-failed = Sbagliato:
finding-not-yet = Non ancora:
finding-unchecked = Non verificato:
found-file-read =
    { $events ->
        [one] La cronaca di questo tavolo è letta: { $events } evento.
       *[other] La cronaca di questo tavolo è letta: { $events } eventi.
    }
found-file-cut-off = Il file è tronco.
found-file-unreadable = La riga { $line } del file non si legge.
found-file-of-another-format = Il file ha un formato sconosciuto: { $format }.
found-webcrypto-missing = Questo browser qui non può calcolare impronte: apri il sito con https.
found-chain-whole =
    { $hidden ->
        [0] La catena di { $events } eventi è intera; finisce con { $head }.
       *[other] La catena di { $events } eventi è intera, { $hidden } sono ancora coperti; finisce con { $head }.
    }
found-chain-unreadable = L’evento { $version } non si legge.
found-chain-out-of-place = L’evento { $version } non è al suo posto.
found-chain-broken = La catena si spezza all’evento { $version }: qualcosa è stato cambiato.
found-kept-head-found = Quello che il tuo browser ha visto di questo tavolo fa parte della catena, fino all’evento { $version }.
found-kept-head-missing = Quello che il tuo browser ha visto di questo tavolo non è nella catena: { $head }.
found-signature-true = Sotto l’evento { $version } c’è la firma di questo sito.
found-signature-false = La firma sotto l’evento { $version } non è vera.
found-signature-of-another-head = La firma è sotto l’evento { $version }, la cronaca ne ha { $events }.
found-signature-by-another-key = Ha firmato un’altra chiave ({ $key }) e non quella di questo sito ({ $siteKey }).
found-signature-by-unknown-key = Ha firmato la chiave { $key }; di chi sia non è stato chiesto.
found-signature-beyond-browser = Questo browser non può verificare firme Ed25519.
found-seal-true = Questo sito garantisce per quello che è ancora coperto: { $hidden } eventi.
found-seal-false = Il sigillo su { $hidden } eventi coperti non è vero.
found-seal-needless = C’è un sigillo dove nulla è coperto.
found-seal-by-unknown-key = { $hidden } eventi coperti sono sigillati; di chi sia la chiave non è stato chiesto.
found-seal-beyond-browser = Questo browser non può verificare il sigillo su { $hidden } eventi coperti.
found-order-kept = Gli eventi si susseguono come possono.
found-order-broken = L’evento { $version } non può seguire il precedente.
found-order-partly-hidden = { $hidden } eventi restano coperti fino alla fine, perciò il loro ordine non si può ancora verificare.
found-promise-kept = Il seme è quello promesso prima che qualcuno si sedesse.
found-promise-broken = Il seme non è quello promesso.
found-promise-open = Il seme è promesso ({ $commitment }) e resta segreto fino alla fine.
found-salts-true = Quello che era coperto ora è scoperto: { $events } eventi.
found-salts-false = L’evento { $version } non si apre con il segreto del tavolo.
found-salts-secret = Quello che è coperto si apre dopo la fine.
found-own-part-used = Quello che il tuo browser ha aggiunto al seme c’è.
found-own-part-missing = Quello che il tuo browser ha aggiunto al seme non c’è.
found-deal-true = La distribuzione segue dal seme e da quello che ogni giocatore ha aggiunto.
found-deal-false = La distribuzione (evento { $version }) non segue dal seme.
found-deal-repeated = C’è una seconda distribuzione, all’evento { $version }.
found-deal-secret = La distribuzione si può verificare dopo la fine.
found-deal-unknown = Il browser non può ripetere la distribuzione di { $game }: la promessa è verificata, le carte no.
found-moves-not-decided-here = Che ogni mossa fosse permessa qui non si verifica: lo fa manage.py verify_game con il file scaricato.
