"""The unrevealed side of a location is compiled too, and never passed over."""

from __future__ import annotations

from rulesref.facts.compiler.compiled_card import Compiled
from tests.facts.compiler.made import card
from tests.named_folders import CARDS, needs

pytestmark = needs(CARDS)


def compiled(back: str, type: str = "location") -> Compiled:
    from tests.facts.compiler.made import compiler

    return compiler().card(card("", type)._replace(back_text=back, back_name="Shut Door"))


def test_it_acts_while_the_location_is_unrevealed() -> None:
    made = compiled("You cannot enter the Shut Door.")
    assert made.whole
    (ability,) = made.facts["ability"]
    assert ability["name"] == "unrevealed"
    assert ability["do"] == [{"verb": "cannot-enter", "of": {"all": "investigator"}, "to": "this"}]


def test_what_is_not_understood_of_it_is_left_open_there() -> None:
    made = compiled("Nobody knocks on the Shut Door.")
    assert not made.whole
    assert made.facts["ability"] == [{"kind": "constant", "name": "unrevealed", "opaque": "?"}]


def test_the_other_side_of_another_card_is_none_of_it() -> None:
    assert "ability" not in compiled("You cannot enter the Shut Door.", "enemy").facts
