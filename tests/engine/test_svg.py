"""SVG elements: escaping, short numbers, and text that fits."""

from xml.etree import ElementTree

from serai.engine.picture import label, lines, picture
from serai.engine.svg import element, group, letters, path, text


def test_text_and_attributes_are_escaped():
    words = "</text><script>1 & 2</script>"
    svg = ElementTree.fromstring(picture(label(0, 0, words), group(x=1, fill='" onclick="x')))
    assert {node.tag.rpartition("}")[2] for node in svg.iter()} == {"svg", "rect", "text", "g"}
    assert [node.text for node in svg.iter() if node.text] == [words]
    assert [node.get("fill") for node in svg.iter() if node.tag.endswith("}g")] == ['" onclick="x']


def test_numbers_are_rounded_and_attributes_that_are_none_are_left_out():
    assert element("g", x=1 / 3, y=2.0, z=-0.5, none=None, zero=0) == '<g x="0.33" y="2" z="-0.5" zero="0"/>'
    assert path("M0 0", stroke_width=1) == '<path d="M0 0" stroke-width="1"/>'
    assert group(x=1, y=2, turn=45, scale=0.5) == '<g transform="translate(1 2) rotate(45) scale(0.5)"/>'
    assert group(path("M0 0"), path("M1 1")) == '<path d="M0 0"/><path d="M1 1"/>'


def test_text_shrinks_to_fit_and_never_grows():
    def size(words: str) -> float:
        return float(ElementTree.fromstring(text(0, 0, words, 16, room=80)).get("font-size"))

    assert size("") == size("short") == 16
    assert 0 < size("a good deal longer than that") < 8


def test_long_text_is_wrapped():
    words = "one two three four five six seven"
    wrapped = [node.text for node in ElementTree.fromstring(group(lines(0, 0, words, 16, 100), x=1))]
    assert " ".join(wrapped) == words
    assert len(wrapped) > 1
    assert all(len(line) <= letters(16, 100) for line in wrapped)
