"""The Grimorio's explicit cross-references: "Vedi anche", titles in quotes, steps, pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulesref.entries import Reference, fold
from rulesref.parse.grimorio.draft import clean_title
from rulesref.sources import SourceLine

_SEE_LIST = re.compile(r"^(?:- )?(?:\W )?Vedi anche: (?P<list>.+?)\.?$")
_SEE_BRACKET = re.compile(r"\(vedi anche:? (?=[^“\"(])")
_SEE_QUOTED = re.compile(r"\b[Vv]edi(?: anche)?:? (?P<quoted>[“\"].+)")
_QUOTED = re.compile(r"[“\"]([^”\"]+)[”\"](?P<join> (?:ed?|o) (?=[“\"]))?")
_SECTION = re.compile(
    r"\b(?:alla voce|alla sezione|nella sezione) (?:[“\"](?P<quoted>[^”\"]+)[”\"]|(?P<bare>[A-Z][^.,;]+))"
    r"(?P<page> a pagina \d+)?"
)
_STEP = re.compile(
    r"\b(?P<word>[Pp]ass[oi]|punto) (?P<structural>strutturale )?"
    r"(?P<number>(?:PA\.)?\d+(?:\.\d+)*)(?P<more>(?:-| e )\d+)?"
    r"(?P<of> della (?:prova di abilità|Fase d\w+ \w+))?"
)
_PAGES = re.compile(r"\bpagine (\d+-\d+)")


def known_titles(titles: Iterable[str]) -> frozenset[str]:
    """The folded titles that a list of references may name, commas and all."""
    return frozenset(fold(title) for title in titles)


def references(lines: Sequence[SourceLine], titles: frozenset[str]) -> tuple[Reference, ...]:
    """The explicit references of ``lines`` in reading order, not yet resolved."""
    return tuple(
        Reference(text, line.number)
        for line in lines
        for _, text in sorted(_in_line(line.text.strip(), titles))
    )


def _in_line(text: str, titles: frozenset[str]) -> Iterator[tuple[int, str]]:
    if found := _SEE_LIST.match(text):
        names = _split(found["list"], titles)
        yield from ((found.start("list") + n, name) for n, name in enumerate(names))
        return
    for found in _SEE_BRACKET.finditer(text):
        yield found.start(), clean_title(_to_closing(text[found.end() :]))
    for found in _SEE_QUOTED.finditer(text):
        start = found.start("quoted")
        yield from ((start + n, name) for n, name in _quoted_run(found["quoted"]))
    for found in _SECTION.finditer(text):
        name = found["quoted"] or found["bare"]
        if found["page"] or _is_title(name, titles):
            yield found.start(), name
    yield from _steps(text)
    pages = _PAGES.findall(text)
    if pages:
        yield len(text), "pagine " + ", ".join(pages)


def _split(names: str, titles: frozenset[str]) -> list[str]:
    """A list at its commas, save those inside a title."""
    parts, done = names.split(", "), []
    while parts:
        size = next((n for n in range(len(parts), 1, -1) if _joined(parts[:n]) in titles), 1)
        done.append(", ".join(parts[:size]))
        parts = parts[size:]
    return done


def _joined(parts: Sequence[str]) -> str:
    return fold(", ".join(parts))


def _to_closing(text: str) -> str:
    """The text up to the bracket that closes the one already open."""
    depth = 1
    for place, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return text[:place]
    return text


def _quoted_run(text: str) -> Iterator[tuple[int, str]]:
    place = 0
    while found := _QUOTED.match(text, place):
        yield place, found[1].rstrip(".,") if not found[1].endswith("...") else found[1]
        if not found["join"]:
            return
        place = found.end()


def _is_title(name: str, titles: frozenset[str]) -> bool:
    return fold(name) in titles


def _steps(text: str) -> Iterator[tuple[int, str]]:
    for found in _STEP.finditer(text):
        if text.startswith(found[0]) or re.match(r"\w", text[found.end() : found.end() + 1]):
            continue  # a chart's own label, not a reference
        yield found.start(), " ".join(found[0].split())
