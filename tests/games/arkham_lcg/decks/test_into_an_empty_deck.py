"""FAQ 1.13: no path takes a single card into an empty deck; one mechanism serves them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulesref.games.arkham_lcg
from tests.games.arkham_lcg.made_up import Workshop, texts

EDITIONS = pytest.mark.parametrize("edition", ["2016", "2026"])
KNIFES = {"all": "asset", "named": "Knife"}
#: The one module that lets cards be shuffled into a deck.
ONLY = "shuffling_in.py"


def _play(
    monkeypatch: pytest.MonkeyPatch, effect: dict[str, Any], given: str, edition: str
) -> list[str]:
    shop = Workshop(monkeypatch)
    shop.card("Engine", {"kind": "free", "do": [{"verb": "say", "word": "now"}, effect]})
    ruling = shop.play(
        "Given Roland Banks and Agnes Baker are at the Study\n"
        f"And Roland Banks controls Engine\n{given}"
        "When Roland Banks uses Engine\n"
        "Then Engine is in play",
        edition,
    )
    assert ruling.passed, ruling.unmet
    return [text for text in texts(ruling) if "shuffle" in text]


SHUFFLE = {"verb": "shuffle-into-deck", "card": KNIFES}


@EDITIONS
@pytest.mark.parametrize(
    ("mine", "hers", "shuffled"),
    [("is empty", "is empty", 0), ("is empty", "holds Dodge", 1), ("holds Dodge", "is empty", 1)],
)
def test_each_deck_is_judged_by_itself(
    monkeypatch: pytest.MonkeyPatch, mine: str, hers: str, shuffled: int, edition: str
) -> None:
    """Two cards at once are one for each of two decks."""
    given = (
        "And Roland Banks controls Knife\n"
        "And Agnes Baker controls Knife #2\n"
        f"And the deck of Roland Banks {mine}\n"
        f"And the deck of Agnes Baker {hers}\n"
    )
    assert len(_play(monkeypatch, SHUFFLE, given, edition)) == shuffled


@EDITIONS
@pytest.mark.parametrize(("number", "shuffled"), [(1, 0), (2, 2)])
def test_one_card_stays_and_two_go(
    monkeypatch: pytest.MonkeyPatch, number: int, shuffled: int, edition: str
) -> None:
    given = (
        f"And Roland Banks controls {', '.join(['Knife'] * number)}\n"
        "And the deck of Roland Banks is empty\n"
    )
    assert len(_play(monkeypatch, SHUFFLE, given, edition)) == shuffled


@EDITIONS
@pytest.mark.parametrize(("number", "shuffled"), [(1, 0), (2, 1)])
def test_a_discard_pile_of_one_card(
    monkeypatch: pytest.MonkeyPatch, number: int, shuffled: int, edition: str
) -> None:
    given = (
        f"And Roland Banks has {', '.join(['Knife'] * number)} in the discard pile\n"
        "And the deck of Roland Banks is empty\n"
    )
    effect = {"verb": "reshuffle", "of": "you"}
    assert len(_play(monkeypatch, effect, given, edition)) == shuffled


@EDITIONS
@pytest.mark.parametrize(("deck", "paid"), [("is empty", False), ("holds Dodge", True)])
def test_a_cost_that_would_be_one(
    monkeypatch: pytest.MonkeyPatch, deck: str, paid: bool, edition: str
) -> None:
    """Bonded cards that are shuffled in to pay for something."""
    shop = Workshop(monkeypatch)
    bonded = {"all": "your-bonded", "named": "Soothing Melody"}
    shop.card(
        "Engine",
        {
            "kind": "free",
            "cost": [{"pay": "shuffle-in-bonded", "card": bonded}],
            "do": [{"verb": "say", "word": "now"}],
        },
    )
    ruling = shop.play(
        "Given Roland Banks is at the Study\n"
        "And Roland Banks controls Engine\n"
        "And Soothing Melody is among the bonded cards of Roland Banks\n"
        f"And the deck of Roland Banks {deck}\n"
        "When Roland Banks uses Engine\n"
        f"Then {'Engine is in play' if paid else 'it is refused under arkham-lcg/costs'}",
        edition,
    )
    assert ruling.passed, ruling.unmet


def test_no_other_module_shuffles_cards_into_a_deck() -> None:
    """What emits one of these events by itself would forget the empty deck."""
    folder = Path(rulesref.games.arkham_lcg.__file__).parent
    named = [
        path.name
        for path in folder.rglob("*.py")
        for kind in ("shuffle-in", "shuffle-back")
        if path.name != ONLY and f'event("{kind}"' in path.read_text(encoding="utf-8")
    ]
    assert named == []
