"""arkham-lcg/the-letter-x: numbers that a scenario keeps, and that its cards count by.

How alarmed somebody is, how strong an abyss, on which floor a place is: the campaign guide says where
they begin and how far they go. Here they are what a case tells of them; what nobody has told, nobody knows.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE

CITE = "arkham-lcg/the-letter-x"
#: What each investigator has one of, what there is once, and what each location has one of.
OWN = ("alarm",)
COMMON = ("abyss", "darkness", "day", "depth")
LOCAL = ("column", "floor", "level")
NUMBERS = (*OWN, *COMMON, *LOCAL)
#: The attribute: each number that is known, with its name.
HELD = "scenario-numbers"

#: What stops where nobody has told such a number: each is told in a sentence of its own.
UNTOLD = ("own-number-untold", "local-number-untold", "scenario-number-untold")
for _stop in UNTOLD:
    RULES.stop(
        _stop,
        which="word",
        en="how much it comes to ({which}): no step says it",
        it="a quanto ammonta ({which}): nessun passo lo dice",
    )


def known(state: State, holder: str, which: str) -> int | None:
    """The number ``which`` of ``holder``, where it is known."""
    return dict(state.get(holder, HELD, ())).get(which)


def tell(state: State, holder: str, which: str, amount: int | None) -> None:
    """From now on the number ``which`` of ``holder`` is ``amount``, or unknown."""
    held = {name: value for name, value in state.get(holder, HELD, ()) if name != which}
    if amount is not None:
        held[which] = amount
    state.put(holder, **{HELD: tuple(held.items())})


def _holders(of: tuple[str, ...] | None) -> tuple[str, ...]:
    return (TABLE,) if of is None else of


def _stop_at_untold(state: State, holder: str, which: str) -> None:
    if which in OWN:
        state.give_up(holder, "own-number-untold", which=which)
    elif which in LOCAL:
        state.give_up(holder, "local-number-untold", which=which)
    else:
        state.give_up(holder, "scenario-number-untold", which=which)


def _read(state: State, holder: str, which: str) -> int:
    amount = known(state, holder, which)
    if amount is None:
        _stop_at_untold(state, holder, which)
    return amount or 0


@RULES.quantity("scenario-number", which="word", of="cards?")
def _number(state: State, env: Env, which: str, of: tuple[str, ...] | None = None) -> int:
    """A number that the scenario keeps, or that it keeps for the first of ``of``."""
    return _read(state, holders[0], which) if (holders := _holders(of)) else 0


@RULES.quantity("highest-scenario-number", which="word", of="cards")
def _highest(state: State, env: Env, which: str, of: tuple[str, ...]) -> int:
    """The highest of the numbers that the scenario keeps for any of ``of``."""
    return max((_read(state, one, which) for one in of), default=0)


@RULES.event(
    "add-to-number",
    CITE,
    of="card",
    which="word",
    amount="number",
    en=("{which} rises by {amount} for {of}", "{which} rises by {amount}"),
    it=("{which} aumenta di {amount} per {of}", "{which} aumenta di {amount}"),
)
def _added(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _change(state, event, event.slots["amount"])


@RULES.event(
    "take-from-number",
    CITE,
    of="card",
    which="word",
    amount="number",
    en=("{which} sinks by {amount} for {of}", "{which} sinks by {amount}"),
    it=("{which} diminuisce di {amount} per {of}", "{which} diminuisce di {amount}"),
)
def _taken(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _change(state, event, -event.slots["amount"])


def _change(state: State, event: Event, by: int) -> None:
    """Whether it may sink below 1 the campaign guide says: from there on it is unknown."""
    holder, which = event.slots.get("of") or TABLE, event.slots["which"]
    now = known(state, holder, which)
    if now is not None:
        tell(state, holder, which, None if by < 0 and now + by < 1 else now + by)


@RULES.verb("change-scenario-number", CITE, which="word", by="number", of="cards?")
def _verb(state: State, env: Env, which: str, by: int, of: tuple[str, ...] | None = None) -> None:
    """The number of the scenario, or of each of ``of``, rises by so much, or sinks below zero."""
    kind = "add-to-number" if by > 0 else "take-from-number"
    events = []
    for holder in _holders(of):
        _read(state, holder, which)  # a change of what nobody knows says nothing
        slots: dict[str, Any] = {} if holder == TABLE else {"of": holder}
        slots |= {"which": which, "amount": abs(by)}
        events.append(state.event(kind, by=env["this"], **slots))
    state.emit(*events if by else ())
