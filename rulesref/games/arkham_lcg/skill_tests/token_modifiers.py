"""arkham-lcg/steps/st-5: what the resolved tokens of a test add to the skill value.

A number has its own modifier, a symbol the one that the scenario gives it in ST.4 (``symbols``: all
that was negative). Cards may turn a negative modifier, or double it.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability, Node
from rulesref.engine.outcome import Refused
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.undescribed import undescribed
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import MODIFIERS, SCENARIO_SYMBOLS
from rulesref.games.arkham_lcg.chaos_tokens.uncanceled_tokens import must_heed
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import TEST, running, targets
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.in_force import in_force
from rulesref.games.arkham_lcg.values.stats import modifier

#: What symbols add to the running test whose modifier is counted by something.
SYMBOLS = "symbols"
DOUBLES = RULES.constant(
    "doubles-negative-tokens",
    "arkham-lcg/modifiers",
    of="cards",
    why="word",
    says='Negative modifiers are doubled in tests for ``why`` ("evade") against ``of``.',
)


SYMBOL_MODIFIER = RULES.constant(
    "symbol-modifier",
    "arkham-lcg/modifiers",
    of="cards",
    face="word",
    to="number",
    says="The modifier of a symbol ``face`` that ``of`` reveal is this, whatever it or the scenario "
    "says.",
)


def symbol_modifier(state: State, env: Env, face: str, by: Any) -> Any:
    """The modifier ``by`` of a symbol in the running test, or what cards make of it."""
    for standing in in_force(state, SYMBOL_MODIFIER, face=face):
        if state.get(TEST, "who") in standing.bound:
            by = number(state, standing.env, standing.node.args["to"])
    if face in state.get(TEST, "turned", ()) and number(state, env, by) < 0:
        return Node(RULES.quantities["minus"], {"number": by})
    return by


def printed_for(state: State, face: str) -> list[tuple[str, Ability]]:
    """(holder, ability) for what the scenario prints for ``face`` at the difficulty that is played."""
    kind = SYMBOL_KINDS[state.get(TABLE, "hard", False)]
    return [entry for entry in state.index.get(("", kind), ()) if entry[1].name == face]


def _symbol_now(state: State, face: str) -> int | None:
    """What the scenario gives a symbol as things stand; ``None`` where nothing tells its effect."""
    told = printed_for(state, face)
    who = state.get(TEST, "who")
    modifiers = (
        number(state, env, symbol_modifier(state, env, face, node.args["by"]))
        for holder, ability in told
        for env in ({"this": holder, "you": who, "ability": ability},)
        for node in ability.effects
        if node.row.id == "modify-value"
    )
    known = told and not any(True for _, one in told for _ in undescribed(one.effects))
    return sum(modifiers) if known else None


RULES.refusal(
    "modifies-no-token",
    "arkham-lcg/steps/st-4",
    en="no symbol is being resolved whose modifier this could be",
    it="non si sta risolvendo alcun simbolo di cui questo possa essere il modificatore",
)
RULES.refusal(
    "modifies-another",
    "arkham-lcg/steps/st-4",
    face="word",
    en="the token that is being resolved is another: {face}",
    it="il segnalino che si sta risolvendo è un altro: {face}",
)


@RULES.opening("token-modifier", lifts=("symbol-undescribed",))
def _told_modifier(state: State, by: int, face: str = "") -> Refused | None:
    """The modifier of the symbol that is being resolved, told where nobody has described it."""
    heeded, resolved = state.get(TEST, "heeded", 0), state.get(TEST, "resolved", ())
    if not running(state) or not heeded:
        return RULES.refuse("modifies-no-token")
    now = resolved[heeded - 1]
    several = len({one for one in resolved if one in SCENARIO_SYMBOLS}) > 1
    if face != now and (face or several):
        return RULES.refuse("modifies-another", face=now)
    who = state.get(TEST, "who")
    env = {"this": who, "you": who}
    worth = number(state, env, symbol_modifier(state, env, now, by))
    name = "symbols" if worth < 0 else "bonus"
    state.put(TEST, **{name: state.get(TEST, name) + worth})
    return None


def token_modifier(face: str) -> int:
    """The modifier that ``face`` has by itself."""
    if face.lstrip("+-").isdigit():
        return int(face)
    return MODIFIERS.get(face, 0)


def _worth(state: State, face: str) -> int:
    """What ``face`` adds in the running test by itself, or what cards make of its modifier."""
    if face in MODIFIERS:
        for standing in in_force(state, SYMBOL_MODIFIER, face=face):
            if state.get(TEST, "who") in standing.bound:
                return number(state, standing.env, standing.node.args["to"])
    return token_modifier(face)


def tokens_modifier(state: State) -> int:
    """What all resolved tokens of the running test come to, the negative symbols included."""
    resolved = state.get(TEST, "resolved", ())
    turned = [one for one in state.get(TEST, "turned", ()) if one in resolved]
    each = [_worth(state, face) for face in resolved]
    good = sum(one for one in each if one > 0) - sum(_worth(state, one) for one in turned)
    bad = sum(one for one in each if one < 0) - sum(_worth(state, one) for one in turned)
    counted = modifier(state, TEST, SYMBOLS)
    bad += int(state.get(TEST, "symbols")) + min(0, counted)
    return good + max(0, counted) + bad * _times(state)


def _times(state: State) -> int:
    """Modifiers that are doubled by several cards double again."""
    why, against = state.get(TEST, "why"), targets(state)
    times = 1
    for standing in in_force(state, DOUBLES, why=str(why)):
        if any(target in standing.bound for target in against):
            times *= 2
    return times


def _negative(state: State, env: Env) -> bool:
    """A token of the running test whose modifier is below zero."""
    event = env.get("event")
    if event is None or event.slots.get("into") != TEST:
        return False
    face = event.slots["face"]
    worth = _symbol_now(state, face) if face in SCENARIO_SYMBOLS else _worth(state, face)
    return worth is None or worth < 0


@RULES.verb("turn-modifier", "arkham-lcg/chaos-tokens", able=_negative)
def _turn(state: State, env: Env) -> None:
    """The negative modifier of the token that has just been revealed counts as a positive one."""
    state.put(TEST, turned=(*state.get(TEST, "turned", ()), env["event"].slots["face"]))


def _in_test(state: State, env: Env, faces: tuple[str, ...]) -> bool:
    return running(state)


@RULES.verb("ignore-symbols", "arkham-lcg/cancel", able=_in_test, faces="words")
def _ignore_symbols(state: State, env: Env, faces: tuple[str, ...]) -> None:
    """In this test symbols of ``faces`` have no effect, their modifiers included."""
    free = (face for face in faces if not must_heed(state, env["you"], face))
    state.put(TEST, unheeded=(*state.get(TEST, "unheeded", ()), *free))


@RULES.verb("tokens-return", "arkham-lcg/steps/st-8", able=_in_test, faces="words")
def _tokens_return(state: State, env: Env, faces: tuple[str, ...]) -> None:
    """Resolved tokens of ``faces`` go back into the bag after this test, and not to the token pool."""
    state.put(TEST, returning=(*state.get(TEST, "returning", ()), *faces))
