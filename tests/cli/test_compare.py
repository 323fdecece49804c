"""``history`` and ``drift`` on made-up documents of a user, and on the real ones."""

from __future__ import annotations

import pytest

from rulesref.cards.index import read_index
from tests.cli.test_json import refused, valid

LEFT, RIGHT = (
    """\
1.1 Lanterns

Every lantern burns for three hours. You may fill it at dusk. It does not burn in the rain.

1.2 Torches

Nobody may hold two torches at once. The torchbearer walks first through each door.

1.3 Boats

A boat carries four players.
""",
    """\
1.1 Lanterne

Ogni lanterna brucia per due ore. Devi riempirla al tramonto. Brucia sotto la pioggia.

1.2 Torce

Nessuno può tenere due torce insieme. Il portatore di torcia attraversa ogni porta per primo.
""",
)
OLDER = LEFT.replace("for three hours", "for two hours").replace("1.2 Torches", "1.4 Torches")
CLAIM = ("--game", "arkham-lcg", "--tier", "faq", "--title", "Club FAQ", "--edition", "2016")


@pytest.fixture
def add(rulesref, tmp_path):
    def added(name: str, text: str, version: str, language: str = "en") -> None:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        told = (*CLAIM, "--version", version, "--language", language)
        ran = rulesref("sources", "add", str(path), *told)
        assert ran.status == 0, ran.err

    return added


def test_each_version_tells_what_it_changed(rulesref, add):
    add("old.txt", OLDER, "3")
    add("new.txt", LEFT, "4")
    text = rulesref("history", "arkham-lcg/own/club-faq-4/1-1-lanterns").out
    assert "reworded: Every lantern burns for [-two-] {+three+} hours." in text
    assert "unchanged: 2" in text
    assert text.index("FAQ v3") < text.index("FAQ v4")


def test_the_history_of_a_made_up_rule_is_a_valid_object(rulesref, add):
    add("old.txt", OLDER, "3")
    add("new.txt", LEFT, "4")
    ran = rulesref("history", "arkham-lcg/1-1-lanterns", "--json")
    valid("history", ran.json)
    assert [version["version"] for version in ran.json["versions"]] == ["3", "4"]
    (edit,) = ran.json["versions"][1]["change"]["edits"]
    assert edit["kind"] == "edited"
    assert ["gone", "two"] in edit["words"]


def test_two_documents_that_claim_one_version_are_named(rulesref, add, tmp_path):
    add("one.txt", LEFT, "4")
    other = tmp_path / "other.txt"
    other.write_text(LEFT.replace("at dusk", "at dawn"), "utf-8")
    claim = [part if part != "Club FAQ" else "Town FAQ" for part in CLAIM]
    ran = rulesref("sources", "add", str(other), *claim, "--version", "4", "--language", "en")
    assert ran.status == 0, ran.err
    text = rulesref("history", "arkham-lcg/1-1-lanterns").out
    assert "Two documents claim to be this version" in " ".join(text.split())
    assert "You may fill it at [-dusk.-] {+dawn.+}" in text


def test_drift_shows_both_lines_the_weightiest_first(rulesref, add, monkeypatch):
    """Which words are alike in both languages is learnt of the names of all cards."""
    monkeypatch.setattr("tests.cli.conftest.few_cards", read_index)
    add("en.txt", LEFT, "4")
    add("it.txt", RIGHT, "4", "it")
    ran = rulesref("drift", "--json")
    valid("drift", ran.json)
    (compared,) = ran.json["compared"]
    assert compared["older"] is False
    kinds = [finding["kind"] for finding in ran.json["findings"]]
    assert kinds == ["negation", "number", "missing-entry"]
    negation, number, missing = ran.json["findings"]
    assert negation["original"]["text"] == "It does not burn in the rain."
    assert negation["translation"]["text"] == "Brucia sotto la pioggia."
    assert (number["original_alone"], number["translation_alone"]) == (["3"], ["2"])
    assert missing["title"] == "Boats"
    one = rulesref("drift", "lanterns", "--language", "it")
    assert "uno nega, l'altro no" in one.out
    assert "Boats" not in one.out
    few = rulesref("drift", "--limit", "1").out
    assert "and 2 more (--limit 3 shows all)" in few


def test_a_translation_of_an_older_version_says_so(rulesref, add):
    add("en.txt", LEFT, "4")
    add("it.txt", RIGHT, "3", "it")
    assert "FAQ v3 (Italian), an older version, held against FAQ v4" in rulesref("drift").out
    assert "una versione precedente" in rulesref("drift", "--language", "it").out


def test_nothing_to_compare_is_an_answer(rulesref):
    ran = rulesref("drift")
    assert ran.status == 1
    assert "no translation and its original are both at hand" in ran.err
    refused(rulesref("drift", "--json"), 1, "unresolved")
    refused(rulesref("drift", "no such rule anywhere", "--json"), 1, "unresolved")
    refused(rulesref("history", "no such rule anywhere", "--json"), 1, "unresolved")
    refused(rulesref("history", "--json"), 2, "usage")


def test_a_rule_without_documents_has_the_versions_that_our_words_cite(rulesref):
    text = " ".join(rulesref("history", "ability").out.split())
    assert "not at hand" in text
    assert "in our own words" in text
    italian = rulesref("history", "ability", "--language", "it").out
    assert "non presente" in italian
    assert "not at hand" not in italian


def test_a_rule_of_one_edition_says_so(rulesref):
    assert "Only edition 2026 has this rule." in rulesref("history", "codex").out
    assert "Solo l'edizione 2026" in rulesref("history", "codex", "--language", "it").out
