"""What was removed of the user's own: as a line for a reader, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.cli.asked import Asked
from rulesref.cli.console import Console


def print_removed(gone: Sequence[str], asked: Asked, console: Console) -> None:
    """Print the names of what is gone."""
    if asked.flag("json"):
        console.json({"removed": list(gone)})
    else:
        console.line(said("removed {names}").format(names=", ".join(gone)))
