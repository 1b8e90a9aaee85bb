## Replay

back-to-table = Back to the table
replay-spectator = a spectator
replay-viewpoint = View as
replay-controls = Replay controls
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-step = Step
replay-at = { $version } of { $total }
replay-jump = Jump to
replay-link = Copy a link to this position
replay-scores = Scores over time

## Verifying

verify = Verify this game
verify-help = Your browser checks this game itself, so you don’t have to trust us. It checks that nothing was changed, left out or added, that this site signed the game, and that the deal follows from the seed that was fixed in advance and from what every player’s browser added to it.
verify-now = Verify now
verify-download = Download the log
verify-valid = No problems were found in this game.
verify-invalid = This game failed a check. Keep the file, and tell the operator of this site.
verify-incomplete = No problems were found, but not everything could be checked here.
finding-ok = OK:
finding-failed = Failed:
finding-pending = Not yet:
finding-unchecked = Not checked:
found-file-read =
    { $events ->
        [one] The log of this table was read: { $events } event.
       *[other] The log of this table was read: { $events } events.
    }
found-file-cut-off = The file is incomplete.
found-file-unreadable = Line { $line } of the file can’t be read.
found-file-wrong-format = The file has an unknown format: { $format }.
found-webcrypto-missing = Your browser can’t verify a game on an insecure page. Open this site over https.
found-chain-valid =
    { $hidden ->
        [0] The chain of { $events } events is unbroken. It ends in { $head }.
       *[other] The chain of { $events } events is unbroken; { $hidden } of them are still hidden. It ends in { $head }.
    }
found-chain-unreadable = Event { $version } can’t be read.
found-chain-out-of-place = Event { $version } is in the wrong place.
found-chain-broken = The chain is broken at event { $version }: something was changed.
found-saved-head-found = The log contains what your browser saw of this table, up to event { $version }.
found-saved-head-missing = The log does not contain what your browser saw of this table: { $head }.
found-signature-valid = This site has signed the log up to event { $version }.
found-signature-invalid = The signature at event { $version } is not valid.
found-signature-wrong-head = The signature covers { $version } events, but the log has { $events }.
found-signature-wrong-key = The log was signed with another key ({ $key }) than this site’s ({ $siteKey }).
found-signature-unknown-key = The log was signed with the key { $key }. Whose key it is was not checked.
found-signature-unsupported = Your browser can’t check Ed25519 signatures.
found-file-signature-valid = This site has signed the file, including its { $hidden } hidden events.
found-file-signature-invalid = The signature of the file, including its { $hidden } hidden events, is not valid.
found-file-signature-unexpected = The file has a signature for hidden events, but no event is hidden.
found-file-signature-unknown-key = The file, including its { $hidden } hidden events, is signed. Whose key it is was not checked.
found-file-signature-unsupported = Your browser can’t check the signature of the file, including its { $hidden } hidden events.
found-sequence-valid = The events follow each other in a valid order.
found-sequence-broken = Event { $version } is not possible after the event before it.
found-sequence-partly-hidden = { $hidden } events are hidden until the game ends, so their order can’t be checked yet.
found-promise-kept = The seed is the one that was fixed before anyone sat down.
found-promise-broken = The seed is not the one that was fixed in advance.
found-promise-pending = The seed is fixed in advance ({ $promise }) and stays secret until the game ends.
found-salts-valid = All hidden events have been revealed: { $events }.
found-salts-invalid = Event { $version } can’t be revealed with the secret of the table.
found-salts-pending = Hidden events are revealed after the game ends.
found-own-nonce-used = The seed includes what your browser added to it.
found-own-nonce-missing = The seed does not include what your browser added to it.
found-deal-valid = The deal follows from the seed and what every player added to it.
found-deal-invalid = The deal (event { $version }) does not follow from the seed.
found-deal-repeated = There is a second deal, at event { $version }.
found-deal-pending = The deal can be checked after the game ends.
found-deal-unsupported = Your browser can’t repeat the deal of { $game }: the seed fixed in advance was checked, but not the cards.
found-moves-unchecked = Your browser doesn’t check whether every move followed the rules. The site’s software can check that with the downloaded log.
