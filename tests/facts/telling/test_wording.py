"""Everything that the notation can say has words, English and Italian, for all that it holds."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping

import pytest

from rulesref.engine.words import Row
from rulesref.facts.telling.template import TemplateError, parsed, slots_of
from rulesref.facts.telling.wording import LANGUAGES, read_wording
from tests.arkham import GAME

RULES = GAME.rules
FOLDER = GAME.corpus / "telling"
#: Table of templates → the rows that it tells.
ROWS: Mapping[str, Mapping[str, Row]] = {
    "verbs": RULES.verbs,
    "tests": RULES.conditions,
    "costs": RULES.costs,
    "filters": RULES.filters,
    "numbers": RULES.quantities,
}
#: Slots that are no fields of the notation: they tell a filter that it sees all candidates.
_NO_FIELDS = {"whole"}


@pytest.mark.parametrize("table", ROWS)
def test_every_row_is_told(table: str) -> None:
    told = read_wording(FOLDER, "en").templates[table]
    missing = sorted(ROWS[table].keys() - told.keys())
    assert missing == [], (
        f"write {missing} into [{table}] of {FOLDER.name}/*.toml: [English, Italian]"
    )
    stale = sorted(told.keys() - ROWS[table].keys())
    assert stale == [], f"[{table}] of {FOLDER.name}/*.toml tells rows that are no more: {stale}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ROWS)
def test_every_slot_of_every_row_is_told(table: str, language: str) -> None:
    wording = read_wording(FOLDER, language)
    shared = wording.templates["slots"]
    untold = [
        (id, slot)
        for id, row in ROWS[table].items()
        for slot in row.args
        if slot not in {*slots_of(wording.templates[table].get(id, ())), *_NO_FIELDS, *shared}
    ]
    assert untold == [], (
        f"the {language} template of the row does not name the slot, nor has [slots] it"
    )


def test_every_selector_is_told() -> None:
    for language in LANGUAGES:
        nouns = read_wording(FOLDER, language).nouns
        assert sorted(RULES.selectors.keys() ^ nouns.keys()) == [], "[selectors] of things.toml"
        assert [id for id, noun in nouns.items() if noun.kind and noun.kind not in nouns] == []


def test_every_kind_and_stage_is_told() -> None:
    templates = read_wording(FOLDER, "en").templates
    assert sorted(RULES.kinds.keys() ^ templates["kinds"].keys()) == []
    stages = {
        word for stage in RULES.stages if stage.kind != "impact" for word in (stage.id, *stage.also)
    }
    assert stages == templates["stages"].keys()
    events = {event for key in templates["events"] for event in key.split("|")}
    assert events - RULES.events.keys() - RULES.groups.keys() == set()


def test_both_languages_have_a_word_for_every_word_of_a_closed_list() -> None:
    wording = {language: read_wording(FOLDER, language) for language in LANGUAGES}
    for place, known in RULES.words.items():
        slot = place.partition(" of ")[0]
        for word in map(str, known):
            if word[-1].isdigit() or slot in ("name", "zones", "beside-stat"):
                continue
            slots = (place, slot)
            untold = [one for one in LANGUAGES if not _has(wording[one].words, word, slots)]
            assert untold == [], f"[words] of words.toml has none for {word!r} in {slot!r}"


def _has(words: Mapping[str, Mapping[str, str]], word: str, slots: tuple[str, ...]) -> bool:
    return any(word in words.get(slot, ()) for slot in (*slots, "any"))


@pytest.mark.parametrize(
    "text", ["{card", "[card", "{}", "{card|x}", "card]", "{card?yes}", "{Card}"]
)
def test_what_is_no_template_is_refused(text: str) -> None:
    with pytest.raises(TemplateError):
        parsed(text)


def test_italian_has_the_words_of_the_rules_and_none_that_mean_something_else() -> None:
    """What docs/italian.md says not to say is not said of cards either."""
    page = (GAME.corpus.parents[1] / "docs" / "italian.md").read_text("utf-8")
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| ")]
    avoided = {
        word
        for _, _, cell, *_ in rows[2:]
        for word in re.sub(r"\([^)]*\)", "", cell).replace(",", " ").split()
    } - {"abilità", "sventura", "si", ""}
    assert {"velo", "atto", "agenda", "compare"} <= avoided
    said = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(avoided)))})\b")
    found = [
        (path.name, text)
        for path in sorted(FOLDER.glob("*.toml"))
        for table in tomllib.loads(path.read_text("utf-8")).values()
        for texts in (table.values() if isinstance(table, dict) else ())
        for text in (texts[1:2] if isinstance(texts, list) else ())
        if said.search(re.sub(r"\{[^}?]*", "", str(text)))
    ]
    assert found == []
