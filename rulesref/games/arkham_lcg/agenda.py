"""arkham-lcg/act-deck-and-agenda-deck: the current act and agenda, and how they advance.

The other side of a card is its ability of kind "advance"; a card without one stops the game
there. What comes next is the top of the pile ``agenda-deck`` or ``act-deck``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.piles import cards_in, known, take
from rulesref.games.arkham_lcg.rules import RULES, switch
from rulesref.games.arkham_lcg.stats import stat
from rulesref.games.arkham_lcg.table import TABLE, active, card_of, in_play, investigators, lead

CITE = "arkham-lcg/act-deck-and-agenda-deck"


def current(state: State, kind: str) -> str | None:
    """The current "act" or "agenda", or ``None`` where no step has named one."""
    found = in_play(state, kind)
    return found[-1] if found else None


def doom_in_play(state: State) -> int:
    """All the doom in play, on whatever card."""
    return sum(
        int(thing.get("doom", 0)) for thing in state.things.values() if thing.get("zone") == "play"
    )


def threshold_met(state: State) -> bool:
    """Whether the doom in play reaches the threshold of the current agenda."""
    agenda = current(state, "agenda")
    needed = stat(state, agenda, "doom") if agenda else None
    return needed is not None and doom_in_play(state) >= needed


@RULES.event(
    "advance",
    CITE,
    card="card",
    own_scope=True,
    en="{card} advances",
    it="{card} avanza",
)
def _advance(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.call(ADVANCE, card=event.slots["card"])


def advance_agenda(state: State) -> None:
    """Let the current agenda advance."""
    state.emit(
        state.event("advance", cites=("arkham-lcg/steps/1.3",), card=current(state, "agenda"))
    )


def _clear(state: State, variables: Mapping[str, Any]) -> None:
    """Tokens leave the advancing card; an agenda takes every doom in play with it."""
    card = variables["card"]
    state.put(card, clues=None, resources=None, damage=None, horror=None)
    if card_of(state, card).type == "agenda":
        for id, thing in tuple(state.things.items()):
            if thing.get("doom") and thing.get("zone") == "play":
                state.put(id, doom=None)
    state.put(card, doom=None)


def _other_side(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["card"]
    sides = [one for one in card_of(state, card).abilities if one.kind == "advance"]
    if not sides:
        state.give_up(card, "its other side")
        return
    env = {"this": card, "you": lead(state), "ability": sides[0]}
    resolve(state, sides[0].effects, env)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """The next card becomes current as the old one is removed from the game."""
    card = variables["card"]
    kind = card_of(state, card).type
    deck = f"{kind}-deck"
    if state.get(TABLE, "over"):
        return
    if not known(state, deck) or not cards_in(state, deck):
        state.give_up(card, f"which {kind} comes next: no step says it")
        return
    state.put(card, zone="removed")
    new = take(state, deck, cards_in(state, deck)[0], zone="play")
    state.emit(state.event("new-current", card=new))


@RULES.event(
    "new-current",
    CITE,
    card="card",
    en="{card} becomes current",
    it="{card} diventa la carta corrente",
)
def _new_current(state: State, events: tuple[Event, ...]) -> None:
    """The card lies open already; this is the moment that other cards may speak of."""


ADVANCE = RULES.procedure(Procedure("advance", _clear, _other_side, _next))


@RULES.event(
    "resolution",
    "arkham-lcg/act-deck-and-agenda-deck",
    number="number",
    en=("the scenario ends with resolution {number}", "the scenario ends without a resolution"),
    it=(
        "lo scenario finisce con la risoluzione {number}",
        "lo scenario finisce senza una risoluzione",
    ),
)
def _resolution(state: State, events: tuple[Event, ...]) -> None:
    """The scenario ends: whatever was still to resolve does not."""
    state.put(TABLE, over=True)
    state.stack = None
    state.queue.clear()
    state.deferred = None


@RULES.verb("resolution", CITE, number="number")
def _resolution_verb(state: State, env: Env, number: int) -> None:
    state.emit(state.event("resolution", number=number))


@RULES.verb("advance", CITE, card="cards")
def _advance_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    state.emit(*(state.event("advance", by=env["this"], card=one) for one in card))


@RULES.opening("advance-act")
def _open_advance(state: State, who: str) -> Refused | None:
    """arkham-lcg/clues: the investigators spend clues together, on anybody's turn."""
    act = current(state, "act")
    needed = stat(state, act, "clues") if act else None
    if act is None or needed is None:
        return Refused("no act asks for clues", (CITE,))
    if not active(state) and switch(state, "act-clues") == "turn":
        return Refused("clues are spent during an investigator's turn", ("arkham-lcg/clues",))
    held = sum(int(state.get(one, "clues")) for one in investigators(state))
    if held < needed:
        return Refused(f"{needed} clues are needed, {held} are held", ("arkham-lcg/clues",))
    state.call(SPEND_CLUES, act=act, left=needed, asked=(), spent=())
    return None


def _how_many(state: State, variables: Mapping[str, Any]) -> None:
    """In player order each says what he gives; the last gives what is missing."""
    waiting = [one for one in investigators(state) if one not in variables["asked"]]
    if not waiting:
        state.goto(SPEND_CLUES.labels["_spend"])
        return
    who = waiting[0]
    rest = sum(int(state.get(one, "clues")) for one in waiting[1:])
    left = variables["left"]
    most = min(left, int(state.get(who, "clues")))
    options = tuple(
        Option("give-clues", {"who": who, "amount": number}, (who, number))
        for number in range(max(0, left - rest), most + 1)
    )
    state.ask(Choice("clues", who, options, (CITE, "arkham-lcg/clues"), "gift"))


def _take_gift(state: State, variables: Mapping[str, Any]) -> None:
    who, number = variables["gift"]
    state.let(
        asked=(*variables["asked"], who),
        spent=(*variables["spent"], (who, number)),
        left=variables["left"] - number,
    )
    state.goto(0)


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(
        *(
            state.event("spend-clues", who=who, amount=number)
            for who, number in variables["spent"]
            if number
        )
    )


def _then_advance(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(state.event("advance", card=variables["act"]))


SPEND_CLUES = RULES.procedure(
    Procedure("spend-clues", _how_many, _take_gift, _spend, _then_advance)
)
