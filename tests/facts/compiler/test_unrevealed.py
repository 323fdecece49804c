"""The other side of a location, an act or an agenda is compiled too, and never passed over."""

from __future__ import annotations

import pytest

from rulesref.facts.compiler.compiled_card import CompiledCard
from tests.facts.compiler.made import card
from tests.named_folders import CARDS, needs

pytestmark = needs(CARDS)


def compiled(back: str, type: str = "location") -> CompiledCard:
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


@pytest.mark.parametrize(
    ("back", "done"),
    [
        ("<b>(→R2)</b>", [{"verb": "resolution", "number": 2}]),
        (
            "The lamps go out along the quiet streets.\nEach investigator resigns.",
            [{"verb": "resign", "who": {"all": "investigator"}}],
        ),
        (
            "Shuffle the encounter discard pile into the encounter deck.\n<b>(→R1)</b> (page 9).",
            [{"verb": "reshuffle-encounters"}, {"verb": "resolution", "number": 1}],
        ),
        # By the first of these alone the scenario ends: nobody says which resolution it is.
        ("Each investigator is defeated. <b>(→R2)</b>", None),
        ("Each investigator resigns.\nAdd 1 [curse] token to the chaos bag.", None),
    ],
)
@pytest.mark.parametrize("type", ["act", "agenda"])
def test_the_whole_other_side_of_an_act_or_agenda_is_what_its_advancing_does(
    type: str, back: str, done: object
) -> None:
    made = compiled(back, type)
    (ability,) = made.facts["ability"]
    assert ability["kind"] == "advance"
    assert ability.get("do") == done
    assert made.whole == (done is not None)


def test_an_act_without_a_word_behind_it_has_another_side_all_the_same() -> None:
    assert compiled("", "act").facts["ability"] == [{"kind": "advance", "opaque": ""}]
