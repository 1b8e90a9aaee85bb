"""The key that signs this site's games. At start-up `site` sets the function that reads it."""

from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_readers: list[Callable[[], Ed25519PrivateKey]] = []


def set_site_key_reader(reader: Callable[[], Ed25519PrivateKey]) -> None:
    _readers[:] = [reader]


def site_key() -> Ed25519PrivateKey:
    if not _readers:
        raise RuntimeError("set_site_key_reader has not been called")
    return _readers[0]()
