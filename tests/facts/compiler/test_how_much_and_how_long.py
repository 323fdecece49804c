"""An amount, and for how long: what may stand in one place may stand in any other."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from rulesref.facts.compiler.compiled_card import FULL
from tests.facts.compiler.test_unseen import lines

AMOUNTS = {
    "the number of clues on your location": {
        "count": "tokens",
        "token": "clues",
        "on": "your-location",
    },
    "your [intellect]": {"count": "stat", "of": "you", "stat": "intellect"},
    "the number of cards in your hand": {"count": "hand", "of": "you"},
}
DEEDS = (
    "Heal X damage",
    "Heal X horror from Made Up",
    "Take X damage and X horror",
    "Lose X actions",
    "Each investigator at your location gains X resources",
    "You get +X [combat] until the end of the round",
    "Until the end of the round, each enemy at your location gets -X fight",
)
TOLD = (", where X is {}", ". X is {}")


def abilities(text: str, type: str = "asset") -> Any:
    """What the one line of a card of ``type`` with ``text`` does; nothing where it is not understood."""
    (line,) = lines(text, type)
    return line.facts["ability"] if line.understood == FULL else None


@pytest.mark.parametrize(("deed", "told"), list(product(DEEDS, TOLD)))
@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize(
    "front", ["[action]: {}.", "[action]: Test [willpower] (3). If you fail, {}."]
)
def test_an_x_may_stand_wherever_a_number_may(
    deed: str, told: str, amount: str, front: str
) -> None:
    said = front.format(deed + told.format(amount))
    if "fail" in front:
        said = said.replace(deed, deed[0].lower() + deed[1:])
    made = json.dumps(abilities(said))
    assert json.dumps(AMOUNTS[amount]) in made
    assert "x-to-tell" not in made


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("[action]: Draw X cards.", "asset"),
        ("[action]: Draw 1 card, where X is your [intellect].", "asset"),
        ("[action]: Heal X damage. Draw 1 card. X is your [intellect].", "asset"),
        ("Swarming X.", "enemy"),
        (
            "[action]: Another investigator at your location discards X cards from their hand,"
            " where X is the number of resources you have.",
            "asset",
        ),
    ],
)
def test_an_x_that_is_not_told_there_is_none(text: str, type: str) -> None:
    assert abilities(text, type) is None
    assert "x-to-tell" not in json.dumps([line.facts for line in lines(text, type)])


WHAT = (
    ("your location", "gets -1 shroud"),
    ("each investigator at your location", "gets +1 [agility]"),
    ("each enemy at your location", "gets -1 fight and -1 evade"),
    ("each enemy at a connecting location", "loses retaliate"),
    ("each enemy at a connecting location", "loses retaliate and gets -1 fight"),
    ("you", "cannot be attacked"),
    ("each other investigator", "cannot move"),
)
HOW_LONG = {
    "until the end of the round": "round",
    "for the remainder of the round": "round",
    "until the end of the phase": "phase",
    "for the rest of this turn": "turn",
}


@pytest.mark.parametrize(("what", "long"), list(product(WHAT, HOW_LONG)))
@pytest.mark.parametrize("type", ["event", "treachery"])
def test_for_how_long_is_said_before_or_behind(what: tuple[str, str], long: str, type: str) -> None:
    whom, so = what
    begins = "Revelation - " if type == "treachery" else ""
    behind = abilities(f"{begins}{whom.capitalize()} {so} {long}.", type)
    before = abilities(f"{begins}{long.capitalize()}, {whom} {so}.", type)
    assert before == behind is not None
    assert {deed["until"] for deed in before[0]["do"]} == {HOW_LONG[long]}


def test_what_stands_behind_a_while_of_two_is_open() -> None:
    """Whether the second thing is for a while as well, nobody can say."""
    text = "[action]: Until the end of the round, your location gets -1 shroud and draw 1 card."
    assert abilities(text) is None


CHOSEN = "Choose an enemy at your location."
CHANGES = ("gets -1 fight", "loses retaliate", "gains aloof")


@pytest.mark.parametrize(("one", "other"), [p for p in product(CHANGES, CHANGES) if p[0] != p[1]])
@pytest.mark.parametrize("whom", ["It", "That enemy"])
def test_two_changes_are_of_one_enemy(whom: str, one: str, other: str) -> None:
    chosen, *changed = abilities(f"{CHOSEN} {whom} {one} and {other} this round.", "event")[0]["do"]
    assert chosen["verb"] == "choose"
    assert [(deed["of"], deed["until"]) for deed in changed] == [("it", "round")] * 2


@pytest.mark.parametrize(
    ("told", "count"),
    [
        ("for each {} (max 3)", {"count": "to-a-maximum", "most": 3}),
        ("for each {} (to a maximum of 3)", {"count": "to-a-maximum", "most": 3}),
        ("for every 2 {}", {"count": "for-every", "size": 2}),
        ("for each 2 {}", {"count": "for-every", "size": 2}),
    ],
)
@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("enemy at your location", "enemies at your location"),
        ("[[Ally]] asset you control", "[[Ally]] assets you control"),
        ("clue you have", "clues you have"),
    ],
)
@pytest.mark.parametrize("deed", ["Draw 1 card", "Gain 1 resource", "Take 1 horror"])
def test_what_is_counted_may_be_limited_or_in_groups(
    deed: str, one: str, several: str, told: str, count: dict[str, Any]
) -> None:
    said = told.format(several if "2" in told else one)
    made = abilities(f"[action]: {deed} {said}.")
    found = [number for number in _counts(made) if count.items() <= number.items()]
    assert len(found) == 1


def _counts(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        inside = [count for item in value.values() for count in _counts(item)]
        return [value, *inside] if "count" in value else inside
    return [count for item in value for count in _counts(item)] if isinstance(value, list) else []


@pytest.mark.parametrize("before", [True, False])
def test_one_enemy_is_chosen_for_both_changes(*, before: bool) -> None:
    enemy, so = "an enemy at your location", "gets -1 fight and loses retaliate"
    said = f"Until the end of the round, {enemy} {so}." if before else f"{enemy} {so} this round."
    chosen, *changed = abilities(f"[action]: {said}")[0]["do"]
    assert chosen["cards"]["choose"] == "enemy"
    assert [(deed["of"], deed["until"]) for deed in changed] == [("it", "round")] * 2


@pytest.mark.parametrize("deed", ["gain X resources", "take X horror", "heal X damage"])
@pytest.mark.parametrize("x", ["amount you {}", "number of points you {} by"])
@pytest.mark.parametrize("went", ["succeed", "fail"])
def test_a_result_may_count_by_how_much(went: str, x: str, deed: str) -> None:
    by = x.format(f"{went}ed") + ("" if x.endswith("by") else " by")
    test = f"[action]: Test [intellect] (3). If you {went}, {deed}, where X is the"
    other = by.replace("succeed", "fail") if went == "succeed" else by.replace("fail", "succeed")
    assert _counts(abilities(f"{test} {by}.")) == [{"count": "margin"}]
    assert abilities(f"{test} {other}.") is None
