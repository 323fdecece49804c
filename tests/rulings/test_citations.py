"""Every rule that a case is tagged with or that a timeline cites is an entry of the book."""

from __future__ import annotations

import re
import tomllib

import pytest

from rulesref.corpus.open_questions import read_open_questions
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.switches import READINGS, SWITCHES
from rulesref.places import corpus_folder
from tests.rulings.shipped import CASES, replayed

GAME = corpus_folder() / "arkham-lcg"
ENTRY = re.compile(r'^id = "([^"]+)"', re.MULTILINE)


@pytest.fixture(scope="session")
def entries() -> set[str]:
    """The frozen ids, and those of entries that were written since they were frozen."""
    frozen = (GAME / "ids.lock").read_text("utf-8").split()
    written = [
        id
        for language in ("en", "it")
        for path in (GAME / language).glob("*.md")
        for id in ENTRY.findall(path.read_text("utf-8"))
    ]
    return {*frozen, *written}


def cites(path, edition):
    for ruling in replayed(path, edition).rulings:
        yield from ruling.cites
        for moment in ruling.timeline:
            yield from moment.cites


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_what_cases_cite_exists(path, entries):
    missing = {cite for edition in ("2016", "2026") for cite in cites(path, edition)} - entries
    assert not missing


def test_what_rows_cite_exists(entries):
    found = {cite for row in RULES.events.values() for cite in row.cites}
    found |= {cite for row in (*RULES.verbs.values(), *RULES.costs.values()) for cite in row.cites}
    found |= {cite for several in RULES.cites.values() for cite in several}
    found |= {stage.cite for stage in RULES.stages}
    found |= {cite for row in RULES.refusals.values() for cite in row.cites}
    assert not found - entries


def test_what_is_set_apart_exists(entries):
    groups = tomllib.loads((GAME / "not-play.toml").read_text("utf-8"))["group"]
    listed = [id for group in groups for id in group["entries"]]
    assert len(listed) == len(set(listed))
    assert not set(listed) - entries


@pytest.mark.parametrize("question", READINGS)
def test_readings_are_those_of_the_open_questions(question):
    """Their ids, their editions, and the default that is in force."""
    known = {one.id: one for one in read_open_questions(GAME / "open-questions.toml")}[question]
    reading = READINGS[question]
    assert set(reading.values) == {one.id for one in known.readings}
    assert set(reading.editions) <= set(known.editions)
    for edition in reading.editions:
        assert SWITCHES[reading.switch].editions[edition] == reading.values[known.default]
