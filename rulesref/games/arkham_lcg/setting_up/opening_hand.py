"""arkham-lcg/setup/step-8: opening hands, mulligans, and weaknesses that are replaced.

FAQ 2.6: what replaces an opening hand by cards "kept" from a larger set is altered twice by whatever
alters the number of cards in the opening hand: in the cards drawn and in the cards kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.mark import replace
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.hand import hand_of
from rulesref.games.arkham_lcg.decks.piles import (
    cards_in,
    deal,
    deck_of,
    known,
    mix_in,
    take,
)
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.setting_up.starting import STARTING
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.things import card_of, kind_of

STEP = "arkham-lcg/setup/step-8"
MULLIGAN = "arkham-lcg/mulligan"
REPLACED = "arkham-lcg/replacing-an-opening-hand"
SIZE = 5
#: Where weaknesses and replaced cards lie until the step is over.
_ASIDE = "aside-from-opening-hand"
OPENING_HAND_SIZE = RULES.constant(
    "opening-hand-size",
    REPLACED,
    of="cards",
    by="number",
    says="The opening hand of ``of`` has so many cards more.",
)

STAYS = RULES.constant(
    "stays-in-opening-hand",
    MULLIGAN,
    of="cards",
    says="``of`` are kept where they are drawn for an opening hand: nothing replaces them.",
)


def _stays(state: State, card: str) -> bool:
    """Whether ``card`` says of itself that it stays in the opening hand for which it was drawn."""
    abilities = card_of(state, card).abilities
    return any(node.row.id == STAYS for each in abilities for node in each.effects)


def altered(state: State, who: str) -> int:
    """How many more cards (or fewer) than usual the opening hand of ``who`` has."""
    return sum(
        number(state, standing.env, standing.node.args["by"])
        for standing in binding(state, OPENING_HAND_SIZE, who)
    )


@RULES.event(
    "opening-hand",
    STEP,
    who="card",
    amount="number",
    keep="number",
    beneath="number",
    en=(
        "{who} draws {amount} cards and keeps {keep} as the opening hand",
        "{who} draws an opening hand of {amount} cards",
    ),
    it=(
        "{who} pesca {amount} carte e ne conserva {keep} come mano di partenza",
        "{who} pesca una mano di partenza di {amount} carte",
    ),
)
def _opening_hand(state: State, events: tuple[Event, ...]) -> None:
    """ "After" it is after everything was drawn, placed beneath and kept."""
    for event in events:
        keep, beneath = event.slots.get("keep"), event.slots.get("beneath")
        slots = {"who": event.slots["who"], "left": event.slots["amount"], "keep": keep}
        state.put(TABLE, **{"opening-hands": _with(state, event, keep)})
        state.call(HAND, **slots, beneath=beneath or 0, taken=())


@RULES.event(
    "another-hand",
    "arkham-lcg/qa/preludes-same-game",
    who="card",
    amount="number",
    en="{who} draws another hand of {amount} cards in the same game",
    it="{who} pesca un'altra mano di {amount} carte nella stessa partita",
)
def _another_hand(state: State, events: tuple[Event, ...]) -> None:
    """After a prelude: setup abilities have been resolved in this game already."""
    _opening_hand(state, events)


def _with(state: State, event: Event, keep: int | None) -> tuple[str, ...]:
    """Who may still take a mulligan: nobody whose hand was replaced."""
    waiting: tuple[str, ...] = state.get(TABLE, "opening-hands", ())
    return waiting if keep else (*waiting, event.slots["who"])


@RULES.verb("replace-opening-hand", REPLACED, draw="number", keep="number", beneath="number?")
def _replace(state: State, env: Env, draw: int, keep: int, beneath: int = 0) -> None:
    """Instead so many cards are drawn, up to ``beneath`` events put beneath, ``keep`` kept."""
    who = env["event"].slots["who"]
    more = altered(state, who)
    slots = {"who": who, "amount": draw + more, "keep": keep + more, "beneath": beneath}
    cites = (REPLACED,) if more else ()
    replace(state, env["mark"], state.event("opening-hand", by=env["this"], cites=cites, **slots))


RULES.stop(
    "deck-too-small",
    en="an opening hand from a deck that runs out",
    it="una mano di partenza da un mazzo che si esaurisce",
)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """A weakness is set aside, unresolved, and another card is drawn for it."""
    who, deck = variables["who"], deck_of(variables["who"])
    if not variables["left"]:
        state.goto(HAND, _beneath)
    elif not known(state, deck):
        state.give_up(who, "top-unknown")
        state.run_again()
    elif not cards_in(state, deck):
        state.give_up(who, "deck-too-small")
    else:
        deal(state, deck)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    who, left = variables["who"], variables["left"]
    card = take(state, deck_of(who), variables["top"], zone=_ASIDE, owner=who)
    state.goto(HAND, _next)
    if card_of(state, card).weakness and not _stays(state, card):
        state.emit(state.event("opening-weakness", who=who, card=card))
    else:
        state.put(card, zone="hand", controller=who)
        state.let(taken=(*variables["taken"], card), left=left - 1)


@RULES.event(
    "opening-weakness",
    STEP,
    who="card",
    card="card",
    en="{who} sets aside the weakness {card}",
    it="{who} mette da parte la debolezza {card}",
)
def _weakness(state: State, events: tuple[Event, ...]) -> None:
    """It is ignored until it is shuffled back."""


def _ways(state: State, id: str, who: str, ways: Iterable[tuple[str, ...]]) -> tuple[Option, ...]:
    """One option for each different choice; ``facts`` are codes, so that copies count as one."""
    found: dict[tuple[str, ...], Option] = {}
    for way in ways:
        facts = tuple(sorted(card_of(state, card).code for card in way))
        found.setdefault(facts, Option(id, {"who": who, "cards": way, "facts": facts}, way))
    return tuple(found.values())


def _beneath(state: State, variables: Mapping[str, Any]) -> None:
    who, most = variables["who"], variables["beneath"]
    fit = [
        card
        for card in variables["taken"]
        if kind_of(state, card) == "event" and not card_of(state, card).stats.get("never-beneath")
    ]
    ways = [way for size in range(min(most, len(fit)) + 1) for way in combinations(fit, size)]
    if most and fit:
        options = _ways(state, "put-beneath", who, ways)
        state.ask(Choice("put-beneath", who, options, (STEP,), "under"))
    else:
        state.let(under=())


def _put_beneath(state: State, variables: Mapping[str, Any]) -> None:
    who, under = variables["who"], variables["under"]
    state.let(rest=tuple(card for card in variables["taken"] if card not in under))
    state.emit(*(state.event("place-beneath", by=who, card=card, host=who) for card in under))


def _keep(state: State, variables: Mapping[str, Any]) -> None:
    who, keep, rest = variables["who"], variables["keep"], variables["rest"]
    if not keep or keep >= len(rest):
        state.let(kept=rest)
        return
    fixed = tuple(card for card in rest if _stays(state, card))[:keep]
    free = [card for card in rest if card not in fixed]
    ways = ((*fixed, *way) for way in combinations(free, keep - len(fixed)))
    options = _ways(state, "keep-hand", who, ways)
    state.ask(Choice("keep-hand", who, options, (STEP,), "kept"))


def _discard(state: State, variables: Mapping[str, Any]) -> None:
    away = (card for card in variables["rest"] if card not in variables["kept"])
    state.emit(*(state.event("discard", cites=(STEP,), card=card) for card in away))


HAND = RULES.procedure(
    Procedure("opening-hand", _next, _take, _beneath, _put_beneath, _keep, _discard)
)


def _hands(state: State, variables: Mapping[str, Any]) -> None:
    """Everybody draws; then mulligans in player order."""
    state.put(TABLE, **{"opening-hands": None})
    kind = "another-hand" if variables["again"] else "opening-hand"
    for who in investigators(state):
        amount = max(0, SIZE + altered(state, who))
        state.emit(state.event(kind, who=who, amount=amount))


def _mulligan(state: State, variables: Mapping[str, Any]) -> None:
    waiting = state.get(TABLE, "opening-hands", ())
    state.let(who=None)
    if not waiting:
        return
    who = waiting[0]
    state.put(TABLE, **{"opening-hands": waiting[1:]})
    state.let(who=who)
    hand = [card for card in hand_of(state, who) if not _stays(state, card)]
    ways = (way for size in range(1, len(hand) + 1) for way in combinations(hand, size))
    forgo = Option("no-mulligan", {"who": who}, ())
    options = (forgo, *_ways(state, "mulligan", who, ways))
    state.ask(Choice("mulligan", who, options, (MULLIGAN,), "away"))


def _draw_again(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    if who is None:
        return
    if variables["away"]:
        state.emit(state.event("mulligan", who=who, cards=variables["away"]))
    state.goto(HANDS, _mulligan)


@RULES.event(
    "mulligan",
    MULLIGAN,
    who="card",
    cards="cards",
    en="{who} takes a mulligan of {cards}",
    it="{who} effettua un mulligan di {cards}",
)
def _mulligans(state: State, events: tuple[Event, ...]) -> None:
    """Set aside, replaced by as many others, and shuffled back at the end of the step."""
    for event in events:
        who, away = event.slots["who"], event.slots["cards"]
        for card in away:
            state.put(card, zone=_ASIDE, controller=None)
        state.call(HAND, who=who, left=len(away), keep=None, beneath=0, taken=())


def _starting(state: State, variables: Mapping[str, Any]) -> None:
    state.call(STARTING)


def _shuffle_back(state: State, variables: Mapping[str, Any]) -> None:
    for who in investigators(state):
        back = [
            id
            for id, thing in state.things.items()
            if thing.get("zone") == _ASIDE and thing.get("owner") == who
        ]
        if back:
            deck = deck_of(who)
            for id in back:
                state.put(id, zone=deck, controller=None)
            mix_in(state, deck, (card_of(state, id) for id in back))
            state.emit(state.event("shuffle", cites=(STEP,), who=who))


HANDS = RULES.procedure(
    Procedure("opening-hands", _hands, _mulligan, _draw_again, _starting, _shuffle_back)
)
