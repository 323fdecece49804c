"""The regular expressions that cases are read by, told to whoever keeps them compiled, and the tables.

``python -m rulesref.told_expressions MODULE …`` prints, marshalled, (pattern, flags) of each: those
of the sentences and events of every game, and those that the modules hold; and of every table of
these sentences the text that they are, and what is made of it.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from rulesref.expression import lazily
from rulesref.games import FOLDERS, game_of
from rulesref.rulings.event_sentences import event_table, patterns, table_without_place
from rulesref.rulings.tongue import Tongue
from rulesref.sentences import speech_of
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable
from rulesref.wording.sentence import KINDS
from rulesref.wording.speech import LANGUAGES


def told_expressions(modules: Iterable[str]) -> list[tuple[str, int]]:
    """(pattern, flags) of each, in their order."""
    for name in modules:
        try:
            import_module(name)
        except ImportError:
            continue  # what it needs is not there where wheels are built
    games = [(game_of(id), speech_of(id)) for id in FOLDERS]
    events = [kind for game, _ in games for kind in game.rules.events.values()]
    held = [patterns(kind, language) for kind in events for language in kind.templates]
    assert held
    told = set()
    for one in gc.get_objects():
        if type(one) is lazily:
            told.add(one.told)
        elif type(one) is Pattern:
            told.add(one.told())
    return sorted((pattern, int(flags)) for pattern, flags in told)


def told_tables() -> dict[str, Any]:
    """Text of a table of sentences → what is made of it, for every game and language."""
    tables: list[PatternTable[Any]] = []
    for id in FOLDERS:
        game, speech = game_of(id), speech_of(id)
        for language in LANGUAGES:
            tongue = Tongue(game, speech, language)
            tables += [event_table(tongue), table_without_place(tongue)]
            tables += [speech.table(kind, language) for kind in KINDS]
    return dict(table.told() for table in tables)


if __name__ == "__main__":
    import marshal

    sys.stdout.buffer.write(marshal.dumps((told_expressions(sys.argv[1:]), told_tables())))
