"""Why somebody can't look for a table. The code is stable; the detail is one sentence for people."""


class MatchingError(Exception):
    """Nothing has changed."""

    code = "refused"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class MembersOnly(MatchingError):
    code = "members-only"

    def __init__(self) -> None:
        super().__init__("Ranked games are for members: give your account a name first.")


class AtLiveTable(MatchingError):
    code = "at-live-table"

    def __init__(self) -> None:
        super().__init__("You sit at a live table: finish the game there, or leave it, first.")


class SearchingAlready(MatchingError):
    code = "searching-already"

    def __init__(self) -> None:
        super().__init__("You look for a live table already.")


class TooManySearches(MatchingError):
    code = "too-many-searches"

    def __init__(self, most: int) -> None:
        super().__init__(f"You look for {most} tables already: that is as many as there can be.")


class UnknownSearch(MatchingError):
    code = "unknown-search"

    def __init__(self) -> None:
        super().__init__("You don't look for this any more.")
