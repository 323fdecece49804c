"""On the real documents: what stands at a line belongs to its rule, and what it refers to is found."""

from __future__ import annotations

import pytest

from rulesref.book.lookup import Lookup

GRIMORIO, FAQ, ELDRITCH = (
    "arkham-lcg/grimorio-1.0",
    "arkham-lcg/faq-2.5",
    "eldritch-horror/rulebook",
)


@pytest.fixture(scope="module")
def lookup(documents_book):
    """A book of the publisher's documents."""
    opened = Lookup(documents_book.folder)
    yield opened
    opened.close()


def at(lookup, document: str, line: int):
    """The shortest section of ``document`` that holds ``line``."""
    holding = [s for s in lookup.sections(document) if s.first_line <= line <= s.last_line]
    assert holding, f"{document}, line {line}, is in no section"
    return min(holding, key=lambda section: section.last_line - section.first_line)


@pytest.mark.parametrize(
    ("document", "lines", "entry"),
    [
        (GRIMORIO, (19, 25, 33), "arkham-lcg/scope-of-the-grimoire"),
        (GRIMORIO, (2819, 2823, 2840, 2856, 2860), "arkham-lcg/core-encounter-set-icons"),
        (GRIMORIO, (2862,), "arkham-lcg/encounter-set-substitution"),
        (
            GRIMORIO,
            (2570, 2574),
            "arkham-lcg/parallel-cards-promos-reward-cards-and-story-assets",
        ),
        (FAQ, (2384, 2385), "arkham-lcg/parallel-cards-promos-reward-cards-and-story-assets"),
        (GRIMORIO, (2576, 2584, 2656), "arkham-lcg/ultimatums-and-boons"),
        (FAQ, (2270, 2271), "arkham-lcg/ultimatums-and-boons"),
        (GRIMORIO, (2688,), "arkham-lcg/refractions"),
        (FAQ, (2332, 2333), "arkham-lcg/refractions"),
        (FAQ, (1371, 1372), "arkham-lcg/about/notes-errata"),
    ],
)
def test_a_line_stands_in_the_section_of_its_rule(lookup, document, lines, entry):
    for line in lines:
        assert lookup.entries_with(at(lookup, document, line).id) == (entry,), line


@pytest.mark.parametrize(
    ("document", "line", "targets"),
    [
        (GRIMORIO, 2326, {"arkham-lcg/deckbuilding", "arkham-lcg/experience"}),
        (GRIMORIO, 2470, {"arkham-lcg/optional-rules"}),
        (FAQ, 1820, {"arkham-lcg/evade-evade-action"}),
        (FAQ, 2001, {"arkham-lcg/for-each-or-for-every"}),
        (ELDRITCH, 85, {"eldritch-horror/mythos-phase", "eldritch-horror/set-aside"}),
        (
            ELDRITCH,
            171,
            {"eldritch-horror/component-actions", "eldritch-horror/delayed-investigators"},
        ),
    ],
)
def test_what_a_line_refers_to_is_found(lookup, document, line, targets):
    references = at(lookup, document, line).references
    assert {r.target for r in references if r.line == line} >= targets


@pytest.mark.parametrize(
    ("entry", "related"),
    [
        ("arkham-lcg/clues", "arkham-lcg/clues/clues-on-player-cards"),
        ("arkham-lcg/revelation", "arkham-lcg/revelation/dilemmas-and-revelation-abilities"),
        ("arkham-lcg/slots", "arkham-lcg/slots/shifting-slots"),
    ],
)
def test_a_rule_leads_to_the_rules_below_it(lookup, entry, related):
    assert related in lookup.entry(entry).see
