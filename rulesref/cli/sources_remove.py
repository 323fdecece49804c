"""``rulesref sources remove``: drop a document or a file that was added."""

from __future__ import annotations

from rulesref.book.own_documents import remove
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.progress import Bar
from rulesref.store.home import open_home


def run(asked: Asked, console: Console) -> int:
    """0; an id that was never added is an error."""
    name = asked.text("document") or ""
    bar = Bar(console.shows_progress and not asked.flag("json"))
    try:
        gone = remove(open_home(), name, console.note, bar)
    finally:
        bar.clear()
    if asked.flag("json"):
        console.json({"removed": list(gone)})
    else:
        console.line(said("removed {names}").format(names=", ".join(gone)))
    return 0
