"""Games over the API: settings, rules pages and messages."""

import pytest

from serai.engine.registry import plugins
from serai.engine.texts import LANGUAGES


def test_all_games_are_listed_including_external_plug_ins(client):
    answer = client.get("/api/v1/games")
    assert answer.headers["Content-Type"] == "application/json"
    assert {game["slug"] for game in answer.json()["games"]} >= {"byzanz", "haggle"}


def test_a_game_has_the_settings_for_opening_a_table(client):
    assert client.get("/api/v1/games/haggle").json() == {
        "slug": "haggle",
        "name": "Haggle",
        "rules": "haggle/2",
        "rules_versions": [1, 2],
        "seats": [2, 3, 4],
        "bots": ["random", "bold", "expert"],
        "languages": list(LANGUAGES),
        "options": {},
        "choices": {},
    }


@pytest.mark.parametrize("page", ["", "/rules", "/messages"])
def test_the_problem_of_an_unknown_game_lists_the_known_ones(client, page):
    answer = client.get(f"/api/v1/games/chess{page}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-game"
    assert "byzanz" in answer.json()["detail"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_messages_come_in_every_language(client, language):
    rules = client.get("/api/v1/games/haggle/rules", {"language": language}).json()
    messages = client.get("/api/v1/games/haggle/messages", {"language": language}).json()
    assert rules["language"] == messages["language"] == language
    assert rules["markdown"].startswith("# Haggle")
    assert "illegal-not-in-hand =" in messages["fluent"]


def test_field_messages_name_the_message_of_each_field(client):
    found = client.get("/api/v1/games/byzanz/messages").json()["field_messages"]
    assert set(found) == {"event", "action", "prompt", "standing", "reason"}
    assert found["event"]["bid-raised"] == {"seat": "seat", "cards": "card"}
    assert found["action"]["take"] == {"kind": "kind"}
    assert found["action"]["pass"] == {}


@pytest.mark.parametrize("game", sorted(plugins()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_message_exists(client, game, language):
    """The response has all messages that a client needs."""
    messages = client.get(f"/api/v1/games/{game}/messages", {"language": language}).json()
    has = {line.partition(" =")[0] for line in messages["fluent"].splitlines()}
    for role, by_type in messages["field_messages"].items():
        for tag, fields in by_type.items():
            assert f"{role}-{tag}" in has
            assert set(fields.values()) - {"seat"} <= has


@pytest.mark.parametrize(
    ("header", "language"), [("de-AT,en;q=0.5", "de"), ("fr,it;q=0.5", "it"), ("fr", "en"), (None, "en")]
)
def test_the_language_defaults_to_the_browsers(client, header, language):
    headers = {"Accept-Language": header} if header else {}
    answer = client.get("/api/v1/games/haggle/rules", headers=headers)
    assert answer.json()["language"] == language
    assert "Accept-Language" in answer.headers["Vary"]


def test_an_unknown_language_is_refused(client):
    answer = client.get("/api/v1/games/haggle/rules?language=fr")
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["location"]) == ("invalid", "query.language")
