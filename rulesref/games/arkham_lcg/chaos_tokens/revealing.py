"""arkham-lcg/steps/st-3: how many tokens are revealed, and when another one is.

Every reveal is made ``into`` a thing that keeps its tokens: the running test for those of ST.3, a
thing of its own for what an ability reveals by itself (``loose_tokens``). All tokens of a plan
(``reveal_plan``) are drawn at once; ``settling`` says which of them are resolved. Canceled, ignored
and resolved tokens are kept apart (FAQ 2.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED, cancel
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.canceling import note_cancel
from rulesref.games.arkham_lcg.chaos_tokens import reveal_plan
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG, CITE, draw_token, faces
from rulesref.games.arkham_lcg.chaos_tokens.reveal_plan import LEAF, Plan
from rulesref.games.arkham_lcg.chaos_tokens.settling import take_back
from rulesref.games.arkham_lcg.chaos_tokens.treated_tokens import counted_as
from rulesref.games.arkham_lcg.chaos_tokens.uncanceled_tokens import heeded
from rulesref.games.arkham_lcg.chaos_tokens.unknown_bag import (
    asked_by,
    let_in_foretold,
    may_give,
    tells_result,
)
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.skill_tests.comparing import value
from rulesref.games.arkham_lcg.skill_tests.current import TEST, difficulty
from rulesref.games.sequel import Sequel

AFTER_RESOLVING = Sequel[[State, str], None](
    SEQUELS,
    "after-resolving",
    "Called (state, into) once the tokens that the thing keeps are resolved.",
)


@RULES.event(
    "reveal-token",
    CITE,
    who="card",
    amount="number",
    into="card",
    standing="flag",
    en="{who} is about to reveal a chaos token",
    it="{who} sta per rivelare un segnalino caos",
    silent=True,
)
def _reveal_token(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        into = event.slots["into"]
        if state.get(into, "stopped") or event.slots.get("standing"):
            continue
        plan = planned(state, event)
        state.put(into, plan=None)
        state.call(DRAWING, who=event.slots["who"], plan=plan, into=into, by=event.by)


def about_to_reveal(
    state: State, who: str, into: str, amount: int = 1, by: str | None = None
) -> Event:
    """The event that ``who`` is about to reveal ``amount`` tokens, which the thing ``into`` keeps.

    ``by`` is the card for which another token is revealed.
    """
    return state.event("reveal-token", by=by, who=who, amount=amount, into=into)


def planned(state: State, event: Event) -> Plan:
    """The plan of a "reveal-token" event, with all that has been declared for it."""
    declared = state.get(event.slots["into"], "plan", None)
    return declared[0] if declared else reveal_plan.several(event.slots["amount"])


RULES.stop(
    "bag-unknown",
    who="text",
    en="a reveal from the chaos bag, of which no step says what it holds",
    it="una rivelazione dal sacchetto del caos, di cui nessun passo dice che cosa contiene",
)


RULES.stop(
    "bag-asked-for",
    who="text",
    en="what else is in the chaos bag, with which this has to do: no step says it",
    it="che cosa altro c'è nel sacchetto del caos, di cui questa si serve: nessun passo lo dice",
)
RULES.stop(
    "no-such-result",
    who="text",
    value="number",
    difficulty="number",
    en="which token brings this result about: with a skill value of {value} against {difficulty} none "
    "that is only a number does; tell the token, or what else raises or lowers the skill",
    it="quale segnalino porta questo risultato: con un valore di abilità di {value} contro {difficulty} "
    "nessuno di solo numero lo fa; di' il segnalino, o che altro alza o abbassa l'abilità",
)


def _stop_at_unknown(state: State, who: str, into: str) -> None:
    """No document says what an empty bag does; a bag that nobody described looks the same."""
    asked = asked_by(state) if state.get(BAG, "foretold") else None
    if asked is not None:
        state.give_up(asked, "bag-asked-for", who=who)
    elif tells_result(state) and into == TEST:
        now = max(0, value(state))
        state.give_up(BAG, "no-such-result", who=who, value=now, difficulty=difficulty(state))
    else:
        state.give_up(BAG, "bag-unknown", who=who)


def _draw(state: State, variables: Mapping[str, Any]) -> None:
    """One token more, out of what the drawn ones have left in the bag."""
    drawn = variables.get("drawn", ())
    wanted = reveal_plan.leaves(variables["plan"])
    if "face" in variables and variables["face"] is not None:
        drawn = reveal_plan.in_order(variables["plan"], (*drawn, variables["face"]))
    left = dict(faces(state))
    unknown = state.get(BAG, "unknown", False)
    if unknown and LEAF in wanted[len(drawn) :]:  # it gives what a step tells, and nothing else
        told = let_in_foretold(state, variables["into"], wanted.count(LEAF))
        left = {} if told is None else {told: 1 + drawn.count(told)}  # and the drawn ones
    if LEAF in wanted[len(drawn) :] and not left and (unknown or not drawn):
        _stop_at_unknown(state, variables["who"] or BAG, variables["into"])
        return
    for face, leaf in zip(drawn, wanted, strict=False):
        if leaf == LEAF and face in left:
            left[face] -= 1
    while len(drawn) < len(wanted) and (wanted[len(drawn)] != LEAF or not any(left.values())):
        leaf = wanted[len(drawn)]
        drawn = (*drawn, "" if leaf == LEAF else leaf[1])
    state.let(drawn=drawn, face=None)
    if len(drawn) < len(wanted):
        draw_token(state, left)
        state.goto(DRAWING, _draw)


def _reveal(state: State, variables: Mapping[str, Any]) -> None:
    """All at once: they share every stage."""
    who, into = variables["who"], variables["into"]
    wanted = reveal_plan.leaves(variables["plan"])
    drawn = tuple(face and counted_as(state, who, face) for face in variables["drawn"])
    state.put(into, arrived=None, kept=None, drawn=(drawn, variables["plan"]))
    events = []
    for number, (face, leaf) in enumerate(zip(variables["drawn"], wanted, strict=True)):
        if face:
            of = None if leaf == LEAF else leaf[0]
            as_what = drawn[number]
            slots = {"who": who, "face": as_what, "number": number, "into": into, "sealed_on": of}
            if as_what != face:
                slots["printed_face"] = face
            events.append(state.event("reveal", by=variables["by"], **slots))
    state.emit(*events)


def _then(state: State, variables: Mapping[str, Any]) -> None:
    for follow in AFTER_RESOLVING.followers:
        follow(state, variables["into"])


def _another(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/chaos-tokens/bless-and-curse-tokens, frost-tokens: they reveal another token.

    They do so in the reveal of a test alone; outside of it they have no effect of their own.
    """
    into = variables["into"]
    kept = state.get(into, "kept", ())
    if state.get(into, "broken"):
        return
    owed = state.get(into, "owed", ())
    more = 0
    state.put(into, owed=None, kept=None, drawn=None)
    state.forget("drawn", "plan")  # or else each way to draw would stay a position of its own
    if into == TEST:
        more = len([face for face in kept if face in ("bless", "curse")])
        if state.get(TEST, "resolved", ()).count("frost") >= 2:
            state.put(TEST, automatic="failure", stopped=True)
            return
        more += "frost" in kept
    if may_give(state):
        for by in (*owed, *([None] * more)):
            state.emit(about_to_reveal(state, variables["who"], into, by=by))


