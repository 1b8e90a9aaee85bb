"""The documentation is consistent with itself and with the tree: links, anchors, commands and file names exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.management import get_commands

ROOT = Path(__file__).parents[1]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(ROOT.glob("games/*/editions/*.md")),
]
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
CODE_SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
MAKE = re.compile(r"\bmake ([a-z]\w*)")
MAKE_TARGET = re.compile(r"^([a-z]+):(?!=)", re.MULTILINE)
MANAGE = re.compile(r"manage\.py ([a-z]\w*)")
FILE_NAME = re.compile(r"[\w./*-]+\.(?:py|ts|svelte|css|md|csv|toml|conf|ftl|sql)")
SOURCES = ("bench", "docs", "frontend", "games", "platform", "tests")
NOT_SOURCES = {"node_modules", "dist", ".venv", "__pycache__"}

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@pages
def test_the_target_of_every_link_exists(page):
    broken = [link for link in _links(page) if not _leads_somewhere(page, link)]
    assert not broken


@pages
def test_every_command_that_the_docs_name_exists(page):
    text = page.read_text("utf-8")
    make_targets = set(MAKE_TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    unknown = {f"make {name}" for code in _shell_code(text) for name in MAKE.findall(code) if name not in make_targets}
    commands = {*get_commands(), "verify_game"}
    unknown |= {f"manage.py {name}" for name in MANAGE.findall(text) if name not in commands}
    assert not unknown


@pages
def test_every_file_that_the_docs_name_exists(page):
    """A name may be given without the folders before it: `rating.py`, `ladder/rating.py`."""
    spans = (span for span in CODE_SPAN.findall(_without_fences(page)) if FILE_NAME.fullmatch(span))
    missing = [span for span in spans if not any(path.match(span) for path in FILES)]
    assert not missing


def test_every_page_is_linked_from_another():
    linked = {(page.parent / link.partition("#")[0]).resolve() for page in PAGES for link in _links(page)}
    folders = {path for path in linked if path.is_dir()}
    assert not [page for page in PAGES if page.name != "README.md" and not {page, page.parent} & (linked | folders)]


def _files() -> Iterator[Path]:
    yield from (path for path in ROOT.iterdir() if path.is_file())
    for folder in SOURCES:
        for path in (ROOT / folder).rglob("*"):
            if NOT_SOURCES.isdisjoint(path.relative_to(ROOT).parts) and path.is_file():
                yield path


FILES = list(_files())


def _links(page: Path) -> list[str]:
    text = CODE_SPAN.sub("", _without_fences(page))
    return [link for link in LINK.findall(text) if not re.match(r"[a-z]+:", link)]


def _leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not anchor or anchor in _anchors(target))


def _anchors(page: Path) -> set[str]:
    """The anchors of its headings, as GitHub makes them."""
    titles = (re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", title) for title in HEADING.findall(_without_fences(page)))
    return {re.sub(r"[^\w\s-]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def _shell_code(text: str) -> Iterator[str]:
    """Code spans, and code blocks that are not in a programming language."""
    for language, code in FENCE.findall(text):
        if language in ("", "bash"):
            yield code
    yield from CODE_SPAN.findall(FENCE.sub("", text))


def _without_fences(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))
