"""The games that are played here, over the API."""

import pytest

from serai.engine.registry import plugins
from serai.engine.texts import LANGUAGES


def test_the_list_tells_of_every_game_ours_and_strangers(client):
    answer = client.get("/api/v1/games")
    assert answer.headers["Content-Type"] == "application/json"
    assert {game["slug"] for game in answer.json()["games"]} >= {"byzanz", "haggle"}


def test_a_game_says_what_an_opener_must_know(client):
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
def test_an_unknown_game_is_answered_with_the_known_ones(client, page):
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


def test_messages_tell_which_word_says_a_field(client):
    words = client.get("/api/v1/games/byzanz/messages").json()["words"]
    assert set(words) == {"event", "action", "prompt", "standing", "reason"}
    assert words["event"]["bid-raised"] == {"seat": "seat", "cards": "card"}
    assert words["action"]["take"] == {"kind": "kind"}
    assert words["action"]["pass"] == {}


@pytest.mark.parametrize("game", sorted(plugins()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_message(client, game, language):
    """With what this answer holds, whoever has a thing can say it."""
    messages = client.get(f"/api/v1/games/{game}/messages", {"language": language}).json()
    has = {line.partition(" =")[0] for line in messages["fluent"].splitlines()}
    for role, things in messages["words"].items():
        for tag, fields in things.items():
            assert f"{role}-{tag}" in has
            assert set(fields.values()) - {"seat"} <= has


@pytest.mark.parametrize(
    ("header", "language"), [("de-AT,en;q=0.5", "de"), ("fr,it;q=0.5", "it"), ("fr", "en"), (None, "en")]
)
def test_without_a_wish_the_browser_s_language_is_taken(client, header, language):
    headers = {"Accept-Language": header} if header else {}
    answer = client.get("/api/v1/games/haggle/rules", headers=headers)
    assert answer.json()["language"] == language
    assert "Accept-Language" in answer.headers["Vary"]


def test_a_language_that_we_do_not_speak_is_refused_at_its_place(client):
    answer = client.get("/api/v1/games/haggle/rules?language=fr")
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["at"]) == ("invalid", "query.language")