DRAWING = RULES.procedure(Procedure("reveal-tokens", _draw, _reveal, _then, _another))


def go_on(state: State) -> None:
    """Go on after the tokens of the running reveal are settled and resolved."""
    state.let(plan=None, drawn=())
    state.goto(DRAWING, _then)


def be_done(state: State) -> None:
    """Leave the running reveal and those that it was part of: all is resolved, nothing follows."""
    state.put(TEST, kept=None, drawn=None)
    while state.frame.kind is DRAWING or _is_behind(state):
        state.end()


def _is_behind(state: State) -> bool:
    """Whether an event is running that has brought about its reveal."""
    events = state.variables.get("events", ())
    return state.frame.pc > state.rules.impact and any(one.type == "reveal-token" for one in events)


def _has_come(env: Env) -> bool:
    """Whether the ability answers a token that has come, and what comes "if" it does has happened."""
    trigger = env["ability"].trigger if "ability" in env else None
    return trigger is not None and trigger.stage == "after"


def _cancelable(state: State, env: Env, replaced: bool = True) -> bool:
    if heeded(state, env):
        return False
    if _has_come(env):
        event = env["event"]
        return event.slots["face"] in state.get(event.slots["into"], "resolved", ())
    return not replaced or sum(count for _, count in faces(state)) > 0


@RULES.verb("cancel-token", "arkham-lcg/cancel", able=_cancelable, replaced="flag?")
def _cancel_token(state: State, env: Env, replaced: bool = True) -> None:
    """Cancel the token that is being revealed: it is back in the bag.

    Another is revealed in its place unless the card says that none is (``replaced``). One that has
    come already is canceled for what is left of the test: what happened "if" it came, has.
    """
    if heeded(state, env):
        fail(state)
        return
    event = env["event"]
    into = event.slots["into"]
    if _has_come(env):
        take_back(state, event)
    else:
        cancel(state, env["mark"], CANCELED)
    if replaced:
        state.put(into, owed=(*state.get(into, "owed", ()), env["this"]))
    note_cancel(state, env["this"])
