"""arkham-lcg/as-if: what is altered while a card is played as if its player were elsewhere."""

from __future__ import annotations

import pytest

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.rulings.play_through import PlayThrough
from tests.arkham import HEADS, parse_cases, scene
from tests.games.arkham_lcg.made_up import Workshop, texts

HERE = {"all": "investigator", "at": "this"}
STEPS = """Given Luke Robinson is at the Study
And the Study is connected to the Attic and the {there}
And {there} has 1 clue
And Luke Robinson has Preposterous Sketches in hand
And the deck of Luke Robinson holds Knife, Guts, Perception
And Luke Robinson controls Bell
And Luke Robinson has 3 resources
When Luke Robinson plays Preposterous Sketches as if at {there}
Then Luke Robinson is at the Study"""

CELLAR = {"all": "location", "named": "Cellar"}


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop(monkeypatch)
    made.card(
        "Bell",
        {"kind": "constant", "do": [{"verb": "modify", "of": "you", "stat": "agility", "by": 0}]},
    )
    return made


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_location_there_changes_the_cost_in_either_edition(shop: Workshop, edition: str) -> None:
    hands = {"all": "any-card", "type": "event", "controlled-by": HERE}
    dearer = {"verb": "modify", "of": hands, "stat": "cost", "by": 1}
    shop.card("Market", {"kind": "constant", "do": [dearer]}, type="location", stats={"clues": 1})
    ruling = shop.play(STEPS.format(there="Market"), edition)
    assert ruling.passed
    assert "Luke Robinson spends 3 resources" in texts(ruling)


@pytest.mark.parametrize(("edition", "gains"), [("2016", 1), ("2026", 0)])
def test_other_abilities_see_him_there_by_the_faq_and_not_by_the_grimoire(
    shop: Workshop, edition: str, gains: int
) -> None:
    forced = {
        "kind": "forced",
        "on": {"after": "draw", "who": HERE, "card": {"all": "any-card", "named": "Knife"}},
        "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
    }
    shop.card("Well", forced, type="location", stats={"clues": 1})
    ruling = shop.play(STEPS.format(there="Well"), edition)
    assert ruling.passed
    assert texts(ruling).count("Luke Robinson gains 1 resource") == gains


@pytest.mark.parametrize(("edition", "gains"), [("2016", 1), ("2026", 0)])
def test_an_ability_that_another_card_resolves_is_as_if_elsewhere_as_well(
    shop: Workshop, edition: str, gains: int
) -> None:
    """FAQ 2.10: from its initiation on, whatever it is that lets it be used."""
    at = {"choose": "location", "revealed": True, "named": "Hallway"}
    there = {"verb": "investigate-as-if-at", "at": at}
    shop.card(
        "Telescope", {"kind": "action", "cost": [{"pay": "exhaust", "card": "this"}], "do": [there]}
    )
    mine = {"all": "any-card", "named": "Telescope"}
    use = {"verb": "resolve-ability", "card": mine, "paying": "all"}
    shop.card("Key", {"kind": "free", "do": [use]})
    bell = {
        "kind": "forced",
        "on": {"when": "exhaust", "card": mine},
        "if": [
            {
                "test": "there-is",
                "a": {"all": "investigator", "at": {"all": "location", "named": "Hallway"}},
            }
        ],
        "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
    }
    shop.card("Chime", bell)
    ruling = shop.play(
        """Given Roland Banks is at the Study
And the Study is connected to the Hallway
And Hallway has 1 clue
And Roland Banks controls Telescope, Key and Chime
And the chaos bag holds 0
When Roland Banks uses Key
Then Roland Banks has 1 clue""",
        edition,
    )
    assert ruling.passed, ruling.unmet
    assert texts(ruling).count("Roland Banks gains 1 resource") == gains


