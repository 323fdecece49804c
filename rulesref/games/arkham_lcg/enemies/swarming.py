"""arkham-lcg/swarming-x: a host and its swarm cards, each an enemy, moving as one.

A swarm card is a thing with the facts of its host, whose id it keeps as ``swarm``; ``under`` is
the player card that it really is, where that is known, and ``owner`` whose deck it came from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.decks.piles import cards_in, deck_of, lay, take_off, tell_bottom
from rulesref.games.arkham_lcg.keywords import carries_out, keyword
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import investigators, lead
from rulesref.games.things import bring, card_of

CITE = "arkham-lcg/swarming-x"
carries_out("swarming", CITE)
_SHARED = ("at", "engaged", "exhausted")


def host_of(state: State, enemy: str) -> str:
    """The host that ``enemy`` belongs to; any other enemy is its own."""
    return str(state.get(enemy, "swarm") or enemy)


def pack(state: State, enemy: str) -> list[str]:
    """The host of ``enemy`` and its swarm cards in play; any other enemy alone."""
    host = host_of(state, enemy)
    return [host, *swarm_cards(state, host)]


def swarm_cards(state: State, host: str) -> list[str]:
    """The swarm cards under ``host``."""
    if not state.get(host, "swarmed"):
        return []
    return [
        id
        for id, thing in state.things.items()
        if thing.get("swarm") == host and thing.get("zone") == "play"
    ]


@RULES.event(
    "add-swarm",
    CITE,
    host="card",
    who="card",
    amount="number",
    en="{who} adds {amount} swarm (card|cards) to {host}",
    it="{who} aggiunge {amount} (carta|carte) sciame a {host}",
)
def _add(state: State, events: tuple[Event, ...]) -> None:
    """Each is an enemy of its own, which enters play."""
    entered = []
    for event in events:
        host, who, amount = (event.slots[name] for name in ("host", "who", "amount"))
        entered += [
            state.event("enter-play", by=host, cites=(CITE,), card=one)
            for one in add_swarm(state, host, who, amount)
        ]
    state.emit(*entered)


RULES.stop(
    "swarm-card-unknown",
    en="which card of a shuffled deck becomes a swarm card",
    it="quale carta di un mazzo mescolato diventa una carta sciame",
)


def add_swarm(state: State, host: str, who: str, amount: int) -> list[str]:
    """From the top of the deck of ``who``, unseen: where nobody knows it, nobody needs to."""
    added: list[str] = []
    state.put(host, swarmed=True)
    shared = {name: state.get(host, name, None) for name in _SHARED}
    deck = deck_of(who)
    for _ in range(amount):
        cards = cards_in(state, deck)
        under = None
        if cards:
            if state.get(deck, "shuffled") and len(set(cards)) > 1:
                state.give_up(host, "swarm-card-unknown")
                return added
            under = cards[0]
            take_off(state, deck, under)
        id = bring(state, card_of(state, host), zone="play", swarm=host, owner=who)
        state.put(id, under=under, **shared)
        added.append(id)
    return added


RULES.stop(
    "swarm-unknown",
    en="how many swarm cards its keyword means",
    it="quante carte sciame indica la sua parola chiave",
)


def gather(state: State, host: str, who: str) -> None:
    """Once ``host`` has entered play: as many swarm cards as its keyword says."""
    amount = keyword(state, host, "swarming")
    if not amount:
        return
    if not isinstance(amount, int) or isinstance(amount, bool):
        state.give_up(host, "swarm-unknown")
        return
    owner = who if who in investigators(state) else lead(state)
    state.emit(state.event("add-swarm", by=host, host=host, who=owner, amount=amount))


@RULES.event(
    "leave-swarm",
    CITE,
    card="card",
    en="{card} goes to the bottom of its owner's deck",
    it="{card} va in fondo al mazzo del suo proprietario",
    leaves=True,
)
def _leave(state: State, events: tuple[Event, ...]) -> None:
    """The host may have been waiting for this to be defeated."""
    for event in events:
        card = event.slots["card"]
        host, under = state.get(card, "swarm"), state.get(card, "under")
        deck = deck_of(state.get(card, "owner"))
        if under:
            lay(state, deck, under, top=False)
        elif state.get(deck, "bottom", ()):
            tell_bottom(state, deck, ())
        old = state.things[card]
        state.put(card, **{name: None for name in old if name != "card"})
        state.put(card, zone="left", swarm=host)
        if not swarm_cards(state, host) and state.get(host, "zone") == "play":
            state.rules.hooks.settle(state, (state.event("leave-swarm", to=host),))


def spill(state: State, card: str, excess: int) -> None:
    """The attacker may deal the ``excess`` damage to another card of the pack."""
    by = state.get(card, "hurt-by", None)
    who = str(state.get(by, "controller", None) or lead(state))
    host = host_of(state, card)
    state.call(SPILL, card=card, host=host, who=who, excess=excess, by=by)


def _whither(state: State, variables: Mapping[str, Any]) -> None:
    others = [one for one in pack(state, variables["host"]) if state.get(one, "zone") == "play"]
    others = [other for other in others if other != variables["card"]]
    if not others:
        state.end()
        return
    who = variables["who"]
    options = [Option("excess", {"who": who, "card": other}, other) for other in others]
    options.append(Option("pass", {}, None))
    state.ask(Choice("excess", who, tuple(options), (CITE,), "to"))


def _deal(state: State, variables: Mapping[str, Any]) -> None:
    if variables["to"]:
        slots = {"to": variables["to"], "damage": variables["excess"], "cause": "attack"}
        state.emit(state.event("deal", by=variables["by"], cites=(CITE,), **slots))


SPILL = RULES.procedure(Procedure("spill", _whither, _deal))
