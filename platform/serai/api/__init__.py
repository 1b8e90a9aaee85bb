"""The public API: operations declared once, in msgspec structs, over Django REST framework."""
