"""The key by which requests of one client are counted."""

from ipaddress import IPv6Address, ip_address, ip_network

PREFIX_LENGTH = 64
"""The smallest IPv6 network that a provider gives to a customer, who could use a new address for each request."""


def address_key(address: str) -> str:
    """An IPv4 address itself, and the network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, PREFIX_LENGTH), strict=False))
