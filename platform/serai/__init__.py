"""Caravanserai: one site for several trading games."""
