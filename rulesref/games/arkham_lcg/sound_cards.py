"""arkham-lcg/cardtypes: what a card of its kind could never do is refused when it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Ability, Node, Selector, nodes, words
from rulesref.engine.clause import NotationError
from rulesref.games.arkham_lcg.costs.uses import may_bear
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.card import Card

#: Kinds of ability that only cards of some types are ever asked for.
BEARERS: Mapping[str, frozenset[str]] = {
    "elder-sign": frozenset({"investigator"}),
    "spawn": frozenset({"enemy"}),
    "prey": frozenset({"enemy"}),
    **dict.fromkeys(SYMBOL_KINDS, frozenset({"scenario"})),
    "skill": frozenset({"skill"}),
    "fast": frozenset({"event"}),
    "advance": frozenset({"act", "agenda", "story"}),
    "objective": frozenset({"act", "agenda"}),
}


@RULES.card_check
def check(card: Card) -> None:
    """Refuse an ability of ``card`` that never acts. Raises ``NotationError``."""
    for ability in card.abilities:
        for unsound in _CHECKS:
            unsound(card, ability)


def _check_bearer(card: Card, ability: Ability) -> None:
    types = BEARERS.get(ability.kind)
    if types and card.type not in types:
        whose = " or ".join(sorted(types))
        raise NotationError(
            f"a {ability.kind} ability of a card of the type {card.type!r} never acts: "
            f"it belongs to a card of the type {whose}",
            ability.id,
        )


def _check_side(card: Card, ability: Ability) -> None:
    """arkham-lcg/location-cards: what stands behind acts until its location has been revealed."""
    behind = ability.name == "unrevealed"
    if behind and card.type != "location":
        raise NotationError("only a location has an unrevealed side that acts", ability.id)
    if card.type != "location" or not _reveals_itself(ability):
        return
    assert ability.trigger is not None
    if behind is not (ability.trigger.stage in ("would", "when")):
        side = "revealed" if behind else "unrevealed"
        wrong = f"it never triggers: at that moment the {side} side is read"
        raise NotationError(wrong, ability.id)


def _reveals_itself(ability: Ability) -> bool:
    trigger = ability.trigger
    return (
        trigger is not None
        and trigger.event == "reveal-location"
        and any(slot == "location" and _is_this(wanted) for slot, wanted in trigger.filters)
    )


def _is_this(wanted: Any) -> bool:
    return isinstance(wanted, Selector) and wanted.row.id == "this"


def _check_uses(card: Card, ability: Ability) -> None:
    """arkham-lcg/uses-x-type: only uses of the type that the keyword names lie on a card."""
    held = card.keywords.get("uses", {})
    for node in nodes((ability.costs, ability.effects)):
        uses = node.args.get("uses")
        if uses and _is_this(node.args.get("card")) and not may_bear(card, uses):
            wrong = f"{card.name} has no {uses} among its keywords: none can lie on it"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", tuple(held))


def _check_next_test(card: Card, ability: Ability) -> None:
    """arkham-lcg/steps/st-7: what is said of the next test counts where the effect begins one."""
    if ability.kind in (*SYMBOL_KINDS, "elder-sign"):
        return
    verbs = tuple(nodes(ability.effects))
    if any(node.row.id in _BEGIN_TESTS for node in verbs):
        return
    for node in verbs:
        if node.row.id in _OF_NEXT_TEST and not node.args.get("this"):
            wrong = f"{node.row.id} speaks of the test that this ability begins, and it begins none"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_options(card: Card, ability: Ability) -> None:
    """arkham-lcg/lasting-effects: before its test begins, what lasts for it is no option to choose.

    It would change nothing yet, and so would not be offered: each option begins the test itself.
    """
    if not any(node.row.id in _BEGIN_TESTS for node in nodes(ability.effects)):
        return
    for node in ability.effects:
        for option in node.args["options"] if node.row.id == "choose-one" else ():
            if option and all(_lasts_for_test(effect) for effect in option):
                wrong = "an option that lasts for the test alone would not be offered before it"
                raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_whose_test(card: Card, ability: Ability) -> None:
    """arkham-lcg/you-your: "you get" is said of one's own test; nothing else says whose it is here."""
    if ability.kind != "free" or any(word.row.id in _WHOSE_TEST for word in words(ability.tests)):
        return
    if any(node.row.id == "modify-value" for node in nodes(ability.effects)):
        wrong = "it would act in anybody's test: say in whose"
        raise NotationError(wrong, ability.id, ("during-your-test",))


