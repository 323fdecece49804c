"""arkham-lcg/as-if: what is altered while a card is played as if its player were elsewhere."""

from __future__ import annotations

import pytest

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
