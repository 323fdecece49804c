"""A look-up that found nothing: said in full, with exit status 1."""

from __future__ import annotations

import sys

from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.errors import UnresolvedReference


def nothing_found(problem: UnresolvedReference, asked: Asked, console: Console) -> int:
    """Say what was not found and what is near; the exit status 1."""
    if asked.flag("json"):
        console.json(problem.as_json())
    else:
        print(problem, file=sys.stderr)
    return 1
