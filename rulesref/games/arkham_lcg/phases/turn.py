"""arkham-lcg/steps/2.2.1: a turn, in which actions are taken until none is left or wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import ACTIONS, cannot_act, payable
from rulesref.games.arkham_lcg.actions.actions_left import renew
from rulesref.games.arkham_lcg.costs.play_costs import elsewhere
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.phases.phase import count_round
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.playing.activating import activatable
from rulesref.games.arkham_lcg.playing.play_restrictions import forbidden as cannot_play
from rulesref.games.arkham_lcg.playing.playing_as_if import playable
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import OWN_ACTIONS, active
from rulesref.games.arkham_lcg.whose_turn import acts_on, leave_turn, on_turn, take_turn
from rulesref.games.edition import switch
from rulesref.games.things import kind_of


def _begins(state: State, variables: Mapping[str, Any]) -> None:
    """The Grimoire gives the actions here, the Rules Reference in step 4.2."""
    who = variables["who"]
    count_round(state)
    take_turn(state, who)
    state.emit(state.event("turn-begin", who=who))
    if switch(state, "actions-gained-at") == "turn":
        owed = int(state.get(who, "owed-actions"))
        state.put(who, **{"actions": max(0, OWN_ACTIONS + owed), "owed-actions": None})
    renew(state, who)


def between_actions(state: State, variables: Mapping[str, Any]) -> None:
    """What comes about before the next action, by nobody's doing, resolves here (``interrupt``)."""


def _window(state: State, variables: Mapping[str, Any]) -> None:
    """None where the turn has been ended: from then on it is nobody's, up to step 2.3."""
    if acts_on(state, variables["who"]):
        window(state, "2.2")


def possible(state: State, who: str) -> Iterator[Option]:
    """Everything on which ``who`` could spend an action now, one option each."""
    for row in ACTIONS.values():
        if cannot_act(state, who, row.id):
            continue
        for slots in row.targets(state, who):
            if payable(state, row.id, who, slots, spent=1):
                yield _option(row.id, who=who, **slots)
    for id, thing in state.things.items():
        zone = thing.get("zone")
        if zone == "hand" and thing.get("controller") == who:
            slow = kind_of(state, id) in ("asset", "event") and not keyword(state, id, "fast")
            if slow and cannot_play(state, who, id) is None:
                yield _option("play", who=who, card=id)
        if zone in ("play", "hand") and "card" in thing:
            for ability in activatable(state, who, id):
                if ability.kind == "action":
                    yield _option("use", who=who, card=id, ability=ability.id)
    for id in elsewhere(state, who):
        if RULES.openings["play"](state.fork(), who=who, card=id) is None:
            yield _option("play", who=who, card=id)
    for slots in playable(state, who):
        yield _option("play-as-if", **slots)


def _option(id: str, **slots: Any) -> Option:
    return Option(id, slots, (id, tuple(slots.items())))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """2.2.1: one action, or the end of the turn."""
    who = variables["who"]
    if not acts_on(state, who):
        state.goto(TURN, _ends)
        return
    options = (*possible(state, who), Option("end-turn", {"who": who}, None))
    state.ask(Choice("action", who, options, ("arkham-lcg/steps/2.2.1",), "do"))


def _act(state: State, variables: Mapping[str, Any]) -> None:
    """After an action the turn goes back to the player window before it."""
    if variables["do"] is None:
        return
    id, slots = variables["do"]
    note_step(state, "2.2.1")
    refused: Refused | None = RULES.openings[id](state, **dict(slots))
    assert refused is None, refused
    state.goto(TURN, _window)


def _ends(state: State, variables: Mapping[str, Any]) -> None:
    """The turn of somebody who has been eliminated ends without a word."""
    who = variables["who"]
    if acts_on(state, who):
        state.call(END_TURN, who=who, by=None)
    else:
        leave_turn(state, who)


TURN = RULES.procedure(Procedure("turn", _begins, between_actions, _window, _which, _act, _ends))


def _ending(state: State, variables: Mapping[str, Any]) -> None:
    state.put(variables["who"], **{"turn-over": True})
    state.emit(state.event("turn-end", by=variables["by"], who=variables["who"]))


def _over(state: State, variables: Mapping[str, Any]) -> None:
    leave_turn(state, variables["who"])


END_TURN = RULES.procedure(Procedure("end-turn", _ending, _over))


@RULES.opening("end-turn")
def _open_end(state: State, who: str) -> Refused | None:
    """The end of a turn that goes on, although no step has begun it."""
    if not acts_on(state, who):
        return RULES.refuse("not-their-turn")
    state.call(END_TURN, who=who, by=None)
    return None


def _in_turn(state: State, env: Env) -> bool:
    """FAQ v2.5, question on Duke: what is no longer running cannot be ended."""
    return acts_on(state, env["you"])


@RULES.verb("end-turn", "arkham-lcg/steps/2.2.2", able=_in_turn)
def _end_turn(state: State, env: Env) -> None:
    """Your turn ends at once; whatever is being resolved still goes on to its end."""
    if _in_turn(state, env):
        state.call(END_TURN, who=env["you"], by=env["this"])


@RULES.condition("your-turn")
def _your_turn(state: State, env: Env) -> bool:
    """Whether the user is the active investigator."""
    return on_turn(state, env["you"])


@RULES.selector("active-investigator")
def _active_investigator(state: State, env: Env) -> tuple[str, ...]:
    """Whoever is taking a turn now, in the investigation phase."""
    who = active(state)
    return (who,) if on_turn(state, who) else ()


@RULES.condition("first-action")
def _first_action(state: State, env: Env) -> bool:
    """FAQ 2.18: nothing has been done with an action in this turn so far."""
    return _your_turn(state, env) and not state.get(env["you"], "taken")
