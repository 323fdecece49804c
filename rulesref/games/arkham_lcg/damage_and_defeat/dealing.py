"""arkham-lcg/dealing-damage-horror: what abilities deal, and what investigators take by them."""

from __future__ import annotations

from typing import Any

from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.damage_and_defeat.damage import CITE, forbidden
from rulesref.games.arkham_lcg.enemies import exposing
from rulesref.games.arkham_lcg.enemies.shadows import MINI_CARD, is_mini_card
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import is_encounter
from rulesref.games.arkham_lcg.values.in_force import affected
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.things import kind_of
from rulesref.record import NamedTuple


class Harm(NamedTuple):
    """What is dealt to somebody, or taken by them.

    Nobody else may take any of it if ``direct``; their assets have to if ``assets_first``.
    """

    damage: int = 0
    horror: int = 0
    direct: bool = False
    assets_first: bool = False


def _any_there(state: State, env: Env, to: tuple[str, ...], **how: Any) -> bool:
    """arkham-lcg/target: dealt nothing is what has left play, or what this card cannot hurt."""
    there = _there(state, to, Harm(**how))
    return any(not forbidden(state, target, env["this"]) for target in there)


def _there(state: State, to: tuple[str, ...], harm: Harm) -> tuple[str, ...]:
    return tuple(target for target in to if _can_be_dealt(state, target, harm))


def _can_be_dealt(state: State, target: str, harm: Harm) -> bool:
    """Whether it is in play, and has a value for it where it is neither investigator nor enemy."""
    kind = kind_of(state, target)
    if kind in ("investigator", MINI_CARD.type):
        return True
    if state.get(target, "zone") != "play":
        return False
    values = (("health", harm.damage), ("sanity", harm.horror))
    return kind == "enemy" or any(
        amount and stat(state, target, value) is not None for value, amount in values
    )


@RULES.verb(
    "deal",
    CITE,
    able=_any_there,
    to="cards",
    damage="number?",
    horror="number?",
    direct="flag?",
)
def _deal_verb(state: State, env: Env, to: tuple[str, ...], **harm: Any) -> None:
    """Damage and horror are dealt to each of ``to``."""
    deal(state, env, to, Harm(**harm))


def _some_there(state: State, env: Env, card: tuple[str, ...], amount: int) -> bool:
    return amount > 0 and any(state.get(one, "zone") in ("play", "limbo") for one in card)


@RULES.verb("place-horror", CITE, able=_some_there, card="cards", amount="number")
def _place_horror(state: State, env: Env, card: tuple[str, ...], amount: int) -> None:
    """It lies on each ``card`` and is not dealt to it: no value has to make room for it."""
    _place(state, env, card, "place-horror", amount)


@RULES.verb("place-damage", CITE, able=_some_there, card="cards", amount="number")
def _place_damage(state: State, env: Env, card: tuple[str, ...], amount: int) -> None:
    """The same of damage."""
    _place(state, env, card, "place-damage", amount)


def _place(state: State, env: Env, card: tuple[str, ...], event: str, amount: int) -> None:
    there = [one for one in card if state.get(one, "zone") == "play"]
    measure(state, len(there), len(card))
    state.emit(*(state.event(event, by=env["this"], to=one, amount=amount) for one in there))


def deal(state: State, env: Env, to: tuple[str, ...], harm: Harm) -> None:
    """A card deals damage or horror: the card is the subject of the sentence."""
    there = _there(state, to, harm)
    measure(state, len(there), len(to))
    _emit(state, env, there, harm, env["this"])


def _takeable(state: State, env: Env, who: tuple[str, ...], **harm: Any) -> bool:
    return bool(who) and any(harm.get(kind, 0) > 0 for kind in ("damage", "horror"))


@RULES.verb(
    "take",
    CITE,
    able=_takeable,
    who="cards",
    damage="number?",
    horror="number?",
    direct="flag?",
    assets_first="flag?",
)
def _take_verb(state: State, env: Env, who: tuple[str, ...], **harm: Any) -> None:
    """Investigators take damage or horror, all at once.

    ``assets_first``: assets that they control take as much of it as they can.
    """
    _emit(state, env, who, Harm(**harm), None)


def doer(state: State, env: Env) -> str | None:
    """Whoever does it with a player card, even with one that is gone by then: who defeats by it."""
    return None if is_encounter(state, env["this"]) else env["you"]


def _emit(state: State, env: Env, to: tuple[str, ...], harm: Harm, source: str | None) -> None:
    to = affected(state, env["this"], "deal", to)
    if harm.damage > 0 or harm.horror > 0:
        events = [
            state.event(
                "deal",
                by=env["this"],
                to=target,
                damage=harm.damage,
                horror=harm.horror,
                source=source,
                cause="effect",
                direct=harm.direct,
                doer=doer(state, env),
                assets_first=harm.assets_first or None,
            )
            for target in to
            if not is_mini_card(state, target)
        ]
        exposing.standing_in(state, env, to, events)
    else:
        fail(state)
