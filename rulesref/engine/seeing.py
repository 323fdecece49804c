"""What a description speaks of and nothing tells it: refused when it is read, not at the table.

Some words mean the triggering event, or something about it; others what was chosen before. Where
there is no such event, or nothing was chosen, they would name nothing, or break the run.
"""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, Node, Selector, Trigger, nodes
from rulesref.engine.clause import NotationError
from rulesref.engine.rules import Rules
from rulesref.record import NamedTuple


class Answer(NamedTuple):
    """What a word needs of the triggering event.

    It is any of ``events``, where some are named, or has any of ``slots``; ``before`` says that
    it must not have happened yet.
    """

    events: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    before: bool = False


class Sight(NamedTuple):
    """What can be seen from where a node stands: the trigger, and the words that mean something.

    ``later``: it is looked at once more has begun than the trigger has seen.
    """

    trigger: Trigger | None
    words: frozenset[str]
    later: bool = False


def check_sight(ability: Ability, rules: Rules) -> None:
    """Refuse what ``ability`` cannot see. Raises ``NotationError``."""
    sight = Sight(ability.trigger, _bound(ability.costs, rules))
    for slot, wanted in ability.trigger.filters if ability.trigger else ():
        _look_into(wanted, sight, rules, f"{ability.id}.{slot}")
    for node in (*ability.tests, *ability.costs):
        sight = _look(node, sight, rules, ability.id)
    _look_at_all(ability.effects, sight, rules, ability.id)


def _bound(costs: tuple[Node, ...], rules: Rules) -> frozenset[str]:
    return frozenset(
        word for node in nodes(costs) for word in rules.sight.shows.get(("pay", node.row.id), ())
    )


def _look_at_all(nodes: tuple[Node, ...], sight: Sight, rules: Rules, path: str) -> Sight:
    """Look at ``nodes`` in their order; what one of them chooses the later ones see."""
    for node in nodes:
        sight = _look(node, sight, rules, path)
    return sight


def _look(node: Node, sight: Sight, rules: Rules, path: str) -> Sight:
    head = _head(node, rules)
    path = f"{path}.{node.row.id}"
    _check(head, node.row.id, sight, rules, path)
    shown = sight.words | set(rules.sight.shows.get((head, node.row.id), ()))
    lasts = head == "verb" and node.row.id in rules.constants  # read whenever it is looked at
    for name, value in node.args.items():
        if node.row.args[name].startswith("chooser"):
            _check("selector", value, sight, rules, f"{path}.{name}")
        later = sight.later or lasts or name in rules.sight.later
        inside = sight._replace(words=shown, later=later)
        if name in rules.sight.apart.get(node.row.id, ()):
            inside = inside._replace(trigger=None)
        seen = _look_into(value, inside, rules, f"{path}.{name}")
        shown = shown | (seen & rules.sight.kept)
    return sight._replace(words=sight.words | (shown & rules.sight.kept))


def _look_into(value: Any, sight: Sight, rules: Rules, path: str) -> frozenset[str]:
    """What the argument ``value`` shows to whatever comes after it."""
    if isinstance(value, Selector):
        return _look_at_selector(value, sight, rules, path)
    if isinstance(value, Node):
        return _look(value, sight, rules, path).words
    if isinstance(value, Ability):
        inside = Sight(value.trigger, sight.words)
        _look_at_all((*value.tests, *value.effects), inside, rules, path)
        return frozenset()
    if isinstance(value, tuple) and value and isinstance(value[0], Node):
        return _look_at_all(value, sight, rules, path).words
    if isinstance(value, tuple):
        branches = [_look_into(each, sight, rules, path) for each in value]
        return frozenset().union(*branches)
    return frozenset()


def _look_at_selector(selector: Selector, sight: Sight, rules: Rules, path: str) -> frozenset[str]:
    _check("selector", selector.row.id, sight, rules, path)
    _check("selector", selector.chooser, sight, rules, path)
    for each in selector.filters:
        _look_into(each.args["value"], sight, rules, f"{path}.{each.row.id}")
    return rules.sight.chosen if selector.how == "choose" else frozenset()


def _head(node: Node, rules: Rules) -> str:
    tables = {
        "verb": rules.verbs,
        "test": rules.conditions,
        "count": rules.quantities,
        "pay": rules.costs,
    }
    heads = (head for head, table in tables.items() if table.get(node.row.id) is node.row)
    return next(heads, "")


def _check(head: str, word: str, sight: Sight, rules: Rules, path: str) -> None:
    if (head, word) in rules.sight.answers and word not in sight.words:
        _check_answer(word, rules.sight.answers[head, word], sight.trigger, rules, path)
    if sight.trigger and not sight.later and (head, word) in rules.sight.absent:
        _check_present(word, rules.sight.absent[head, word], sight.trigger, path)
    if head == "selector" and word in rules.sight.shown and word not in sight.words:
        raise NotationError(
            said("{!r} means nothing here: {}").format(word, rules.sight.shown[word]), path
        )


def _check_present(
    word: str, absent: frozenset[tuple[str, str]], trigger: Trigger, path: str
) -> None:
    for event in trigger.event.split("|"):
        if (event, trigger.stage) in absent:
            told = said("{!r} means nothing {} {!r}: what it speaks of has not begun, or is over")
            raise NotationError(told.format(word, trigger.stage, event), path)


def _check_answer(
    word: str, answer: Answer, trigger: Trigger | None, rules: Rules, path: str
) -> None:
    if trigger is None:
        told = said("{!r} speaks of the triggering event, and there is none here").format(word)
        raise NotationError(told, path)
    events = [rules.events[event] for event in trigger.event.split("|")]
    for event in events:
        fits = not answer.events and not answer.slots
        if not (fits or event.id in answer.events or set(event.slots) & set(answer.slots)):
            raise NotationError(
                said("{!r} finds nothing in the event {!r}").format(word, event.id), path
            )
    if answer.before and trigger.stage not in _before(rules):
        raise NotationError(
            said("{!r} comes too late: {!r} has happened").format(word, trigger.event), path
        )


def _before(rules: Rules) -> set[str]:
    """The stages in which an event has not happened yet."""
    ids = [stage.id for stage in rules.stages]
    impact = next(place for place, stage in enumerate(rules.stages) if stage.kind == "impact")
    return set(ids[:impact])
