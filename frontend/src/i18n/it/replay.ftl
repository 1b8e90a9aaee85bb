## Replay

back-to-table = Torna al tavolo
replay-spectator = uno spettatore
replay-viewpoint = Guarda come
replay-controls = Comandi della riproduzione
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-step = Passo
replay-at = { $version } di { $total }
replay-jump = Vai a
replay-link = Copia un link a questa posizione
replay-scores = Punti nel corso della partita

## Verifying

verify = Verifica questa partita
verify-help = Il tuo browser verifica da sé questa partita: non devi fidarti di noi. Controlla che nulla sia stato cambiato, tolto o aggiunto, che questo sito abbia firmato la partita e che la distribuzione derivi dal valore iniziale fissato in anticipo e da quello che vi ha aggiunto il browser di ogni giocatore.
verify-now = Verifica ora
verify-download = Scarica il registro
verify-valid = In questa partita non è stato trovato nessun problema.
verify-invalid = Questa partita non ha superato una verifica. Conserva il file e avvisa chi gestisce il sito.
verify-incomplete = Non è stato trovato nessun problema, ma qui non si è potuto verificare tutto.
finding-ok = OK:
finding-failed = Non superato:
finding-pending = Non ancora:
finding-unchecked = Non verificato:
found-file-read =
    { $events ->
        [one] Il registro di questo tavolo è stato letto: { $events } evento.
       *[other] Il registro di questo tavolo è stato letto: { $events } eventi.
    }
found-file-cut-off = Il file è incompleto.
found-file-unreadable = La riga { $line } del file non è leggibile.
found-file-wrong-format = Il file ha un formato sconosciuto: { $format }.
found-webcrypto-missing = Su una pagina non sicura il tuo browser non può verificare una partita. Apri il sito con https.
found-chain-valid =
    { $hidden ->
        [0] La catena di { $events } eventi è integra. Finisce con { $head }.
       *[other] La catena di { $events } eventi è integra; eventi ancora nascosti: { $hidden }. Finisce con { $head }.
    }
found-chain-unreadable = L’evento { $version } non è leggibile.
found-chain-out-of-place = L’evento { $version } non è nell’ordine giusto.
found-chain-broken = La catena si spezza all’evento { $version }: qualcosa è stato cambiato.
found-saved-head-found = Il registro contiene quello che il tuo browser ha visto di questo tavolo, fino all’evento { $version }.
found-saved-head-missing = Il registro non contiene quello che il tuo browser ha visto di questo tavolo: { $head }.
found-signature-valid = Questo sito ha firmato il registro fino all’evento { $version }.
found-signature-invalid = La firma all’evento { $version } non è valida.
found-signature-wrong-head = La firma copre { $version } eventi, ma il registro ne ha { $events }.
found-signature-wrong-key = Il registro è firmato con una chiave ({ $key }) diversa da quella di questo sito ({ $siteKey }).
found-signature-unknown-key = Il registro è firmato con la chiave { $key }. Di chi sia la chiave non è stato verificato.
found-signature-unsupported = Il tuo browser non può verificare firme Ed25519.
found-file-signature-valid = Questo sito ha firmato il file, compresi i suoi eventi nascosti ({ $hidden }).
found-file-signature-invalid = La firma del file, compresi i suoi eventi nascosti ({ $hidden }), non è valida.
found-file-signature-unexpected = Il file ha una firma per eventi nascosti, ma nessun evento è nascosto.
found-file-signature-unknown-key = Il file, compresi i suoi eventi nascosti ({ $hidden }), è firmato. Di chi sia la chiave non è stato verificato.
found-file-signature-unsupported = Il tuo browser non può verificare la firma del file, compresi i suoi eventi nascosti ({ $hidden }).
found-sequence-valid = Gli eventi si susseguono in un ordine valido.
found-sequence-broken = L’evento { $version } non è possibile dopo quello che lo precede.
found-sequence-partly-hidden = Alcuni eventi ({ $hidden }) restano nascosti fino alla fine della partita, perciò il loro ordine non si può ancora verificare.
found-promise-kept = Il valore iniziale è quello fissato prima che qualcuno si sedesse.
found-promise-broken = Il valore iniziale non è quello fissato in anticipo.
found-promise-pending = Il valore iniziale è fissato in anticipo ({ $promise }) e resta segreto fino alla fine della partita.
found-salts-valid = Tutti gli eventi nascosti sono stati rivelati: { $events }.
found-salts-invalid = L’evento { $version } non si può rivelare con il segreto del tavolo.
found-salts-pending = Gli eventi nascosti vengono rivelati dopo la fine della partita.
found-own-nonce-used = Il valore iniziale comprende quello che il tuo browser vi ha aggiunto.
found-own-nonce-missing = Il valore iniziale non comprende quello che il tuo browser vi ha aggiunto.
found-deal-valid = La distribuzione deriva dal valore iniziale e da quello che ogni giocatore vi ha aggiunto.
found-deal-invalid = La distribuzione (evento { $version }) non deriva dal valore iniziale.
found-deal-repeated = C’è una seconda distribuzione, all’evento { $version }.
found-deal-pending = La distribuzione si può verificare dopo la fine della partita.
found-deal-unsupported = Il tuo browser non può ripetere la distribuzione di { $game }: il valore iniziale fissato in anticipo è stato verificato, le carte no.
found-moves-unchecked = Il tuo browser non verifica se ogni mossa seguiva le regole. Può farlo il software del sito con il registro scaricato.
