"""What others do is what you would do by the same words: one grammar for both, and one choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rulesref.facts.compiler.pattern import PhraseSlot
from rulesref.facts.compiler.productions import Productions
from rulesref.facts.compiler.template import slots_in
from tests.facts.compiler.made import card, compiler

#: What others do, and what you do by the same words.
DEEDS = [
    ("readies an asset they control", "ready an asset you control"),
    ("heals 1 horror or draws 1 card", "heal 1 horror or draw 1 card"),
    ("discovers 1 clue at their location", "discover 1 clue at your location"),
    (
        "automatically evades an enemy engaged with them",
        "automatically evade an enemy engaged with you",
    ),
    (
        "may return a skill from their discard pile to their hand",
        "may return a skill from your discard pile to your hand",
    ),
    ("may spend 1 resource to heal 1 horror", "may spend 1 resource to heal 1 horror"),
    ("may draw 1 card and gain 1 resource", "may draw 1 card and gain 1 resource"),
]
OTHERS = ["each investigator at your location", "another investigator at your location"]


def effects(text: str, type: str) -> Any:
    """What the one ability of a card of ``type`` does that prints ``text``."""
    made = compiler().card(card(text, type))
    assert made.whole, text
    (ability,) = made.facts["ability"]
    return ability["do"]


@pytest.mark.parametrize(("theirs", "yours"), DEEDS)
def test_what_others_do_is_what_you_would_do(theirs: str, yours: str) -> None:
    told = f"You {yours}" if yours.startswith("may") else yours
    to_you = effects(f"[action]: {told}.", "asset")
    for who in OTHERS:
        (deed,) = effects(f"[action]: {who} {theirs}.", "asset")
        done = deed["effects"] if deed["verb"] == "resolved-by" else None
        assert done == to_you or _with_you(deed) == to_you, who


def _with_you(deed: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """``deed`` as done by you, where it needs nobody to resolve it on their own."""
    return [{key: "you" if key in ("who", "of") else item for key, item in deed.items()}]


@pytest.mark.parametrize("who", ["An", "Another"])
def test_who_does_two_things_is_chosen_once(who: str) -> None:
    done = effects(
        f"[action]: {who} investigator at your location draws 1 card and gains 1 resource.", "asset"
    )
    assert list(map(str, _choices(done))) == ["investigator"]


def test_no_production_chooses_anew_for_each_thing_that_is_done() -> None:
    table = compiler().productions
    choosing = {row.category for row in table.rows if _is_choice(row.means)}
    while (
        more := {row.category for row in table.rows if _is_one_of(table, row, choosing)} - choosing
    ):
        choosing |= more
    assert [
        row.says
        for row in table.rows
        if isinstance(row.means, list)
        and any(
            sum(name in slots_in(deed) for deed in row.means) > 1
            for name in _names_of(table, row, choosing)
        )
    ] == []


def _is_choice(means: Any) -> bool:
    return isinstance(means, Mapping) and "choose" in means and "verb" not in means


def _names_of(table: Productions, row: Any, categories: set[str]) -> set[str]:
    """The slots of ``row`` that hold one of ``categories``."""
    return {
        one.name
        for sequence in table.sequences[row.category]
        if sequence.production is row
        for one in sequence.elements
        if isinstance(one, PhraseSlot) and one.category in categories
    }


def _is_one_of(table: Productions, row: Any, categories: set[str]) -> bool:
    return (
        row.means in {f"{{{name}}}" for name in _names_of(table, row, categories)}
        if isinstance(row.means, str)
        else False
    )


def _choices(value: Any) -> Iterator[Any]:
    if isinstance(value, Mapping):
        if "choose" in value:
            yield value["choose"]
        for item in value.values():
            yield from _choices(item)
    elif isinstance(value, list):
        for item in value:
            yield from _choices(item)


@pytest.mark.parametrize(
    "text",
    [
        "[action]: Each other investigator may move to your location.",
        "[action]: Another investigator may move to your location.",
        "[action]: Choose an investigator. That investigator may discover 1 clue at your location.",
    ],
)
def test_your_location_is_not_theirs(text: str) -> None:
    assert not compiler().card(card(text, "asset")).whole


def test_whoever_fails_does_what_you_would_do() -> None:
    text = "Forced - When the round ends: Each investigator tests [agility] (2). Each investigator who fails"
    (deed,) = effects(f"{text} exhausts each asset they control.", "enemy")
    (tested,) = deed["effects"]
    exhausts = {"verb": "exhaust", "card": {"all": "asset", "controlled-by": "you"}}
    assert (deed["who"], tested["failure"]) == ({"all": "investigator"}, [exhausts])


@pytest.mark.parametrize("may", ["may", "must", "must either"])
@pytest.mark.parametrize("who", ["another investigator", "an investigator", "each investigator"])
@pytest.mark.parametrize("other", ["gain 1 resource", "take 1 horror", "heal 1 damage"])
def test_what_somebody_may_do_instead_is_theirs_as_well(who: str, may: str, other: str) -> None:
    text = f"[action]: {who.capitalize()} at your location {may} draw 1 card or {other}."
    lines = compiler().card(card(text, "asset"))
    (done,) = lines.facts["ability"][0]["do"] if lines.whole else [{"verb": "resolved-by"}]
    assert done["verb"] == "resolved-by"
