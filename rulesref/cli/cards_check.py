"""``rulesref cards check``: whether files of facts about cards are sound."""

from __future__ import annotations

from pathlib import Path

from rulesref.catalogue import counted, said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.writer import complain
from rulesref.errors import ParseError, RulesrefError
from rulesref.places import game_ids, reason_of, regular_file
from rulesref.sources.limits import MEGABYTES


def run(asked: Asked, console: Console) -> int:
    """0 when every file is sound, else 2; each file says what it holds or what is wrong."""
    from rulesref.facts.card_file import read_cards
    from rulesref.games import game_of

    rules = game_of(game_ids()[0]).rules
    sound, wrong = [], []
    for name in asked.words("files"):
        try:
            sound.append((name, len(tuple(read_cards(_text(Path(name)), name, rules)))))
        except RulesrefError as problem:
            wrong.append(problem)
    if asked.flag("json"):
        console.json(
            {
                "files": [{"file": name, "cards": cards} for name, cards in sound],
                "errors": [error.as_json()["error"] for error in wrong],
            }
        )
        return 2 if wrong else 0
    for name, cards in sound:
        console.line(f"{name}: " + counted(cards, "{} card, sound", "{} cards, sound"))
    for error in wrong:
        complain(error)
    return 2 if wrong else 0


def _text(path: Path) -> str:
    try:
        with regular_file(path) as file:
            return file.read(MEGABYTES.now() * 1024 * 1024).decode("utf-8")
    except UnicodeDecodeError:
        raise ParseError(said("this is not UTF-8"), file=str(path)) from None
    except OSError as problem:
        message = said("cannot be read: {reason}").format(reason=reason_of(problem))
        raise ParseError(message, file=str(path)) from None
