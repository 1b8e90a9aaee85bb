"""The site's Ed25519 key signs heads, and files with hidden events: whoever recomputes a chain can't sign it."""

from uuid import UUID

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def sign_head(key: Ed25519PrivateKey, table: UUID, version: int, head: bytes) -> bytes:
    return key.sign(_about_head(table, version, head))


def is_signed(public_key: bytes, signature: bytes, table: UUID, version: int, head: bytes) -> bool:
    return _verifies(public_key, signature, _about_head(table, version, head))


def seal_file(key: Ed25519PrivateKey, digest: bytes) -> bytes:
    return key.sign(_about_file(digest))


def is_sealed(public_key: bytes, seal: bytes, digest: bytes) -> bool:
    return _verifies(public_key, seal, _about_file(digest))


def public_bytes(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes_raw()


def _verifies(public_key: bytes, signature: bytes, statement: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, statement)
    except (InvalidSignature, ValueError):
        return False
    return True


def _about_head(table: UUID, version: int, head: bytes) -> bytes:
    return f"caravanserai head\n{table}\n{version}\n{head.hex()}\n".encode()


def _about_file(digest: bytes) -> bytes:
    return f"caravanserai file\n{digest.hex()}\n".encode()
