email-confirmation-subject = Please confirm your email address
email-confirmation-heading = Confirm your email address
email-confirmation-text = Hello { $name }! Please confirm that { $email } is your address. We can then tell you by email when it is your turn, and you can reset a forgotten password.
email-confirmation-button = Confirm this address
email-confirmation-note = If you don’t have an account at Caravanserai, you can ignore this email.

password-reset-code-subject = Your code for a new password
password-reset-code-heading = Choose a new password
password-reset-code-text = Hello { $name }! Enter this code on the page where you asked for it, and choose a new password there. The code is valid for 15 minutes.
password-reset-code-note = If you didn’t ask for a new password, ignore this email. Your password stays as it is.

unknown-account-subject = There is no account with this address
unknown-account-heading = There is no account with this address
unknown-account-text = Someone asked for a new password for { $email }, but no account at Caravanserai has this address. If it was you, you may have signed up with another address, or without one. You can also create a new account.
unknown-account-button = Create an account
unknown-account-note = If it wasn’t you, ignore this email.

account-already-exists-subject = You already have an account
account-already-exists-heading = You already have an account
account-already-exists-text = Someone tried to sign up with { $email }, but you already have an account with this address. If it was you and you have forgotten your password, you can choose a new one.
account-already-exists-button = Choose a new password
account-already-exists-note = If it wasn’t you, ignore this email. Your account hasn’t changed.

password-reset-subject = Your password was reset
password-reset-heading = Your password was reset
password-reset-text = Hello { $name }! A new password was chosen for your account with a code from this mailbox.
password-reset-note = If it wasn’t you, reset your password again at once, and change the password of your mailbox too.

password-changed-subject = Your password was changed
password-changed-heading = Your password was changed
password-changed-text = Hello { $name }! The password of your account was changed.
password-changed-note = If it wasn’t you, reset your password at once on the sign-in page.

password-set-subject = Your account now has a password
password-set-heading = Your account now has a password
password-set-text = Hello { $name }! A password was set for your account.
password-set-note = If it wasn’t you, reset your password at once on the sign-in page.

email-changed-subject = Your email address was changed
email-changed-heading = Your email address was changed
email-changed-text = Hello { $name }! The address of your account was changed from { $from_email } to { $to_email }.
email-changed-note = If it wasn’t you, sign in at once, change your password and enter your own address again in the settings.

email-confirm-subject = Your email address is confirmed
email-confirm-heading = Your email address is confirmed
email-confirm-text = Hello { $name }! Your email address is confirmed.

email-deleted-subject = An email address was removed
email-deleted-heading = An email address was removed
email-deleted-text = Hello { $name }! The address { $deleted_email } was removed from your account.
email-deleted-note = If it wasn’t you, sign in at once, change your password and enter your own address again in the settings.

origin = The change was made on { $time } from the address { $address }, with this browser: { $browser }
code-label = Code
key-label = Only programs that use the API need this code.
reason = This email was sent to { $email } because this address was entered at Caravanserai.
