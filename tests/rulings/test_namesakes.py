"""A name alone that several cards have: the ruling says which of them is meant."""

from __future__ import annotations

import pytest

from rulesref.facts.called import every_card
from rulesref.facts.namesakes import ASIDE
from rulesref.render.timeline import render_ruling
from tests.arkham import JUDGE, play

TRISH = "Given {} is at the Study\nThen {} has 0 damage"


def test_it_is_said_which_card_is_meant() -> None:
    ruling = play(TRISH.replace("{}", "Trish Scarborough"))
    (one,) = ruling.meant
    assert (one.name, one.code, one.others) == (
        *("Trish Scarborough", "07003"),
        ("Trish Scarborough (12007)",),
    )
    assert any(one.code in line and one.others[0] in line for line in render_ruling(ruling))


@pytest.mark.parametrize(
    "told",
    [
        "Trish Scarborough (07003)",  # by its code
        "Roland Banks",  # besides parallel and promotional cards alone
    ],
)
def test_what_is_clear_is_not_said(told: str) -> None:
    assert not play(TRISH.replace("{}", told)).meant


SEATED = "Given Roland Banks is at the Study\nAnd Roland Banks controls "


def test_a_level_that_does_something_else_is_said() -> None:
    (one,) = play(SEATED + "Robes of Endless Night\nThen Robes of Endless Night is in play").meant
    assert (one.code, one.others) == ("60412", ("Robes of Endless Night (2)",))


def test_a_level_that_is_told_is_not_said() -> None:
    name = "Robes of Endless Night (2)"
    assert not play(f"{SEATED}{name}\nThen {name} is in play").meant


def test_the_codes_of_what_is_put_aside_begin_so() -> None:
    index = every_card(JUDGE.game)
    for card in index.cards.values():
        if card.pack in index.packs:
            aside = index.packs[card.pack].cycle in ("parallel", "promotional")
            assert card.code.startswith(ASIDE) == aside, card.code


def test_an_enemy_that_does_something_else_is_said() -> None:
    laid = "Given Roland Banks is at the Study\nAnd {} is engaged with Roland Banks\n"
    (one,) = play(laid.format("Whippoorwill") + "Then Whippoorwill is ready").meant
    assert one.code == "02090"
    assert not play(laid.format("Ghoul Minion") + "Then Ghoul Minion is ready").meant
