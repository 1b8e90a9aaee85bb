"""Signatures of heads, and of export files with hidden events, with the site's Ed25519 key.

Anyone can compute a chain for changed events, but only the site can sign it.
"""

from uuid import UUID

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def sign_head(key: Ed25519PrivateKey, table: UUID, version: int, head: bytes) -> bytes:
    return key.sign(_head_statement(table, version, head))


def is_signed(public_key: bytes, signature: bytes, table: UUID, version: int, head: bytes) -> bool:
    return _verifies(public_key, signature, _head_statement(table, version, head))


def sign_file(key: Ed25519PrivateKey, digest: bytes) -> bytes:
    return key.sign(_file_statement(digest))


def is_file_signed(public_key: bytes, signature: bytes, digest: bytes) -> bool:
    return _verifies(public_key, signature, _file_statement(digest))


def public_bytes(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes_raw()


def _verifies(public_key: bytes, signature: bytes, statement: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, statement)
    except (InvalidSignature, ValueError):
        return False
    return True


def _head_statement(table: UUID, version: int, head: bytes) -> bytes:
    return f"caravanserai head\n{table}\n{version}\n{head.hex()}\n".encode()


def _file_statement(digest: bytes) -> bytes:
    return f"caravanserai file\n{digest.hex()}\n".encode()
