"""The key that signs this site's games. Where it is kept is the site's affair, which says so when it starts."""

from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_readers: list[Callable[[], Ed25519PrivateKey]] = []


def read_site_key_by(reader: Callable[[], Ed25519PrivateKey]) -> None:
    _readers[:] = [reader]


def site_key() -> Ed25519PrivateKey:
    if not _readers:
        raise RuntimeError("nobody has said where the site's key is kept")
    return _readers[0]()
