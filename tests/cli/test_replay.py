"""``rulesref replay``: what it prints, and how it refuses every bad case with its place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulesref.engine.notation import read_ability
from rulesref.facts import described as facts
from rulesref.games.arkham_lcg import RULES
from rulesref.games.card import Card
from rulesref.places import corpus_folder
from rulesref.rulings import tongue
from tests.cli.conftest import in_process
from tests.cli.test_json import valid

SHIPPED = str(corpus_folder() / "arkham-lcg" / "cases")
GOOD = """
  Scenario: good
    Given Roland Banks is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Roland Banks succeeds |
"""
HEAD = "Feature: f\n" + GOOD + "\n  Scenario: bad\n"


@pytest.fixture
def case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Replays a file of one good case and one of the given steps; returns what was printed."""
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))

    def replay(steps: str, *options: str):
        path = tmp_path / "x.feature"
        path.write_text(HEAD + "".join(f"    {step}\n" for step in steps.splitlines()), "utf-8")
        return in_process("replay", str(path), *options)

    return replay


ROLAND = "Given Roland Banks is at the Study\n"
DOG = ROLAND + "And Roland Banks controls Guard Dog\n"

BAD = {
    "unknown card": (ROLAND + "And Roland Banks controls Guard Dgo", 12, "no card called", 31),
    "unknown location": ("Given Roland Banks is at the Studdy", 11, "no card called", 30),
    "unknown step": (ROLAND + "When Roland Banks yawns", 12, "unknown step", 10),
    "unknown token": (ROLAND + "And Study has 2 clews", 12, "is no kind of token", 21),
    "step out of order": (
        ROLAND + "And the chaos bag holds 0\nWhen Roland Banks investigates\n"
        "Given Roland Banks has 2 resources",
        14,
        "cannot follow",
        11,
    ),
    "exhausted twice": (
        DOG + "And Guard Dog is exhausted\nAnd Guard Dog is exhausted",
        14,
        "is exhausted has been said already",
        9,
    ),
    "dead asset": (DOG + "And Guard Dog has 3 damage", 13, "would be defeated", 9),
    "negative tokens": (DOG + "And Guard Dog has -1 damage", 13, "below zero", 23),
    "two places": (ROLAND + "And Roland Banks is at the Parlor", 12, "already", 9),
    "open choice": (
        DOG + "And Goat Spawn is engaged with Roland Banks\n"
        "When Roland Banks plays .45 Automatic\nThen Guard Dog has 1 damage",
        15,
        "must choose first",
        10,
    ),
    "refused": (
        ROLAND + "And Roland Banks has 0 actions\nWhen Roland Banks investigates\n"
        "Then Study has 0 clues",
        14,
        "refused",
        10,
    ),
    "no question": (ROLAND + "Then the answer is yes", 12, "nothing has been asked", 10),
    "unknown question": (
        ROLAND + "Then it is asked whether pigs fly",
        12,
        "nothing that can be asked",
        10,
    ),
    "too many tokens": (
        ROLAND + "And the chaos bag holds " + ", ".join(["frost"] * 9),
        12,
        "there are 8",
        9,
    ),
    "a thousand and one": (ROLAND + "And Roland Banks has 1001 resources", 12, "too many", 26),
    "too many digits": (ROLAND + "And Roland Banks has " + "9" * 900 + " clues", 12, "many", 26),
    "a location in hand": (
        ROLAND + "And Roland Banks has Study in hand",
        12,
        "is no card of a deck or a hand",
        26,
    ),
    "an agenda in a deck": (
        ROLAND + "And the deck of Roland Banks holds Knife, Rise of the Ghouls",
        12,
        "is no card of a deck or a hand",
        47,
    ),
    "a name of several cards in an event": (
        ROLAND + "Then Historical Society is discarded",
        12,
        "more than one card",
        10,
    ),
    "a name of several cards in a table": (
        ROLAND + "Then in order:\n  | Historical Society is discarded |",
        13,
        "more than one card",
        9,
    ),
    "a name of several cards in a table of chances": (
        ROLAND + "Then the chances are:\n  | Historical Society is discarded | 1/2 |",
        13,
        "more than one card",
        9,
    ),
    "unknown face": (ROLAND + "And the chaos bag holds 0, blorp", 12, "no chaos token", 9),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_cases_have_file_line_caret_and_remedy_and_the_others_run(case, name):
    steps, line, message, column = BAD[name]
    ran = case(steps, "--json")
    assert ran.status == 2
    valid("replay", ran.json)
    assert [one["name"] for one in ran.json["cases"]] == ["good"]
    assert ran.json["cases"][0]["passed"]
    (error,) = ran.json["errors"]
    assert error["file"].endswith("x.feature")
    assert (error["line"], message in error["message"]) == (line, True), error
    assert error["column"] == column
    assert error["remedy"] or error["candidates"]
    shown = case(steps)
    assert "Traceback" not in shown.err
    assert "\n" + " " * (4 + column - 1) + "^" in shown.err


FILES = {
    "not Gherkin": (b"Fiature: f\n  Scenario: s\n", "Gherkin", 1, 1),
    "prose": (b"Dear rulebook,\nwho is right?\n", "Gherkin", 1, 1),
    "two features": (b"Feature: f\n\n  Scenario: s\n  Feature: g\n", "Gherkin", 4, 3),
    "a tag at the end": (b"Feature: f\n  @late", "Gherkin", 3, 1),
    "not UTF-8": (b"\xef\xbb\xbfFeature: caf\xe9\n", "UTF-8", 1, 13),
    "not UTF-8 below": ("Feature: è\n".encode() + b"\xe9", "UTF-8", 2, 1),
    "UTF-16": ("Feature: f\n".encode("utf-16"), "UTF-8", 1, 1),
    "empty": (b"", "no feature", 1, 1),
    "no scenario": (b"# none\n Feature: f\n", "no scenario", 2, 2),
    "10 MB": (b"Feature: f\n" + b"x" * 10_000_000, "too many", 2, 1),
    "another language": (
        "# language: fr\nFonctionnalité: f\n".encode(),
        "English or Italian",
        1,
        1,
    ),
    "no language": (b"# language: xx\nFeature: f\n", "English or Italian", 1, 1),
}


@pytest.mark.parametrize("name", FILES)
def test_bad_files_are_refused_and_the_others_run(tmp_path, monkeypatch, name):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    raw, message, line, column = FILES[name]
    cases = tmp_path / "cases"
    cases.mkdir()
    (cases / "a.feature").write_bytes(raw)
    (cases / "b.feature").write_text("Feature: f\n" + GOOD, "utf-8")
    ran = in_process("replay", str(cases), "--json")
    assert ran.status == 2
    valid("replay", ran.json)
    assert [one["name"] for one in ran.json["cases"]] == ["good"]
    (error,) = ran.json["errors"]
    assert message in error["message"]
    assert error["file"].endswith("a.feature")
    assert error["remedy"] or error["candidates"]
    assert (error["line"], error["column"]) == (line, column)
    shown = in_process("replay", str(cases)).err
    assert "\n" + " " * (4 + column - 1) + "^" in shown


def test_an_endless_loop_is_stopped_and_shown(case, monkeypatch):
    """Two made-up Forced abilities that feed each other."""
    data = {
        "kind": "forced",
        "on": {"after": "gain-resources"},
        "do": [{"verb": "gain-resources", "who": {"all": "investigator"}, "amount": 1}],
    }
    loop = Card("t1", "Perpetual Purse", "asset", abilities=(read_ability(data, RULES, "t1/1"),))
    monkeypatch.setattr("rulesref.engine.machine.ENDLESS", 2_000)
    known = facts.card_named
    monkeypatch.setattr(
        tongue,
        "card_named",
        lambda text, game: loop if text == loop.name else known(text, game),
    )
    ran = case(
        ROLAND + "And Roland Banks controls Perpetual Purse\n"
        "When Roland Banks takes a resource\nThen Roland Banks has 1 resource",
        "--json",
    )
    assert ran.status == 2
    (error,) = ran.json["errors"]
    assert "for ever" in error["message"]
    assert "gain-resources" in error["message"]


def test_missing_files_and_empty_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    assert in_process("replay").status == 2
    nameless = in_process("replay", "")
    assert (nameless.status, "a file without a name" in nameless.err) == (2, True)
    ran = in_process("replay", str(tmp_path / "none.feature"), str(tmp_path), "--json")
    assert ran.status == 2
    assert len(ran.json["errors"]) == 2


def test_a_folder_that_cannot_be_read_is_told_and_the_others_run(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    cases = tmp_path / "cases"
    for name in ("open", "shut", "folder.feature"):
        (cases / name).mkdir(parents=True)
        (cases / name / "x.feature").write_text("Feature: f\n" + GOOD, "utf-8")
    (cases / "open" / "loop").symlink_to(cases)
    scan = os.scandir

    def guarded(path):
        if str(path).endswith("shut"):
            raise PermissionError(13, "Permission denied", str(path))
        return scan(path)

    monkeypatch.setattr(os, "scandir", guarded)
    ran = in_process("replay", str(cases), "--json")
    assert ran.status == 2
    assert len(ran.json["cases"]) == 2
    (error,) = ran.json["errors"]
    assert error["file"] == str(cases / "shut")
    assert error["message"] == "cannot read this folder: Permission denied"
    assert error["remedy"]


TAGS = {
    "@arkham-lcg/attack-of-opportunity": None,
    "@arkham-lcg/atack-of-opportunity": "arkham-lcg/attack-of-opportunity",
    "@arkham-lcg/restatement-en/attack-of-opportunity": None,
    "@mine @edition-2016": None,
    "@mine @edition-2017": "@edition-2016",
}


@pytest.mark.parametrize("tags", TAGS)
def test_a_case_is_tagged_with_rules_that_exist(tmp_path, monkeypatch, tags):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    path = tmp_path / "x.feature"
    path.write_text("Feature: f\n" + GOOD + "\n  @x " + tags + GOOD, "utf-8")
    ran = in_process("replay", str(path), "--json")
    meant = TAGS[tags]
    assert ran.status == (2 if meant else 0)
    assert len(ran.json["cases"]) == (1 if meant else 2)
    for error in ran.json["errors"]:
        assert meant in error["candidates"]
        assert (error["line"], error["column"]) == (10, 6 + tags.rindex("@"))


def test_a_failed_expectation_is_status_1_with_expected_beside_happened(case):
    ran = case(ROLAND + "And Study has 1 clue\nThen Study has 2 clues")
    assert ran.status == 1
    assert "line 13: expected  Study: 2 clue" in ran.out
    assert "happened  Study: 1 clue" in ran.out


def test_one_step_explained(case):
    ran = case(ROLAND, "--explain", "1")
    assert ran.status == 0
    assert "step 1: Roland Banks takes the investigate action" in ran.out
    assert "rule: arkham-lcg/" in ran.out
    assert case(ROLAND, "--explain", "0").status == 2


def test_a_step_that_no_timeline_has(case):
    ran = case(ROLAND, "--explain", "99")
    assert (ran.status, ran.out) == (2, "")
    assert "no case here has a step 99" in ran.err
    assert "remedy: the longest timeline ends with step " in ran.err
    assert case(ROLAND, "--explain", "99", "--json").json["error"]["kind"] == "usage"
    longest = int(ran.err.split()[-1])
    some = case(ROLAND, "--explain", str(longest))
    assert some.status == 0
    assert f"bad: there is no step {longest}" in some.out


def test_a_step_on_the_way_to_an_answer_is_explained_for_each(case):
    asked = DOG + (
        "And Goat Spawn is engaged with Roland Banks with 2 damage\n"
        "When Roland Banks plays .45 Automatic\n"
        "Then it is asked whether Goat Spawn is defeated"
    )
    shown = case(asked, "--explain", "6").out
    assert "bad, yes\nstep 6: Roland Banks assigns 1 damage to Guard Dog" in shown
    assert "bad, no\nstep 6: Roland Banks assigns 1 damage to Roland Banks" in shown
    assert "> Roland Banks assigns 1 damage to Guard Dog" in shown


#: Folders with every kind of verdict; that all shipped cases hold is tested one by one.
TOLD = ("chaos-tokens", "open-questions", "phases", "timing", "verdicts")


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_folders_of_shipped_cases_hold_and_are_told(tmp_path, monkeypatch, edition):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    folders = [Path(SHIPPED) / name for name in TOLD]
    ran = in_process("replay", *map(str, folders), "--edition", edition, "--json")
    failed = [one["name"] for one in ran.json["cases"] if not one["passed"]]
    assert ran.status == 0, (failed, ran.json["errors"])
    valid("replay", ran.json)


def test_the_vocabulary_lists_every_step(tmp_path, monkeypatch):
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path))
    ran = in_process("replay", "--steps", "--json")
    valid("replay", ran.json)
    assert "asked" in [row["id"] for row in ran.json["steps"]]
    shown = in_process("replay", "--steps").out
    page = Path(__file__).parents[2] / "docs" / "sentences.md"
    assert page.read_text("utf-8") == shown, "rulesref replay --steps > docs/sentences.md"


