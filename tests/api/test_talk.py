"""Talk: for who sits there, escaped, and said once."""

import pytest

from tests.api.people import Person, person, running

pytestmark = pytest.mark.usefixtures("database")


def says(somebody, table, text, **more):
    return somebody.post(f"tables/{table}/chat", {"text": text}, **more)


def test_what_is_said_can_be_read_by_whoever_watches():
    (anna, bela), table = running()
    assert says(anna, table, "Hello").status == 201
    says(bela, table, "Good luck!")
    lines = Person().get(f"tables/{table}/chat")["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [
        (anna.user.username, "Hello"),
        (bela.user.username, "Good luck!"),
    ]
    assert Person().get(f"tables/{table}/chat?after={lines[0]['id']}")["lines"] == lines[1:]


def test_what_is_said_is_escaped():
    (anna, _), table = running()
    line = says(anna, table, '<script>alert("x")</script>\u202e').json
    assert line["html"] == "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;"
    assert "<" not in Person().get(f"tables/{table}/chat")["lines"][0]["html"]


def test_only_who_sits_there_and_the_host_may_speak():
    host, anna = person(), person()
    table = host.post("tables", {"game": "byzanz", "seats": 3}).json["id"]
    anna.sits(table)
    assert says(host, table, "Welcome").status == says(anna, table, "Thank you").status == 201
    answer = says(person(), table, "Let me in")
    assert (answer.status, answer.code) == (403, "not-yours")
    assert says(Person(), table, "hello").status == 401


def test_who_resigned_is_silent():
    (_, bela), table = running()
    bela.post(f"tables/{table}/resign")
    assert says(bela, table, "but").code == "not-yours"


@pytest.mark.parametrize(
    ("text", "code"), [("", "invalid"), ("x" * 501, "invalid"), ("a\x00", "malformed"), (" \n", "bad-input")]
)
def test_nothing_and_too_much_is_refused(text, code):
    (anna, _), table = running()
    assert says(anna, table, text).code == code


def test_the_same_key_says_it_once():
    (anna, _), table = running()
    first, again = (says(anna, table, "Hello", key="hello") for _ in range(2))
    assert first.json == again.json
    assert len(anna.get(f"tables/{table}/chat")["lines"]) == 1
    assert says(anna, table, "Something else", key="hello").code == "key-reused"
