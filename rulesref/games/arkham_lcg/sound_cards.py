"""arkham-lcg/cardtypes: what a card of its kind could never do is refused when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Selector, nodes, words
from rulesref.engine.clause import NotationError
from rulesref.games.arkham_lcg import (
    sound_comings,
    sound_delays,
    sound_numbers,
    sound_objects,
)
from rulesref.games.arkham_lcg.costs.uses import may_bear
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.sound import about, check_all
from rulesref.games.card import Card

#: Kinds of ability that only cards of some types are ever asked for.
BEARERS: Mapping[str, frozenset[str]] = {
    "elder-sign": frozenset({"investigator"}),
    "spawn": frozenset({"enemy"}),
    "prey": frozenset({"enemy"}),
    **dict.fromkeys(SYMBOL_KINDS, frozenset({"scenario"})),
    "revelation": frozenset(
        {"asset", "event", "skill", "treachery", "enemy", "location", "story", "key"}
    ),
    "skill": frozenset({"skill"}),
    "fast": frozenset({"event"}),
    "advance": frozenset({"act", "agenda", "story"}),
    "objective": frozenset({"act", "agenda"}),
}


@RULES.card_check
def check(card: Card) -> None:
    """Refuse an ability of ``card`` that never acts. Raises ``NotationError``."""
    check_all(card, _CHECKS)


def _check_bearer(card: Card, ability: Ability) -> None:
    types = BEARERS.get(ability.kind)
    if types and card.type not in types:
        whose = " or ".join(sorted(types))
        raise NotationError(
            said(
                "a {} ability of a card of the type {!r} never acts: it belongs to a card of the type {}"
            ).format(ability.kind, card.type, whose),
            ability.id,
        )


def _check_side(card: Card, ability: Ability) -> None:
    """arkham-lcg/location-cards: what stands behind acts until its location has been revealed."""
    behind = ability.name == "unrevealed"
    if behind and card.type != "location":
        raise NotationError(said("only a location has an unrevealed side that acts"), ability.id)
    if card.type != "location" or not _reveals_itself(ability):
        return
    assert ability.trigger is not None
    # What acts "if" is judged before the location is turned over in one edition, behind it in another.
    stage = ability.trigger.stage
    if stage == "if" or behind is not (stage in ("would", "when")):
        side = "revealed" if behind else "unrevealed"
        wrong = said("it never triggers: at that moment the {} side is read").format(side)
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
    """arkham-lcg/uses-x-type: only uses of the type that the keyword names lie on a card.

    So do those as which the card itself has resources placed on it.
    """
    held = card.keywords.get("uses", {})
    named = {
        node.args["uses"]
        for one in card.abilities
        for node in nodes(one.effects)
        if node.args.get("as_resources") and _is_this(node.args.get("card"))
    }
    for node in nodes((ability.costs, ability.effects)):
        uses = "" if node.args.get("as_resources") else node.args.get("uses")
        if uses in named:
            continue
        if uses and _is_this(node.args.get("card")) and not may_bear(card, uses):
            wrong = said("{} has no {} among its keywords: none can lie on it").format(
                card.name, uses
            )
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
            wrong = said(
                "{} speaks of the test that this ability begins, and it begins none"
            ).format(node.row.id)
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
                wrong = said(
                    "an option that lasts for the test alone would not be offered before it"
                )
                raise NotationError(wrong, f"{ability.id}.{node.row.id}")


def _check_whose_test(card: Card, ability: Ability) -> None:
    """arkham-lcg/you-your: "you get" is said of one's own test; nothing else says whose it is here."""
    if ability.kind != "free" or any(word.row.id in _WHOSE_TEST for word in words(ability.tests)):
        return
    if any(node.row.id == "modify-value" for node in nodes(ability.effects)):
        wrong = said("it would act in anybody's test: say in whose")
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
        wrong = said("{} costs {}, and this ability asks for {} resources").format(
            card.name, printed, asked
        )
        raise NotationError(wrong, f"{ability.id}.cost")


def _check_dealt(card: Card, ability: Ability) -> None:
    """arkham-lcg/dealing-damage-horror: what has no health is dealt no damage, even by itself."""
    if card.type not in _NEVER_DEALT:
        return
    for node in nodes((ability.costs, ability.effects)):
        if node.row.id == "deal" and _is_this(node.args["to"]):
            wrong = said("a {} is dealt nothing: what lies on it is placed there").format(card.type)
            raise NotationError(wrong, f"{ability.id}.deal", ("place-damage", "place-horror"))


def _check_quiet(card: Card, ability: Ability) -> None:
    """arkham-lcg/attack-of-opportunity: enemies strike before an event has any effect.

    What an event that lies in play lets somebody do is an action as any other.
    """
    played = card.type == "event" and ability.kind != "action"
    for node in nodes(ability.effects):
        if played and node.row.id == "action-provokes-nobody":
            wrong = said(
                "an event has no effect yet as it provokes: a constant says provokes-nobody"
            )
            raise NotationError(wrong, f"{ability.id}.{node.row.id}", ("provokes-nobody",))


#: Types of which no card has health or sanity.
_NEVER_DEALT = frozenset({"event", "location", "skill", "treachery"})
#: What says whose test it is in which a free ability acts.
_WHOSE_TEST = frozenset({"during-your-test", "performer", "you-perform"})
#: What is said of a test, and changes nothing while there is none.
_FOR_TESTS = frozenset({"may-use-skill", "modify", "multiply", "set-base"})
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
_CHECKS = (
    about(_check_bearer),
    about(_check_side),
    about(_check_uses),
    about(_check_next_test, *_OF_NEXT_TEST),
    about(_check_options, "choose-one"),
    about(_check_whose_test, "modify-value"),
    about(_check_price),
    about(_check_dealt, "deal"),
    about(_check_quiet, "action-provokes-nobody"),
    *sound_numbers.CHECKS,
    *sound_objects.CHECKS,
    *sound_comings.CHECKS,
    *sound_delays.CHECKS,
)