DOG_BITES = (
    "Given Agnes Baker is at the Study\nAnd Goat Spawn is engaged with Agnes Baker\n"
    "And Agnes Baker controls Guard Dog\nWhen Goat Spawn attacks Agnes Baker\n"
)


def test_every_end_is_shown_with_its_chance_and_a_way_to_it(case):
    ran = case(DOG_BITES, "--outcomes")
    assert ran.status == 0, ran.err
    *_, dog = ran.out.split("bad  ")
    assert "3 ends:" in dog
    assert "Guard Dog: damage 0 → 1" in dog
    assert "When Agnes Baker uses Guard Dog" in dog
    assert "it depends on: Agnes Baker chooses" in dog


def test_outcomes_in_italian(case):
    ran = case(DOG_BITES, "--outcomes", "--until", "Guard Dog has 1 damage")
    assert ran.status == 2, "the other case has no dog"
    assert "Guard Dog is nowhere in this case" in ran.err
    assert "verdict: depends" in ran.out
    assert in_process("config", "language", "it").status == 0
    ran = case(DOG_BITES, "--outcomes")
    assert "3 esiti:" in ran.out
    assert "dipende da:" in ran.out


def test_outcomes_as_json(case):
    ran = case(DOG_BITES, "--outcomes", "--json")
    valid("replay", ran.json)
    _, bad = ran.json["outcomes"]
    assert (bad["left"], len(bad["ends"])) == (0, 3)
    ran = case(DOG_BITES, "--outcomes", "--until", "Guard Dog has 1 damage", "--json")
    valid("replay", ran.json)
    (bad,) = ran.json["cases"]  # the other case has no dog
    assert bad["verdict"] == "depends"


