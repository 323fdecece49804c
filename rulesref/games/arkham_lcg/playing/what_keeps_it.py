"""arkham-lcg/play-restrictions-permissions-and-instructions: what keeps a card from changing anything.

That it could change nothing is hard to believe where a card of the right kind lies there: what
keeps that one out of reach is said instead, where it has a name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.ability import Ability, Node, Selector, words
from rulesref.engine.outcome import Refused
from rulesref.engine.select import things, touchable
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.in_play.entering_play import refused_entry
from rulesref.games.arkham_lcg.in_play.staying_in_play import locked_in
from rulesref.games.arkham_lcg.limits.forbidding import refusal
from rulesref.games.arkham_lcg.locations.connections import untold_ways
from rulesref.games.arkham_lcg.playing.barred_deeds import what_bars
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.edition import switch
from rulesref.games.things import card_of

#: What is at the locations that somebody's own leads to, or one of these.
_NEXT_DOOR = frozenset(
    {"connecting-location", "near-location", "evadable-next-door"}
    | {"attackable-or-next-door", "evadable-or-next-door"}
)


#: What comes of a test later does not let it begin.
_OF_A_TEST = frozenset({"success", "failure"})

RULES.refusal(
    "immune",
    "arkham-lcg/immune",
    card="card",
    to="card",
    en="{card} is immune to {to}",
    it="{card} è immune a {to}",
)


def in_vain(
    state: State,
    who: str,
    card: str,
    refused: Refused,
    answer: tuple[Ability, dict[str, Any]] | None = None,
) -> Refused:
    """What is ``refused`` since ``card`` could change nothing for ``who``.

    Since 2026 it is the target that has to change, which a further entry says. Where it may do so
    at a connecting location, and no step says which is one, that is said; so is what keeps the
    only thing away that it could be done to. ``answer`` is the ability that would answer an event,
    with what it knows of that event; without it only what answers nothing is looked at.
    """
    abilities = card_of(state, card).abilities
    env: dict[str, Any] = {"this": card, "you": who}
    judged = [(one, env) for one in abilities if not one.trigger] if answer is None else [answer]
    keeps = next((why for one, env in judged for why in _what_keeps(state, env, one.effects)), None)
    target = ("arkham-lcg/target",) if switch(state, "init-gate") == "target" else ()
    if keeps:
        return keeps._replace(cites=(*keeps.cites, *refused.cites, *target))
    effects = (effect for one in abilities for effect in one.effects)
    if any(word.row.id in _NEXT_DOOR for effect in effects for word in words(_begun(effect))):
        untold = untold_ways(state, location_of(state, who), who)
        refused = untold or refused
    return refused._replace(cites=(*refused.cites, *target))


def _begun(effect: Node) -> tuple[Any, ...]:
    """What ``effect`` says of what it does itself, without what a test of it leads to."""
    return tuple(value for name, value in effect.args.items() if name not in _OF_A_TEST)


def _what_keeps(state: State, env: dict[str, Any], effects: tuple[Node, ...]) -> Iterator[Refused]:
    """What keeps each thing away that one of ``effects`` names, where it is kept away.

    Or keeps "you" from what the effect has them do.
    """
    for node in effects:
        yield from what_bars(state, env, node)
        for name, raw in node.args.items():
            if not isinstance(raw, Selector) or raw.row.id in state.rules.settled:
                continue
            found = things(state, env, raw)
            within = touchable(state, env, node, name, found)
            if found and not within:
                kept = locked_in(state, found[0])
                yield (
                    refusal(state, kept)
                    if kept
                    else RULES.refuse("immune", card=found[0], to=env["this"])
                )
            elif node.row.id == "put-into-play" and name == "card" and len(within) == 1:
                barred = refused_entry(state, within[0], env["you"])
                if barred:
                    yield barred
            if raw.how == "choose" and len(within) == 1:
                env = {**env, "it": within}
