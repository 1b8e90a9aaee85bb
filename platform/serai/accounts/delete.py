"""Deletes an account."""

from serai.accounts.models import User


def delete_account(user: User) -> None:
    """Deletes the account with its tokens, addresses, friendships, blocks and mutes.

    Its player ids stay without a user: the log of every table stays complete, and names nobody.
    """
    user.delete()
