"""Clues that a group pays: who belongs to it, who may not spend any."""

from __future__ import annotations

from typing import Any

from tests.games.arkham_lcg.made_up import Workshop, texts

AT_THIS = {"all": "investigator", "at": "your-location"}
TABLE = """\
Given Roland Banks is at the Study
And Roland Banks has {roland} clues
And Agnes Baker is at the {where}
And Agnes Baker has {agnes} clues
And Roland Banks controls Lamp
When Roland Banks uses Lamp
"""


def lamp(workshop: Workshop, **group: Any) -> None:
    pay = {"pay": "clues-as-group", "amount": 2, **group}
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Lamp", {"kind": "free", "cost": [pay], "do": [gain]})


def test_everybody_may_contribute(workshop: Workshop) -> None:
    lamp(workshop)
    told = texts(
        workshop.play(
            TABLE.format(roland=1, agnes=1, where="Hallway") + "Then Roland Banks has 0 clues"
        )
    )
    assert told.index("Agnes Baker spends 1 clue") == told.index("Roland Banks spends 1 clue") + 1


def test_only_those_whom_the_ability_names_may_contribute(workshop: Workshop) -> None:
    lamp(workshop, of=AT_THIS)
    apart = TABLE.format(roland=1, agnes=1, where="Hallway")
    assert workshop.play(apart + "Then it is refused under arkham-lcg/costs").passed
    together = TABLE.format(roland=1, agnes=1, where="Study")
    assert workshop.play(together + "Then Agnes Baker has 0 clues").passed


def test_who_cannot_spend_clues_gives_none(workshop: Workshop) -> None:
    lamp(workshop)
    bound = {"verb": "cannot-spend-clues", "of": {"all": "investigator", "named": "Agnes Baker"}}
    workshop.card("Chain", {"kind": "constant", "do": [bound]}, type="treachery")
    here = TABLE.replace("When", "And Chain is in the threat area of Agnes Baker\nWhen")
    held = here.format(roland=1, agnes=2, where="Study")
    assert workshop.play(held + "Then it is refused under arkham-lcg/costs").passed
    own = workshop.play(
        here.format(roland=2, agnes=2, where="Study") + "Then Agnes Baker has 2 clues"
    )
    assert own.passed, own.unmet


def test_the_group_says_who_gives_how_much(workshop: Workshop) -> None:
    lamp(workshop)
    steps = TABLE.format(roland=2, agnes=2, where="Study") + "And Roland Banks gives 0 clues\n"
    assert workshop.play(
        steps + "Then Agnes Baker has 0 clues\nAnd Roland Banks has 2 clues"
    ).passed
