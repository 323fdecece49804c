"""arkham-lcg/cancel and ignoring: effects that keep an event from its impact.

A canceled event goes no further: it did not occur. An ignored one has no impact either, but it was
begun: by the Grimoire what answers its beginning still may, and what comes after it only where the
beginning is the whole event (a card that was played, a token that was drawn). Playing a card is
begun even where its effects are canceled, in both editions (arkham-lcg/event-cards).
"""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.mark import CANCELED, IGNORED, cancel
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering import earlier
from rulesref.games.arkham_lcg.chaos_tokens.uncanceled_tokens import heeded
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.limits.maximums import has_maximum, take_back
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.edition import switch
from rulesref.games.sequel import Sequel


@RULES.event(
    "cancels",
    "arkham-lcg/cancel",
    card="card",
    silent=True,
    en="{card} cancels or ignores an effect",
    it="{card} annulla o ignora un effetto",
)
def _cancels(state: State, events: tuple[Event, ...]) -> None:
    """What has canceled or ignored something may be answered, wherever that card is by now."""


@RULES.event(
    "canceled-attack",
    "arkham-lcg/cancel",
    enemy="card",
    to="card",
    why="word",
    en="the attack of {enemy} on {to} has been canceled",
    it="l'attacco di {enemy} contro {to} è stato annullato",
)
def _canceled_attack(state: State, events: tuple[Event, ...]) -> None:
    """For what answers an attack "even if it was canceled": to all others it did not occur.

    Open question U-17: whether that enemy has attacked, for what asks it later on.
    """
    if switch(state, "canceled-attack") == "exhausts":
        for event in events:
            earlier.note(state, earlier.ATTACKED, event.slots["enemy"], event.slots["to"])


def note_cancel(state: State, card: str) -> None:
    """Let it be known that ``card`` has canceled or ignored an effect."""
    state.emit(state.event("cancels", by=card, card=card))


#: A card whose effects nothing cancels; they may be ignored all the same.
cannot_be_canceled = prohibition("cannot-be-canceled")
#: An enemy whose attacks nothing cancels, whatever else of it may be canceled.
attacks_cannot_be_canceled = prohibition("attacks-cannot-be-canceled")


NOTHING_LEFT = Sequel[[State, Event], bool](
    SEQUELS,
    "nothing-left",
    "Asked (state, event): whether everything that the event would do has been canceled before.",
)


def still_stands(state: State, env: Env) -> bool:
    """Whether there is an event of which something is neither canceled nor ignored yet."""
    if "mark" not in env or state.marks.get(env["mark"]) in (CANCELED, IGNORED):
        return False
    return not any(nothing_left(state, env["event"]) for nothing_left in NOTHING_LEFT.followers)


def canceled_as_drawn(state: State, card: str) -> bool:
    """Whether all effects of ``card`` have been canceled as it was drawn."""
    if card in state.get(TABLE, "voided", ()):
        return True
    answers = (frame.variables.get("env") or {} for frame in state.frames())
    return any(
        "mark" in env
        and env["event"].type == "draw-encounter"
        and env["event"].slots["card"] == card
        and state.marks.get(env["mark"]) in (CANCELED, IGNORED)
        for env in answers
    )


def _may_be_averted(state: State, env: Env) -> bool:
    """Whether there is an event to cancel or ignore, and no token that "you" have to heed."""
    return still_stands(state, env) and not heeded(state, env)


def _cancelable(state: State, env: Env) -> bool:
    """Whether there is an event to cancel, and no card that it comes from says otherwise."""
    if not _may_be_averted(state, env):
        return False
    event = env["event"]
    if event.type == "attack" and attacks_cannot_be_canceled(state, event.slots["enemy"]):
        return False
    own = event.kind.bare is not None  # the effects of the card itself: played, drawn
    sources = (event.slots.get("card"),) if own else (event.by, event.slots.get("source"))
    return not any(
        source in state.things and cannot_be_canceled(state, source) for source in sources
    )


@RULES.verb("cancel", "arkham-lcg/cancel", able=_cancelable)
def _cancel(state: State, env: Env) -> None:
    """The triggering event is canceled; costs stay paid, and a use counts."""
    if heeded(state, env):
        fail(state)
        return
    event = env["event"]
    cancel(state, env["mark"], IGNORED if event.kind.bare else CANCELED)
    played = event.slots.get("card") if event.type in ("play", "play-fast") else None
    if played and has_maximum(state, played) and switch(state, "canceled-use") == "free":
        take_back(state, played)
    note_cancel(state, env["this"])
    if event.type == "attack":
        slots = {name: event.slots.get(name) for name in ("enemy", "to", "why")}
        state.emit(state.event("canceled-attack", by=env["this"], **slots))


@RULES.verb("ignore", "arkham-lcg/cancel", able=_may_be_averted)
def _ignore(state: State, env: Env) -> None:
    """The triggering event is ignored."""
    if heeded(state, env):
        fail(state)
        return
    begun = switch(state, "ignored") == "begun" or env["event"].kind.bare
    cancel(state, env["mark"], IGNORED if begun else CANCELED)
    note_cancel(state, env["this"])
