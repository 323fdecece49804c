"""Rows that texts of player cards need, by made-up cards: what stays, what is sealed, icons that subtract."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

FREE = {"kind": "free"}
STAYS = {"kind": "constant", "do": [{"verb": "cannot-be-discarded", "of": "this"}]}


@pytest.mark.parametrize(("abilities", "left"), [([STAYS], True), ([], False)])
def test_what_cannot_be_discarded_stays(
    workshop: Workshop, abilities: list[dict[str, Any]], left: bool
) -> None:
    workshop.card("Badge", *abilities)
    discard = {"verb": "discard", "card": {"all": "asset", "named": "Badge"}}
    workshop.card("Lens", FREE | {"do": [discard, {"verb": "draw", "who": "you", "amount": 1}]})
    where = "in play" if left else "in the discard pile"
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Lens and Badge\n"
        "And the deck of Roland Banks holds Knife\n"
        f"When Roland Banks uses Lens\nThen Badge is {where}"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("face", "gained"), [(["bless"], 2), (["curse"], 0), (None, 2)])
def test_sealed_tokens_are_counted(workshop: Workshop, face: list[str] | None, gained: int) -> None:
    sealed: dict[str, Any] = {"count": "sealed", "on": "this"}
    if face:
        sealed["faces"] = face
    gain = {
        "verb": "gain-resources",
        "who": "you",
        "amount": {"count": "plus", "number": sealed, "more": 1},
    }
    workshop.card("Rosary", FREE | {"do": [gain]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Rosary\n"
        "And the chaos bag holds 0, bless, bless\nAnd bless, bless are sealed on Rosary\n"
        f"When Roland Banks uses Rosary\nThen Roland Banks has {gained + 1} resources"
    )
    assert ruling.passed, texts(ruling)


def test_icons_subtract_where_the_card_is_committed(workshop: Workshop) -> None:
    subtract = {"verb": "icons-subtract", "of": "this"}
    workshop.card(
        "Doubt",
        {"kind": "constant", "zones": ["committed"], "do": [subtract]},
        type="skill",
        stats={"icons": {"intellect": 2}},
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks has Doubt in hand\n"
        "When Roland Banks investigates\nAnd Roland Banks commits Doubt\nAnd Roland Banks reveals 0\n"
        "Then Roland Banks fails by 1"
    )
    assert ruling.passed, texts(ruling)


def test_an_action_ability_that_an_effect_resolves_is_answered_as_well(workshop: Workshop) -> None:
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card(
        "Pump", {"kind": "action", "cost": [{"pay": "action", "amount": 1}], "do": [gain]}
    )
    pump = {"all": "asset", "named": "Pump"}
    workshop.card(
        "Belt", FREE | {"do": [{"verb": "resolve-ability", "card": pump, "paying": "nothing"}]}
    )
    answers = {"after": "ability-resolved", "who": "you", "kind": "action", "card": pump}
    workshop.card("Valve", {"kind": "forced", "on": answers, "do": [{**gain, "amount": 3}]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Pump, Belt and Valve\n"
        "When Roland Banks uses Belt\nThen Roland Banks has 4 resources\n"
        "When Roland Banks uses Pump\nThen Roland Banks has 8 resources"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("traits", "may"), [(("Trap",), False), (("Trick",), True)])
def test_one_card_of_a_trait_is_attached_to_a_place(
    workshop: Workshop, traits: tuple[str, ...], may: bool
) -> None:
    place = {"all": "your-location", "without-attached-trait": "Trap"}
    attach = {"kind": "play", "do": [{"verb": "attach", "card": "this", "to": place}]}
    workshop.card("Snare", attach, type="event", traits=traits, stats={"cost": 0})
    workshop.card("Pit", attach, type="event", traits=("Trap",), stats={"cost": 0})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks has Snare and Pit in hand\n"
        "When Roland Banks plays Snare\nThen Snare is attached to the Study\n"
        f"And Roland Banks {'may' if may else 'may not'} play Pit"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("resources", "may"), [(2, True), (1, False)])
def test_what_committing_costs_has_to_be_there(
    workshop: Workshop, resources: int, may: bool
) -> None:
    costs = [[{"pay": "resources", "amount": 2}]]
    workshop.card(
        "Bribe",
        {
            "kind": "constant",
            "zones": ["hand"],
            "do": [{"verb": "additional-commit-cost", "of": "this", "costs": costs}],
        },
        type="skill",
        stats={"icons": {"wild": 1}},
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks has Bribe and Perception in hand\n"
        f"And Roland Banks has {resources} resources\nWhen Roland Banks investigates\n"
        f"Then Roland Banks {'may' if may else 'may not'} commit Bribe"
    )
    assert ruling.passed, texts(ruling)


WOUND = {
    "kind": "constant",
    "do": [{"verb": "healed-as-a-point", "of": "this", "token": "damage"}],
}


@pytest.mark.parametrize(
    ("damage", "amount", "left"),
    [(0, 1, 0), (0, 3, 0), (1, 2, 0), (2, 1, 2)],
)
def test_a_card_is_healed_as_if_it_were_damage(
    workshop: Workshop, damage: int, amount: int, left: int
) -> None:
    workshop.card("Wound", WOUND, type="treachery", traits=("Injury",))
    heal = {"verb": "heal", "of": "you", "damage": amount}
    workshop.card("Salve", FREE | {"do": [heal]})
    chosen = "And Roland Banks chooses Wound\n" if damage >= amount else ""
    ruling = workshop.play(
        f"Given Roland Banks is at the Study\nAnd Roland Banks has {damage} damage\n"
        "And Wound is in the threat area of Roland Banks\nAnd Roland Banks controls Salve\n"
        f"When Roland Banks uses Salve\n{chosen}"
        f"Then Roland Banks has {left} damage\nAnd Wound is in the discard pile"
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize(("types", "may"), [(["fight", "activate"], False), (["move"], True)])
def test_types_of_action_are_over_for_the_turn(
    workshop: Workshop, types: list[str], may: bool
) -> None:
    barred = {"verb": "cannot-take-actions", "of": "you", "types": types, "until": "turn"}
    workshop.card("Cramp", FREE | {"do": [barred], "limit": "1 per round"})
    workshop.card("Pump", {"kind": "action", "cost": [{"pay": "action", "amount": 1}],
                           "do": [{"verb": "gain-resources", "who": "you", "amount": 1}]})  # fmt: skip
    ruling = workshop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Cramp and Pump\n"
        "When Roland Banks uses Cramp\n"
        f"Then Roland Banks {'may' if may else 'may not'} use Pump"
    )
    assert ruling.passed, texts(ruling)
