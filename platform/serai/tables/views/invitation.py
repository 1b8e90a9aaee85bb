"""The token in an invitation link. It is derived from the table's id, so it is not stored and in no export."""

from uuid import UUID

from django.utils.crypto import constant_time_compare, salted_hmac


def invitation(table: UUID) -> str:
    return salted_hmac("serai.tables.views.invitation", str(table), algorithm="sha256").hexdigest()[:24]


def is_invitation(table: UUID, token: str) -> bool:
    return constant_time_compare(invitation(table), token)
