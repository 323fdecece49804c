"""arkham-lcg/cardtypes: a card that enters play as a card of another type, as its own text says.

While it is in play it is a card of that type alone; out of play it is what is printed on it. One that
lies in a threat area as an asset takes up slots there (arkham-lcg/slots), and nobody controls it.
"""

from __future__ import annotations

from rulesref.engine.ability import nodes
from rulesref.engine.event import Event
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.in_play.leaving_play import withdraw
from rulesref.games.arkham_lcg.in_play.lost_slots import TOO_MANY
from rulesref.games.arkham_lcg.in_play.slots import all_slots, taken_by
from rulesref.games.arkham_lcg.in_play.staying_in_play import stays
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of, in_play

CITE = "arkham-lcg/cardtypes"
SLOTS = "arkham-lcg/slots"


@RULES.event(
    "enter-play-as",
    CITE,
    card="card",
    who="card",
    kind="word",
    en="{card} enters play as an {kind}",
    it="{card} entra in gioco come {kind}",
)
def _enter(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, who, kind = (event.slots[name] for name in ("card", "who", "kind"))
        printed = card_of(state, card)
        withdraw(state, card)
        state.put(
            card,
            zone="play",
            controller=who,
            card=printed.but(type=kind),
            entered=printed,
            beneath=None,
        )


@RULES.verb("enter-play-as", CITE, card="cards", type="word")
def _verb(state: State, env: Env, card: tuple[str, ...], type: str) -> None:
    """The cards enter your play area as cards of another type."""
    for one in card:
        state.emit(
            state.event("enter-play-as", by=env["this"], card=one, who=env["you"], kind=type)
        )


def as_asset_there(state: State, card: str, who: str, slots: tuple[str, ...]) -> None:
    """``card`` lies in the threat area of ``who`` from now on, as an asset that takes up ``slots``."""
    printed = card_of(state, card)
    asset = printed.but(type="asset", slots=slots)
    state.put(card, zone="play", threat=who, controller=None, card=asset, entered=printed)


def slots_there(state: State, card: str) -> tuple[str, ...]:
    """The slots that ``card`` takes up in a threat area, as its Revelation says; nothing for others."""
    abilities = card_of(state, card).abilities
    effects = tuple(one.effects for one in abilities if one.kind == "revelation")
    puts = (node for node in nodes(effects) if node.row.id == "put-in-threat-area-as-asset")
    return next((tuple(node.args["slots"]) for node in puts), ())


@RULES.event(
    "enter-threat-area-as-asset",
    SLOTS,
    card="card",
    who="card",
    settles=True,
    en="{card} is put into play in the threat area of {who} as an asset",
    it="{card} entra in gioco nell'area di minaccia di {who} come supporto",
)
def _enter_there(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, who = event.slots["card"], event.slots["who"]
        as_asset_there(state, card, who, slots_there(state, card))
        state.call(TOO_MANY, who=who)


@RULES.verb("put-in-threat-area-as-asset", SLOTS, card="cards", slots="words")
def _put_there(state: State, env: Env, card: tuple[str, ...], slots: tuple[str, ...]) -> None:
    """The cards enter play in your threat area as assets that take up ``slots``; nobody controls them."""
    for one in card:
        slot = {"card": one, "who": env["you"]}
        state.emit(state.event("enter-threat-area-as-asset", by=env["this"], **slot))


RULES.stop(
    "in-which-slots",
    en="which of several assets lie in these slots",
    it="quali fra più supporti occupano questi slot",
)


def _in_slots(state: State, env: Env, slots: tuple[str, ...]) -> list[str]:
    """Your assets in ``slots``, but for the card itself."""
    return [
        card
        for card in in_play(state, "asset")
        if env["you"] in (state.get(card, "controller"), state.get(card, "threat"))
        and card != env["this"]
        and set(slots) & set(taken_by(state, card))
    ]


def _some_return(state: State, env: Env, slots: tuple[str, ...]) -> bool:
    return any(not stays(state, card, "hand") for card in _in_slots(state, env, slots))


@RULES.verb("slots-to-hand", SLOTS, able=_some_return, slots="words")
def _slots_to_hand(state: State, env: Env, slots: tuple[str, ...]) -> None:
    """Your assets in ``slots``, all that you have of these kinds, return to their owner's hand."""
    mine = _in_slots(state, env, slots)
    room = [slot for slot in all_slots(state, env["you"]) if set(slots) & slot.kinds]
    if mine and len(room) > len(slots):
        state.give_up(env["this"], "in-which-slots")
        return
    gone = [card for card in mine if not stays(state, card, "hand")]
    measure(state, len(gone), len(mine))
    state.emit(*(state.event("return-to-hand", by=env["this"], card=card) for card in gone))