@pytest.mark.parametrize(
    "options",
    [
        ("--until", "Guard Dog has 1 damage"),
        ("--seconds", "2"),
        ("--outcomes", "--explain", "1"),
        ("--outcomes", "--sentences"),
        ("--outcomes", "--until", " "),
        ("--outcomes", "--seconds", "0"),
        ("--outcomes", "--until", "Guard Dgo has 1 damage"),
        ("--outcomes", "--until", "the moon is full"),
    ],
)
def test_bad_options_of_outcomes(case, options):
    ran = case(DOG_BITES, *options)
    assert ran.status == 2
    assert "Traceback" not in ran.err
    assert ran.err.strip()


def test_then_steps_are_said_to_be_left_out(case):
    ran = case(DOG_BITES + "Then Guard Dog has 1 damage\n", "--outcomes")
    assert ran.status == 0, ran.err
    assert "bad: 1 Then step is left out" in ran.err


@pytest.mark.parametrize(
    ("tags", "word"),
    [
        ("@edition-2017", "no such edition"),
        ("@2026", "no such edition"),
        ("@arkham-lcg/no-rule", "no rule is"),
    ],
)
def test_outcomes_are_refused_for_a_case_that_is_tagged_wrongly(case, tmp_path, tags, word):
    path = tmp_path / "tagged.feature"
    steps = "".join(f"    {step}\n" for step in DOG_BITES.splitlines())
    path.write_text(f"Feature: f\n\n  {tags}\n  Scenario: s\n{steps}", "utf-8")
    for until in ((), ("--until", "Guard Dog has 1 damage")):
        ran = in_process("replay", str(path), "--outcomes", *until)
        assert ran.status == 2
        assert word in ran.err


def test_a_question_has_its_time_too(case, monkeypatch):
    monkeypatch.setattr("rulesref.cli.replay_outcomes.SECONDS", -1)
    ran = case(DOG_BITES, "--outcomes", "--until", "Guard Dog has 1 damage")
    assert ran.status == 2
    assert "this can go on in more than" in ran.err


def test_a_file_that_cannot_be_read_leaves_the_outcomes_of_the_others(case, tmp_path):
    (tmp_path / "a.feature").write_text("Feature: f\n  Scenario: s\n    Given nonsense\n")
    ran = in_process("replay", str(tmp_path), "--outcomes")
    assert ran.status == 2
    assert "nonsense" in ran.err
