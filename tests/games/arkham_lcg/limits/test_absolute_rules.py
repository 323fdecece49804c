"""What overrides everything else: values that are set, and what cannot be."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

HERE = {"all": "your-location"}


@pytest.mark.parametrize(
    ("verbs", "shroud"),
    [
        ([{"verb": "modify", "of": HERE, "stat": "shroud", "by": 3}], 5),
        (
            [
                {"verb": "modify", "of": HERE, "stat": "shroud", "by": 3},
                {"verb": "set-value", "of": HERE, "stat": "shroud", "to": 1},
            ],
            1,
        ),
        (
            [
                {"verb": "set-value", "of": HERE, "stat": "shroud", "to": 1},
                {"verb": "set-base", "of": HERE, "stat": "shroud", "to": 6},
                {"verb": "multiply", "of": HERE, "stat": "shroud", "how": "double"},
                {"verb": "set-value", "of": HERE, "stat": "shroud", "to": 4},
            ],
            4,
        ),
    ],
)
def test_a_set_value_overrides_all_that_modifies(
    workshop: Workshop, verbs: list[dict[str, object]], shroud: int
) -> None:
    workshop.card("Lamp", {"kind": "constant", "do": verbs})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Lamp\n"
        "And the chaos bag holds 0\n"
        "When Roland Banks investigates\n"
        f"Then in order:\n| Roland Banks tests intellect ({shroud}) |"
    )
    assert ruling.verdict == "ordered"
    assert ruling.passed


@pytest.mark.parametrize(("traits", "damage"), [(("Spell",), 1), (("Item",), 0)])
def test_only_some_cards_damage_it(
    workshop: Workshop, traits: tuple[str, ...], damage: int
) -> None:
    workshop.card(
        "Ghost",
        {
            "kind": "constant",
            "do": [{"verb": "cannot-be-damaged", "of": "this", "except-traits": ["Spell"]}],
        },
        type="enemy",
        stats={"health": 3, "fight": 1, "evade": 1},
    )
    workshop.card(
        "Bolt",
        {"kind": "free", "do": [{"verb": "deal", "damage": 1, "to": {"choose": "enemy"}}]},
        traits=traits,
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Bolt\n"
        "And Ghost is engaged with Roland Banks\n"
        "When Roland Banks uses Bolt\n"
        + ("" if damage else "Then it is refused under arkham-lcg/ability\n")
        + f"Then Ghost has {damage} damage"
    )
    assert ruling.passed


@pytest.mark.parametrize(("spared", "attacks"), [(True, 0), (False, 1)])
def test_an_enemy_that_cannot_attack_somebody(
    workshop: Workshop, spared: bool, attacks: int
) -> None:
    word = {"verb": "spared-by", "of": "you", "enemy": {"all": "enemy"}, "until": "round"}
    drawn = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Charm", {"kind": "free", "do": [word if spared else drawn]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Charm\n"
        "And Goat Spawn is engaged with Roland Banks\n"
        "When Roland Banks uses Charm\n"
        "And Goat Spawn attacks Roland Banks"
    )
    assert texts(ruling).count("Goat Spawn attacks Roland Banks") == attacks


@pytest.mark.parametrize(("later", "stops"), [("Ghoul Minion", True), ("Swarm of Rats", False)])
def test_whether_a_later_enemy_cannot_attack_is_not_guessed(
    workshop: Workshop, later: str, stops: bool
) -> None:
    every = [{"test": "there-is", "a": {"all": "it", "trait": "Monster"}}]
    word = {"verb": "spared-by", "of": "you", "every": every}
    workshop.card("Charm", {"kind": "free", "do": [word]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Charm\n"
        "And Goat Spawn is engaged with Roland Banks\n"
        "When Roland Banks uses Charm\n"
        f"And Roland Banks draws {later} from the encounter deck\n"
        f"And {later} attacks Roland Banks"
    )
    assert ruling.verdict.startswith("unsupported") is stops
    assert (f"{later} attacks Roland Banks" in texts(ruling)) is not stops


def test_who_cannot_move_there_still_spawns_there(workshop: Workshop) -> None:
    workshop.card(
        "Wall",
        {
            "kind": "constant",
            "do": [{"verb": "cannot-move-into", "of": {"all": "enemy"}, "to": HERE}],
        },
    )
    workshop.card(
        "Horn",
        {"kind": "free", "do": [{"verb": "move", "who": {"all": "enemy"}, "to": HERE}]},
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And the Study is connected to the Hallway\n"
        "And Roland Banks controls Wall\n"
        "And Ghoul Minion is at the Hallway\n"
        "When Roland Banks draws Goat Spawn from the encounter deck\n"
        "Then Goat Spawn is at the Study\n"
        "And it is asked whether Ghoul Minion is at the Study\n"
        "And the answer is no"
    )
    assert ruling.passed


def test_who_cannot_spawn_there_still_moves_there(workshop: Workshop) -> None:
    workshop.card(
        "Wall",
        {
            "kind": "constant",
            "do": [{"verb": "cannot-spawn-at", "of": {"all": "enemy-card"}, "to": HERE}],
        },
    )
    workshop.card(
        "Horn",
        {"kind": "free", "do": [{"verb": "move", "who": {"all": "enemy"}, "to": HERE}]},
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And the Study is connected to the Hallway\n"
        "And Roland Banks controls Wall and Horn\n"
        "And Ghoul Minion is at the Hallway\n"
        "When Roland Banks draws Goat Spawn from the encounter deck\n"
        "And Roland Banks uses Horn\n"
        "Then Ghoul Minion is at the Study\n"
        "And it is asked whether Goat Spawn is at the Study\n"
        "And the answer is no"
    )
    assert ruling.passed


@pytest.mark.parametrize("by", ["move", "place-at", "swap-places"])
def test_who_cannot_leave_stays_whatever_would_bring_them_elsewhere(
    workshop: Workshop, by: str
) -> None:
    there = {"all": "location", "named": "Hallway"}
    ways = {
        "move": {"verb": "move", "who": "you", "to": there},
        "place-at": {"verb": "place-at", "who": "you", "at": there},
        "swap-places": {"verb": "swap-places", "who": "you", "other": {"all": "enemy"}},
    }
    stay = {"verb": "cannot-leave", "of": "you", "until": "round"}
    gain = {"verb": "gain-resources", "who": "you", "amount": 1}
    workshop.card("Chain", {"kind": "free", "do": [stay, ways[by], gain]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And the Study is connected to the Hallway\n"
        "And Roland Banks controls Chain\n"
        "And Ghoul Minion is at the Hallway\n"
        "When Roland Banks uses Chain\n"
        "Then Roland Banks is at the Study\n"
        "And Ghoul Minion is at the Hallway"
    )
    assert ruling.passed
