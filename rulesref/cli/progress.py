"""A bar for long work, for those who watch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulesref.cli.asked import Asked
from rulesref.cli.console import Console
from rulesref.cli.writer import progress
from rulesref.render.commands import shown

_CELLS = 24
_WIDTH = 78


class Bar:
    """A progress bar on standard error; silent where nobody watches."""

    def __init__(self, shown: bool) -> None:
        self._shown = shown

    def __call__(self, what: str, done: int, of: int) -> None:
        """Show that ``done`` of ``of`` steps are done and ``what`` comes next."""
        if not self._shown:
            return
        if done >= of:
            self.clear()
            return
        filled = _CELLS * done // max(of, 1)
        bar = "#" * filled + "." * (_CELLS - filled)
        progress(f"{f'[{bar}] {done}/{of} {shown(what)[:40]}':<{_WIDTH}}")

    def clear(self) -> None:
        """Leave no trace of the bar."""
        if self._shown:
            progress(" " * _WIDTH, behind="\r")


@contextmanager
def watched(asked: Asked, console: Console) -> Iterator[Bar]:
    """A bar that is gone when the work is done or has failed; silent beside JSON."""
    bar = Bar(console.shows_progress and not asked.flag("json"))
    try:
        yield bar
    finally:
        bar.clear()
