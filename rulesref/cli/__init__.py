"""The command line. ``main`` is the console script; ``verbs`` is the table of what it can do."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Run the command line that the process was started with; the exit status comes back."""
    gc.set_threshold(100_000, 20, 20)  # one answer makes little garbage; looking for it costs more
    from rulesref.cli.running import run

    return run(sys.argv[1:])
