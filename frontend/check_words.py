"""The site's own words: whole in every language, and all that the client says and no more, with a sentence for every
problem that the API has. Faults go to stderr."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference

from serai.api.problems import PROBLEMS

LANGUAGES = ("en", "hu", "de", "it")
SOURCE = Path(__file__).parent / "src"
SAID = re.compile(r"\bt\(\s*((?:`[^`]*`|'[^']*'|[^`',()]|\([^()]*\))*)")  # the first argument of t(…)
ID = re.compile(r"(?:^|[?:])\s*'([\w-]+)'")  # itself, or one of two in a choice
LITERAL = re.compile(r"'([a-z][\w-]*)'")
TEMPLATE = re.compile(r"`([a-z][\w-]*-\$\{[^`]*)`")
OF_THE_CLIENT = {"away", "unknown"}  # no answer, or one that nobody has foreseen
OF_THE_GAMES = {"illegal"}  # each tells by itself what its rules forbid
HOLE = re.compile(r"\$\{[^}]*\}")


@dataclass
class Variables(visitor.Visitor):
    """What a message is told: all of it, and what it says itself, not only to choose by."""

    all: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 — called by its type's name
        self.all.add(node.id.name)
        self.said.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        chosen_by = Variables()
        chosen_by.visit(node.selector)
        self.all |= chosen_by.all
        for variant in node.variants:
            self.visit(variant)


def main() -> int:
    faults: list[str] = []
    catalogues = {language: read(language, faults) for language in LANGUAGES}
    english = catalogues["en"]
    for language in LANGUAGES[1:]:
        faults += compare(language, catalogues[language], english)
    faults += compare_with_source(set(english))
    faults += compare_with_problems(set(english))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def read(language: str, faults: list[str]) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for path in sorted((SOURCE / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Junk):
                faults.append(f"words/{language}/{path.name} can't be read: {entry.content.strip().splitlines()[0]}")
            if not isinstance(entry, Message):
                continue
            if entry.id.name in found:
                faults.append(f"words/{language}/{path.name} has {entry.id.name} a second time.")
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def compare(language: str, catalogue: dict[str, Variables], english: dict[str, Variables]) -> Iterator[str]:
    if not catalogue:
        yield f"words/{language} has no messages."
        return
    for name in sorted(english.keys() - catalogue.keys()):
        yield f"words/{language} lacks {name}."
    for name in sorted(catalogue.keys() - english.keys()):
        yield f"words/{language} has {name}, which words/en has not."
    for name in sorted(english.keys() & catalogue.keys()):
        here, there = catalogue[name], english[name]
        if lost := there.said - here.said:
            yield f"words/{language}: {name} doesn't say ${', $'.join(sorted(lost))}."
        if unknown := here.all - there.all:
            yield f"words/{language}: {name} knows of ${', $'.join(sorted(unknown))}, but words/en doesn't."


def compare_with_source(ids: set[str]) -> Iterator[str]:
    literals: set[str] = set()
    templates: set[str] = set()
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith((".d.ts", ".test.ts")):
            continue
        text = path.read_text("utf-8")
        literals |= set(LITERAL.findall(text))
        templates |= set(TEMPLATE.findall(text))
        for argument in SAID.findall(text):
            for name in ID.findall(argument):
                if name not in ids:
                    yield f"{path.relative_to(SOURCE)} says {name}, which words/en lacks."
    patterns = [re.compile("[\\w-]+".join(map(re.escape, HOLE.split(template)))) for template in templates]
    for name in sorted(ids - literals):
        if not any(pattern.fullmatch(name) for pattern in patterns):
            yield f"words/en has {name}, which nothing says."


def compare_with_problems(ids: set[str]) -> Iterator[str]:
    told = {name.removeprefix("problem-") for name in ids if name.startswith("problem-")}
    expected = PROBLEMS.keys() - OF_THE_GAMES | OF_THE_CLIENT
    for code in sorted(expected - told):
        yield f"words/en lacks problem-{code}."
    for code in sorted(told - expected):
        yield f"words/en has problem-{code}, which the API doesn't know."


if __name__ == "__main__":
    sys.exit(main())
