"""The site's secrets, made once and kept in `var/` for the eyes of their owner only."""

import secrets
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from serai.ops.place import Place, write_private
from serai.ops.trouble import Trouble


def make_missing_keys(place: Place) -> None:
    if not place.secret_key.exists():
        write_private(place.secret_key, secrets.token_urlsafe(64))
    if not place.site_key.exists():
        write_private(place.site_key, _new_site_key())


def read_site_key(path: Path) -> Ed25519PrivateKey:
    """The key that signs the ends of games: Ed25519 as unencrypted PEM."""
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (OSError, ValueError, TypeError) as error:
        raise Trouble(f"The site key {path} can't be read: {error}.") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise Trouble(f"The site key {path} is not an Ed25519 key.")
    return key


def _new_site_key() -> str:
    key = Ed25519PrivateKey.generate()
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
