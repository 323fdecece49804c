"""arkham-lcg/explore: drawing from the exploration deck until something is found.

A location of the kind that is looked for enters play and is moved to: success. A treachery is
resolved as normal: no success. Other locations lie beside the deck until the action has ended. A
deck that runs out ends the exploration without either (FAQ v2.5, question on exploring).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.achieved import note_exploration
from rulesref.games.arkham_lcg.decks.piles import (
    cards_in,
    deal,
    known,
    lay,
    mix_in,
    shuffle,
    take,
)
from rulesref.games.arkham_lcg.encounter_cards.surge import SURGE
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.locations.location_cards import put_location
from rulesref.games.arkham_lcg.locations.moving import moves
from rulesref.games.arkham_lcg.playing.supposing import place_for
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import card_of, kind_of

CITE = "arkham-lcg/explore"
WHOLE_DECK = "arkham-lcg/qa/explore-whole-deck-nothing-found"
DECK = "exploration-deck"
_BESIDE = "beside-the-exploration-deck"


@RULES.event(
    "draw-exploration",
    CITE,
    who="card",
    card="card",
    en="{who} draws {card} from the exploration deck",
    it="{who} pesca {card} dal mazzo (di esplorazione|esplorazione)",
)
def _draw_exploration(state: State, events: tuple[Event, ...]) -> None:
    """A location that is not looked for lies beside the deck from now on."""
    for event in events:
        state.put(event.slots["card"], zone=_BESIDE)


@RULES.event(
    "explored",
    CITE,
    who="card",
    result="word",
    success="number",
    own_scope=True,
    en=("the exploration of {who} is {result}", "the exploration of {who} ends without a result"),
    it=("l'esplorazione di {who} è {result}", "l'esplorazione di {who} finisce senza esito"),
)
def _explored(state: State, events: tuple[Event, ...]) -> None:
    """This is the moment that other cards may speak of."""
    for event in events:
        if event.slots["success"]:
            note_exploration(state, event.slots["who"])


@RULES.event(
    "shuffle-exploration",
    CITE,
    cards="cards",
    en="{cards} (is|are) shuffled back into the exploration deck",
    it="{cards} (viene rimescolata|vengono rimescolate) nel mazzo di esplorazione",
)
def _shuffle(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        back = event.slots["cards"]
        for id in back:
            state.put(id, zone=DECK)
        mix_in(state, DECK, (card_of(state, id) for id in back))
        shuffle(state, DECK)


cannot_explore = prohibition("cannot-explore")


def _may_explore(state: State, env: Env, found: tuple[Node, ...]) -> bool:
    return cannot_explore(state, env["you"]) is None


@RULES.verb("explore", CITE, able=_may_explore, found="tests")
def _explore(state: State, env: Env, found: tuple[Node, ...]) -> None:
    """You explore until a location is drawn for which, as "it", the tests ``found`` hold."""
    slots = {"who": env["you"], "by": env["this"], "env": env, "found": found}
    state.call(EXPLORE, **slots, success=None, treachery=None)


@RULES.selector("linked-location")
def _linked(state: State, env: Env) -> tuple[str, ...]:
    """What your location is connected to by its symbols, in play or not yet."""
    found: tuple[str, ...] = state.get(place_for(state, env) or "", "connects", ())
    return found


RULES.stop(
    "exploration-deck-unknown",
    en="what is in the exploration deck: no step says it",
    it="che cosa contiene il mazzo di esplorazione: nessun passo lo dice",
)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    if not known(state, DECK):
        state.give_up(variables["who"], "exploration-deck-unknown")
    elif cards_in(state, DECK):
        deal(state, DECK)
    else:
        state.goto(EXPLORE, _result)


def _draw(state: State, variables: Mapping[str, Any]) -> None:
    who, by = variables["who"], variables["by"]
    card = take(state, DECK, variables["top"], zone="drawn")
    state.let(card=card)
    if kind_of(state, card) != "location":
        state.let(treachery=card, success=0)
        cites = (CITE,)
        state.emit(state.event("draw-encounter", by=by, cites=cites, who=who, card=card))
    else:
        state.emit(state.event("draw-exploration", by=by, who=who, card=card))


def _enter(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ: a single-sided location enters revealed, with its clues; anything else goes on."""
    card, who, by = variables["card"], variables["who"], variables["by"]
    if state.get(card, "zone") == "drawn":
        _undrawn(state, card)
    elif variables["treachery"]:
        state.call(SURGE, who=who, card=card)
        state.goto(EXPLORE, _result)
    elif holds(state, {**variables["env"], "it": (card,)}, variables["found"]):
        state.let(success=1)
        state.emit(put_location(state, card, (who,), by, revealed=True))
    else:
        state.goto(EXPLORE, _next)


def _undrawn(state: State, card: str) -> None:
    """What nobody has drawn lies where it lay, and nobody explores any further."""
    lay(state, DECK, card_of(state, card), top=True)
    state.put(card, zone=DECK)
    state.goto(EXPLORE, _back)


def _move(state: State, variables: Mapping[str, Any]) -> None:
    if variables["who"] in investigators(state):
        state.emit(*moves(state, variables["who"], variables["card"], variables["by"]))


def _result(state: State, variables: Mapping[str, Any]) -> None:
    success = variables["success"]
    words = {1: "successful", 0: "unsuccessful", None: None}
    cites = (WHOLE_DECK,) if success is None else ()
    slots = {"who": variables["who"], "result": words[success], "success": success or 0}
    state.emit(state.event("explored", by=variables["by"], cites=cites, **slots))


def _back(state: State, variables: Mapping[str, Any]) -> None:
    back = tuple(id for id, thing in state.things.items() if thing.get("zone") == _BESIDE)
    if back:
        state.emit(state.event("shuffle-exploration", cards=back))


EXPLORE = RULES.procedure(Procedure("explore", _next, _draw, _enter, _move, _result, _back))
