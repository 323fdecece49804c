"""The command line. ``main`` is the console script; ``verbs`` is the table of what it can do."""

from __future__ import annotations

import gc
import os
import sys


def main() -> int:
    """Run the command line that the process was started with; the exit status comes back."""
    try:
        gc.set_threshold(100_000, 20, 20)  # one answer makes little garbage; looking costs more
        _open_streams()
        from rulesref.ready import use_ready

        use_ready()
        from rulesref.cli.running import run

        status = run(sys.argv[1:])
        gc.freeze()  # the process ends: nothing is worth looking for
        return status
    except KeyboardInterrupt:  # while the modules were being loaded
        return 130


def _open_streams() -> None:
    """Have nothing else come to stand where a stream was closed, and nothing written go there."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is not None:
            continue
        while (opened := os.open(os.devnull, os.O_RDWR)) < number:
            pass  # a lower one is closed too, and now it is not
        if opened != number:
            os.close(opened)
        setattr(sys, name, open(os.devnull, "r" if number == 0 else "w", encoding="utf-8"))  # noqa: SIM115
