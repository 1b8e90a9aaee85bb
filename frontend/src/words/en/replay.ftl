back-to-table = Back to the table
spectator = a spectator
replay-seen-by = Seen by
replay-controls = Move through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-version = Version
replay-at = { $version } of { $total }
replay-jump = Jump to
replay-link = Copy a link to this position
replay-scores = Scores over time

## Verifying

verify = Verify this game
verify-help = Your browser checks by itself, without trusting us: that nothing was changed, left out or added, that this site has signed it, and that the deal followed from the promised seed and everybody's own part in it.
verify-now = Verify now
verify-download = Download the log
verify-sound = Nothing is wrong with this game.
verify-unsound = Something is wrong with this game: keep the file and tell whoever runs the site.
verify-unsure = Nothing wrong was found, but not everything could be checked here.
finding-ok = In order:
finding-failed = Wrong:
finding-not-yet = Not yet:
finding-unchecked = Not checked:
found-file-read =
    { $events ->
        [one] The log of this table was read: { $events } event.
       *[other] The log of this table was read: { $events } events.
    }
found-file-cut-off = The file is cut off.
found-file-unreadable = Line { $line } of the file can't be read.
found-file-of-another-format = The file has an unknown format: { $format }.
found-webcrypto-missing = This browser can't compute digests here: open the site over https.
found-chain-whole =
    { $hidden ->
        [0] The chain of { $events } events is whole; it ends in { $head }.
       *[other] The chain of { $events } events is whole, { $hidden } of them still hidden; it ends in { $head }.
    }
found-chain-unreadable = Event { $version } can't be read.
found-chain-out-of-place = Event { $version } is out of its place.
found-chain-broken = The chain is broken at event { $version }: something was changed.
found-kept-head-found = What your browser saw of this table is part of the chain, up to event { $version }.
found-kept-head-missing = What your browser saw of this table is not in the chain: { $head }.
found-signature-true = The signature of this site stands under event { $version }.
found-signature-false = The signature under event { $version } is not true.
found-signature-of-another-head = The signature stands under event { $version }, the log has { $events }.
found-signature-by-another-key = It was signed by another key ({ $key }) than this site's ({ $siteKey }).
found-signature-by-unknown-key = It was signed by the key { $key }; whose it is was not asked.
found-signature-beyond-browser = This browser can't check Ed25519 signatures.
found-seal-true = This site vouches for what is still hidden: { $hidden } events.
found-seal-false = The seal over { $hidden } hidden events is not true.
found-seal-needless = A seal stands where nothing is hidden.
found-seal-by-unknown-key = { $hidden } hidden events are sealed; whose key it is was not asked.
found-seal-beyond-browser = This browser can't check the seal over { $hidden } hidden events.
found-order-kept = The events follow each other as they may.
found-order-broken = Event { $version } can't follow the one before it.
found-order-partly-hidden = { $hidden } events are hidden until the end, so their order can't be checked yet.
found-promise-kept = The seed is the one that was promised before anybody sat down.
found-promise-broken = The seed is not the one that was promised.
found-promise-open = The seed is promised ({ $commitment }) and stays secret until the end.
found-salts-true = All that was hidden is hidden no more: { $events } events opened.
found-salts-false = Event { $version } does not open with the secret of the table.
found-salts-secret = What is hidden opens after the end.
found-own-part-used = What your browser added to the seed is in it.
found-own-part-missing = What your browser added to the seed is not in it.
found-deal-true = The deal follows from the seed and from what every player added to it.
found-deal-false = The deal (event { $version }) does not follow from the seed.
found-deal-repeated = There is a second deal, at event { $version }.
found-deal-secret = The deal can be checked after the end.
found-deal-unknown = The deal of { $game } can't be repeated in the browser: its promise was checked, its cards were not.
found-moves-not-decided-here = That every move was allowed is not checked here: manage.py verify_game does that with the downloaded file.