def _lasts_for_test(effect: Any) -> bool:
    return effect.row.id in _FOR_TESTS and effect.args.get("until", "test") == "test"


def _check_price(card: Card, ability: Ability) -> None:
    """arkham-lcg/fast: the ability of a fast event asks for the cost that is printed on it."""
    if card.type != "event" or ability.kind != "fast":
        return
    asked = sum(node.args["amount"] for node in ability.costs if node.row.id == "resources")
    printed = card.stats.get("cost")
    if printed != asked and isinstance(printed, int):
        wrong = f"{card.name} costs {printed}, and this ability asks for {asked} resources"
        raise NotationError(wrong, f"{ability.id}.cost")


def _check_loop(card: Card, ability: Ability) -> None:
    """arkham-lcg/modifiers: a value is counted anew each time, and so not out of itself."""
    for node in nodes(ability.effects):
        if node.row.id not in _CHANGES_VALUES:
            continue
        itself = {"of": node.args["of"], "stat": node.args["stat"]}
        counted = nodes((node.args.get("by", node.args.get("to")),))
        if any(one.row.id == "stat" and one.args == itself for one in counted):
            wrong = f"{itself['stat']} is counted out of itself: the number would never be known"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_bounds(card: Card, ability: Ability) -> None:
    """arkham-lcg/a-an: "holds" is one or more where nothing else is said, so no bound is below."""
    for node in nodes((ability.tests, ability.effects)):
        most = node.args.get("most")
        if node.row.id == "holds" and isinstance(most, int) and most < node.args.get("least", 1):
            wrong = f"no number is at most {most} and at least {node.args.get('least', 1)}"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("least = 0",))


def _check_each(card: Card, ability: Ability) -> None:
    """arkham-lcg/a-an: "holds" asks for one of its cards, and of all of them some hold nothing."""
    for node in nodes((ability.tests, ability.effects)):
        if node.row.id != "holds" or "most" not in node.args:
            continue
        on = node.args["on"]
        if on.row.id in _MANY and not any(one.row.id in _ONE_ALONE for one in on.filters):
            wrong = "one of several nearly always holds so few: count those that hold more"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("fewer-than",))


def _check_dealt(card: Card, ability: Ability) -> None:
    """arkham-lcg/dealing-damage-horror: what has no health is dealt no damage, even by itself."""
    if card.type not in _NEVER_DEALT:
        return
    for node in nodes((ability.costs, ability.effects)):
        if node.row.id == "deal" and _is_this(node.args["to"]):
            wrong = f"a {card.type} is dealt nothing: what lies on it is placed there"
            raise NotationError(wrong, f"{ability.id}.deal", ("place-damage", "place-horror"))


def _check_margin(card: Card, ability: Ability) -> None:
    """arkham-lcg/steps/st-6: no attack has a margin yet as it begins, when its damage is settled."""
    for node in nodes(ability.effects):
        damage = node.args.get("damage") if node.row.id == "fight" else None
        if any(one.row.id == "margin" for one in nodes((damage,))):
            wrong = "the margin is not known as the attack begins: say it as plus, with damage = 0"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_quiet(card: Card, ability: Ability) -> None:
    """arkham-lcg/attack-of-opportunity: enemies strike before an event has any effect."""
    for node in nodes(ability.effects):
        if card.type == "event" and node.row.id == "action-provokes-nobody":
            wrong = "an event has no effect yet as it provokes: a constant says provokes-nobody"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("provokes-nobody",))


def _check_entering(card: Card, ability: Ability) -> None:
    """arkham-lcg/enters-play: an enemy enters a location by spawning there as well."""
    trigger = ability.trigger
    if trigger is None or not set(trigger.event.split("|")) >= _ENTERS:
        return
    who = dict(trigger.filters).get("who")
    if not isinstance(who, Selector) or who.row.id not in ("enemy", "enemy-card"):
        return
    others = (one.trigger for one in card.abilities if one.trigger is not None)
    if not any((one.stage, one.event) == (trigger.stage, "spawn") for one in others):
        wrong = "an enemy enters by spawning too, and nothing here answers that"
        raise NotationError(wrong, ability.id, ("spawn",))


