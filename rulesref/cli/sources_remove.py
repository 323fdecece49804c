"""``rulesref sources remove``: drop a document or a file that was added."""

from __future__ import annotations

from rulesref.book.own_documents import remove
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.progress import watched
from rulesref.cli.removed import print_removed
from rulesref.store.home import open_home


def run(asked: Asked, console: Console) -> int:
    """0; an id that was never added is an error."""
    name = asked.text("document") or ""
    with watched(asked, console) as bar:
        gone = remove(open_home(), name, console.note, bar)
    print_removed(gone, asked, console)
    return 0
