"""``rulesref cards remove``: drop a file or a folder of cards that was added."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.progress import Bar
from rulesref.games import DEFAULT
from rulesref.library.changing import remove
from rulesref.library.folder import cards_home


def run(asked: Asked, console: Console) -> int:
    """0; a name that was never added is an error."""
    bar = Bar(console.shows_progress and not asked.flag("json"))
    try:
        gone = remove(cards_home(), asked.text("file") or "", DEFAULT, console.note, bar)
    finally:
        bar.clear()
    if asked.flag("json"):
        console.json({"removed": list(gone)})
    else:
        console.line(said("removed {names}").format(names=", ".join(gone)))
    return 0
