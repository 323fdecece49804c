"""arkham-lcg/concealed-x/concealed-mini-cards: turning a mini-card, instead of what is usual.

Attacking, evading and investigating expose one by succeeding; cards that deal damage to an enemy,
evade one or discover clues expose one instead of doing so. One ability exposes only one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.frames import Frame
from rulesref.engine.hooks import Hooks
from rulesref.engine.outcome import Chance, Choice, Option, share
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.engagement import look_for_engagement
from rulesref.games.arkham_lcg.enemies.shadows import in_shadows, is_mini_card, mini_cards
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, running
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.things import in_play

CITE = "arkham-lcg/concealed-x/concealed-mini-cards"
DECOY = "decoy"
#: Verbs for which a mini-card stands among the enemies that they could mean.
_AS_ENEMY = frozenset({"deal", "evade-automatically"})


@RULES.hook(Hooks.meaning)
def _meaning(state: State, env: Env, node: Node) -> Env:
    """What the words of ``node`` are read with: for some verbs enemies are mini-cards as well."""
    if node.row.id in _AS_ENEMY and state.get(TABLE, "mini-cards") and may_expose(state, env):
        return {**env, "mini-cards": True}
    return env


def difficulty(state: State, target: str, name: str) -> int:
    """What an attack or an evasion is made against: of a mini-card, its location's shroud."""
    if is_mini_card(state, target):
        target, name = state.get(target, "at"), "shroud"
    return stat(state, target, name) or 0


def may_expose(state: State, env: Env) -> bool:
    """Whether the ability of ``env`` is an investigator's, and has exposed nothing so far."""
    ability = env.get("ability")
    forced = ability is not None and ability.kind in ("forced", "seeking", "revelation", "haunted")
    done = env.get("exposed") or state.get(TEST, "exposed") == env["this"]
    return not forced and not done


def without_spent(state: State, env: Env, found: list[str]) -> list[str]:
    """``found`` without mini-cards, where the ability of ``env`` may expose none any more."""
    if not state.get(TABLE, "mini-cards") or may_expose(state, env):
        return found
    return [one for one in found if not is_mini_card(state, one)]


def standing_in(
    state: State,
    env: Env,
    found: Iterable[str],
    events: Iterable[Event],
    *,
    aimed: bool = True,
) -> None:
    """``events`` for the enemies that an effect means; mini-cards among them may be exposed.

    ``aimed``: where a mini-card is all that the effect was meant for, it is exposed.
    """
    minis = [one for one in found if is_mini_card(state, one)]
    if not minis or not may_expose(state, env):
        state.emit(*events)
        return
    places = tuple(dict.fromkeys(state.get(mini, "at") for mini in minis))
    free = not aimed or bool(events)
    slots = {"who": env["you"], "this": env["this"], "places": places}
    state.call(INSTEAD, **slots, events=tuple(events), free=free)


def _offer(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    options = [Option("expose", {"who": who, "at": at}, at) for at in variables["places"]]
    if variables["free"]:
        options.append(Option("expose-nothing", {"who": who}, None))
    state.ask(Choice("expose", who, tuple(options), (CITE,), "at"))


def _do(state: State, variables: Mapping[str, Any]) -> None:
    if variables["at"] is None:
        state.emit(*variables["events"])
        return
    fail(state)  # arkham-lcg/then: what the effect would have done it has not done
    if running(state):
        state.put(TEST, exposed=variables["this"])
    _remember(state, variables["this"])
    expose(state, variables["who"], variables["at"])


def _remember(state: State, this: str) -> None:
    """Whatever is still to come of the ability of ``this`` has exposed its one mini-card."""

    def remembering(frame: Frame) -> Mapping[str, Any]:
        env = frame.variables.get("env", {})
        if env.get("this") != this:
            return frame.variables
        return {**frame.variables, "env": {**env, "exposed": True}}

    state.revise(remembering)


INSTEAD = RULES.procedure(Procedure("instead", _offer, _do))


def expose(state: State, who: str, at: str) -> None:
    """``who`` turns one of the mini-cards at ``at``."""
    state.call(EXPOSE, who=who, at=at)


def _turn(state: State, variables: Mapping[str, Any]) -> None:
    found = Counter(
        state.get(card, "hides", DECOY) for card in mini_cards(state, (variables["at"],))
    )
    total = found.total()
    if not total:
        state.end()
        return
    outcomes = tuple((share(many, total), which) for which, many in found.items())
    state.draw(Chance("turned", outcomes, (CITE,), "turned"))


def _flip(state: State, variables: Mapping[str, Any]) -> None:
    who, at, turned = variables["who"], variables["at"], variables["turned"]
    enemy = None if turned == DECOY else turned
    state.emit(state.event("expose", by=who, who=who, enemy=enemy, at=at))


EXPOSE = RULES.procedure(Procedure("expose", _turn, _flip))


@RULES.event(
    "expose",
    CITE,
    who="card",
    enemy="card",
    at="card",
    en=("{who} exposes {enemy} at {at}", "{who} exposes a decoy at {at}"),
    it=("{who} smaschera {enemy} in {at}", "{who} smaschera un'esca in {at}"),
)
def _expose(state: State, events: tuple[Event, ...]) -> None:
    """The mini-card is set aside; its enemy stands there, and engages like any other."""
    for event in events:
        enemy, at = event.slots.get("enemy"), event.slots["at"]
        for mini in mini_cards(state, (at,)):
            if state.get(mini, "hides", None) == enemy:
                state.put(mini, zone="aside", at=None)
                break
        if enemy and in_shadows(state, enemy):
            state.put(enemy, shadows=None, at=at)
    hidden = any(in_shadows(state, enemy) for enemy in in_play(state, "enemy"))
    if mini_cards(state) and not hidden:
        state.emit(state.event("set-aside-mini-cards"))
    look_for_engagement(state)


@RULES.event(
    "set-aside-mini-cards",
    CITE,
    en="the other concealed mini-cards are set aside",
    it="le altre mini carte celate vengono messe da parte",
)
def _set_aside(state: State, events: tuple[Event, ...]) -> None:
    """Nobody is left in the shadows."""
    for mini in mini_cards(state):
        state.put(mini, zone="aside", at=None)
