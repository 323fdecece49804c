"""arkham-lcg/enters-play and arkham-lcg/put-into-play: cards that come to a player's area."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering import earlier
from rulesref.games.arkham_lcg.chaos_tokens.seal_keyword import SEALED_ENTRY, cannot_seal
from rulesref.games.arkham_lcg.costs.uses import uses_at_first
from rulesref.games.arkham_lcg.in_play.entering_with import come_with
from rulesref.games.arkham_lcg.in_play.leaving_play import withdraw
from rulesref.games.arkham_lcg.in_play.slots import CITE as SLOTS
from rulesref.games.arkham_lcg.in_play.slots import ways_to_make_room
from rulesref.games.arkham_lcg.keywords import carries_out
from rulesref.games.arkham_lcg.limits import play_areas, unique
from rulesref.games.arkham_lcg.playing import signature_cards
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import come_under_control, went_elsewhere
from rulesref.games.things import card_of

CITE = "arkham-lcg/enters-play"
carries_out("uses", "arkham-lcg/uses-x-type")


@RULES.event(
    "enter-play",
    CITE,
    card="card",
    who="card",
    was="word",
    at="card",
    settles=True,
    lapses=went_elsewhere,
    en="{card} enters play",
    it="{card} entra in gioco",
)
def _enter_play(state: State, events: tuple[Event, ...]) -> None:
    """A card of the scenario enters under nobody's control. Cards enter ready."""
    for event in events:
        card, who = event.slots["card"], event.slots.get("who")
        if who:
            come_under_control(state, card, who)
        if state.get(card, "zone") != "play":  # facedown it was attached to something
            state.put(card, attached=None)
        withdraw(state, card)
        state.put(card, zone="play", controller=who)
        earlier.note(state, earlier.ENTERED, card, who)
        if event.slots.get("at"):
            state.put(card, at=event.slots["at"])
        for use in card_of(state, card).keywords.get("uses", {}):
            state.put(card, **{use: uses_at_first(state, card, use)})
        come_with(state, card)


@RULES.event(
    "not-entered",
    CITE,
    who="card",
    card="card",
    en="{card} stays where it is: it cannot enter play for {who}",
    it="{card} resta dov'è: non può entrare in gioco per {who}",
)
def _not_entered(state: State, events: tuple[Event, ...]) -> None:
    """Nothing changes: it is said, so that nobody takes it for done."""


def refused_entry(
    state: State, card: str, who: str = "", leaving: Iterable[str] = ()
) -> Refused | None:
    """Why a player (``who``) may not bring ``card`` into play as ``leaving`` go, or ``None``."""
    foreign = signature_cards.refused(state, card, who) if who else None
    foreign = foreign or (play_areas.refused(state, card, who, leaving=leaving) if who else None)
    return foreign or unique.refused(state, card) or cannot_seal(state, card)


def put_into_play(state: State, card: str, who: str) -> None:
    """Bring the asset ``card`` into the play area of ``who``; too full slots are emptied."""
    state.call(ENTER, card=card, who=who)


RULES.stop(
    "never-enough-slots",
    en="an asset for which there are never enough slots",
    it="un supporto per cui gli slot non bastano mai",
)


def _room(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/slots: the sets of other assets whose discard makes room."""
    card, who = variables["card"], variables["who"]
    refused = refused_entry(state, card, who)
    if refused:
        fail(state)
        state.end()
        state.emit(state.event("not-entered", by=card, cites=refused.cites, card=card, who=who))
        return
    ways = ways_to_make_room(state, who, (card,), source=card)
    if ways is None:
        return
    if ways:
        options = tuple(Option("make-room", {"who": who, "cards": way}, way) for way in ways)
        state.ask(Choice("slots", who, options, (SLOTS,), "discarded"))
        return
    state.give_up(card, "never-enough-slots")


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    """What makes room is discarded simultaneously with the asset entering."""
    card, who = variables["card"], variables["who"]
    entering = (
        *(state.event("discard", cites=(SLOTS,), card=one) for one in variables["discarded"]),
        state.event("enter-play", by=card, card=card, who=who),
    )
    state.call(SEALED_ENTRY, who=who, card=card, entering=entering)


ENTER = RULES.procedure(Procedure("enter-play", _room, _enter))


def _may_enter(state: State, env: Env, card: tuple[str, ...], of: tuple[str, ...]) -> bool:
    """Only what could enter play, under the control of that player, can be chosen for it."""
    return bool(of) and any(
        card_of(state, one).type != "asset" or refused_entry(state, one, of[0]) is None
        for one in card
    )


@RULES.verb("put-into-play-at", "arkham-lcg/put-into-play", card="cards", at="cards")
def _put_at(state: State, env: Env, card: tuple[str, ...], at: tuple[str, ...]) -> None:
    """Assets of the scenario enter play at the first of ``at``, under nobody's control."""
    for one in card:
        if not at or state.get(one, "zone") == "play":
            continue
        if card_of(state, one).type != "asset":
            state.give_up(one, "not-put-into-play", type=card_of(state, one).type)
        state.emit(state.event("enter-play", by=env["this"], card=one, at=at[0]))


RULES.stop(
    "not-put-into-play",
    type="word",
    en="putting the {type} into play",
    it="mettere in gioco una carta di questo tipo: {type}",
)


@RULES.verb("put-into-play", "arkham-lcg/put-into-play", able=_may_enter, card="cards", of="cards")
def _put(state: State, env: Env, card: tuple[str, ...], of: tuple[str, ...]) -> None:
    """No cost is paid, and nothing is played or drawn; a location enters revealed."""
    for one in card:
        if state.get(one, "zone") == "play":
            continue
        if card_of(state, one).type == "asset":
            put_into_play(state, one, of[0])
        elif card_of(state, one).type == "event":
            state.emit(state.event("enter-play", by=env["this"], card=one, who=of[0]))
        elif card_of(state, one).type == "location":  # drawn from a deck, it has no other side
            slots: dict[str, Any] = {"who": of[:1], "location": one, "revealed": True}
            state.emit(state.event("put-location", by=env["this"], **slots))
        else:
            state.give_up(one, "not-put-into-play", type=card_of(state, one).type)
