"""Reading in a process of its own: whatever a file does there, it costs neither time nor memory here.

Libraries read HTML and PDF; a small file can have them fill the memory or never come back. The
process gets the bytes and the limits, and gives lines or an error of ours.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

from rulesref.catalogue import said, spoken
from rulesref.errors import SourceError
from rulesref.sources.limits import MEMORY, SECONDS
from rulesref.sources.text import SourceLine

Reader = Callable[[bytes, str], tuple[SourceLine, ...]]

#: Bytes of HTML that can do no harm, for harm grows with the square of them at most.
HARMLESS = 4_096

_START = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from rulesref.sources.apart import answer; answer(*sys.argv[2:])"
)


def read_apart(kind: str, raw: bytes, name: str) -> tuple[SourceLine, ...]:
    """The lines of an HTML or PDF file (``kind``). Raises SourceError, also past a limit."""
    if (kind == "html" and len(raw) <= HARMLESS) or not sys.executable:
        return reader(kind)(raw, name)
    seconds, memory = SECONDS.now(), MEMORY.now()
    words = [json.dumps(sys.path), kind, name.encode("utf-8", "surrogateescape").hex()]
    command = [sys.executable, "-I", "-c", _START, *words, str(memory), spoken()]
    try:
        ran = subprocess.run(command, input=raw, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        message = said("reading it takes over {count} seconds").format(count=seconds)
        raise SECONDS.error(message, name) from None
    except OSError:
        return reader(kind)(raw, name)  # no process can be had: a rulebook is read here as well
    try:
        told = json.loads(ran.stdout)
    except ValueError:
        message = said("reading it broke off: it may take over {count} MB of memory").format(
            count=memory
        )
        raise MEMORY.error(message, name) from None
    if "error" in told:
        raise SourceError(**told["error"])
    return tuple(SourceLine(*line) for line in told["lines"])


def reader(kind: str) -> Reader:
    """What reads such a file."""
    if kind == "pdf":
        from rulesref.sources.pdf import read_pdf

        return read_pdf
    from rulesref.sources.html import read_html

    return read_html


def answer(kind: str, name: str, memory: str, language: str) -> None:
    """Read standard input and print what ``read_apart`` wants, in the process of its own."""
    from rulesref.catalogue import heard_in

    _hold_to(int(memory) * 1024 * 1024)
    shown = bytes.fromhex(name).decode("utf-8", "surrogateescape")
    with heard_in(lambda: language):
        try:
            lines = reader(kind)(sys.stdin.buffer.read(), shown)
        except SourceError as problem:
            fields = ("message", "file", "line", "column", "text", "remedy")
            told = {"error": {field: getattr(problem, field) for field in fields}}
        else:
            told = {"lines": lines}  # type: ignore[dict-item]
    sys.stdout.write(json.dumps(told))


def _hold_to(most: int) -> None:
    """Let this process have so many bytes at most, where the system can be asked for it."""
    if sys.platform == "win32":
        return
    import resource

    try:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ValueError, OSError):
        pass  # a tighter limit is in force already, or there is none here
