"""arkham-lcg/modifiers: values as they stand now, from the printed base and all that is in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last, standing
from rulesref.engine.outcome import UnsupportedClause
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Constant, Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.arkham_lcg.values.set_values import SET_VALUE, set_to
from rulesref.games.things import card_of

MODIFY = RULES.constant(
    "modify",
    "arkham-lcg/modifiers",
    of="cards",
    stat="word",
    by="quantity",
    until="word?",
    says="The value ``stat`` of ``of`` is so much higher.",
)
SET_BASE = RULES.constant(
    "set-base",
    "arkham-lcg/base-value",
    of="cards",
    stat="word",
    to="quantity",
    until="word?",
    says="The base value ``stat`` of ``of`` is this number instead of the printed one.",
)
MULTIPLY = RULES.constant(
    "multiply",
    "arkham-lcg/modifiers",
    of="cards",
    stat="word",
    how="word",
    until="word?",
    says='The value ``stat`` of ``of`` is doubled or halved (``how`` is "double" or "halve"), '
    "rounded up, after all that adds or takes away.",
)
#: All that can make a value another one than the printed one.
_CHANGES = frozenset({MODIFY, SET_BASE, MULTIPLY, SET_VALUE})
SKILLS = ("willpower", "intellect", "combat", "agility")
#: What the running test has whichever skill is used: an addition to it adds to no skill.
SKILL_VALUE = "skill-value"
#: arkham-lcg/hand-size: the maximum that no investigator card prints.
HAND_SIZE = 8


def printed(state: State, id: str, stat: str) -> int | None:
    """The printed value, multiplied where it is "per investigator"; ``None`` where it has none."""
    card = card_of(state, id)
    value = card.stats.get(stat)
    if value is None and stat == "hand-size" and card.type == "investigator":
        value = HAND_SIZE
    if value is None:
        return None
    if value == "X":
        value = 0  # arkham-lcg/the-letter-x: what nothing defines
    if stat in card.stats.get("per-investigator", ()):
        return int(value) * int(state.get("table", "started") or len(investigators(state)))
    return int(value)


def base(state: State, id: str, stat: str) -> int | None:
    """The printed value, or what it is set to instead; ``None`` where the card has no such value.

    arkham-lcg/base-value: what sets it anew takes the place of the printed one as it is multiplied.
    """
    value = printed(state, id, stat)
    anew = None if value is None else set_to(state, SET_BASE, id, stat)
    return value if anew is None else anew


def _says(state: State, verb: Constant) -> bool:
    """Whether anything at all on the table says ``verb``."""
    return ("constant", verb) in state.index


def _in_force(state: State, verb: Constant, id: str, stat: str) -> Iterator[tuple[Env, Node]]:
    """Every constant or lasting ``verb`` about ``stat`` of ``id`` that holds at this moment."""
    for one in binding(state, verb, id, stat=stat):
        yield one.env, one.node


def modifier(state: State, id: str, stat: str) -> int:
    """The sum of everything that adds to or takes from ``stat`` of ``id`` at this moment."""
    if not _says(state, MODIFY):
        return 0
    return sum(
        number(state, env, node.args["by"]) for env, node in _in_force(state, MODIFY, id, stat)
    )


RULES.stop(
    "count-each-other",
    name="word",
    en="values of which each is counted by the other ({name})",
    it="valori ciascuno dei quali è contato in base all'altro ({name})",
)
#: The values that are being reckoned: (the state, its thing, the value).
_RECKONING: set[tuple[int, str, str]] = set()


def _identity(state: State) -> int:
    """Which state it is: a fork that lies alike is another."""
    return id(state)


def reckoned(state: State, id: str, name: str, also: str = "") -> int | None:
    """Base and all that adds or takes away, then doubled or halved; may be negative.

    Fractions are rounded up once, after everything. What a value is set to overrides all of it.
    What modifies the value ``also`` modifies this one, too.
    Raises ``UnsupportedClause`` where it hangs on itself: the rules do not say what it is then.
    """
    if state.index.said.isdisjoint(_CHANGES):
        return printed(state, id, name)
    asked = (_identity(state), id, name)
    if asked in _RECKONING:
        raise UnsupportedClause(state.unsupported(id, "count-each-other", name=name))
    _RECKONING.add(asked)
    try:
        return _reckoned(state, id, name, also)
    finally:
        _RECKONING.discard(asked)


def _reckoned(state: State, id: str, name: str, also: str) -> int | None:
    value = base(state, id, name)
    if value is None:
        return None
    settled = set_to(state, SET_VALUE, id, name)
    if settled is not None:
        return settled
    value += modifier(state, id, name)
    value += modifier(state, id, also) if also else 0
    return multiplied(state, id, name, value)


def multiplied(state: State, id: str, name: str, value: int) -> int:
    """``value``, which all that adds or takes away has made, doubled or halved as ``name`` is."""
    if not _says(state, MULTIPLY):
        return value
    halves = 0
    for _, node in _in_force(state, MULTIPLY, id, name):
        halves += -1 if node.args["how"] == "double" else 1
    return value << -halves if halves <= 0 else -(-value >> halves)


def stat(state: State, id: str, name: str) -> int | None:
    """The value that functions now, never below zero; ``None`` where the card has none."""
    value = reckoned(state, id, name)
    return None if value is None else max(0, value)


def remaining(state: State, id: str, name: str, token: str) -> int | None:
    """How much more of ``token`` fits under the value ``name`` ("health" and "damage")."""
    value = stat(state, id, name)
    return None if value is None else max(0, value - int(state.get(id, token)))


def of_this_test(state: State, env: Env, until: str = "test", **rest: Any) -> bool:
    """What lasts for a test says something of the one that runs or begins now.

    Said before an effect begins a test it changes nothing by itself.
    """
    return until != "test" or "test" in state.things or "event" in env


@RULES.effect(MODIFY, able=of_this_test)
def modify(
    state: State, env: Env, of: tuple[str, ...], stat: str, by: Any, until: str = "test"
) -> None:
    """As an effect: a lasting modifier of what ``of`` names now (arkham-lcg/lasting-effects).

    How much it is, is counted anew whenever the value is looked at (arkham-lcg/modifiers).
    """
    means = {"of": None, "stat": stat, "by": standing(state, env, by)}
    last(state, Node(RULES.verbs["modify"], means), env, until, of)


@RULES.effect(SET_BASE, able=of_this_test)
def _set_base(
    state: State, env: Env, of: tuple[str, ...], stat: str, to: Any, until: str = "test"
) -> None:
    """As an effect: the base value is another one until the period ends."""
    means = {"of": None, "stat": stat, "to": standing(state, env, to)}
    last(state, Node(RULES.verbs["set-base"], means), env, until, of)


@RULES.effect(MULTIPLY, able=of_this_test)
def _multiply(
    state: State, env: Env, of: tuple[str, ...], stat: str, how: str, until: str = "test"
) -> None:
    """As an effect: the value is doubled or halved until the period ends."""
    row = RULES.verbs["multiply"]
    last(state, Node(row, {"of": None, "stat": stat, "how": how}), env, until, of)
