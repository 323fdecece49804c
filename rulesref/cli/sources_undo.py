"""``rulesref sources undo``: put back what the latest replacement took the place of, or let it go."""

from __future__ import annotations

from rulesref.book.own_documents import forget, undo
from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.progress import watched
from rulesref.store.home import open_home


def run(asked: Asked, console: Console) -> int:
    """0 when the files are back in force, or gone; that nothing was replaced is an error."""
    forgets = asked.flag("forget")
    if forgets:
        files = forget(open_home(), console.note)
    else:
        with watched(asked, console) as bar:
            files = undo(open_home(), console.note, bar)
    if asked.flag("json"):
        shown = [
            {"file": file.name, "sha256": file.sha256, "documents": list(file.documents)}
            for file in files
        ]
        console.json({"back": [] if forgets else shown, "forgotten": shown if forgets else []})
        return 0
    line = said("{name} is no longer kept") if forgets else said("{name} is back ({documents})")
    for file in files:
        console.line(line.format(name=file.name, documents=", ".join(file.documents)))
    if not files:
        console.line(said("no replaced file is kept"))
    return 0
