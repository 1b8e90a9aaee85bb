"""Everything that the rules page says about the house board."""

import re
from collections import Counter
from itertools import combinations, pairwise

import pytest

from games.zanzibar.editions import HOUSE, Village, editions

EDITION = editions()[HOUSE]
PLACE = {space.name: (space.x, space.y) for space in EDITION.spaces}
REGION = {space.name: space.province if isinstance(space, Village) else "sea" for space in EDITION.spaces}
NEAR = {name: {other for ends in EDITION.routes if name in ends for other in ends if other != name} for name in PLACE}
SPICES = ("pepper", "ginger", "cloves", "cinnamon", "vanilla")
COASTS = ("north", "east", "south", "west")


def steps_from(start: str, among: set[str]) -> dict[str, int]:
    steps, edge = {start: 0}, [start]
    for here in edge:
        for there in (NEAR[here] & among) - steps.keys():
            steps[there] = steps[here] + 1
            edge.append(there)
    return steps


def spaces_of(region: str) -> set[str]:
    return {name for name, there in REGION.items() if there == region}


def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """The side of the line from a to b on which c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_the_board_has_27_villages_and_6_sea_spaces():
    counts = Counter(village.province for village in EDITION.villages)
    assert counts == {"north": 5, "east": 5, "south": 5, "west": 6, "centre": 6}
    assert len(EDITION.sea) == 6
    assert len(EDITION.spaces) == 33


@pytest.mark.parametrize("spice", SPICES)
def test_each_spice_grows_in_4_villages_of_4_provinces(spice):
    grows_in = [village.province for village in EDITION.villages if village.spice == spice]
    assert len(grows_in) == len(set(grows_in)) == 4


@pytest.mark.parametrize("province", [*COASTS, "centre"])
def test_each_province_grows_4_spices(province):
    grown = [village.spice for village in EDITION.villages if village.province == province and village.spice]
    assert len(grown) == len(set(grown)) == 4


def test_seven_villages_are_neutral():
    assert sum(village.spice is None for village in EDITION.villages) == 7


def test_no_two_routes_cross():
    for first, second in combinations(EDITION.routes, 2):
        if not set(first) & set(second):
            a, b, c, d = (PLACE[name] for name in (*first, *second))
            apart = side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0
            assert apart, f"{first} crosses {second}"


def test_no_space_lies_on_a_route_between_others():
    for first, second in EDITION.routes:
        (ax, ay), (bx, by) = PLACE[first], PLACE[second]
        for name, (x, y) in PLACE.items():
            if name not in (first, second):
                along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
                along = min(1, max(0, along))
                nearest = (ax + along * (bx - ax), ay + along * (by - ay))
                assert (nearest[0] - x) ** 2 + (nearest[1] - y) ** 2 > 25**2, f"{name} lies on {first}–{second}"


def test_spaces_are_not_too_close():
    for (_, (ax, ay)), (_, (bx, by)) in combinations(PLACE.items(), 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > 75**2


def test_each_space_has_2_to_5_routes_and_about_3_on_average():
    degrees = [len(near) for near in NEAR.values()]
    assert min(degrees) >= 2
    assert max(degrees) <= 5
    assert abs(sum(degrees) / len(degrees) - 3.2) < 0.1


@pytest.mark.parametrize("province", [*COASTS, "centre"])
def test_every_province_is_connected(province):
    villages = spaces_of(province)
    assert steps_from(min(villages), villages).keys() == villages


@pytest.mark.parametrize("province", COASTS)
def test_every_other_province_borders_the_centre(province):
    assert any(NEAR[village] & spaces_of("centre") for village in spaces_of(province))


@pytest.mark.parametrize("province", COASTS)
def test_every_other_province_touches_two_sea_spaces(province):
    touched = {there for village in spaces_of(province) for there in NEAR[village] & spaces_of("sea")}
    assert len(touched) >= 2


def test_no_two_spaces_are_more_than_8_steps_apart():
    for name in PLACE:
        steps = steps_from(name, set(PLACE))
        assert steps.keys() == PLACE.keys(), "the whole map is connected"
        assert max(steps.values()) <= 8


def test_names_are_unique_and_pronounceable():
    assert len(PLACE) == len(EDITION.spaces)
    for village in EDITION.villages:
        assert re.fullmatch(r"[A-Z][a-z]{4,10}", village.name)
        assert re.search(r"[aeiou]$", village.name), "as Swahili words end"
        assert not re.search(r"[^aeiou]{4}", village.name.lower())


def test_orders_never_pay_less_for_more_traders_and_cover_all_numbers_of_traders():
    assert set(EDITION.orders) == {*SPICES, *COASTS, "centre"}
    for order, points in EDITION.orders.items():
        villages = 4 if order in SPICES else len(spaces_of(order))
        assert len(points) == villages + 1
        assert all(fewer <= more for fewer, more in pairwise(points))
        assert points[0] < 0 < points[-1]


def test_cloves_pay_as_in_the_rulebook():
    assert EDITION.orders["cloves"][1] == -5
    assert EDITION.orders["cloves"][3] == 1
