"""The site's secrets: created once, stored in the data directory, readable by their owner only."""

import secrets
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from serai.ops.data_dir import DataDir, write_private
from serai.ops.errors import OperatorError


def make_missing_keys(data_dir: DataDir) -> None:
    if not data_dir.secret_key.exists():
        write_private(data_dir.secret_key, secrets.token_urlsafe(64))
    if not data_dir.site_key.exists():
        write_private(data_dir.site_key, _new_site_key())


def read_site_key(path: Path) -> Ed25519PrivateKey:
    """The key that signs finished games: Ed25519 as unencrypted PEM."""
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (OSError, ValueError, TypeError) as error:
        raise OperatorError(f"The site key {path} can't be read: {error}.") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise OperatorError(f"The site key {path} is not an Ed25519 key.")
    return key


def _new_site_key() -> str:
    key = Ed25519PrivateKey.generate()
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