def _check_division(card: Card, ability: Ability) -> None:
    """arkham-lcg/effects: what is divided among several comes to each of them all at once."""
    for node in nodes(ability.effects):
        parts: tuple[Node, ...] = node.args["effects"] if node.row.id == "times" else ()
        if len(parts) == 1 and parts[0].row.id == "may":
            parts = parts[0].args["effects"]
        if len(parts) == 1 and parts[0].row.id in _DIVIDED and any(map(_chosen, words(parts))):
            wrong = f"so many times one {parts[0].row.id} is as many events: divide it"
            raise NotationError(wrong, f"{ability.id}.times", ("divide",))


def _chosen(word: Any) -> bool:
    return isinstance(word, Selector) and word.how == "choose"


def _check_slipping_away(card: Card, ability: Ability) -> None:
    """arkham-lcg/enemy-engagement: whom nothing keeps off engages again before anybody moves."""
    for effects in _lists(ability.effects):
        let_go = False
        for effect in effects:
            if let_go and any(map(_moves_you, nodes((effect,)))):
                wrong = "enemies that are disengaged engage again before the move"
                raise NotationError(wrong, f"{ability.id}.disengage", ("throughout",))
            if let_go and effect.row.id == "cannot-be-engaged":
                wrong = "enemies that are disengaged engage again before this holds: say it first"
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


def _check_arrival(card: Card, ability: Ability) -> None:
    """arkham-lcg/when: an enemy that is about to spawn is not in play, and does nothing there yet."""
    trigger = ability.trigger
    if trigger is None or trigger.stage not in ("would", "when"):
        return
    if not _ARRIVALS.intersection(trigger.event.split("|")):
        return
    for node in nodes(ability.effects):
        if node.row.id == "location-of" and _is_that_enemy(node.args["value"]):
            wrong = "it is at no location yet: where it spawns is that-location"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("that-location",))
        told = (node.args.get(slot) for slot in ("enemy", "to", "card"))
        if node.row.id in _IN_PLAY_ALONE and any(map(_is_that_enemy, told)):
            wrong = f"{node.row.id} finds no enemy: it has not spawned yet"
            raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _is_that_enemy(wanted: Any) -> bool:
    return isinstance(wanted, Selector) and wanted.row.id in ("that-enemy", "triggering-card")


#: Types of which no card has health or sanity.
_NEVER_DEALT = frozenset({"event", "location", "skill", "treachery"})
#: Of these there are several in most games, unless a filter says which one is meant.
_MANY = frozenset(
    ("any-card", "asset", "cards-you-control", "enemy", "enemy-card", "investigator", "location")
)
_ONE_ALONE = frozenset({"is", "named"})
#: What an enemy does as it comes into play.
_ARRIVALS = frozenset({"enter-play", "spawn"})
#: What is done to an enemy in play, or by one.
_IN_PLAY_ALONE = frozenset(
    ("attach", "attack", "deal", "engage", "evade-automatically", "exhaust", "fight", "evade")
)
#: What brings somebody who is in play to another location.
_ENTERS = frozenset({"move", "place-at", "swap-places"})
#: What a number of is divided among several.
_DIVIDED = frozenset({"deal", "discover", "draw", "gain-resources", "heal", "place-uses"})
#: What says whose test it is in which a free ability acts.
_WHOSE_TEST = frozenset({"during-your-test", "performer", "you-perform"})
#: What is said of a test, and changes nothing while there is none.
_FOR_TESTS = frozenset({"may-use-skill", "modify", "multiply", "set-base"})
_CHANGES_VALUES = frozenset({"modify", "set-base", "set-value"})
#: What speaks of the test that the same effect begins, and what begins one.
_OF_NEXT_TEST = ("if-succeeds", "if-fails", "if-revealed", "may-succeed-by", "next-test-succeeds")
_BEGIN_TESTS = frozenset(
    (
        "attempt-again",
        "evade",
        "fight",
        "investigate",
        "investigate-as-if-at",
        "investigate-in-turn",
        "perform-action",
        "resolve-ability",
        "take-action",
        "take-any-action",
        "take-basic-action",
        "take-different-actions",
        "take-same-action",
        "test",
    )
)
_CHECKS: tuple[Callable[[Card, Ability], None], ...] = (
    _check_bearer,
    _check_side,
    _check_uses,
    _check_next_test,
    _check_options,
    _check_whose_test,
    _check_price,
    _check_loop,
    _check_bounds,
    _check_each,
    _check_dealt,
    _check_margin,
    _check_quiet,
    _check_arrival,
    _check_slipping_away,
    _check_division,
    _check_entering,
)
