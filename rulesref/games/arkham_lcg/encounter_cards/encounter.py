"""arkham-lcg/steps/1.4: drawing an encounter card: Peril, Revelation, spawning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import BLOCK
from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.waiting import after_answers
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.drawn import note_drawn
from rulesref.games.arkham_lcg.decks.piles import (
    ENCOUNTER_DECK,
    cards_in,
    deal,
    discarded,
    known,
    lay,
    take,
)
from rulesref.games.arkham_lcg.decks.zones import fall
from rulesref.games.arkham_lcg.encounter_cards.revelation import REVELATION
from rulesref.games.arkham_lcg.encounter_cards.surge import note_surge, surge, surge_within, surges
from rulesref.games.arkham_lcg.enemies.spawning import spawn
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.edition import switch
from rulesref.games.things import card_of, kind_of

CITE = "arkham-lcg/steps/1.4"
DECK = "arkham-lcg/encounter-deck"
carries_out("peril", "arkham-lcg/peril")


def _draw_in_vain(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/cancel: without all of its effects, keywords too, it was drawn and is discarded.

    What has canceled them may have discarded it already, or sent it away and brought it back.
    """
    for event in events:
        card = event.slots["card"]
        note_drawn(state, event.slots["who"], card)
        state.put(TABLE, voided=(*state.get(TABLE, "voided", ()), card))
        if state.get(card, "zone") not in ("drawn", "limbo"):
            continue
        state.put(card, zone="limbo")
        state.emit(state.event("discard", cites=("arkham-lcg/cancel",), card=card))


@RULES.event(
    "draw-encounter",
    CITE,
    who="card",
    card="card",
    own_scope=True,
    en="{who} draws the encounter card {card}",
    it="{who} pesca la carta incontro {card}",
    bare=_draw_in_vain,
)
def _draw(state: State, events: tuple[Event, ...]) -> None:
    """ "After" a draw is after its Revelation and its spawning (arkham-lcg/after).

    What has been sent away as it was drawn was drawn all the same, and is resolved no more.
    """
    for event in events:
        card = event.slots["card"]
        note_drawn(state, event.slots["who"], card)
        if state.get(card, "zone") in ("discard", "removed", "victory"):
            continue
        state.put(card, zone="limbo")
        state.call(RESOLVE_ENCOUNTER, **event.slots)


def is_spent(state: State, event: Event) -> bool:
    """A treachery without its Revelation, where no keyword of it would still do anything."""
    if event.type != "draw-encounter":
        return False
    card = event.slots["card"]
    if not state.get(card, "muted") or kind_of(state, card) != "treachery":
        return False
    return not surges(state, card) and not any(keyword(state, card, one) for one in _BY_THEMSELVES)


#: Keywords that act on a drawn treachery though its Revelation is canceled, Surge apart.
_BY_THEMSELVES = ("peril", "victory", "vengeance")


def draw_encounter(state: State, who: str, by: str | None = None, surges: bool = False) -> None:
    """Let ``who`` draw the top card of the encounter deck and resolve it, with its Surge.

    Where it ``surges`` the card has Surge, printed on it or not.
    """
    state.call(DRAW_ENCOUNTER, who=who, by=by, surges=surges)


RULES.stop(
    "encounter-top-unknown",
    en="what lies on top of the encounter deck: no step says it",
    it="che cosa c'è in cima al mazzo degli incontri: nessun passo lo dice",
)
RULES.stop(
    "no-encounter-cards",
    en="drawing from an encounter deck that holds no card at all",
    it="pescare da un mazzo degli incontri senza nessuna carta",
)


def _top(state: State, variables: Mapping[str, Any]) -> None:
    if not known(state, ENCOUNTER_DECK):
        state.give_up(variables["who"], "encounter-top-unknown")
        state.run_again()
    elif cards_in(state, ENCOUNTER_DECK):
        deal(state, ENCOUNTER_DECK)
    elif discarded(state, ""):
        _made_anew(state)
        state.goto(0)
    else:
        state.give_up(variables["who"], "no-encounter-cards")


def _take(state: State, variables: Mapping[str, Any]) -> None:
    card = take(state, ENCOUNTER_DECK, variables["top"], zone="drawn")
    state.let(card=card)
    who = variables["who"]
    _imperil(state, who, card)
    if variables["surges"]:
        state.put(TABLE, surging=(*state.get(TABLE, "surging", ()), card))
    if _run_out(state) and switch(state, "encounter-reshuffle") == "at-once":
        _made_anew(state)
    state.emit(state.event("draw-encounter", by=variables["by"], who=who, card=card))


