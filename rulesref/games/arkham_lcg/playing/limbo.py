"""arkham-lcg/limbo and arkham-lcg/initiation/step-4: where an event goes once it has resolved.

FAQ v2.5, question on parallel Agnes Baker: it goes there in step 4, so what sends it elsewhere acts
then; what merely follows its playing comes after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.shuffling_in import kept_out, shuffle_in
from rulesref.games.arkham_lcg.decks.zones import fall
from rulesref.games.arkham_lcg.in_play.attaching import attachments
from rulesref.games.arkham_lcg.in_play.leaving_play import leave
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import owner_of
from rulesref.games.things import card_of

CITE = "arkham-lcg/initiation/step-4"
#: On an event: the card that lets its player shuffle it into the deck instead of discarding it.
MAY_SHUFFLE = "may-shuffle"
FACEDOWN = "facedown"
#: On an event that has been played out of another zone than a hand: that zone.
CAME_FROM = "came-from"


@RULES.event(
    "put-away",
    CITE,
    who="card",
    card="card",
    silent=True,
    en="{card} of {who} has resolved",
    it="{card} di {who} si è risolt(a|o)",
)
def _put_away(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        if state.get(card, "zone") != "limbo":
            continue
        if state.get(card, MAY_SHUFFLE):
            state.call(AWAY, who=who, card=card)
        else:
            state.emit(state.event("discard", card=card))


def put_away(state: State, who: str, card: str) -> None:
    """``card``, which ``who`` has played, leaves limbo: for the discard pile, or as it is told."""
    if ("when", "put-away") in state.index or state.get(card, MAY_SHUFFLE):
        state.emit(state.event("put-away", by=card, who=who, card=card))
    else:
        state.emit(state.event("discard", card=card))


def enter(state: State, card: str) -> None:
    """``card``, which is being played, leaves the zone where it was for limbo."""
    origin = state.get(card, "zone")
    came_from = None if origin in (None, "hand") else origin
    state.put(card, zone="limbo", felled=None, attached=None, **{CAME_FROM: came_from})


@RULES.condition("played-out-of", zone="word")
def _played_out_of(state: State, env: Env, zone: str) -> bool:
    """This card, which is being resolved, was played from where it lay in ``zone``, and not from a hand."""
    return bool(state.get(env["this"], CAME_FROM) == zone)


def _ask(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ 1.13: with an empty deck there is nothing to choose."""
    who, card = variables["who"], variables["card"]
    if kept_out(state, (card,)):
        state.let(shuffled=False)
        return
    slots = {"who": who, "card": state.get(card, MAY_SHUFFLE)}
    options = (Option("accept", slots, True), Option("decline", slots, False))
    state.ask(Choice("may", who, options, (CITE,), "shuffled"))


def _go(state: State, variables: Mapping[str, Any]) -> None:
    if variables["shuffled"]:
        shuffle_in(state, (variables["card"],))
    else:
        state.emit(state.event("discard", card=variables["card"]))


def _fall(state: State, variables: Mapping[str, Any]) -> None:
    fall(state, variables["card"])


AWAY = RULES.procedure(Procedure("leave-limbo", _ask, _go, _fall))


@RULES.event(
    "attach-facedown",
    "arkham-lcg/attach-to",
    card="card",
    to="card",
    en="{card} is attached facedown to {to}",
    it="{card} viene assegnat(a|o) a faccia in giù a {to}",
    leaves=True,
)
def _attach(state: State, events: tuple[Event, ...]) -> None:
    """Nothing that it says acts; with the card under it, it leaves for the discard pile."""
    for event in events:
        card = event.slots["card"]
        owner = owner_of(state, card)
        if state.get(card, "zone") not in _ON_ITS_WAY:
            leave(state, card, FACEDOWN, event.by)
        state.put(card, zone=FACEDOWN, attached=event.slots["to"], owner=owner)


#: Where a card is that is between two zones, and where one lies that an effect takes from there.
_ON_ITS_WAY = ("limbo", "drawn")
_TAKEN_FROM = (*_ON_ITS_WAY, "hand")


def _can_be_taken(state: State, env: Env, card: tuple[str, ...]) -> bool:
    zones = [str(state.get(one, "zone")) for one in card]
    return any(zone in _TAKEN_FROM or zone.endswith("deck") for zone in zones)


@RULES.verb("attach-facedown", "arkham-lcg/attach-to", able=_can_be_taken, card="cards")
def _attach_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Cards are attached facedown to this one: what was found or seen, cards in hand, or instead of being discarded an event.

    What this card is attached to, or where it lies, makes no difference; it has to be in play.
    """
    by = env["this"]
    there = [one for one in card if _can_be_taken(state, env, (one,))]
    state.emit(*(state.event("attach-facedown", by=by, card=one, to=by) for one in there))


@RULES.selector("facedown-on-this")
def _facedown(state: State, env: Env) -> list[str]:
    """The cards that are attached facedown to this card."""
    found = attachments(state, env["this"])
    return [card for card in found if state.get(card, "zone") == FACEDOWN]


RULES.stop("event-undescribed", en="what the event does", it="che cosa fa l'evento")


def _effects(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["card"]
    if all(ability.kind != "play" for ability in card_of(state, card).abilities):
        state.give_up(card, "event-undescribed")
    for ability in card_of(state, card).abilities:
        if ability.kind == "play":
            env = {"this": card, "you": variables["who"], "ability": ability}
            resolve(state, ability.effects, env)


def _discard(state: State, variables: Mapping[str, Any]) -> None:
    """Its effects are resolved; an effect that plays it may say what becomes of it then."""
    card, way = variables["card"], variables["way"]
    where = state.get(card, "zone")
    if way.after == "remove" and where in ("limbo", "play"):
        state.emit(state.event("remove", card=card))
    elif way.after == "shuffle" and where == "limbo":
        shuffle_in(state, (card,))
    elif where == "limbo":
        put_away(state, variables["who"], card)


EVENT_CARD = RULES.procedure(Procedure("event-card", _effects, _discard, _fall))
