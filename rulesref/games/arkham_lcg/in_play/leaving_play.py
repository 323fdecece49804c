"""arkham-lcg/leaves-play: tokens return, attachments are discarded, the card goes out of play."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State, Thing
from rulesref.games.arkham_lcg.chaos_tokens.sealing import free
from rulesref.games.arkham_lcg.costs.damage_costs import OWED
from rulesref.games.arkham_lcg.decks.discard_order import laid_together, lay_on_top
from rulesref.games.arkham_lcg.enemies.shadows import sheltered
from rulesref.games.arkham_lcg.enemies.swarming import swarm_cards
from rulesref.games.arkham_lcg.in_play.staying_in_play import held_in, may_be_discarded, stays
from rulesref.games.arkham_lcg.in_play.story_assets import stopped_for_its_owner
from rulesref.games.arkham_lcg.keys_and_stories import key_cards
from rulesref.games.arkham_lcg.keys_and_stories.key_tokens import fall as keys_fall
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.table import ENCOUNTER, OF_SCENARIO, here, investigators, location_of
from rulesref.games.arkham_lcg.values.text_box import restore
from rulesref.games.sequel import Sequel
from rulesref.games.things import card_of, in_play

_KEPT = ("card", "owner", OF_SCENARIO, "defeated-at", OWED)
LEFT = Sequel[[State, str, Thing], None](
    SEQUELS,
    "left-play",
    "Called (state, card, old) of a card that has left play, with the record that it was.",
)
#: Every way to leave play; what is devoured is set aside or placed beneath another card by it.
WAYS_OUT = (
    "discard",
    "remove",
    "victory",
    "exile",
    "return-to-hand",
    "shuffle-in",
    "shuffle-back",
    "lay-on-deck",
    "lay-facedown",
    "place-beneath",
    "set-aside",
)
RULES.groups["leave-play"] = WAYS_OUT


def _not_discarded(state: State, event: Event) -> bool:
    return not may_be_discarded(state, event.slots["card"], event.by)


def _sheltered(state: State, event: Event) -> bool:
    return sheltered(state, event.slots["card"], event.by)


@RULES.event(
    "discard",
    "arkham-lcg/discard-piles",
    card="card",
    settles=True,
    lapses=_not_discarded,
    en="{card} is discarded",
    it="{card} viene scartat(o|a)",
    leaves=True,
)
def _discard(state: State, events: tuple[Event, ...]) -> None:
    gone = []
    for event in events:
        card = event.slots["card"]
        keys_fall(state, card, event.by)
        leave(state, card, "discard")
        if state.get(card, "zone") == "discard":
            gone.append(card)
    if len(gone) > 1:
        laid_together(state, gone)


@RULES.event(
    "victory",
    "arkham-lcg/victory-display-victory-points",
    card="card",
    en="{card} goes to the victory display",
    it="{card} va nella galleria delle vittorie",
    leaves=True,
    lapses=lambda state, event: _sheltered(state, event) or held_in("victory")(state, event),
)
def _victory(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        keys_fall(state, event.slots["card"], event.by)
        leave(state, event.slots["card"], "victory", event.by)


def leave(state: State, card: str, zone: str, by: str | None = None) -> None:
    """``card`` goes to ``zone`` as a new copy of itself, and what was attached is discarded."""
    if stays(state, card, zone, by):
        return
    if stopped_for_its_owner(state, card, zone):
        return
    if zone != "victory" and _somebody_there(state, card):  # there it goes as a scenario ends
        state.give_up(card, "location-not-empty")
        return
    zone = key_cards.goes_to(state, card, zone)
    if zone != "removed" and state.get(str(state.get(card, "owner", "")), "eliminated"):
        zone = "removed"
    drop_clues(state, card)
    withdraw(state, card)
    _out_of_deck(state, card)
    attached = [id for id, thing in state.things.items() if thing.get("attached") == card]
    if state.get(card, "swarm"):
        state.emit(state.event("leave-swarm", card=card))
        return
    state.emit(*(state.event("leave-swarm", card=swarm) for swarm in swarm_cards(state, card)))
    forget(state, card)
    restore(state, card)
    free(state, card)
    old = state.things[card]
    state.put(card, **{name: None for name in old if name not in _KEPT})
    if "entered" in old:  # as a card of another type: arkham-lcg/cardtypes
        state.put(card, card=old["entered"])
    state.put(card, zone=zone, gen=old.get("gen", 0) + 1)
    if zone == "discard":
        lay_on_top(state, card)
    if old.get("zone") == "limbo" and zone.endswith("deck"):
        _stop_where_it_answers(state, card)
    if old.get("zone") == "play":
        for follow in LEFT.followers:
            follow(state, card, old)
    for id in attached:
        if not may_be_discarded(state, id, None):
            state.give_up(id, "host-gone")
            return
    if attached:
        fallen = bool(old.get("defeated"))
        state.emit(*(state.event(_whither(state, id, fallen), card=id) for id in attached))


def _somebody_there(state: State, card: str) -> bool:
    """arkham-lcg/location-cards/being-at-no-location (FAQ 1.21): nobody may be nowhere."""
    if card_of(state, card).type != "location" or state.get(card, "zone") != "play":
        return False
    return bool(here(state, (*investigators(state), *in_play(state, "enemy")), card))


RULES.stop(
    "host-gone",
    en="where it goes, as it cannot leave play and what it was attached to has",
    it="dove va, poiché non può lasciare il gioco e ciò a cui era assegnata lo ha lasciato",
)
RULES.stop(
    "acts-out-of-a-deck",
    en="what it does after it is played, once it lies in a deck",
    it="che cosa fa dopo essere stata giocata, quando è ormai in un mazzo",
)


def _stop_where_it_answers(state: State, card: str) -> None:
    """An event that answers its own playing is not looked for in a deck: its answer is not lost."""
    for ability in card_of(state, card).abilities:
        trigger = ability.trigger
        if trigger is not None and (trigger.stage, trigger.event) == ("after", "play"):
            state.give_up(card, "acts-out-of-a-deck")


def _whither(state: State, card: str, fallen: bool) -> str:
    """FAQ 1.33: with a defeated enemy, attachments worth victory points are won as well."""
    return "victory" if fallen and keyword(state, card, "victory") else "discard"


def _out_of_deck(state: State, card: str) -> None:
    """A card that is looked at, or acts out of its deck, lies there no more."""
    deck = str(state.get(card, "zone"))
    if deck.endswith("deck"):
        left = list(state.get(deck, "cards", ()))
        if card_of(state, card) in left:
            left.remove(card_of(state, card))
            state.put(deck, cards=tuple(left))


def withdraw(state: State, card: str) -> None:
    """A committed card that goes elsewhere is committed no more: its icons no longer count."""
    if state.get(card, "zone") == "committed":
        rest = tuple(one for one in state.get("test", "committed", ()) if one != card)
        if "test" in state.things:
            state.put("test", committed=rest)


def forget(state: State, card: str) -> None:
    """Lasting effects on ``card`` end for it: what comes back is a new instance."""
    for id, thing in tuple(state.things.items()):
        if card in thing.get("targets", ()):
            state.put(id, targets=tuple(target for target in thing["targets"] if target != card))


def drop_clues(state: State, card: str) -> None:
    """FAQ 1.28: clues on a player card that leaves play stay at its controller's location."""
    clues = state.get(card, "clues")
    owner = state.get(card, "controller")
    if clues and owner and card_of(state, card).type not in (*ENCOUNTER, "investigator"):
        place = location_of(state, owner)
        if place:
            state.emit(state.event("place-clues", by=card, amount=clues, at=place))


@RULES.event(
    "remove",
    "arkham-lcg/removed-from-game",
    card="card",
    settles=True,
    en="{card} is removed from the game",
    it="{card} viene rimoss(o|a) dal gioco",
    leaves=True,
    lapses=lambda state, event: _sheltered(state, event) or held_in("removed")(state, event),
)
def _remove(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        keys_fall(state, event.slots["card"], event.by)
        leave(state, event.slots["card"], "removed")
