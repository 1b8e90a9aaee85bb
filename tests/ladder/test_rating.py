"""The rating formula: the same as openskill's, and faster."""

from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryPart

from serai.ladder import rating
from serai.ladder.rating import MU, SETTLED, SIGMA, interpolate, mu_of, points, rate

strengths = st.tuples(st.floats(-50, 100), st.floats(0.5, 12))
fields = st.lists(st.tuples(strengths, st.integers(1, 8)), min_size=2, max_size=8)


@given(fields)
def test_the_rating_equals_that_of_openskill_to_the_last_digit(field):
    before, places = [strength for strength, _ in field], [place for _, place in field]
    model = BradleyTerryPart()
    theirs = model.rate([[model.rating(mu, sigma)] for mu, sigma in before], ranks=[*map(float, places)])
    assert rate(before, places) == [(one.mu, one.sigma) for (one,) in theirs]


def test_the_parameters_are_the_defaults_of_openskill():
    model = BradleyTerryPart()
    assert (model.mu, model.sigma, model.beta, model.tau) == (rating.MU, rating.SIGMA, rating.BETA, rating.TAU)
    assert (model.kappa, model.window_size) == (rating.KAPPA, rating.WINDOW)


@given(fields)
def test_a_game_of_half_the_weight_changes_a_rating_by_half(field):
    before, places = [strength for strength, _ in field], [place for _, place in field]
    for old, new in zip(before, rate(before, places), strict=True):
        mu, sigma = interpolate(old, new, 0.5)
        assert abs(mu - (old[0] + new[0]) / 2) < 1e-9
        assert abs(sigma - (old[1] + new[1]) / 2) < 1e-9
        assert interpolate(old, new, 0.0) == old


def test_the_points_follow_mu():
    assert [points(mu) for mu in (0.0, 25.0, 25.0125, 30.0)] == [500, 1500, 1501, 1700]
    assert mu_of(1700) == 30.0


def test_a_rating_is_settled_after_about_ten_games():
    sigma, games = SIGMA, 0
    while sigma > SETTLED:
        (_, sigma), *_ = rate([(MU, sigma), (MU, sigma), (MU, sigma), (MU, sigma)], [1, 2, 3, 4])
        games += 1
    assert 8 <= games <= 14
