"""All projections; the housekeeping worker keeps them up to date with the log."""

from serai.eventlog.activity import activity
from serai.eventlog.projections import Projection
from serai.ladder.projection import ladder
from serai.notices.projection import notices

PROJECTIONS: dict[str, Projection] = {projection.name: projection for projection in (activity, notices, ladder)}
