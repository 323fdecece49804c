"""On the real documents: what differs is told, and what only looks so is not."""

from __future__ import annotations

import pytest

from rulesref.book.lookup import Lookup
from rulesref.compare.history.change import EDITED, FROM
from rulesref.compare.history.steps import history_of
from rulesref.compare.notes import notes_on
from rulesref.compare.translations.drift import drift
from rulesref.store import Home
from tests.named_folders import COMMUNITY, folder_of

#: Kinds of differences in the words of two statements.
WORDED = ("negation", "modal", "number")


@pytest.fixture(scope="module")
def lookup(full_home):
    """A book of everything that the environment names."""
    folder_of(COMMUNITY)
    opened = Lookup(Home(full_home).current().folder)
    yield opened
    opened.close()


def steps_of(lookup, name: str):
    return {step.version.id: step for step in history_of(lookup.entry(name), lookup).steps}


def test_versions_come_in_order_and_each_is_held_against_what_was_before(lookup):
    steps = steps_of(lookup, "arkham-lcg/additional-costs")
    assert list(steps) == [
        "arkham-lcg/faq-1.3",
        "arkham-lcg/rules-reference-2.5",
        "arkham-lcg/faq-2.5",
        "arkham-lcg/grimorio-1.0",
        "arkham-lcg/grimoire-1.1",
    ]
    dates = [step.version.date for step in steps.values()]
    assert dates == sorted(dates)
    assert dates[0] == "2018-05-31"
    faq, grimoire = steps["arkham-lcg/faq-2.5"], steps["arkham-lcg/grimoire-1.1"]
    assert [version.id for version in faq.against] == ["arkham-lcg/faq-1.3"]
    assert [edit.kind for edit in faq.change.edits] == [EDITED]
    assert {version.edition for version in grimoire.against} == {"2016"}
    assert grimoire.foreign.id == "arkham-lcg/grimorio-1.0"
    assert grimoire.anew is False
    assert grimoire.change.beside > 5  # the Grimoire tells it together with costs


def test_what_another_rule_had_before_is_moved_and_not_new(lookup):
    (grimoire,) = (
        s for id, s in steps_of(lookup, "arkham-lcg/skill-tests").items() if "re-1" in id
    )
    moved = [edit.entry for edit in grimoire.change.edits if edit.kind == FROM]
    assert "arkham-lcg/nested-skill-tests" in moved
    assert grimoire.anew is True
    assert "Version 1.1" in grimoire.note


def test_data_of_players_repeats_the_faq(lookup):
    step = steps_of(lookup, "arkham-lcg/errata/lucky-dice")["arkham-lcg/faq-2.5"]
    assert [(claim.document.id, edits) for claim, edits in step.copies] == [
        ("arkham-lcg/rulings-2.5", ())
    ]


def test_drift_tells_what_a_reader_would_play_otherwise_and_little_else(lookup):
    found = drift(lookup)
    assert [(held.translation.id, held.older) for held in found.held] == [
        ("arkham-lcg/grimorio-1.0", True),
        ("arkham-lcg/arkham-cards-it", False),
    ]
    worded = {finding.entry for finding in found.findings if finding.kind in WORDED}
    true = {"aloof", "enemy-phase", "for-each-or-for-every", "may", "mulligan", "surge"}
    assert worded == {f"arkham-lcg/{name}" for name in true}
    weights = [finding.weight for finding in found.findings]
    assert weights == sorted(weights, reverse=True)
    older = {
        finding.original.section.entry for finding in found.findings if finding.kind == "older"
    }
    assert {"arkham-lcg/massive", "arkham-lcg/skill-tests", "arkham-lcg/clues"} <= older
    reworded = [finding.entry for finding in found.findings if finding.kind == "older"]
    assert len(reworded) >= 20
    for entry in reworded:
        assert "ersion 1.1" in notes_on(lookup.entry(entry), "1.1", "en"), entry
        assert "ersione 1.1" in notes_on(lookup.entry(entry), "1.1", "it"), entry
