"""arkham-lcg/skill-tests: what a card says of an attempt, and what is usual of the rest."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.engine.ability import Node
from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.skill_tests.attempt import Attempt
from rulesref.games.arkham_lcg.table import new_game

STRIKE = (Node(RULES.verbs["strike"], {}),)
USUAL: dict[str, Any] = {"by": "roland-banks", "skill": "combat", "difficulty": 3, "success": ()}


@pytest.mark.parametrize("verb", ["fight", "evade", "investigate"])
def test_whatever_a_card_may_name_is_a_field(verb: str) -> None:
    named = set(RULES.verbs[verb].args) - {"enemy", "at"}
    assert named <= set(Attempt._fields)
    assert {"skill", "base", "bonus", "success"} <= named


def test_what_is_left_out_is_usual() -> None:
    test = Attempt(bonus=(("combat", 2),)).skill_test(
        new_game(), "arkham-lcg/fight-action", **USUAL, why="fight"
    )
    assert test.by == "roland-banks"
    assert test.cites == ("arkham-lcg/fight-action",)
    assert test.slots == {
        "skill": "combat",
        "difficulty": 3,
        "boosts": (("combat", 2),),
        "success": (),
        "why": "fight",
    }


def test_what_is_named_takes_its_place() -> None:
    attempt = Attempt("knife", "agility", base=4, difficulty=0, success=STRIKE)
    test = attempt.skill_test(new_game(), "arkham-lcg/fight-action", **USUAL)
    assert test.by == "knife"
    own = {"difficulty": 0, "measure": 0}
    assert test.slots == {"skill": "agility", "base": 4, "success": STRIKE, **own}
