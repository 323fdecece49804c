"""Facts about who comes or goes that find nobody there yet, or there again: each is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node, Selector, nodes
from rulesref.engine.clause import NotationError
from rulesref.games.arkham_lcg.sound import about
from rulesref.games.card import Card

#: What an enemy does as it comes into play.
_ARRIVALS = frozenset({"enter-play", "spawn"})
#: What is done to an enemy in play, or by one.
_IN_PLAY_ALONE = frozenset(
    ("attach", "attack", "deal", "engage", "evade-automatically", "exhaust", "fight", "evade")
)
#: What brings somebody who is in play to another location.
_ENTERS = frozenset({"move", "place-at", "swap-places"})

#: What takes a card out of play, or is told of whatever does.
_LEAVES = frozenset({"defeat", "leave-play", "discard", "remove", "return-to-hand", "victory"})
#: What finds cards in play alone.
_STILL_THERE = frozenset({"asset", "enemy"})


def _check_entering(card: Card, ability: Ability) -> None:
    """arkham-lcg/enters-play: an enemy enters a location by spawning there as well.

    What it does to itself as it enters it can only do once it has spawned, so at any stage of that.
    """
    trigger = ability.trigger
    if trigger is None or not set(trigger.event.split("|")) >= _ENTERS:
        return
    who = dict(trigger.filters).get("who")
    if not isinstance(who, Selector) or not _is_enemy(card, who):
        return
    others = (one.trigger for one in card.abilities if one.trigger is not None)
    stages = {one.stage for one in others if one.event == "spawn"}
    if not (stages if who.row.id == "this" else stages & {trigger.stage}):
        wrong = said("an enemy enters by spawning too, and nothing here answers that")
        raise NotationError(wrong, ability.id, ("spawn",))


def _is_enemy(card: Card, who: Selector) -> bool:
    """Whether an ability of ``card`` that speaks of ``who`` speaks of an enemy."""
    return who.row.id in ("enemy", "enemy-card") or (who.row.id == "this" and card.type == "enemy")


def _check_arrival(card: Card, ability: Ability) -> None:
    """arkham-lcg/when: an enemy that is about to spawn is not in play, and does nothing there yet."""
    trigger = ability.trigger
    if trigger is None or trigger.stage not in ("would", "when"):
        return
    if not _ARRIVALS.intersection(trigger.event.split("|")):
        return
    comes = [one for name, one in trigger.filters if name in ("card", "enemy")]
    if any(isinstance(one, Selector) and one.row.id in _STILL_THERE for one in comes):
        wrong = said("it never triggers: by then the card is not in play yet")
        raise NotationError(wrong, ability.id, ("after", "enemy-card", "any-card"))
    for node in nodes(ability.effects):
        if node.row.id == "location-of" and _is_that_enemy(node.args["value"]):
            wrong = said("it is at no location yet: where it spawns is that-location")
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("that-location",))
        told = (node.args.get(slot) for slot in ("enemy", "to", "card"))
        if node.row.id in _IN_PLAY_ALONE and any(map(_is_that_enemy, told)):
            wrong = said("{} finds no enemy: it has not spawned yet").format(node.row.id)
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _is_that_enemy(wanted: Any) -> bool:
    return isinstance(wanted, Selector) and wanted.row.id in ("that-enemy", "triggering-card")


def _check_departed(card: Card, ability: Ability) -> None:
    """arkham-lcg/leaves-play: what has been defeated, or has left, is in play no more."""
    told = [one for node in nodes(ability.effects) if (one := node.args.get("ability"))]
    for one in (ability, *told):
        trigger = one.trigger
        if trigger is None or trigger.stage not in ("if", "after"):
            continue
        if not _LEAVES.intersection(trigger.event.split("|")):
            continue
        gone = dict(trigger.filters).get("card")
        if isinstance(gone, Selector) and gone.row.id in _STILL_THERE:
            wrong = said("it never triggers: by then the card is in play no more")
            raise NotationError(wrong, ability.id, ("when", "enemy-card", "any-card"))


def _check_slipping_away(card: Card, ability: Ability) -> None:
    """arkham-lcg/enemy-engagement: whom nothing keeps off engages again before anybody moves."""
    for effects in _lists(ability.effects):
        let_go = False
        for effect in effects:
            if let_go and any(map(_moves_you, nodes((effect,)))):
                wrong = said("enemies that are disengaged engage again before the move")
                raise NotationError(wrong, f"{ability.id}.disengage", ("throughout",))
            if let_go and effect.row.id == "cannot-be-engaged":
                wrong = said(
                    "enemies that are disengaged engage again before this holds: say it first"
                )
                raise NotationError(wrong, f"{ability.id}.cannot-be-engaged")
            let_go = let_go or any(node.row.id == "disengage" for node in nodes((effect,)))


def _moves_you(node: Node) -> bool:
    who = node.args.get("who")
    return node.row.id == "move" and isinstance(who, Selector) and who.row.id == "you"


def _lists(effects: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
    """``effects`` and those inside of them, without what holds throughout some of them."""
    yield tuple(effect for effect in effects if effect.row.id != "throughout")
    for effect in effects:
        for arg in effect.args.values() if effect.row.id != "throughout" else ():
            inner = arg.effects if isinstance(arg, Ability) else arg
            branches = type(inner) is tuple and effect.row.id == "choose-one"
            for part in inner if branches else (inner,):
                if type(part) is tuple and all(isinstance(one, Node) for one in part):
                    yield from _lists(part)


CHECKS = (
    about(_check_entering),
    about(_check_arrival),
    about(_check_departed),
    about(_check_slipping_away, "disengage"),
)
