"""What is said to a question of each kind besides the rules that decide it."""

from __future__ import annotations

from collections.abc import Iterator
from shlex import quote
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.render.compare_words import verdict_in
from rulesref.render.paint import Paint, icons_as_words

if TYPE_CHECKING:
    from rulesref.answers.answer import Answer


def source_lines(answer: Answer, paint: Paint, language: str) -> Iterator[str]:
    """The verdict of a source, and which source asks the very same."""
    yield paint.bold(
        said("verdict: {}", language).format(verdict_in(answer.verdict or "", language))
    )
    if answer.decided:
        line = said("an answered question asks the same: {}", language)
        yield line.format(answer.decided.entry)
    if answer.judged:
        line = said("a shipped case asks the same: {}", language)
        yield line.format(f"{answer.judged.case.file}, “{answer.judged.case.name}”")


def kind_lines(answer: Answer, language: str) -> Iterator[str]:
    """What belongs to a question of that kind; nothing where a source has answered it."""
    if answer.kind == "translation":
        yield from _translations(answer, language)
    elif answer.verdict is None and answer.kind == "first":
        yield from _first(answer, language)
    elif answer.verdict is None and answer.kind == "what-if":
        line = said("Play it out? `{}` opens it at a table.", language)
        yield line.format(f"rulesref ask {quote(answer.question)} --table")
    elif answer.verdict is None and answer.kind == "leave" and not answer.exact:
        for card in answer.found.cards:
            line = said("The card decides: what does {} say? `{}`", language)
            yield line.format(card.name, f"rulesref card {quote(card.name)}")
    for case in answer.cases:
        line = said("A shipped case with all these cards: {}, “{}”", language)
        yield line.format(case.file, case.name)


def _first(answer: Answer, language: str) -> Iterator[str]:
    """The two events, and where it says who decides when they come at once."""
    if answer.events:
        line = said(
            "Asked: “{}” or “{}” first. Find the stage of each: when, at, if, after.", language
        )
        yield line.format(*answer.events)
    else:
        yield said("Name the two events: “which comes first: this or that?”", language)
    if answer.tie:
        line = said("Who decides where both come at once: {}", language)
        yield line.format(", ".join(answer.tie))


def _translations(answer: Answer, language: str) -> Iterator[str]:
    """Both names of each card, and of each rule that is named; which of them prevails."""
    named = {thing.id for thing in answer.recognised if thing.kind == "rule"}
    pairs = [(card.name, card.name_it) for card in answer.found.cards if card.name_it]
    for result in answer.found.results:
        titles = dict(result.entry.titles)
        if result.entry.id in named and len(titles) > 1:
            pairs.append((titles["en"], titles["it"]))
    for one, other in pairs:
        english, italian = (icons_as_words(name, language) for name in (one, other))
        yield said("English: {} · Italian: {}", language).format(english, italian)
    edition = answer.found.edition
    line = said("In edition {}; where they differ the original English prevails.", language)
    yield line.format(edition)
