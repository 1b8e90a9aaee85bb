"""Why a search isn't possible. Codes are part of the API and stable; the detail is one sentence for users."""


class MatchmakingError(Exception):
    """Nothing has changed."""

    code = "refused"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class MembersOnly(MatchmakingError):
    code = "members-only"

    def __init__(self) -> None:
        super().__init__("Ranked games are for members. Create an account first.")


class AtLiveTable(MatchmakingError):
    code = "at-live-table"

    def __init__(self) -> None:
        super().__init__("You are at a live table. Finish that game or leave the table first.")


class AlreadySearching(MatchmakingError):
    code = "already-searching"

    def __init__(self) -> None:
        super().__init__("You are already searching for a live table.")


class TooManySearches(MatchmakingError):
    code = "too-many-searches"

    def __init__(self, limit: int) -> None:
        super().__init__(f"You can have {limit} searches at most. Cancel one first.")


class UnknownSearch(MatchmakingError):
    code = "unknown-search"

    def __init__(self) -> None:
        super().__init__("This search has ended.")
