"""What ``rulesref`` alone prints: where to begin, and what it works on."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.cli.grammar import help_of
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
    console.line(paint.bold(f"rulesref {__version__}") + ": " + said("rules look-up and rulings"))
    console.line()
    for verb in VERBS:
        if len(verb.words) == 1:
            console.line(f"  {verb.examples[0]:<44} {help_of(verb)}")
    for name, (about, _) in GROUPS.items():
        console.line(f"  {'rulesref ' + name:<44} {said(about)}")
    console.line()
    console.line(_state())
    console.line(said("rulesref VERB --help says more; --json on any verb is for programs."))
    console.line()
    for line in paint.body(said(NOTICE), indent=""):
        console.line(paint.dim(line))
    return 0


def _state() -> str:
    try:
        home = open_home()
        documents = [d for file in home.sources() for d in file.documents]
        edition = read_defaults(home.folder).edition or EDITION
    except StoreError as problem:
        return str(problem)
    if not documents:
        state = said("Searching the bundled rules alone; edition {edition} in force.")
    else:
        state = said("Searching {count} documents of your own; edition {edition} in force.")
    return state.format(count=len(documents), edition=edition)
