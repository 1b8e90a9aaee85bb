"""Argon2 at the lowest price: what tests of passwords ask about is never how long hashing takes."""

from django.contrib.auth.hashers import Argon2PasswordHasher


class QuickArgon2(Argon2PasswordHasher):
    time_cost = 1
    memory_cost = 8
    parallelism = 1
