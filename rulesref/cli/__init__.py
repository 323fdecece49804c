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
        _load_paths()
        from rulesref.cli.running import run

        status = run(sys.argv[1:])
        _end(status)
        return status
    except KeyboardInterrupt:  # while the modules were being loaded
        return 130


#: What stands in the address of a file as it is.
_PLAIN = frozenset(b"/-._~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


def _load_paths() -> None:
    """Load ``pathlib`` without ``urllib``, which takes as long as the rest of it.

    What makes the address of a file is all that it takes from there.
    """
    if "pathlib" in sys.modules or "urllib.parse" in sys.modules:
        return
    stand_in = type(sys)("urllib.parse")
    stand_in.__dict__["quote_from_bytes"] = _quoted
    sys.modules["urllib.parse"] = stand_in
    try:
        import pathlib  # noqa: F401 - it is there from now on
    except ImportError:  # a Python whose pathlib takes more from there loads it as it always does
        sys.modules.pop("pathlib", None)
    finally:
        del sys.modules["urllib.parse"]


def _quoted(path: bytes) -> str:
    """``path`` as it stands in the address of a file."""
    return "".join(chr(byte) if byte in _PLAIN else f"%{byte:02X}" for byte in path)


def _end(status: int) -> None:
    """End the process at once: to take apart what it holds takes as long as many an answer.

    What was printed is flushed by now. Where a thread lives, something is to be done at the end, or
    somebody watches how the program runs, this comes back, and the interpreter ends as always.
    """
    import atexit
    from _thread import _count as threads

    gc.freeze()  # nothing is worth looking for any more
    awaited = getattr(atexit, "_ncallbacks", None)
    if awaited is not None and not (awaited() or threads() or _is_watched()):
        os._exit(status)


def _is_watched() -> bool:
    """Whether a debugger or a profiler is at work, or somebody asked to look in afterwards."""
    monitoring = getattr(sys, "monitoring", None)
    tools = monitoring is not None and any(monitoring.get_tool(number) for number in range(6))
    return bool(tools or sys.gettrace() or sys.getprofile() or sys.flags.inspect)


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
