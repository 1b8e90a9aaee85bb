"""Every projection there is; the worker keeps them up with the log."""

from serai.eventlog.activity import activity
from serai.eventlog.projections import Projection
from serai.ladder.projection import ladder
from serai.nudges.notices import notices

PROJECTIONS: dict[str, Projection] = {projection.name: projection for projection in (activity, notices, ladder)}
