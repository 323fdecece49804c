"""``rulesref cards remove``: drop a file or a folder of cards that was added."""

from __future__ import annotations

from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.progress import watched
from rulesref.cli.removed import print_removed
from rulesref.games import DEFAULT
from rulesref.library.changing import remove
from rulesref.library.folder import cards_home


def run(asked: Asked, console: Console) -> int:
    """0; a name that was never added is an error."""
    with watched(asked, console) as bar:
        gone = remove(cards_home(), asked.text("file") or "", DEFAULT, console.note, bar)
    print_removed(gone, asked, console)
    return 0
