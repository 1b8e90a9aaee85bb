"""Somebody leaves for good."""

from serai.accounts.models import User


def close_account(user: User) -> None:
    """Deletes the account with its tokens and addresses, its friends, and whom it has blocked or muted.

    Its player ids stay, belonging to nobody: so the log of every table stays whole and tells of no one.
    """
    user.delete()
