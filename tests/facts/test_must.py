"""What a card prints without "must" may be chosen though it does nothing (arkham-lcg/must).

Whoever chooses is never held to the option that hurts because the other one cannot be done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from rulesref.facts.shipped import SHIPPED, compiled
from tests.arkham import JUDGE
from tests.facts.test_described import Lacking, data_of, described
from tests.named_folders import CARDS, needs

pytestmark = needs(CARDS)

#: What nobody does gladly.
HURTS = frozenset(
    [
        "attack",
        "discard-at-random",
        "fail-automatically",
        "lose-actions",
        "lose-resources",
        "place-doom",
        "put-down-clues",
        "take",
    ]
)
#: What can be done whatever lies there.
SURE = frozenset(["add-tokens", "modify-value", "place-doom", "take", "test"])
#: Whoever chooses has accepted this.
ACCEPTED = ("may", "may-pay")


def choices(told: Any) -> Iterator[dict[str, Any]]:
    """Every choice between effects that is forced on somebody, inside others too."""
    for part in told if isinstance(told, list) else ():
        yield from choices(part)
    if isinstance(told, dict) and told.get("verb") not in ACCEPTED:
        if told.get("verb") == "choose-one":
            yield told
        for part in told.values():
            yield from choices(part)


def forced_into_harm(item: dict[str, Any]) -> bool:
    """Whether no "must" is printed, and what hurts is all that is offered where the rest cannot be."""
    card = data_of(item)
    if re.search(r"\bmust\b", card.text + card.back_text):
        return False
    return any(
        first in HURTS and other not in SURE
        for choice in choices(item.get("ability", []))
        if choice.get("must", True)
        for first, other in permutations(
            [option[0].get("verb", "") for option in choice["options"] if option], 2
        )
    )


def every_card() -> Iterator[dict[str, Any]]:
    """Those that are described by hand, and those whose text is read."""
    yield from (item for _, item in described())
    yield from map(dict, compiled(JUDGE.game.corpus / "cards" / SHIPPED).all())


def codes_of_the_forced() -> set[str]:
    codes = set()
    for item in every_card():
        try:
            if forced_into_harm(item):
                codes.add(item["code"])
        except Lacking:
            continue
    return codes


def test_nobody_is_held_to_the_option_that_hurts_where_no_must_is_printed() -> None:
    assert codes_of_the_forced() == set()


def test_a_choice_that_is_held_to_is_found() -> None:
    hatchling = next(item for item in every_card() if item["code"] == "07255")
    (choice,) = choices(hatchling["ability"])
    assert choice["must"] is False
    choice["must"] = True
    assert forced_into_harm(hatchling)
