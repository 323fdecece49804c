"""``rulesref table`` in a pseudo-terminal, as somebody sits at it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from pathlib import Path

from tests.cli.conftest import command, environment

#: Seconds that a busy machine may take for one answer.
PATIENCE = 60
#: What a terminal is told when a line is awaited: that pasted text comes in brackets.
LISTENS = "\x1b[?2004h"


class Terminal:
    """``rulesref table`` in a pseudo-terminal of 80 by 24."""

    def __init__(self, home: Path, *argv: str) -> None:
        import pty

        self.leader, follower = pty.openpty()
        _size(follower, 24, 80)
        self.running = subprocess.Popen(
            command("table", *argv),
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment(home, TERM="xterm", NO_COLOR="1"),
            start_new_session=True,
        )
        os.close(follower)
        self.shown = ""

    def until(self, text: str) -> str:
        """What is shown up to ``text``."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown and self._read():
            assert time.monotonic() < deadline, self.shown
        assert text in self.shown, self.shown
        seen, _, self.shown = self.shown.partition(text)
        return seen

    def _read(self) -> bool:
        """Read on what is printed; ``False`` where nothing more can come."""
        if select.select([self.leader], [], [], 0.1)[0]:
            try:
                raw = os.read(self.leader, 65536)
            except OSError:
                return False
            if b"\x1b[6n" in raw:  # where is the cursor?
                os.write(self.leader, b"\x1b[1;1R")
            self.shown += raw.decode("utf-8", "replace")
        return True

    def say(self, line: str) -> None:
        os.write(self.leader, f"{line}\r".encode())

    def resize(self, rows: int, columns: int) -> None:
        """Somebody draws the window smaller, or larger."""
        _size(self.leader, rows, columns)
        os.kill(self.running.pid, signal.SIGWINCH)

    def press(self, key: bytes) -> None:
        os.write(self.leader, key)

    def end(self) -> int:
        while self._read() and self.running.poll() is None:
            pass
        os.close(self.leader)
        return self.running.wait(timeout=PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *problem: object) -> None:
        self.running.kill()


def _size(terminal: int, rows: int, columns: int) -> None:
    import fcntl
    import struct
    import termios

    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
