"""arkham-lcg/search: the card that was found leaves the deck for where the effect puts it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

STEPS = """\
Given Roland Banks is at the Study with {resources} resources
And Roland Banks has Finder in hand
And the deck of Roland Banks holds Guts, {found}, Perception, Overpower
When Roland Banks plays Finder
And Roland Banks uses Finder
And Roland Banks finds {found}
And Roland Banks draws 1 card
And Roland Banks draws 1 card
"""


def _after_the_search(
    workshop: Workshop, found: str, resources: int, **effect: Any
) -> tuple[str, ...]:
    """What happens once the deck has been searched for ``found``, and two draws."""
    type = "event" if found == "Emergency Cache" else "asset"
    search = {"verb": "search", "of": "you", "top": 3, "type": type}
    search["effects"] = [{"card": "it", **effect}]
    ability = {"kind": "reaction", "on": {"after": "enter-play", "card": "this"}, "do": [search]}
    workshop.card("Finder", ability, stats={"cost": 0})
    events = texts(workshop.play(STEPS.format(found=found, resources=resources)))
    kept = events[events.index("Roland Banks searches the top 3 cards of the deck") + 1 :]
    return tuple(event for event in kept if "spends 1 action" not in event)


DRAWS = ("Roland Banks draws Guts", "Roland Banks draws Perception")


@pytest.mark.parametrize(
    ("found", "played"),
    [
        ("Knife", ("Roland Banks spends 1 resource", "Roland Banks plays Knife")),
        ("Emergency Cache", ("Roland Banks plays Emergency Cache",)),
    ],
)
def test_it_can_be_played(workshop: Workshop, found: str, played: tuple[str, ...]) -> None:
    after = _after_the_search(workshop, found, 1, verb="play")
    assert after[0] == f"Roland Banks initiates playing {found}"
    assert after[1 : 1 + len(played)] == played
    assert after[-2:] == DRAWS


def test_at_no_cost(workshop: Workshop) -> None:
    after = _after_the_search(workshop, "Knife", 0, verb="play", **{"at-no-cost": True})
    assert after[1] == "Roland Banks plays Knife"


def test_what_cannot_be_played_lies_where_it_was(workshop: Workshop) -> None:
    after = _after_the_search(workshop, "Knife", 0, verb="play")
    assert after == ("Knife is not played", "Roland Banks draws Guts", "Roland Banks draws Knife")


@pytest.mark.parametrize(
    ("effect", "happens"),
    [
        ({"verb": "put-into-play", "of": "you"}, "Knife enters play"),
        ({"verb": "attach", "to": "you"}, "Knife is attached to Roland Banks"),
        ({"verb": "discard"}, "Knife is discarded"),
        ({"verb": "set-aside"}, "Knife is set aside"),
        ({"verb": "remove"}, "Knife is removed from the game"),
        ({"verb": "exile"}, "Knife is exiled"),
        ({"verb": "draw-found"}, "Roland Banks draws Knife"),
        ({"verb": "add-to-hand"}, "Roland Banks adds Knife to hand"),
    ],
)
def test_it_is_in_the_deck_no_more(
    workshop: Workshop, effect: dict[str, Any], happens: str
) -> None:
    after = _after_the_search(workshop, "Knife", 0, **effect)
    assert after[0] == happens
    assert after[-2:] == DRAWS
