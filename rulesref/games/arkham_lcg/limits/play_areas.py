"""arkham-lcg/limits-pertaining-to-play-areas (FAQ 2.3): how many cards of a kind an area may hold.

Such a limit is each player's own unless it is one of the whole group. Another copy does not enter
the area once the limit is reached, whatever would bring it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.outcome import Refused
from rulesref.engine.state import State, Thing
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/limits-pertaining-to-play-areas"
LIMITS = "arkham-lcg/limits-and-maximums"
AREA_LIMIT = RULES.constant(
    "area-limit",
    CITE,
    area="word",
    number="number?",
    trait="word?",
    group="flag?",
    says="An area holds no more than so many cards with ``trait``, or of this title.",
)
#: "investigator": the play area and the threat area of one; "play": wherever it is in play.
RULES.words["area"] = frozenset({"investigator", "play", "victory"})


RULES.refusal(
    "area-full",
    CITE,
    LIMITS,
    card="card",
    most="number",
    en="{card}: no more than {most} may be there",
    it="{card}: non possono essercene più di {most}",
)
RULES.refusal(
    "area-full-of-trait",
    CITE,
    LIMITS,
    trait="word",
    most="number",
    en="{trait}: no more than {most} may be there",
    it="{trait}: non possono essercene più di {most}",
)


def refused(
    state: State,
    card: str,
    who: str,
    zone: str = "play",
    leaving: Iterable[str] = (),
    coming: Iterable[str] = (),
) -> Refused | None:
    """The limit that keeps ``card`` out of ``zone`` as a card of ``who``, or ``None``.

    What is ``leaving`` at the same moment is not counted, what is ``coming`` there is.
    """
    for ability in card_of(state, card).abilities:
        for node in ability.effects:
            if node.row.id != AREA_LIMIT:
                continue
            limit = node.args
            if (limit["area"] == "victory") is not (zone == "victory"):
                continue
            there = [
                one
                for one in _like(state, card, limit.get("trait", ""))
                if one != card
                and (
                    one in coming
                    or (one not in leaving and _counts(state.things[one], who, zone, limit))
                )
            ]
            most = limit.get("number", 1)
            if len(there) >= most:
                return _full(card, limit.get("trait", ""), most)
    return None


def _full(card: str, trait: str, most: int) -> Refused:
    if trait:
        return RULES.refuse("area-full-of-trait", trait=trait, most=most)
    return RULES.refuse("area-full", card=card, most=most)


def _like(state: State, card: str, trait: str) -> list[str]:
    name = card_of(state, card).name
    return [
        id
        for id, thing in state.things.items()
        if "card" in thing
        and (trait in thing["card"].traits if trait else thing["card"].name == name)
    ]


def _counts(thing: Thing, who: str, zone: str, limit: Mapping[str, Any]) -> bool:
    if thing.get("zone") != zone:
        return False
    if zone == "victory":
        holder = thing.get("owner")
    else:
        holder = thing.get("controller") or thing.get("threat")
    return bool(limit.get("group")) or holder == who
