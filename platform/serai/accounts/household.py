"""Who counts as one where addresses are counted."""

from ipaddress import IPv6Address, ip_address, ip_network

NETWORK = 64
"""What a provider gives to a household at least: counted one by one, its addresses would never come to an end."""


def household(address: str) -> str:
    """The address itself; of the sixth version, the network that it is one of."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, NETWORK), strict=False))