def _undrawn(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/cancel: a draw that was canceled, or replaced, has left the card where it was."""
    if state.get(variables["card"], "zone") == "drawn":
        put_back(state, variables["card"])


def put_back(state: State, card: str) -> None:
    """``card``, which was on its way out of the encounter deck, lies on top of it."""
    lay(state, ENCOUNTER_DECK, card_of(state, card), top=True)
    state.put(card, zone=ENCOUNTER_DECK)


def _remake(state: State, variables: Mapping[str, Any]) -> None:
    """A deck that ran out while an effect resolved is made anew after the effect.

    The Grimoire says so; open question U-30 in the edition of 2016. Somebody who draws again in the
    same effect finds it made anew all the same.
    """
    if not _run_out(state) or switch(state, "encounter-reshuffle") == "at-once":
        return
    if variables["by"] is None:
        _made_anew(state)
    else:
        taken_away(state)


def taken_away(state: State) -> None:
    """Let an encounter deck whose last card an effect has taken be made anew when it is time."""
    if not _run_out(state):
        return
    if switch(state, "encounter-reshuffle") == "at-once":
        _made_anew(state)
    else:
        after_answers(state, REMAKE, BLOCK)


def _run_out(state: State) -> bool:
    return known(state, ENCOUNTER_DECK) and not cards_in(state, ENCOUNTER_DECK)


def _remake_now(state: State, variables: Mapping[str, Any]) -> None:
    _made_anew(state)


REMAKE = RULES.procedure(Procedure("remake-encounter-deck", _remake_now))


def _made_anew(state: State) -> None:
    """arkham-lcg/encounter-deck: an empty one is made anew out of what has been discarded."""
    if _run_out(state) and discarded(state, ""):
        state.emit(state.event("reshuffle", cites=(DECK,)))


def _imperil(state: State, who: str, card: str) -> None:
    """arkham-lcg/peril: from the moment it is drawn, nobody else plays, triggers or commits."""
    if keyword(state, card, "peril"):
        state.put(TABLE, peril=who)


DRAW_ENCOUNTER = RULES.procedure(Procedure("draw-encounter", _top, _take, _undrawn, surge, _remake))


@RULES.event(
    "surge",
    "arkham-lcg/surge",
    card="card",
    who="card",
    own_scope=True,
    en="{card} surges",
    it="si risolve Impulso di {card}",
)
def _surging(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        draw_encounter(state, event.slots["who"], event.slots["card"])


def _peril(state: State, variables: Mapping[str, Any]) -> None:
    """The same for a card that was not drawn, until it is resolved."""
    _imperil(state, variables["who"], variables["card"])


def _revelation(state: State, variables: Mapping[str, Any]) -> None:
    state.call(REVELATION, who=variables["who"], card=variables["card"])


RULES.stop("treachery-undescribed", en="what the treachery does", it="che cosa fa la sventura")
RULES.stop(
    "not-drawn-from-a-deck",
    type="word",
    en="drawing the {type} from a deck",
    it="pescare da un mazzo una carta di questo tipo: {type}",
)


def _place(state: State, variables: Mapping[str, Any]) -> None:
    """An enemy spawns; a treachery that its Revelation has put nowhere is discarded."""
    card, who = variables["card"], variables["who"]
    note_surge(state, card)
    if state.get(card, "zone") != "limbo":
        return
    kind = kind_of(state, card)
    if kind == "treachery" and all(
        ability.kind != "revelation" for ability in card_of(state, card).abilities
    ):
        state.give_up(card, "treachery-undescribed")
    elif kind == "enemy":
        spawn(state, card, who)
    elif kind == "treachery":
        won = keyword(state, card, "victory") or keyword(state, card, "vengeance")
        state.emit(state.event("victory" if won else "discard", card=card))
    else:
        state.give_up(card, "not-drawn-from-a-deck", type=kind)


def _fall(state: State, variables: Mapping[str, Any]) -> None:
    if kind_of(state, variables["card"]) == "treachery":
        fall(state, variables["card"])


def _unperil(state: State, variables: Mapping[str, Any]) -> None:
    state.put(TABLE, peril=None)


RESOLVE_ENCOUNTER = RULES.procedure(
    Procedure("resolve-encounter", _peril, _revelation, _place, _fall, _unperil, surge_within)
)


@RULES.verb("draw-encounter", CITE, who="cards", surges="flag?")
def _draw_verb(state: State, env: Env, who: tuple[str, ...], surges: bool = False) -> None:
    """Each of ``who`` draws the top card of the encounter deck, which gains Surge if it ``surges``."""
    for investigator in who:
        draw_encounter(state, investigator, env["this"], surges)


@RULES.opening("draw-encounter")
def _open_draw(state: State, who: str) -> Refused | None:
    """Some effect or the mythos phase lets ``who`` draw."""
    draw_encounter(state, who)
    return None


def _any_encounter(state: State, env: Env) -> bool:
    return True


@RULES.cost("draw-encounter", CITE, able=_any_encounter)
def _draw_cost(state: State, env: Env) -> None:
    """You draw the top card of the encounter deck to pay for something."""
    draw_encounter(state, env["you"], env["this"])
