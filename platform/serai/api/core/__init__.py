"""The framework of the REST API. Start with `operation.py`: how operations are declared, validated and documented."""
