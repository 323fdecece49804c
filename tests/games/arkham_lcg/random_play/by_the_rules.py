"""What single rules say of a step, told anew from the table as it was before the step.

Each function gives what breaks its rule in one ``Moment``, a line each, as the invariants do.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.skill_tests.commit_terms import helps_from_afar
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import TABLE
from tests.games.arkham_lcg.random_play.moment import Moment

#: Attacks that only a ready and engaged enemy makes. A card lets its enemy retaliate exhausted.
ATTACKS = frozenset(["opportunity", "enemy-phase"])


def where(moment: Moment, id: str) -> str | None:
    """The location at which ``id`` was before the step, itself or with whoever bears it."""
    thing = moment.before.get(id, {})
    bearers = (thing.get(name) for name in ("engaged", "threat", "controller"))
    bearer = next((one for one in bearers if one), None)
    return thing.get("at") or (where(moment, bearer) if bearer else None)


def whoever_attacks_is_ready_and_engaged(moment: Moment) -> Iterator[str]:
    """arkham-lcg/attack-of-opportunity and steps/3.3; a massive one attacks where it is.

    Whoever resolves something as if they were elsewhere may count as engaged there.
    """
    for event in moment.happened():
        if event.type != "attack" or event.slots["why"] not in ATTACKS:
            continue
        enemy, to, why = (event.slots[name] for name in ("enemy", "to", "why"))
        was = moment.before.get(enemy, {})
        if was.get("zone") != "play" or was.get("swarm") or moment.before.get(to, {}).get("as-if"):
            continue
        if was.get("exhausted"):
            yield f"{enemy} is exhausted and attacks: {why}"
        beside = keyword(moment.state, enemy, "massive") and where(moment, enemy) == where(
            moment, to
        )
        if was.get("engaged") != to and not beside:
            yield f"{enemy} is not engaged with {to} and attacks: {why}"


def whoever_hunts_is_free(moment: Moment) -> Iterator[str]:
    """arkham-lcg/hunter: it is ready and engaged with nobody."""
    for event in moment.happened():
        if event.type == "move" and event.slots.get("keyword"):
            was = moment.before.get(event.slots["who"], {})
            if was.get("exhausted") or was.get("engaged"):
                yield f"{event.slots['who']} is exhausted or engaged and moves by a keyword"


def whoever_helps_is_there(moment: Moment) -> Iterator[str]:
    """arkham-lcg/steps/st-2: others commit at the location of whoever makes the test, never in peril.

    Whoever makes it as if they were elsewhere is helped there (arkham-lcg/as-if).
    """
    for event in moment.happened():
        who, performer = event.slots.get("who"), moment.before.get(TEST, {}).get("who")
        if event.type != "commit" or not isinstance(who, str) or performer in (None, who):
            continue
        if moment.before.get(TABLE, {}).get("peril"):
            yield f"{who} helps {performer} in peril"
        as_if = moment.before.get(performer, {}).get("as-if")
        afar = where(moment, who) != (as_if or where(moment, performer))
        if afar and not helps_from_afar(moment.state, who, performer):
            yield f"{who} helps {performer} from elsewhere"


BY_THE_RULES = (
    whoever_attacks_is_ready_and_engaged,
    whoever_hunts_is_free,
    whoever_helps_is_there,
)