NEXT_DOOR = """Given Roland Banks is at the Study
And the Study is connected to the Hallway and the Cellar
And the Hallway is connected to the Attic
And Study has 1 clue
And Hallway has 1 clue
And Roland Banks controls {card}
And the chaos bag holds 0
When Roland Banks uses {card}{more}
Then Hallway has 0 clues
And Study has 1 clue
And Roland Banks has 1 clue"""


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("by", ["Telescope", "Key"])
def test_what_is_chosen_next_door_is_chosen_from_where_one_is(
    shop: Workshop, edition: str, by: str
) -> None:
    """The place is settled once: what connects to it afterwards is not asked about."""
    there = {"verb": "investigate-as-if-at", "at": {"choose": "connecting-location"}}
    cost = [{"pay": "action", "amount": 1}]
    shop.card("Telescope", {"kind": "action", "cost": cost, "do": [there]})
    mine = {"all": "any-card", "named": "Telescope"}
    use = {"verb": "resolve-ability", "card": mine, "paying": "nothing"}
    shop.card("Key", {"kind": "action", "cost": cost, "do": [use]})
    owns = "Key and Telescope" if by == "Key" else "Telescope"
    steps = NEXT_DOOR.replace("controls {card}", f"controls {owns}")
    ruling = shop.play(steps.format(card=by, more="\nAnd Roland Banks chooses Hallway"), edition)
    assert ruling.passed, ruling.unmet


def test_nobody_investigates_a_place_that_cannot_be_investigated(shop: Workshop) -> None:
    there = {"verb": "investigate-as-if-at", "at": {"choose": "connecting-location"}}
    shop.card(
        "Telescope", {"kind": "action", "cost": [{"pay": "action", "amount": 1}], "do": [there]}
    )
    shop.card(
        "Seal", {"kind": "constant", "do": [{"verb": "cannot-be-investigated", "of": CELLAR}]}
    )
    ruling = shop.play(
        NEXT_DOOR.format(card="Telescope", more="").replace(
            "controls Telescope", "controls Telescope and Seal"
        )
    )
    assert ruling.passed, ruling.unmet


TABLE = """Given Roland Banks is at the Hallway
And Agnes Baker is at the Study
And Luke Robinson is at the {luke}
And the Study is connected to the Hallway and the Attic
And the Hallway is connected to the Cellar
And Luke Robinson has Storm of Spirits (0) in hand
And the Hallway has 2 clues
And the Study has 1 clue
And {acolyte}
And {rats}
And Roland Banks controls Beat Cop
And Agnes Baker controls Guard Dog
And Luke Robinson controls Arcane Initiate"""
LOOSE = {
    "acolyte": "Acolyte is exhausted at the Hallway",
    "rats": "Keeper of Secrets is at the Hallway",
}
ENGAGED = {
    "acolyte": "an exhausted Acolyte is engaged with Luke Robinson",
    "rats": "Keeper of Secrets is engaged with Luke Robinson",
}
#: What these name hangs on where the card itself is: an event in hand is nowhere of its own.
_BY_THIS = {"this-location", "connecting-to-this", "near-this", "evadable-beside-this"}


def _laid(luke: str, enemies: dict[str, str]) -> State:
    text = HEADS["en"] + TABLE.format(luke=luke, **enemies)
    play = PlayThrough(parse_cases(text, "x.feature")[0], scene("2026"))
    for step in play.case.steps:
        play.take(step)
    play.finish()
    return play.scene.state


def _named(state: State) -> dict[str, frozenset[str]]:
    """What each selector that needs nothing else finds for Luke, who resolves his event."""
    env = {"you": "luke-robinson", "this": "storm-of-spirits"}
    found: dict[str, frozenset[str]] = {}
    for id in RULES.selectors.keys() - _BY_THIS:
        try:
            found[id] = frozenset(RULES.selectors[id].run(state.fork(), env))
        except KeyError:  # it speaks of what something else has shown
            continue
    return found


@pytest.mark.parametrize("engaged", [False, True])
def test_the_card_names_what_it_would_if_its_player_were_really_there(engaged: bool) -> None:
    """Grimoire, Come Se: its targets are determined with the altered state in mind, all of them."""
    really = _named(_laid("Hallway", ENGAGED if engaged else LOOSE))
    supposed = _laid("Study", LOOSE)
    supposed.put("luke-robinson", **{"as-if-for": ("storm-of-spirits", "hallway", engaged)})
    assert len(really) > 30
    assert _named(supposed) == really
