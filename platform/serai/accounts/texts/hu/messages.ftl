email-confirmation-subject = Kérjük, erősítsd meg az e-mail-címedet
email-confirmation-heading = Erősítsd meg az e-mail-címedet
email-confirmation-text = Szia, { $name }! Kérjük, erősítsd meg, hogy ez a te címed: { $email }. Ezután levélben szólhatunk, amikor te jössz, és új jelszót kérhetsz, ha elfelejtetted a régit.
email-confirmation-button = Cím megerősítése
email-confirmation-note = Ha nincs fiókod a Caravanserain, hagyd figyelmen kívül ezt a levelet.

password-reset-code-subject = Kód az új jelszavadhoz
password-reset-code-heading = Válassz új jelszót
password-reset-code-text = Szia, { $name }! Írd be ezt a kódot azon az oldalon, ahol kérted, és válassz ott új jelszót. A kód 15 percig érvényes.
password-reset-code-note = Ha nem kértél új jelszót, hagyd figyelmen kívül ezt a levelet. A jelszavad nem változik.

unknown-account-subject = Nincs fiók ezzel a címmel
unknown-account-heading = Nincs fiók ezzel a címmel
unknown-account-text = Valaki új jelszót kért ehhez a címhez: { $email }. A Caravanserain azonban nincs fiók ezzel a címmel. Ha te voltál, talán más címmel vagy cím nélkül hoztad létre a fiókodat. Új fiókot is létrehozhatsz.
unknown-account-button = Fiók létrehozása
unknown-account-note = Ha nem te voltál, hagyd figyelmen kívül ezt a levelet.

account-already-exists-subject = Már van fiókod
account-already-exists-heading = Már van fiókod
account-already-exists-text = Valaki fiókot próbált létrehozni ezzel a címmel: { $email }. Neked azonban már van fiókod ezzel a címmel. Ha te voltál, és elfelejtetted a jelszavadat, választhatsz újat.
account-already-exists-button = Új jelszó választása
account-already-exists-note = Ha nem te voltál, hagyd figyelmen kívül ezt a levelet. A fiókod nem változott.

password-reset-subject = Új jelszót állítottak be a fiókodhoz
password-reset-heading = Új jelszót állítottak be a fiókodhoz
password-reset-text = Szia, { $name }! Egy ebbe a postafiókba küldött kóddal új jelszót választottak a fiókodhoz.
password-reset-note = Ha nem te voltál, azonnal kérj új jelszót, és változtasd meg a postafiókod jelszavát is.

password-changed-subject = Megváltozott a jelszavad
password-changed-heading = Megváltozott a jelszavad
password-changed-text = Szia, { $name }! A fiókod jelszavát megváltoztatták.
password-changed-note = Ha nem te voltál, a belépési oldalon azonnal kérj új jelszót.

password-set-subject = A fiókodnak most már van jelszava
password-set-heading = A fiókodnak most már van jelszava
password-set-text = Szia, { $name }! Jelszót állítottak be a fiókodhoz.
password-set-note = Ha nem te voltál, a belépési oldalon azonnal kérj új jelszót.

email-changed-subject = Megváltozott az e-mail-címed
email-changed-heading = Megváltozott az e-mail-címed
email-changed-text = Szia, { $name }! A fiókod címe megváltozott. Régi cím: { $from_email }. Új cím: { $to_email }.
email-changed-note = Ha nem te voltál, azonnal lépj be, változtasd meg a jelszavadat, és a beállításokban add meg újra a saját címedet.

email-confirm-subject = Az e-mail-címedet megerősítettük
email-confirm-heading = Az e-mail-címedet megerősítettük
email-confirm-text = Szia, { $name }! Az e-mail-címedet megerősítettük.

email-deleted-subject = Eltávolítottak egy e-mail-címet
email-deleted-heading = Eltávolítottak egy e-mail-címet
email-deleted-text = Szia, { $name }! Ezt a címet eltávolították a fiókodból: { $deleted_email }.
email-deleted-note = Ha nem te voltál, azonnal lépj be, változtasd meg a jelszavadat, és a beállításokban add meg újra a saját címedet.

origin = A változtatás ideje: { $time }; IP-cím: { $address }; böngésző: { $browser }
code-label = Kód
key-label = Erre a kódra csak az API-t használó programoknak van szükségük.
reason = Ezt a levelet azért küldtük erre a címre ({ $email }), mert megadták a Caravanserain.
