"""arkham-lcg/health-and-damage: what has as much damage as its health falls, whatever made it so much."""

from __future__ import annotations

import pytest

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.damage_and_defeat import defeat, sunken_values
from rulesref.games.arkham_lcg.table import TABLE, new_game, seat
from rulesref.games.things import bring
from tests.arkham import card_named
from tests.games.arkham_lcg.made_up import Workshop, texts

ENEMY = {"all": "enemy", "at": "your-location"}
STEPS = """\
Given Roland Banks is at the Study
And Ravenous Ghoul is engaged with Roland Banks with {damage} damage
And Roland Banks controls Spell
When Roland Banks uses Spell
"""
LATER = """\
Then Ravenous Ghoul is engaged with Roland Banks
When Roland Banks ends his turn
"""


def change(verb, **more):
    return {"kind": "free", "do": [{"verb": verb, "of": ENEMY, "stat": "health", **more}]}


LOWERED = [
    ("modify", {"by": -1}, 2),
    ("set-base", {"to": 1}, 1),
    ("set-value", {"to": 1}, 1),
    ("multiply", {"how": "halve"}, 2),
]


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize(("verb", "more", "damage"), LOWERED)
def test_it_falls_as_an_effect_lowers_its_health(monkeypatch, verb, more, damage, edition):
    made = Workshop(monkeypatch)
    made.card("Spell", change(verb, until="turn", **more))
    end = "And Roland Banks ends his turn\n"
    ruling = made.play(STEPS.format(damage=damage) + end, edition)
    found = texts(ruling)
    assert (
        found.index("Ravenous Ghoul is defeated")
        <= found.index("the turn of Roland Banks ends") + 1
    )


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_it_falls_as_what_raised_its_health_ends(monkeypatch, edition):
    made = Workshop(monkeypatch)
    hurt = {"verb": "deal", "damage": 3, "to": ENEMY}
    raised = change("modify", by=1, until="turn")
    made.card("Spell", {**raised, "do": [*raised["do"], hurt]})
    ruling = made.play(STEPS.format(damage=0) + LATER, edition)
    assert "Ravenous Ghoul is defeated" in texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_what_is_left_one_point_stays(monkeypatch, edition):
    made = Workshop(monkeypatch)
    made.card("Spell", change("modify", by=-1, until="turn"))
    ruling = made.play(STEPS.format(damage=1) + LATER, edition)
    assert "Ravenous Ghoul is defeated" not in texts(ruling)


def lying(card: str) -> State:
    """A table at which ``card`` is in play."""
    state = new_game()
    study = bring(state, card_named("Study"), zone="play")
    roland = seat(state, card_named("Roland Banks"), study)
    bring(state, card_named(card), zone="play", controller=roland, owner=roland)
    return state


def test_nothing_is_looked_through_after_an_impact_where_no_such_value_changes(monkeypatch):
    def looked(state: State) -> list[str]:
        raise AssertionError("looked through the table")

    monkeypatch.setattr(defeat, "worn", looked)
    state = lying("Leather Coat")
    defeat.sink(state)
    state.put(TABLE, **{sunken_values._MARK: True})  # one has just ceased to
    for changed in (state, lying("Accursed Cape")):
        with pytest.raises(AssertionError, match="looked through"):
            defeat.sink(changed)
