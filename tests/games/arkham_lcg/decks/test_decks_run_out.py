"""arkham-lcg/encounter-deck and arkham-lcg/deck: what is known of a deck, and when it is made anew."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

SHUFFLED = "the encounter discard pile is shuffled"


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_a_card_that_is_just_drawn_says_nothing_of_the_rest_of_the_deck(
    workshop: Workshop, edition: str
) -> None:
    """A surge draws what no step has told: neither the discard pile nor nothing."""
    workshop.card(
        "Omen",
        {"kind": "revelation", "do": [{"verb": "gain-surge", "card": "this"}]},
        type="treachery",
    )
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And the encounter discard pile holds Ghoul Minion
When Roland Banks draws Omen from the encounter deck
Then Roland Banks has 0 damage""",
        edition,
    )
    assert ruling.verdict == "unsupported"
    assert SHUFFLED not in texts(ruling)


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_the_last_card_is_resolved_before_its_deck_is_made_anew(
    workshop: Workshop, edition: str
) -> None:
    gain = [{"verb": "gain-resources", "who": "you", "amount": 1}]
    workshop.card("Omen", {"kind": "revelation", "do": gain}, type="treachery")
    told = texts(
        workshop.play(
            """\
Given Roland Banks is at the Study
And the encounter deck holds Omen
And the encounter discard pile holds Ghoul Minion
When Roland Banks draws an encounter card
Then Roland Banks has 1 resource""",
            edition,
        )
    )
    assert told.index(SHUFFLED) > told.index("Roland Banks gains 1 resource")


def test_nobody_knows_what_else_lies_in_a_deck_of_which_one_card_was_told(
    workshop: Workshop,
) -> None:
    ruling = workshop.play("""\
Given Roland Banks is at the Study
And Roland Banks has Knife in his discard pile
When Roland Banks draws Guts
And Roland Banks draws 1 card
Then Roland Banks has 1 horror""")
    assert ruling.verdict == "unsupported"


def test_an_effect_that_draws_the_last_card_goes_on_and_then_the_deck_is_made_anew(
    workshop: Workshop,
) -> None:
    """The Grimoire: once the effect is resolved in its entirety, not when somebody draws next."""
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Omen", {"kind": "revelation", "do": [gain]}, type="treachery")
    draw = {"verb": "draw-encounter", "who": "you"}
    workshop.card("Bell", {"kind": "free", "do": [draw, {**gain, "amount": 2}]})
    ruling = workshop.play(
        """\
Given Roland Banks is at the Study
And Roland Banks controls Bell
And the encounter deck holds Omen
And the encounter discard pile holds Ghoul Minion
When Roland Banks uses Bell
Then Roland Banks has 3 resources""",
        "2026",
    )
    assert ruling.passed, ruling.unmet
    told = texts(ruling)
    assert told.index("Roland Banks gains 2 resources") < told.index(SHUFFLED)
    assert told.count(SHUFFLED) == 1
