"""arkham-lcg/steps/1.4: encounter cards dealt out among the investigators, then drawn.

What was dealt lies in no deck, no discard pile and not in play until it is drawn; whatever happens
instead of a draw, each of these cards is still to be drawn before the step is over (FAQ v2.5,
question on First Watch).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.mark import cancel
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.decks.piles import ENCOUNTER_DECK, cards_in, known, take
from rulesref.games.arkham_lcg.encounter_cards.encounter import DECK, put_back, taken_away
from rulesref.games.arkham_lcg.encounter_cards.surge import SURGE
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.edition import switch
from rulesref.games.things import card_of

CITE = "arkham-lcg/qa/first-watch-on-the-hunt"
DEALT = "dealt"


@RULES.event(
    "deal-out",
    CITE,
    card="card",
    who="card",
    en="{card} is dealt to {who}",
    it="{card} viene distribuit(a|o) a {who}",
)
def _deal_out(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.put(event.slots["card"], zone=DEALT, **{"dealt-to": event.slots["who"]})


@RULES.verb("instead-of-step", "arkham-lcg/instead")
def _instead(state: State, env: Env) -> None:
    """The framework step that would begin is not resolved."""
    cancel(state, env["mark"])
    state.put(TABLE, **{"replaced-step": env["event"].slots["step"]})


RULES.stop(
    "encounter-deck-order",
    en="which cards lie on top of the encounter deck",
    it="quali carte sono in cima al mazzo degli incontri",
)


@RULES.verb("deal-encounter-cards", "arkham-lcg/steps/1.4", amount="number")
def _deal(state: State, env: Env, amount: int) -> None:
    """You look at so many, deal at most one to each other investigator, and all are drawn."""
    if not known(state, ENCOUNTER_DECK):
        state.give_up(env["this"], "encounter-deck-unknown")
    elif (
        state.get(ENCOUNTER_DECK, "shuffled")
        or len(cards_in(state, ENCOUNTER_DECK)[:amount]) < amount
    ):
        state.give_up(env["this"], "encounter-deck-order")
    else:
        slots = {"who": env["you"], "amount": amount, "origin": "encounter-deck"}
        state.emit(state.event("look-at", by=env["this"], **slots))
        cards = tuple(
            take(state, ENCOUNTER_DECK, card, zone=DEALT)
            for card in cards_in(state, ENCOUNTER_DECK)[:amount]
        )
        taken_away(state)
        state.call(DEAL_OUT, who=env["you"], cards=cards, given=())


def _to_whom(state: State, variables: Mapping[str, Any]) -> None:
    """Card by card, so that everything that was looked at is dealt."""
    who, cards, given = variables["who"], variables["cards"], variables["given"]
    if who not in investigators(state):  # arkham-lcg/elimination: nothing more is dealt out
        state.goto(DEAL_OUT, _undrawn)
        return
    if len(given) == len(cards):
        state.goto(DEAL_OUT, _dealt)
        return
    card = cards[len(given)]
    others = [
        investigator
        for investigator in investigators(state)
        if investigator != who and investigator not in given
    ]
    facts = card_of(state, card)
    options = tuple(
        Option("deal-to", {"card": card, "who": investigator, "facts": facts}, investigator)
        for investigator in (who, *others)
    )
    state.ask(Choice("deal-to", who, options, (CITE,), "to"))


def _given(state: State, variables: Mapping[str, Any]) -> None:
    state.let(given=(*variables["given"], variables["to"]))
    state.goto(0)


def _dealt(state: State, variables: Mapping[str, Any]) -> None:
    pairs = zip(variables["cards"], variables["given"], strict=True)
    state.emit(*(state.event("deal-out", card=card, who=to) for card, to in pairs))


def _draw(state: State, variables: Mapping[str, Any]) -> None:
    """In player order; what has been replaced by something else is still there, and comes again."""
    for who in investigators(state):
        for id, thing in state.things.items():
            if thing.get("zone") == DEALT and thing.get("dealt-to") == who:
                state.let(card=id, drawer=who)
                state.emit(state.event("draw-encounter", cites=(CITE,), who=who, card=id))
                return
    state.goto(DEAL_OUT, _undrawn)


def _undrawn(state: State, variables: Mapping[str, Any]) -> None:
    """Open question U-36: what nobody is there to draw is discarded, or lies on the deck again."""
    left = [card for card in variables["cards"] if state.get(card, "zone") == DEALT]
    if not left:
        return
    for card in left:
        state.put(card, **{"dealt-to": None})
    if switch(state, "undrawn") == "discarded":
        state.emit(*(state.event("discard", cites=(DECK,), card=card) for card in left))
        return
    for card in reversed(left):
        put_back(state, card)


def _surge(state: State, variables: Mapping[str, Any]) -> None:
    card, drawer = variables["card"], variables["drawer"]
    if state.get(card, "zone") != DEALT:
        state.put(card, **{"dealt-to": None})
        state.call(SURGE, who=drawer, card=card)
    state.goto(DEAL_OUT, _draw)


DEAL_OUT = RULES.procedure(Procedure("deal-out", _to_whom, _given, _dealt, _draw, _surge, _undrawn))
