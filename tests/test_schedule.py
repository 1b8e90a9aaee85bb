"""Files that use a shared stack run in one process, so that the stack is started once."""

from tests.schedule import UNITS, unit_of

SHARED, SHIFTED = UNITS


def test_every_file_that_uses_a_shared_stack_is_in_its_unit(request):
    for item in request.session.items:
        fixtures = item._fixtureinfo.name2fixturedefs
        if "shifted_stack" in fixtures:
            assert unit_of(item.nodeid) == SHIFTED, item.nodeid
        elif "stack" in fixtures and fixtures["stack"][-1].baseid == "tests":
            assert unit_of(item.nodeid) == SHARED, item.nodeid
