"""Effects in place of others, costs that reactions reduce, cards worth a total."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

PLACE = "Given Roland Banks is at the Study\n"


def test_what_is_replaced_is_not_answered(workshop: Workshop) -> None:
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    swap = {"verb": "instead", "effects": [gain]}
    workshop.card(
        "Sieve", {"kind": "forced", "on": {"would": "discover", "who": "you"}, "do": [swap]}
    )
    answer = {"kind": "forced", "on": {"after": "discover", "who": "you"}, "do": [gain]}
    workshop.card("Echo", answer)
    steps = """And Roland Banks controls {card}
And the Study has 1 clue
And the chaos bag holds +1
When Roland Banks investigates
Then Roland Banks has {clues} {word}
And Roland Banks has {amount} {resources}"""
    both = steps.format(
        card="Sieve and Echo", clues=0, word="clues", amount=1, resources="resource"
    )
    assert workshop.play(PLACE + both).passed
    alone = steps.format(card="Echo", clues=1, word="clue", amount=1, resources="resource")
    assert workshop.play(PLACE + alone).passed


def test_a_reduction_that_is_not_used_leaves_the_card_in_hand(workshop: Workshop) -> None:
    less = {"verb": "reduce-cost", "by": 2}
    workshop.card("Coupon", {"kind": "reaction", "on": {"when": "initiate-play"}, "do": [less]})
    steps = """And Roland Banks has 1 resource
And Roland Banks controls Coupon
And Roland Banks has Machete in hand
When Roland Banks plays Machete
And {what}
Then Machete is in {where}
And Roland Banks has {left}"""
    used = steps.format(what="Roland Banks uses Coupon", where="play", left="0 resources")
    assert workshop.play(PLACE + used).passed
    passed = steps.format(what="nobody reacts", where="hand", left="1 resource")
    ruling = workshop.play(PLACE + passed)
    assert ruling.passed
    assert "Roland Banks spends 1 action" not in texts(ruling)


WORTH = {
    "kind": "revelation",
    "do": [
        {
            "verb": "discard-worth",
            "of": "you",
            "least": 3,
            "otherwise": [{"verb": "take", "who": "you", "horror": 2}],
        }
    ],
}


@pytest.mark.parametrize(
    ("hand", "when", "then"),
    [
        ("Emergency Cache", "discards nothing", "Roland Banks has 2 horror"),
        ("Emergency Cache", "discards Emergency Cache", "Roland Banks has 0 horror"),
        ("Machete and Emergency Cache", "discards Machete", "Emergency Cache is in hand"),
    ],
)
def test_cards_worth_a_total(workshop: Workshop, hand: str, when: str, then: str) -> None:
    workshop.card("Toll", WORTH, type="treachery")
    steps = f"""And Roland Banks has {hand} in hand
When Roland Banks draws Toll from the encounter deck
And Roland Banks {when}
Then {then}"""
    assert workshop.play(PLACE + steps).passed


def test_who_can_add_to_the_total_must(workshop: Workshop) -> None:
    """A skill has no cost: it cannot be among cards whose costs come to something."""
    workshop.card("Toll", WORTH, type="treachery")
    steps = """And Roland Banks has Knife, Guts and Emergency Cache in hand
When Roland Banks draws Toll from the encounter deck
Then Roland Banks must choose between:
  | Roland Banks discards Knife           |
  | Roland Banks discards Emergency Cache |"""
    assert workshop.play(PLACE + steps).passed


@pytest.mark.parametrize("giving", [True, False])
def test_slots_go_with_the_card_that_gives_them(workshop: Workshop, giving: bool) -> None:
    more = {"verb": "more-slots", "of": "you", "slot": "hand", "by": 1}
    gives = {"kind": "constant", "do": [more]}
    other = {"kind": "constant", "do": [{"verb": "cannot-move", "of": "this"}]}
    workshop.card("Belt", gives)
    workshop.card("Hat", other)
    steps = f"""And Roland Banks controls Belt, Hat, Knife, Machete and Survival Knife
When {"Belt" if giving else "Hat"} is discarded
And Roland Banks discards Knife to make room
Then Knife is in the discard pile"""
    if giving:
        assert workshop.play(PLACE + steps).passed
    else:
        with pytest.raises(Exception, match="nothing that is happening"):
            workshop.play(PLACE + steps)
