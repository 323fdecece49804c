"""What encounter cards forbid: types of action, kinds of ability, drawing, being defeated."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop

GIVEN = "Given Roland Banks is at the Study\n"
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
ALL = {"all": "investigator"}


def ban(**says: Any) -> dict[str, Any]:
    return {"kind": "constant", "do": [says]}


#: How a case says that the step before it is refused.
NO = "Then it is refused under arkham-lcg/cannot\n"


@pytest.mark.parametrize(("types", "refused"), [(["draw"], True), (["resource"], False)])
def test_a_basic_action_of_a_barred_type_is_not_taken(
    workshop: Workshop, types: list[str], refused: bool
) -> None:
    workshop.card("Ban", ban(verb="cannot-take-actions", of=ALL, types=types))
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Ban\nAnd the deck of Roland Banks holds Knife\n"
        "When Roland Banks takes the draw action\n"
        + (NO if refused else "Then Knife is in the hand of Roland Banks")
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("kind", ["action", "free"])
@pytest.mark.parametrize(("types", "may"), [(["parley"], "may not"), (["move"], "may")])
def test_an_ability_with_a_barred_designator_is_not_used(
    workshop: Workshop, kind: str, types: list[str], may: str
) -> None:
    cost = [{"pay": "action", "amount": 1}] if kind == "action" else []
    ability = {"kind": kind, "designators": ["parley"], "cost": cost, "do": [GAIN]}
    workshop.card("Talk", ability)
    workshop.card("Ban", ban(verb="cannot-take-actions", of=ALL, types=types))
    ruling = workshop.play(
        GIVEN + f"And Roland Banks controls Talk and Ban\nThen Roland Banks {may} use Talk"
    )
    assert ruling.passed, ruling.unmet


def test_a_barred_type_is_not_taken_by_an_effect_either(workshop: Workshop) -> None:
    act = {"verb": "take-action", "who": "you", "action": "draw"}
    workshop.card("Bell", {"kind": "free", "do": [act]})
    until = {"verb": "cannot-take-actions", "of": "you", "types": ["draw"], "until": "round"}
    workshop.card("Oath", {"kind": "free", "do": [until]})
    given = GIVEN + "And Roland Banks controls Bell and Oath\n"
    assert workshop.play(given + "Then Roland Banks may use Bell").passed
    ruling = workshop.play(
        given + "When Roland Banks uses Oath\nThen Roland Banks may not use Bell\n"
        f"When Roland Banks takes the draw action\n{NO}"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("kind", ["action", "free"])
@pytest.mark.parametrize(("barred", "may"), [(True, "may not"), (False, "may")])
def test_a_kind_of_ability_that_cannot_be_triggered(
    workshop: Workshop, kind: str, barred: bool, may: str
) -> None:
    cost = [{"pay": "action", "amount": 1}] if kind == "action" else []
    workshop.card("Bell", {"kind": kind, "cost": cost, "do": [GAIN]})
    kinds = [kind] if barred else ["reaction"]
    workshop.card("Ban", ban(verb="cannot-trigger", of=ALL, cards={"all": "asset"}, kinds=kinds))
    ruling = workshop.play(
        GIVEN + f"And Roland Banks controls Bell and Ban\nThen Roland Banks {may} use Bell"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(("cards", "resources"), [("asset", 0), ("location", 1)])
def test_a_reaction_of_a_card_that_is_meant_is_not_offered(
    workshop: Workshop, cards: str, resources: int
) -> None:
    reaction = {"kind": "reaction", "on": {"after": "draw", "who": "you"}, "do": [GAIN]}
    workshop.card("Bell", reaction)
    workshop.card(
        "Ban", ban(verb="cannot-trigger", of=ALL, cards={"all": cards}, kinds=["reaction"])
    )
    use = "And Roland Banks uses Bell\n" if resources else ""
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell and Ban\nAnd Roland Banks has 0 resources\n"
        "And the deck of Roland Banks holds Knife\n"
        f"When Roland Banks draws 1 card\n{use}Then Roland Banks has {resources} resources"
    )
    assert ruling.passed, ruling.unmet


def test_who_cannot_draw_draws_by_no_effect_and_no_action(workshop: Workshop) -> None:
    workshop.card("Ban", ban(verb="cannot-draw", of=ALL))
    draw = {"verb": "draw", "who": "you", "amount": 2}
    then = {"verb": "then", "effects": [{"verb": "take", "who": "you", "horror": 1}]}
    workshop.card("Bell", {"kind": "free", "do": [GAIN, draw, then]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bell and Ban\n"
        "And the deck of Roland Banks holds Knife and Flashlight\n"
        f"When Roland Banks takes the draw action\n{NO}"
        "When Roland Banks uses Bell\n"
        "Then Roland Banks has 0 horror"
    )
    assert ruling.passed


@pytest.mark.parametrize("by", ["damage", "effect"])
def test_what_cannot_be_defeated_stays(workshop: Workshop, by: str) -> None:
    workshop.card(
        "Ghost",
        ban(verb="cannot-be-defeated", of="this"),
        type="enemy",
        stats={"health": 2, "fight": 1, "evade": 1},
    )
    hit = {"verb": "deal", "damage": 3, "to": {"choose": "enemy"}}
    fell = {"verb": "defeat", "of": {"choose": "enemy"}}
    workshop.card("Bolt", {"kind": "free", "do": [GAIN, hit if by == "damage" else fell]})
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Bolt\nAnd Ghost is engaged with Roland Banks\n"
        f"When Roland Banks uses Bolt\nThen Ghost has {3 if by == 'damage' else 0} damage\n"
        "And Ghost is in play"
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("designator", ["parley", "fight"])
@pytest.mark.parametrize("bound", [True, False])
def test_nobody_parleys_with_such_an_enemy_by_an_ability_of_its_own(
    workshop: Workshop, bound: bool, designator: str, edition: str
) -> None:
    talk = {"kind": "free", "designators": [designator], "do": [GAIN]}
    workshop.card("Gossip", talk, type="enemy")
    who = {"all": "enemy", "named": "Gossip" if bound else "Ghoul Minion"}
    workshop.card("Ban", ban(verb="cannot-be-parleyed-with", of=who))
    may = "may not" if bound and designator == "parley" else "may"
    ruling = workshop.play(
        GIVEN + "And Roland Banks controls Ban\nAnd Gossip is engaged with Roland Banks\n"
        f"Then Roland Banks {may} use Gossip",
        edition,
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("designators", [["parley"], []])
def test_whoever_parleys_chooses_no_such_enemy(
    workshop: Workshop, designators: list[str], edition: str
) -> None:
    lure = {"verb": "exhaust", "card": {"choose": "enemy", "at": "your-location"}}
    talk = {"kind": "free", "designators": designators, "do": [lure]}
    workshop.card("Talk", talk)
    ghouls = {"all": "enemy", "named": "Ghoul Minion"}
    workshop.card("Ban", ban(verb="cannot-be-parleyed-with", of=ghouls))
    given = (
        GIVEN + "And Roland Banks controls Talk and Ban\n"
        "And Ghoul Minion is engaged with Roland Banks\n"
    )
    ruling = workshop.play(
        given + f"Then Roland Banks {'may not' if designators else 'may'} use Talk", edition
    )
    assert ruling.passed, ruling.unmet
    ruling = workshop.play(
        given + "And Icy Ghoul is engaged with Roland Banks\nWhen Roland Banks uses Talk\n"
        "And Roland Banks chooses Icy Ghoul\nThen Icy Ghoul is exhausted",
        edition,
    )
    assert ruling.passed or not designators, ruling.unmet


@pytest.mark.parametrize(("bound", "clues"), [("revealed", 0), ("unrevealed", 2)])
def test_a_location_that_bears_no_clues_is_revealed_without_any(
    workshop: Workshop, bound: str, clues: int
) -> None:
    places = {"all": "location", "revealed": bound == "revealed"}
    workshop.card("Ban", ban(verb="cannot-bear-clues", of=places))
    workshop.card("Cave", type="location", stats={"shroud": 2, "clues": 2})
    ruling = workshop.play(
        GIVEN + "And Cave is unrevealed\nAnd Study is connected to Cave\n"
        "And Roland Banks controls Ban\nWhen Roland Banks moves to Cave\n"
        f"Then Cave has {clues} clues"
    )
    assert ruling.passed, ruling.unmet
