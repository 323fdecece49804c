"""Whether what is asked may come about at another time than that of which a text tells, or had come about before."""

from __future__ import annotations

import re

from rulesref.answers.prose.told import Laid, Layout
from rulesref.errors import RulesrefError

#: What enemies do in their phase by themselves.
ENEMY_DOES = {
    "en": re.compile(r" (?:moves to|engages) "),
    "it": re.compile(r" (?:si muove|impegna) "),
}
#: How a text says that the enemy phase is the moment.
ENEMY_PHASE = {
    "en": re.compile(r"it is the (?P<phase>enemy) phase"),
    "it": re.compile(r"è la Fase (?P<phase>dei Nemici)", re.I),
}


def ends(laid: Laid) -> bool:
    """Whether the last thing told ends a turn: what comes after it is not told."""
    last = laid.session.lines[-1].text
    return last.endswith(("ends the turn", "il suo turno"))


def stands_still(laid: Laid) -> bool:
    """Whether what the enemy phase brings about later is not played: it is only the moment that is told.

    So it is where an enemy moves or engages by itself, which it hardly does at another time.
    """
    language, lines = laid.reader.language, laid.session.lines
    phase, does = ENEMY_PHASE[language], ENEMY_DOES[language]
    enemies = [name for name, types in laid.reader.discourse.known.items() if "enemy" in types]
    last = lines[-1].text
    return (does.search(last) is not None and last.startswith(tuple(enemies))) or any(
        line.kind == "given" and phase.fullmatch(line.text) for line in lines
    )


def was_so(laid: Laid, told: Layout) -> bool:
    """Whether what is asked was so before anything was done, as far as anybody has told it."""
    earlier = laid.session.branch()
    while any(line.kind == "when" for line in earlier.lines):
        earlier.undo()
    try:
        return earlier.ask(told.statement).verdict == "yes"
    except RulesrefError:
        return False


def was_so_at_first(laid: Laid, told: Layout) -> bool:
    """Whether what is asked was so before anything was done."""
    first = laid.session.branch()
    while any(line.kind == "when" for line in first.lines):
        first.undo()
    try:
        return first.ask(told.statement).verdict == "yes"
    except RulesrefError:
        return True


def came_before(laid: Laid, told: Layout) -> bool:
    """Whether what is asked had come about before the last act: then it is asked of another time."""
    earlier = laid.session.branch()
    while len(earlier.lines) > laid.before:
        earlier.undo()
    if not any(line.kind == "when" for line in earlier.lines):
        return False
    try:
        return earlier.ask(told.statement).verdict == "yes"
    except RulesrefError:
        return True
