"""Checks the site's messages: complete in every language, exactly those that the client uses, and one for every problem
code of the API. Prints errors to stderr."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference

from serai.api.core.problems import PROBLEMS

LANGUAGES = ("en", "hu", "de", "it")
SOURCE = Path(__file__).parent / "src"
USED = re.compile(r"\bt\(\s*((?:`[^`]*`|'[^']*'|[^`',()]|\([^()]*\))*)")  # the first argument of t(…)
ID = re.compile(r"(?:^|[?:])\s*'([\w-]+)'")  # a literal id, or both ids of a conditional
LITERAL = re.compile(r"'([a-z][\w-]*)'")
TEMPLATE = re.compile(r"`([a-z][\w-]*-\$\{[^`]*)`")
CLIENT_PROBLEMS = {"server-unreachable", "unknown"}  # no response, or an unexpected one
GAME_PROBLEMS = {"illegal"}  # explained by the game's own messages
PLACEHOLDER = re.compile(r"\$\{[^}]*\}")


@dataclass
class Variables(visitor.Visitor):
    """The variables of a message: all of them, and those that it shows, not only selects by."""

    all: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 — the visitor's naming scheme
        self.all.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        selector = Variables()
        selector.visit(node.selector)
        self.all |= selector.all
        for variant in node.variants:
            self.visit(variant)


def main() -> int:
    errors: list[str] = []
    catalogues = {language: read(language, errors) for language in LANGUAGES}
    english = catalogues["en"]
    for language in LANGUAGES[1:]:
        errors += compare(language, catalogues[language], english)
    errors += compare_with_source(set(english))
    errors += compare_with_problems(set(english))
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


def read(language: str, errors: list[str]) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for path in sorted((SOURCE / "i18n" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Junk):
                errors.append(f"i18n/{language}/{path.name} can't be parsed: {entry.content.strip().splitlines()[0]}")
            if not isinstance(entry, Message):
                continue
            if entry.id.name in found:
                errors.append(f"i18n/{language}/{path.name} defines {entry.id.name} a second time.")
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def compare(language: str, catalogue: dict[str, Variables], english: dict[str, Variables]) -> Iterator[str]:
    if not catalogue:
        yield f"i18n/{language} has no messages."
        return
    for name in sorted(english.keys() - catalogue.keys()):
        yield f"i18n/{language} lacks {name}."
    for name in sorted(catalogue.keys() - english.keys()):
        yield f"i18n/{language} has {name}, which i18n/en lacks."
    for name in sorted(english.keys() & catalogue.keys()):
        translated, original = catalogue[name], english[name]
        if missing := original.shown - translated.shown:
            yield f"i18n/{language}: {name} doesn't show ${', $'.join(sorted(missing))}."
        if unknown := translated.all - original.all:
            yield f"i18n/{language}: {name} uses ${', $'.join(sorted(unknown))}, which i18n/en doesn't."


def compare_with_source(ids: set[str]) -> Iterator[str]:
    literals: set[str] = set()
    templates: set[str] = set()
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith((".d.ts", ".test.ts")):
            continue
        text = path.read_text("utf-8")
        literals |= set(LITERAL.findall(text))
        templates |= set(TEMPLATE.findall(text))
        for argument in USED.findall(text):
            for name in ID.findall(argument):
                if name not in ids:
                    yield f"{path.relative_to(SOURCE)} uses {name}, which i18n/en lacks."
    patterns = [re.compile("[\\w-]+".join(map(re.escape, PLACEHOLDER.split(template)))) for template in templates]
    for name in sorted(ids - literals):
        if not any(pattern.fullmatch(name) for pattern in patterns):
            yield f"i18n/en has {name}, which is not used."


def compare_with_problems(ids: set[str]) -> Iterator[str]:
    explained = {name.removeprefix("problem-") for name in ids if name.startswith("problem-")}
    expected = PROBLEMS.keys() - GAME_PROBLEMS | CLIENT_PROBLEMS
    for code in sorted(expected - explained):
        yield f"i18n/en lacks problem-{code}."
    for code in sorted(explained - expected):
        yield f"i18n/en has problem-{code}, which the API doesn't use."


if __name__ == "__main__":
    sys.exit(main())
