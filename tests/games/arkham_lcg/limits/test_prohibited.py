"""What something forbids does not happen: not told as if, answered by nothing, asked about a no."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

ANCHOR = {"all": "asset", "named": "Anchor"}
GHOUL = {"all": "enemy"}
HERE = {"all": "your-location"}
GAIN = {"verb": "gain-resources", "who": "you", "amount": 1}
STAY = {"verb": "cannot-leave-play", "of": "this"}

#: The event that is forbidden → the clause that forbids it, the verb, and how it would be told.
FORBIDDEN: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "discard": (STAY, {"verb": "discard", "card": ANCHOR}, "Anchor is discarded"),
    "return-to-hand": (STAY, {"verb": "return-to-hand", "card": ANCHOR}, "Anchor returns to hand"),
    "shuffle-in": (
        STAY,
        {"verb": "shuffle-into-deck", "card": ANCHOR},
        "Anchor is shuffled into the deck of its owner",
    ),
    "lay-on-deck": (
        STAY,
        {"verb": "lay-on-deck", "card": ANCHOR, "place": "top"},
        "Anchor is placed on the top of its deck",
    ),
    "victory": (
        STAY,
        {"verb": "add-to-victory", "card": ANCHOR},
        "Anchor goes to the victory display",
    ),
    "set-aside": (STAY, {"verb": "set-aside", "card": ANCHOR}, "Anchor is set aside"),
    "exile": (STAY, {"verb": "exile", "card": ANCHOR}, "Anchor is exiled"),
    "place-beneath": (
        STAY,
        {"verb": "place-beneath", "card": ANCHOR, "host": "this"},
        "Anchor is placed beneath Lamp",
    ),
    "ready": (
        {"verb": "cannot-ready", "of": "this"},
        {"verb": "ready", "card": ANCHOR},
        "Anchor readies",
    ),
    "discover": (
        {"verb": "cannot-discover-clues", "of": "you"},
        {"verb": "discover", "amount": 1, "at": HERE},
        "Roland Banks discovers 1 clue at Study",
    ),
    "evade": (
        {"verb": "cannot-be-evaded", "of": GHOUL},
        {"verb": "evade-automatically", "enemy": GHOUL},
        "Roland Banks evades Icy Ghoul",
    ),
    "deal": (
        {"verb": "cannot-be-damaged", "of": GHOUL},
        {"verb": "deal", "damage": 1, "to": GHOUL},
        "Lamp deals 1 damage to Icy Ghoul",
    ),
    "place-clues": (
        {"verb": "cannot-bear-clues", "of": HERE},
        {"verb": "place-clues", "amount": 1, "on": HERE},
        "1 clue is placed at Study",
    ),
    "put-down-clues": (
        {"verb": "cannot-bear-clues", "of": {"all": "location", "revealed": True}},
        {"verb": "put-down-clues", "who": "you", "amount": 1},
        "Roland Banks places 1 of his clues at Study",
    ),
    "disengage": (
        {"verb": "cannot-disengage", "of": "you"},
        {"verb": "disengage", "enemy": GHOUL},
        "Icy Ghoul disengages from Roland Banks",
    ),
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("forbidden", [True, False])
@pytest.mark.parametrize("event", FORBIDDEN)
def test_it_is_neither_told_nor_answered(
    workshop: Workshop, event: str, forbidden: bool, edition: str
) -> None:
    clause, verb, told = FORBIDDEN[event]
    workshop.card("Anchor", *([{"kind": "constant", "do": [clause]}] if forbidden else []))
    workshop.card("Lamp", {"kind": "free", "do": [verb, GAIN]})
    answers = [
        {"kind": "forced", "on": {when: event}, "do": [{**GAIN, "amount": 10}]}
        for when in ("when", "after")
    ]
    workshop.card("Echo", *answers)
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Study has 2 clues\n"
        "And Roland Banks has 1 clue\n"
        "And Roland Banks controls Lamp, Anchor and Echo\n"
        "And Anchor is exhausted\n"
        "And Icy Ghoul is engaged with Roland Banks\n"
        "And the deck of Roland Banks holds Knife and Knife\n"
        "When Roland Banks uses Lamp\n"
        f"Then Roland Banks has {1 if forbidden else 21} resources",
        edition,
    )
    assert ruling.passed, texts(ruling)
    assert (told in texts(ruling)) is not forbidden, texts(ruling)


@pytest.mark.parametrize("bound", ["you", "your-location"])
@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_an_effect_is_no_investigation(workshop: Workshop, bound: str, edition: str) -> None:
    clause = {"verb": "cannot-discover-but-by-investigating", "of": bound}
    workshop.card("Anchor", {"kind": "constant", "do": [clause]})
    discover = {"verb": "discover", "amount": 1, "at": HERE}
    workshop.card("Lamp", {"kind": "free", "do": [discover, GAIN]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Study has 2 clues\n"
        "And Roland Banks controls Lamp and Anchor\n"
        "When Roland Banks uses Lamp\n"
        "Then Roland Banks has 0 clues\n"
        "And Roland Banks has 1 resource",
        edition,
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize("forbidden", [True, False])
def test_nobody_resigns_by_an_effect_either(workshop: Workshop, forbidden: bool) -> None:
    clause = {"kind": "constant", "do": [{"verb": "cannot-resign", "of": "you"}]}
    workshop.card("Anchor", *([clause] if forbidden else []))
    workshop.card("Lamp", {"kind": "free", "do": [{"verb": "resign", "who": "you"}, GAIN]})
    ruling = workshop.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        "And Roland Banks controls Lamp and Anchor\n"
        "When Roland Banks uses Lamp\n"
        f"Then Roland Banks is {'not ' if forbidden else ''}eliminated",
    )
    assert ruling.passed, texts(ruling)


@pytest.mark.parametrize("pay", ["discard", "exile", "return"])
def test_it_pays_for_nothing(workshop: Workshop, pay: str) -> None:
    cost = {"pay": pay, "card": "this"}
    workshop.card(
        "Anchor",
        {"kind": "constant", "do": [STAY]},
        {"kind": "free", "cost": [cost], "do": [GAIN]},
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Anchor\n"
        "When Roland Banks uses Anchor\n"
        "Then it is refused under arkham-lcg/costs"
    )
    assert ruling.passed


#: What is prohibited meanwhile → the verb that lets it happen, the event, and how that is told.
MEANWHILE = {
    "cannot-spend-clues": ({"verb": "spend-clues", "amount": 1}, "spend-clues", "spends 1 clue"),
    "cannot-discover-clues": (FORBIDDEN["discover"][1], "discover", "discovers 1 clue"),
    "cannot-move": (
        {"verb": "move", "who": "you", "to": {"all": "location", "named": "Hallway"}},
        "move",
        "moves to Hallway",
    ),
}


@pytest.mark.parametrize("forbidden", [True, False])
@pytest.mark.parametrize("clause", MEANWHILE)
def test_what_is_prohibited_once_it_was_begun_does_not_happen(
    workshop: Workshop, clause: str, forbidden: bool
) -> None:
    verb, event, told = MEANWHILE[clause]
    forbids = {"verb": clause, "of": "you", "until": "round"} if forbidden else GAIN
    workshop.card("Lamp", {"kind": "free", "do": [verb]})
    workshop.card(
        "Echo",
        {"kind": "forced", "on": {"when": event}, "do": [forbids]},
        {"kind": "forced", "on": {"after": event}, "do": [{**GAIN, "amount": 10}]},
    )
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Study has 1 clue\n"
        "And the Study is connected to the Hallway\n"
        "And Roland Banks has 1 clue\n"
        "And Roland Banks controls Lamp and Echo\n"
        "When Roland Banks uses Lamp\n"
        f"Then Roland Banks has {0 if forbidden else 11} resources"
    )
    assert ruling.passed, texts(ruling)
    happened = [text for text in texts(ruling) if told in text and not text.startswith("when")]
    assert bool([text for text in happened if not text.endswith(":")]) is not forbidden


HERE_ALONE = {"choose": "enemy", "at": "your-location"}
#: What forbids it → the verb that names the enemy past what finds who can be attacked or evaded.
NAMED = {
    "cannot-attack": ({"verb": "fight", "enemy": HERE_ALONE}, "you"),
    "cannot-be-attacked": ({"verb": "fight", "enemy": HERE_ALONE}, GHOUL),
    "cannot-be-evaded": ({"verb": "evade", "enemy": HERE_ALONE}, GHOUL),
}


@pytest.mark.parametrize("forbidden", [True, False])
@pytest.mark.parametrize("clause", NAMED)
def test_an_enemy_that_a_card_names_is_left_alone_like_any(
    workshop: Workshop, clause: str, forbidden: bool
) -> None:
    verb, of = NAMED[clause]
    ban = {"kind": "constant", "do": [{"verb": clause, "of": of}]}
    workshop.card("Anchor", *([ban] if forbidden else []))
    exhausts = [{"pay": "exhaust", "card": "this"}]
    workshop.card("Lamp", {"kind": "free", "cost": exhausts, "do": [verb]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Lamp and Anchor\n"
        "And Icy Ghoul is engaged with Roland Banks\n"
        "And it is the turn of Roland Banks\n"
        "And the chaos bag holds +1\n"
        "When Roland Banks uses Lamp"
        + ("\nThen it is refused under arkham-lcg/ability" if forbidden else "")
    )
    assert ruling.passed, texts(ruling)
    assert any("tests" in text for text in texts(ruling)) is not forbidden


def test_whoever_cannot_attack_does_not_strike_back(workshop: Workshop) -> None:
    """arkham-lcg/cannot: a reaction that attacks the attacker is an attack as well."""
    workshop.card("Truce", {"kind": "constant", "do": [{"verb": "cannot-attack", "of": "you"}]})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Truce and Service Revolver\n"
        "And Service Revolver has 1 ammo\n"
        "And Icy Ghoul is engaged with Roland Banks\n"
        "And it is the turn of Roland Banks\n"
        "When Roland Banks takes the resource action\n"
        "Then Service Revolver has 1 ammo\n"
        "And Roland Banks has 1 resource"
    )
    assert ruling.passed, texts(ruling)
