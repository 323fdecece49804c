"""What ``rulesref`` alone prints: where to begin, and what it works on."""

from __future__ import annotations

from rulesref.cli.console import Console
from rulesref.cli.legal import NOTICE
from rulesref.cli.settings import EDITION
from rulesref.cli.verbs import GROUPS, VERBS
from rulesref.errors import StoreError
from rulesref.store.defaults import read_defaults
from rulesref.store.home import open_home


def show(console: Console) -> int:
    """Print the first screen; 0."""
    from rulesref._version import __version__

    paint = console.paint
    console.line(paint.bold(f"rulesref {__version__}") + ": rules look-up and rulings")
    console.line()
    for verb in VERBS:
        if len(verb.words) == 1:
            console.line(f"  {verb.examples[0]:<44} {verb.help}")
    for name, (about, _) in GROUPS.items():
        console.line(f"  {'rulesref ' + name:<44} {about}")
    console.line()
    console.line(_state())
    console.line("rulesref VERB --help says more; --json on any verb is for programs.")
    console.line()
    for line in paint.body(NOTICE, indent=""):
        console.line(paint.dim(line))
    return 0


def _state() -> str:
    home = open_home()
    try:
        documents = [d for file in home.sources() for d in file.documents]
        edition = read_defaults(home.folder).edition or EDITION
    except StoreError as problem:
        return str(problem)
    added = f"{len(documents)} documents of your own" if documents else "the bundled rules alone"
    return f"Searching {added}; edition {edition} in force."
