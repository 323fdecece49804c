"""arkham-lcg/target: what is done to cards of a type to which it cannot be done is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node, Selector, nodes, words
from rulesref.engine.clause import NotationError
from rulesref.engine.undescribed import OPAQUE
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.sound import about
from rulesref.games.card import Card

_SOMEBODY = ("investigator",)
_HEALTHY = ("investigator", "asset", "enemy")
_MOVERS = ("investigator", "enemy")
#: An enemy spawns at a location, or engaged with somebody.
_SPAWNED_AT = ("location", "investigator")
#: Argument (or argument "of" a verb, where it is another) → the types of card of which it can be.
OBJECTS: Mapping[str, tuple[str, ...]] = {
    "who": _SOMEBODY,
    "who of move": _MOVERS,
    "who of move-out": _MOVERS,
    "who of place-at": _MOVERS,
    "who of swap-places": _MOVERS,
    "other of swap-places": _MOVERS,
    "enemy": ("enemy",),
    "enemy of move-toward": _MOVERS,
    "who of move-away": _MOVERS,
    "at": ("location",),
    "at of spawn": _SPAWNED_AT,
    "at of spawn-at": _SPAWNED_AT,
    "of of remove-location": ("location",),
    "of of heal": _HEALTHY,
    "to of deal": _HEALTHY,
    "to of move": ("location",),
    "card of play": ("asset", "event"),
    "card of return-to-hand": ("asset", "enemy", "treachery"),
}
_SKILLS = frozenset({"willpower", "intellect", "combat", "agility", "sanity"})
#: Type of card → the values that no card of it has.
_HAS_NO: Mapping[str, frozenset[str]] = {
    "investigator": frozenset({"fight", "evade", "shroud"}),
    "enemy": _SKILLS | {"shroud", "cost", "hand-size"},
    "location": _SKILLS | {"fight", "evade", "health", "cost", "hand-size"},
}
_CHANGES_VALUES = frozenset({"modify", "set-base", "set-value", "multiply"})


#: What finds cards out of play, and what is done to cards in play alone.
_ELSEWHERE = frozenset({"your-hand", "your-discardable", "your-discard-pile", "every-discard-pile"})
_IN_PLAY = frozenset({"deal", "engage", "exhaust", "heal", "place-uses", "ready"})
#: What finds cards in play alone.
_PLAYING = frozenset({"asset", "enemy", "investigator", "location"})
_OUT = frozenset({"beneath", "discard", "hand", "removed", "victory"})


def _found(wanted: Any, card: Card | None = None) -> str:
    """The one type of card that ``wanted`` finds, on ``card``; empty where there may be several."""
    if not isinstance(wanted, Selector):
        return ""
    own = card.type if card is not None and wanted.row.id == "this" else ""
    return own or RULES.sight.finds.get(wanted.row.id, "")


def _check_trigger(card: Card, ability: Ability) -> None:
    """A card that says "this" of itself is of its own type."""
    if ability.trigger is None:
        return
    filled = RULES.sight.filled
    for slot, wanted in ability.trigger.filters:
        for event in ability.trigger.event.split("|"):
            types = filled.get(f"{slot} of {event}", filled.get(slot))
            if types and _is_this(wanted) and card.type not in types:
                wrong = said("'this' is no {}, which {!r} of {!r} is").format(
                    " or ".join(types), slot, event
                )
                raise NotationError(wrong, f"{ability.id}.{slot}")


def _is_this(wanted: Any) -> bool:
    return isinstance(wanted, Selector) and wanted.row.id == "this"


def _check_places(card: Card, ability: Ability) -> None:
    """arkham-lcg/in-play-and-out-of-play: what is done in play finds nothing anywhere else."""
    for node in _told(ability):
        for value in node.args.values():
            elsewhere = isinstance(value, Selector) and value.row.id in _ELSEWHERE
            if node.row.id in _IN_PLAY and elsewhere:
                wrong = said("{!r} finds cards out of play, to which this is not done").format(
                    value.row.id
                )
                raise NotationError(wrong, f"{ability.id}.{node.row.id}")
    for selector in _selectors((ability.tests, ability.costs, ability.effects, ability.trigger)):
        for one in selector.filters:
            out = one.row.id == "in-zone" and one.args["value"] in _OUT
            if out and selector.row.id in _PLAYING:
                wrong = said("{!r} finds cards in play alone, none in {}").format(
                    selector.row.id, one.args["value"]
                )
                raise NotationError(wrong, ability.id)


def _check_nothing(card: Card, ability: Ability) -> None:
    """arkham-lcg/effects: none of something is no effect, nor is what is told no amount of."""
    for node in _told(ability):
        names = _AMOUNTS.get(node.row.id, ())
        amounts = [node.args[name] for name in names if name in node.args]
        if amounts and all(isinstance(one, int) and one <= 0 for one in amounts):
            wrong = said("{} of it changes nothing").format(max(amounts))
        elif len(names) > 1 and not amounts:
            wrong = said("it changes nothing without any {}").format(" or ".join(names))
        else:
            continue
        raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_then(card: Card, ability: Ability) -> None:
    """arkham-lcg/then: what follows hangs on what stands before it."""
    if ability.effects and ability.effects[0].row.id == "then":
        wrong = said("'then' follows an effect, and none stands before it")
        raise NotationError(wrong, f"{ability.id}.then")


#: Verb → the arguments of which one must be more than 0.
_AMOUNTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("deal", "heal", "take"), ("damage", "horror")),
    **dict.fromkeys(("discover", "draw", "gain-resources", "lose-resources"), ("amount",)),
    **dict.fromkeys(("gain-actions", "lose-actions", "place-doom", "place-uses"), ("amount",)),
}


def _check_played(card: Card, ability: Ability) -> None:
    """arkham-lcg/event-cards: only an event does something by being played; others may cost more."""
    does = any(node.row is not OPAQUE for node in ability.effects)
    if ability.kind == "play" and card.type != "event" and does:
        raise NotationError(said("only an event does something as it is played"), ability.id)


def _check_objects(card: Card, ability: Ability) -> None:
    for node in _told(ability):
        for name, value in node.args.items():
            types = OBJECTS.get(f"{name} of {node.row.id}", OBJECTS.get(name))
            found = _found(value, card)
            if types and found and found not in types:
                wrong = said("{!r} finds no {}, to which this is done").format(
                    value.row.id, " or ".join(types)
                )
                raise NotationError(wrong, f"{ability.id}.{node.row.id}.{name}")


def _check_types(card: Card, ability: Ability) -> None:
    """arkham-lcg/cardtypes: a card of one type is of no other."""
    for selector in _selectors((ability.tests, ability.costs, ability.effects, ability.trigger)):
        found = _found(selector)
        for one in selector.filters:
            value = one.args["value"]
            if one.row.id == "type" and found and isinstance(value, str) and value != found:
                wrong = said("{!r} finds no {}: every one is of the type {}").format(
                    selector.row.id, value, found
                )
                raise NotationError(wrong, ability.id)


def _check_values(card: Card, ability: Ability) -> None:
    for node in _told(ability):
        if node.row.id not in _CHANGES_VALUES:
            continue
        found, stat = _found(node.args.get("of")), node.args["stat"]
        if stat in _HAS_NO.get(found, ()):
            wrong = said("no {} has the value {}: nothing would be changed").format(found, stat)
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_test(card: Card, ability: Ability) -> None:
    """arkham-lcg/skill-tests: a test is no card: it is modified, and tokens are revealed into it."""
    for node in nodes((ability.tests, ability.costs, ability.effects)):
        for name, value in node.args.items():
            of_it = isinstance(value, Selector) and value.row.id == "this-test"
            modified = (node.row.id, name) == ("modify", "of") and value.how == "one"
            if of_it and not modified:
                raise NotationError(said("a test is no card"), f"{ability.id}.{node.row.id}")


def _check_connections(card: Card, ability: Ability) -> None:
    """arkham-lcg/location-cards: what connects locations is not found by how these are connected."""
    connects = any(node.row.id in _CONNECTS for node in nodes(ability.effects))
    if not connects or ability.kind != "constant":
        return
    for word in words((ability.tests, ability.effects)):
        if word.row.id in _CONNECTED:
            wrong = said("{!r} goes by how locations are connected, which this changes")
            raise NotationError(wrong.format(word.row.id), ability.id)


#: Constants that connect locations, and words that find something by how these are connected.
_CONNECTS = frozenset({"connect", "connect-while-moving", "lead-to"})
_CONNECTED = frozenset(
    {
        *("connecting-location", "connecting-to-this", "distance", "farthest", "farthest-location"),
        *("location-farthest-from-all", "near-location", "near-this", "nearest", "within"),
    }
)


def _told(ability: Ability) -> Iterable[Node]:
    return nodes((ability.costs, ability.effects))


def _selectors(value: Any) -> Iterable[Selector]:
    """Every selector in ``value``, at any depth."""
    if isinstance(value, Selector):
        yield value
        for one in value.filters:
            yield from _selectors(one.args["value"])
    elif isinstance(value, Node):
        yield from _selectors(tuple(value.args.values()))
    elif isinstance(value, Ability):
        yield from _selectors((value.tests, value.costs, value.effects, value.trigger))
    elif isinstance(value, tuple):
        for one in value:
            yield from _selectors(one)


CHECKS = (
    about(_check_connections, *_CONNECTS),
    about(_check_nothing, *_AMOUNTS),
    about(_check_then, "then"),
    about(_check_objects),
    about(_check_places, *_ELSEWHERE, "in-zone"),
    about(_check_played),
    about(_check_test, "this-test"),
    about(_check_trigger),
    about(_check_types, "type"),
    about(_check_values, *_CHANGES_VALUES),
)
