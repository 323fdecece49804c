"""arkham-lcg/action: which types of action somebody has performed in this turn, in order.

An ability counts as many actions as its effect performs, whatever it cost (FAQ v2.5, question on
the number of actions performed); one action may be of several types (question on Beguile).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.undoing import Moment, ended, moment
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.record import NamedTuple

CITE = "arkham-lcg/qa/number-of-actions-performed"
#: What stands before the type of an action among what came in the round.
_ACTION = "act:"


class Beginning(NamedTuple):
    """How an action of ``who`` that counts as ``types`` began.

    ``before`` it there were so many in the turn, ``moment`` is when, if it can be undone.
    """

    who: str
    types: tuple[str, ...]
    before: int
    moment: Moment | None


@RULES.event(
    "action-performed",
    CITE,
    who="card",
    types="words",
    source="card",
    was="word",
    silent=True,
    en="{who} has performed an action",
    it="{who} ha effettuato un'azione",
)
def _performed(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, slots = event.slots["who"], event.slots
        types = tuple(dict.fromkeys((*slots["types"], *state.get(who, "also-types", ()))))
        done = (*state.get(who, "performed", ()), (types, slots.get("source")))
        state.put(who, performed=done, **{"also-types": None})
        _note(state, who, types)
        ended(state, slots.get("was"))


def _note(state: State, who: str, types: tuple[str, ...]) -> None:
    """Remember for the round that ``who`` has performed an action, on whosever turn it was."""
    been = {*state.get(TABLE, "been", ()), *((f"{_ACTION}{type}", who) for type in types)}
    state.put(TABLE, been=tuple(sorted(been)))


def acted_in_round(state: State, who: str) -> list[str]:
    """The types of the actions that ``who`` has performed in this round."""
    been = state.get(TABLE, "been", ())
    return [what.removeprefix(_ACTION) for what, one in been if one == who and _ACTION in what]


def performed(state: State, who: str, types: tuple[str, ...], was: Moment | None = None) -> None:
    """An action that counts as ``types`` is over: what counts actions may look at it now.

    ``was`` is the moment at which it began, where somebody could undo it.
    """
    source = state.get(who, "acts-for", None)
    state.emit(state.event("action-performed", who=who, types=types, source=source, was=was))


def so_far(state: State, who: str) -> int:
    """How many actions ``who`` has performed in this turn."""
    return len(state.get(who, "performed", ()))


def beginning(state: State, who: str, types: tuple[str, ...]) -> Beginning:
    """The beginning of an action that ``who`` performs from now on, which counts as ``types``."""
    return Beginning(who, types, so_far(state, who), moment(state))


def begun(state: State, who: str) -> list[tuple[str, ...]]:
    """The types of each action of ``who`` in this turn that is over, or in the middle of which we are.

    The one that the running frame is about is not among them: what came before it counts.
    """
    over = [types for types, _ in state.get(who, "performed", ())]
    frames = iter(state.frames())
    next(frames, None)
    going = (frame.variables.get("began") for frame in frames)
    return over + [one.types for one in going if one and one.who == who and one.types]


def performed_by_itself(
    state: State, who: str, card: str, types: tuple[str, ...], began: Beginning
) -> None:
    """An ability or event of ``card`` is over: one action, or those that its effect performed."""
    done = state.get(who, "performed", ())
    if not any(source == card for _, source in done[began.before :]):
        performed(state, who, types, began.moment)


def twice(state: State, who: str) -> tuple[str, ...]:
    """The types that the last two actions of ``who`` in this turn have in common."""
    done = state.get(who, "performed", ())
    if len(done) < 2:
        return ()
    (before, _), (last, _) = done[-2:]
    return tuple(type for type in last if type in before)


@RULES.condition("same-type-twice")
def _same_type_twice(state: State, env: Env) -> bool:
    """The last two actions that you performed share a type."""
    return bool(twice(state, env["you"]))


@RULES.condition("performed-this-turn", types="words", no="flag?")
def _performed_this_turn(state: State, env: Env, types: tuple[str, ...], no: bool = False) -> bool:
    """Whether you have performed an action of one of ``types`` in this turn."""
    done = state.get(env["you"], "performed", ()) or ()
    return any(type in types for kinds, _ in done for type in kinds) is not no


@RULES.quantity("actions-performed", of="cards")
def _how_many(state: State, env: Env, of: tuple[str, ...]) -> int:
    """How many actions these investigators have performed in this turn."""
    return sum(so_far(state, who) for who in of)


def _nothing_by_itself(state: State, env: Env, type: str) -> bool:
    """What an action counts as is no reason to take it; as it resolves it always does so."""
    return "chosen" in env


@RULES.verb(
    "also-counts-as",
    "arkham-lcg/qa/beguile-attacks-of-opportunity",
    able=_nothing_by_itself,
    type="word",
)
def _also(state: State, env: Env, type: str) -> None:
    """The action of which this effect is a part is of this type as well."""
    you = env["you"]
    state.put(you, **{"also-types": (*state.get(you, "also-types", ()), type)})
