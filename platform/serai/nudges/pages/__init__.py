"""Pages that mails lead to, and the page that shows them where there is no mail server."""
