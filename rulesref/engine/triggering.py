"""Reading the triggering condition of an ability: its stage, its events, and what they must hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.ability import Selector, Trigger
from rulesref.engine.clause import NotationError, closed, is_number, near, selector
from rulesref.engine.rules import Rules
from rulesref.engine.select import AtLeast, OneOf

#: The types of slots of which a trigger may say what they hold.
_ASKED = frozenset({"card", "cards", "number", "word", "words"})


def read_condition(data: Mapping[str, Any], rules: Rules, path: str) -> Trigger:
    """The trigger that ``data`` describes. Raises ``NotationError``."""
    if not isinstance(data, Mapping):
        raise NotationError(said("a trigger is a table, not {!r}").format(data), path)
    stage = _stage(data, rules, path)
    told = data[stage]
    several = [str(event) for event in (told if isinstance(told, list) else [told])]
    for event in several:
        if not _is_event(event, rules):
            known = near(event, (*rules.events, *rules.groups))
            raise NotationError(said("unknown event {!r}").format(event), path, known)
    events = [event for word in several for event in rules.groups.get(word, (word,))]
    slots = {name: type for event in events for name, type in rules.events[event].slots.items()}
    event = "|".join(events)
    filters = []
    for key, value in data.items():
        if key == stage:
            continue
        if key not in slots and key != "by":
            raise NotationError(said("{!r} has no {!r}").format(event, key), path, near(key, slots))
        type = slots.get(key, "card")
        if type not in _ASKED:
            told = said("{!r} of {!r} is nothing that a trigger asks for").format(key, event)
            raise NotationError(told, f"{path}.{key}")
        wanted = _wanted(value, type, rules, f"{path}.{key}")
        for one in events:
            closed(value, type, rules.words_of(key, one), f"{path}.{key}")
            _check_fits(wanted, key, one, rules, f"{path}.{key}")
        filters.append((key, wanted))
    return Trigger(_stages(rules)[stage], event, tuple(filters))


def _check_fits(wanted: Any, slot: str, event: str, rules: Rules, path: str) -> None:
    """Refuse a selector that finds nothing which the slot ever holds."""
    types = rules.sight.filled.get(f"{slot} of {event}", rules.sight.filled.get(slot))
    found = rules.sight.finds.get(wanted.row.id) if isinstance(wanted, Selector) else None
    if types and found and found not in types:
        told = said("{!r} finds no {}, which {!r} of {!r} is").format(
            wanted.row.id, " or ".join(types), slot, event
        )
        raise NotationError(told, path)


def _stages(rules: Rules) -> dict[str, str]:
    """The words for a stage in which abilities answer, each with the id of the stage."""
    answered = [stage for stage in rules.stages if stage.kind != "impact"]
    return {word: stage.id for stage in answered for word in (stage.id, *stage.also)}


def _stage(data: Mapping[str, Any], rules: Rules, path: str) -> str:
    known = _stages(rules)
    stages = [key for key in data if key in known]
    if len(stages) > 1:  # another word for a stage may be a slot of the event as well
        stages = [key for key in stages if known[key] == key or _names_events(data[key], rules)]
    if len(stages) != 1:
        raise NotationError(said("a trigger needs one of {}").format(", ".join(known)), path)
    return stages[0]


def _names_events(told: Any, rules: Rules) -> bool:
    return all(_is_event(one, rules) for one in (told if isinstance(told, list) else [str(told)]))


def _is_event(word: str, rules: Rules) -> bool:
    return word in rules.events or word in rules.groups


def _wanted(value: Any, type: str, rules: Rules, path: str) -> Any:
    if type == "number":
        if isinstance(value, str) and value.endswith("+") and value[:-1].isdigit():
            return AtLeast(int(value[:-1]))
        if not is_number(value):
            raise NotationError(
                said("expected a number or such as '2+', found {!r}").format(value), path
            )
        return value
    if type in ("word", "words"):
        return _word(value, path)
    found = selector(value, rules, path)
    if found.how == "choose":
        raise NotationError(said("a trigger matches what happens: nothing is chosen in it"), path)
    return found


def _word(value: Any, path: str) -> Any:
    several = value if isinstance(value, list) else [value]
    if not several or not all(isinstance(one, str) for one in several):
        raise NotationError(said("expected a word, or several, found {!r}").format(value), path)
    return OneOf(tuple(several)) if isinstance(value, list) else value
