"""arkham-lcg/ownership-and-control: cards that change sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.attaching import attachments
from rulesref.games.arkham_lcg.in_play.entering_play import put_into_play
from rulesref.games.arkham_lcg.in_play.leaving_play import drop_clues
from rulesref.games.arkham_lcg.in_play.slots import CITE as SLOTS
from rulesref.games.arkham_lcg.in_play.slots import ways_to_make_room
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.limits import play_areas
from rulesref.games.arkham_lcg.playing import signature_cards
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import come_under_control, is_encounter
from rulesref.games.edition import switch

CITE = "arkham-lcg/ownership-and-control"
#: Who gets which card: ((who, card), …)
Gifts = tuple[tuple[str, str], ...]


@RULES.event(
    "take-control",
    CITE,
    who="card",
    card="card",
    en="{who} takes control of {card}",
    it="{who} prende il controllo di {card}",
)
def _take_control(state: State, events: tuple[Event, ...]) -> None:
    """FAQ 1.14: player attachments follow; FAQ 1.28: clues on it stay where it was.

    What was attached to something lies before whoever takes it, and no longer there.

    An attached signature card of somebody else is discarded (arkham-lcg/signature-cards); in 2026
    it is discarded instead, and nobody takes control.
    """
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        if switch(state, "signature-attached") == "instead" and _foreign(state, who, card):
            for one in _foreign(state, who, card):
                state.emit(state.event("discard", cites=(signature_cards.CITE,), card=one))
            continue
        drop_clues(state, card)
        state.put(card, clues=None, attached=None, at=None)
        come_under_control(state, card, who)
        for attachment in attachments(state, card):
            if signature_cards.refused(state, attachment, who):
                state.emit(state.event("discard", cites=(signature_cards.CITE,), card=attachment))
            elif not is_encounter(state, attachment):
                state.put(attachment, controller=who)


@RULES.event(
    "not-taken",
    play_areas.CITE,
    who="card",
    card="card",
    en="{card} stays where it is: {who} can have no more such cards",
    it="{card} resta dov'è: {who} non può avere altre carte del genere",
)
def _not_taken(state: State, events: tuple[Event, ...]) -> None:
    """Nothing changes: it is said, so that nobody takes it for done."""


def _foreign(state: State, who: str, card: str) -> list[str]:
    """Signature cards attached to ``card`` that ``who`` cannot control."""
    return [
        attachment
        for attachment in attachments(state, card)
        if signature_cards.refused(state, attachment, who)
    ]


def may_take(state: State, who: str, card: str) -> bool:
    """Whether ``who`` may come to control ``card``: no permanent (FAQ 1.29), nobody's signature."""
    if keyword(state, card, "permanent") or state.get(card, "controller") == who:
        return False
    return signature_cards.refused(state, card, who) is None


def take_control(state: State, gifts: Gifts, by: str | None) -> None:
    """Let all ``gifts`` change sides at once, with whatever must make room for them.

    arkham-lcg/limits-pertaining-to-play-areas: what would go beyond a limit stays where it is, and
    the effect that gives it falls short (arkham-lcg/then).
    """
    lawful = gifts
    while (kept := _within_limits(state, lawful)) is not None:
        lawful = kept  # what stays may be what was to make room for another gift
    stays = [gift for gift in gifts if gift not in lawful]
    if stays:
        fail(state)
    state.emit(*(state.event("not-taken", by=by, who=who, card=card) for who, card in stays))
    if lawful:
        state.call(TAKE, gifts=lawful, by=by, seen=0, gone=())


def _within_limits(state: State, gifts: Gifts) -> Gifts | None:
    """``gifts`` without the last one that goes beyond a limit, or ``None`` where none does."""
    for number in reversed(range(len(gifts))):
        who, card = gifts[number]
        leaving = [one for taker, one in gifts if taker != who]
        coming = [one for taker, one in gifts[:number] if taker == who]
        if play_areas.refused(state, card, who, leaving=leaving, coming=coming) is not None:
            return gifts[:number] + gifts[number + 1 :]
    return None


def _room(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/slots: each taker in turn says which of their other assets make room."""
    gifts: Gifts = variables["gifts"]
    takers = list(dict.fromkeys(who for who, _ in gifts))
    if variables["seen"] >= len(takers):
        state.goto(TAKE, _change_sides)
        return
    who = takers[variables["seen"]]
    leaving = {card for taker, card in gifts if taker != who}
    taken = [card for taker, card in gifts if taker == who]
    ways = ways_to_make_room(state, who, taken, leaving, source=taken[0])
    if ways is None:
        return
    if not ways:
        state.give_up(gifts[0][1], "never-enough-slots")
        return
    options = tuple(Option("make-room", {"who": who, "cards": way}, way) for way in ways)
    state.ask(Choice("slots", who, options, (SLOTS,), "way"))


def _made(state: State, variables: Mapping[str, Any]) -> None:
    state.let(seen=variables["seen"] + 1, gone=(*variables["gone"], *variables["way"]))
    state.goto(0)


def _change_sides(state: State, variables: Mapping[str, Any]) -> None:
    state.emit(
        *(state.event("discard", cites=(SLOTS,), card=card) for card in variables["gone"]),
        *(
            state.event("take-control", by=variables["by"], who=who, card=card)
            for who, card in variables["gifts"]
        ),
    )


TAKE = RULES.procedure(Procedure("take-control", _room, _made, _change_sides))


def _some_to_take(state: State, env: Env, card: tuple[str, ...], who: tuple[str, ...]) -> bool:
    return any(may_take(state, you, one) for you in who[:1] for one in card)


@RULES.verb("take-control", CITE, able=_some_to_take, card="cards", who="cards")
def _take(state: State, env: Env, card: tuple[str, ...], who: tuple[str, ...]) -> None:
    """FAQ 2.7: a set-aside card enters play. FAQ 1.29: permanents stay where they are."""
    able = [one for one in card if may_take(state, who[0], one)]
    measure(state, len(able), len(card))
    for one in able:
        if state.get(one, "zone") != "play":
            put_into_play(state, one, who[0])
    gifts = tuple((who[0], one) for one in able if state.get(one, "zone") == "play")
    if gifts:
        take_control(state, gifts, env["this"])
