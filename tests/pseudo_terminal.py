"""What a command prints where somebody watches, read to its last byte."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import NamedTuple

#: Seconds that a busy machine may take for one command.
PATIENCE = 60
#: What follows the last byte of the command; no command prints it.
_END = b"\x00the command has ended\x00"


class Watched(NamedTuple):
    """What the watched streams printed, line ends as a terminal has them, and the exit status."""

    status: int
    told: bytes


def watched(
    argv: Sequence[str],
    env: Mapping[str, str],
    *,
    cwd: Path | None = None,
    out: bool = True,
    err: bool = True,
) -> Watched:
    """Run ``argv`` with ``out`` and ``err`` on a pseudo-terminal; what is not watched is dropped.

    A mark of ours ends what is read: a terminal whose other end is closed may be told to be at
    its end while the last bytes are still under way.
    """
    import pty

    leader, follower = pty.openpty()
    try:
        running = subprocess.Popen(
            argv,
            stdin=subprocess.DEVNULL,
            stdout=follower if out else subprocess.DEVNULL,
            stderr=follower if err else subprocess.DEVNULL,
            cwd=cwd,
            env=dict(env),
        )
        ending = Thread(target=_end, args=(running, follower))
        ending.start()
        told = b""
        while not told.endswith(_END):
            told += os.read(leader, 65536)
        ending.join()
    finally:
        os.close(follower)
        os.close(leader)
    return Watched(running.wait(), told.removesuffix(_END))


def _end(running: subprocess.Popen[bytes], follower: int) -> None:
    try:
        running.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
    os.write(follower, _END)
