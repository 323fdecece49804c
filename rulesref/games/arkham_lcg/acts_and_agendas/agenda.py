"""arkham-lcg/act-deck-and-agenda-deck: the current act and agenda, and how they advance.

The other side of a card is its ability of kind "advance"; a card without one stops the game
there. What comes next is the top of the pile ``agenda-deck`` or ``act-deck``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.acts_and_agendas.encounter_side import ENCOUNTER_SIDE
from rulesref.games.arkham_lcg.decks.piles import cards_in, known, take
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import TABLE, investigators, lead
from rulesref.games.arkham_lcg.values.stats import stat
from rulesref.games.card import Card
from rulesref.games.edition import switch
from rulesref.games.things import card_of, in_play, kind_of

CITE = "arkham-lcg/act-deck-and-agenda-deck"


RULES.stop(
    "no-current-agenda",
    en="the current agenda: no step names it",
    it="la trama attuale: nessun passo la nomina",
)


def current(state: State, kind: str) -> str | None:
    """The current "act" or "agenda", or ``None`` where no step has named one; one card may be both."""
    found = in_play(state, "agenda" if state.get(TABLE, "both-at-once") else kind)
    return found[-1] if found else None


RULES.stop(
    "stage-unknown",
    kind="word",
    en="the number of the current {kind}: no step and no fact names it",
    it="il numero della carta attuale di tipo {kind}: nessun passo e nessun dato lo dice",
)


@RULES.quantity("stage", of="cards")
def _stage(state: State, env: Env, of: tuple[str, ...]) -> int:
    """The number of an act or agenda in its deck: 2 of the one that is called 2a."""
    told = [card_of(state, one).stats.get("stage") for one in of]
    if len(told) != 1 or told[0] is None:
        state.give_up(env["you"], "stage-unknown", kind=card_of(state, of[0]).type if of else "act")
        return 0
    return int(told[0])


def doom_in_play(state: State) -> int:
    """All the doom in play, on whatever card."""
    return sum(
        int(thing.get("doom", 0)) for thing in state.things.values() if thing.get("zone") == "play"
    )


def threshold_met(state: State) -> bool:
    """Whether the doom in play reaches the threshold of the current agenda."""
    agenda = current(state, "agenda")
    if agenda is None or state.get(TABLE, "turned-agenda") == agenda:
        return False  # the threshold is printed on the side that is not up any more
    needed = stat(state, agenda, "doom")
    if needed is None or doom_in_play(state) < needed:
        return False
    return cannot_advance_by_doom(state, agenda) is None


#: Why an agenda advances that has reached its threshold.
BY_DOOM = "doom"
cannot_advance_by_doom = prohibition("cannot-advance-by-doom")
#: The card because of which the doom on another stays where it is as an agenda advances.
keeps_doom = prohibition("keeps-doom-at-advance")


@RULES.event(
    "advance",
    CITE,
    card="card",
    why="word",
    own_scope=True,
    lapses=lambda state, event: (
        event.slots.get("why") == BY_DOOM
        and cannot_advance_by_doom(state, event.slots["card"]) is not None
    ),
    en="{card} advances",
    it=("{card} prosegue", "{card} avanza"),
)
def _advance(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.call(ADVANCE, card=event.slots["card"])


def advance_agenda(state: State, why: str) -> None:
    """Let the current agenda advance; ``why`` is the rule that looks at the threshold now."""
    card = current(state, "agenda")
    state.emit(state.event("advance", cites=(why,), card=card, why=BY_DOOM))


def _clear(state: State, variables: Mapping[str, Any]) -> None:
    """Tokens leave the advancing card; an agenda takes the doom in play with it, but what is kept."""
    card = variables["card"]
    state.put(card, clues=None, resources=None, damage=None, horror=None)
    if card_of(state, card).type == "agenda":
        doomed = [
            id
            for id, thing in state.things.items()
            if thing.get("doom") and thing.get("zone") == "play" and keeps_doom(state, id) is None
        ]
        for id in doomed:
            state.put(id, doom=None)
    state.put(card, doom=None)


def _turn_over(state: State, variables: Mapping[str, Any]) -> None:
    """The "a" side is no longer read; the Grimoire lets that of an act act on meanwhile."""
    card = variables["card"]
    kind = card_of(state, card).type
    state.let(kind=kind)
    if not (kind == "act" and switch(state, "bside-aside-active")):
        state.unlist(card)


RULES.stop("other-side-undescribed", en="its other side", it="il suo altro lato")


def _other_side(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["card"]
    back = state.get(card, "other-side", None)
    if back is not None:
        state.call(ENCOUNTER_SIDE, card=card, back=back)
        return
    sides = [ability for ability in card_of(state, card).abilities if ability.kind == "advance"]
    if not sides:
        state.give_up(card, "other-side-undescribed")
        return
    env = {"this": card, "you": lead(state), "ability": sides[0]}
    resolve(state, sides[0].effects, env)


RULES.stop(
    "next-unknown",
    type="word",
    en="which {type} comes next: no step says it",
    it="quale {type} viene dopo: nessun passo lo dice",
)


def _next(state: State, variables: Mapping[str, Any]) -> None:
    """The next card becomes current as the old one is removed from the game."""
    card, kind = variables["card"], variables["kind"]
    deck = f"{kind}-deck"
    if state.get(TABLE, "over"):
        return
    if state.get(TABLE, "turned-agenda") == card:
        state.emit(state.event("new-current", card=card))
        return
    if kind == "agenda" and known(state, deck) and not cards_in(state, deck):
        _last_agenda(state, card)
        return
    coming = _coming(state, kind)
    if coming is None:
        state.give_up(card, "next-unknown", type=kind)
        return
    state.unlist(card)
    state.put(card, zone="removed", **{"other-side": None})
    new = take(state, deck, coming, zone="play")
    state.emit(state.event("new-current", card=new))


def _coming(state: State, kind: str) -> Card | None:
    """The card that the advancing one names, else the top of the deck; ``None`` where unknown."""
    deck = f"{kind}-deck"
    if not known(state, deck):
        return None
    named = state.get(TABLE, f"next-{kind}")
    state.put(TABLE, **{f"next-{kind}": None})
    fit = [card for card in cards_in(state, deck) if not named or card.name == named]
    return fit[0] if fit else None


RULES.stop(
    "no-resolution",
    en="what follows the last agenda: it names no resolution",
    it="che cosa segue l'ultima trama: non nomina nessuna risoluzione",
)


def _last_agenda(state: State, card: str) -> None:
    """Grimoire, resolution: whom the last agenda leaves undefeated, it defeats, with a trauma."""
    if switch(state, "last-agenda") != "defeat":
        state.give_up(card, "no-resolution")
        return
    cites = ("arkham-lcg/resolving-a-scenario",)
    state.emit(
        *(
            state.event("defeat", by=card, cites=cites, card=investigator, trauma="choice")
            for investigator in investigators(state)
        )
    )


@RULES.verb("comes-next", CITE, title="text")
def _comes_next(state: State, env: Env, title: str) -> None:
    """The advancing card names the card of its deck that becomes current."""
    state.put(TABLE, **{f"next-{kind_of(state, env['this'])}": title})


@RULES.verb("one-for-act-and-agenda", CITE, title="text?")
def _one_for_both(state: State, env: Env, title: str = "") -> None:
    """The current act and agenda are replaced by one card that is both from now on.

    It is the card of the agenda deck called ``title``, or the other side of the agenda that advances.
    """
    for act in in_play(state, "act"):
        state.unlist(act)
        state.put(act, zone="removed")
    if title:
        state.put(TABLE, **{"next-agenda": title})
    else:
        state.put(TABLE, **{"turned-agenda": env["this"]})
    state.put(TABLE, **{"both-at-once": True})


@RULES.event(
    "new-current",
    CITE,
    card="card",
    en="{card} becomes current",
    it=("{card} diventa la carta attuale", "{card} diventa la carta corrente"),
)
def _new_current(state: State, events: tuple[Event, ...]) -> None:
    """The card lies open already; this is the moment that other cards may speak of."""


def _advanced(state: State, variables: Mapping[str, Any]) -> None:
    state.put(TABLE, advancing=None)


ADVANCE = RULES.procedure(Procedure("advance", _clear, _turn_over, _other_side, _next, _advanced))


@RULES.verb("advance", CITE, card="cards")
def _advance_verb(state: State, env: Env, card: tuple[str, ...]) -> None:
    """Each act or agenda advances."""
    state.emit(*(state.event("advance", by=env["this"], card=one) for one in card))
