"""What the workers of a run tell of each test: no more than somebody reads.

A test sends six messages, and the process that takes them shares its processor with the workers:
they took two milliseconds of each of seventeen thousand tests. That a test begins, that it is over,
and that what it needs was made and put away without a fault is shown by options alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

#: The options that show more than how each test ended.
SHOWING = ("durations", "xmlpath", "hypothesis_show_statistics", "debug")

_BEGUN_AND_OVER = ("logstart", "logfinish")


def tell_less(config: pytest.Config) -> None:
    """A worker sends of a test that goes well how it ended, and what xdist needs."""
    if config.option.verbose > 0 or any(getattr(config.option, one, None) for one in SHOWING):
        return
    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor":
            plugin.sendevent = Sending(plugin.sendevent)


class Sending:
    """Sends on with ``send`` what is read; of a test that has failed that is everything."""

    def __init__(self, send: Callable[..., None]) -> None:
        self.send = send
        self.failed = ""

    def __call__(self, name: str, **told: Any) -> None:
        """Send the event ``name``, unless nobody reads it."""
        if name in _BEGUN_AND_OVER or (name == "testreport" and self._goes_well(told["data"])):
            return
        self.send(name, **told)

    def _goes_well(self, report: dict[str, Any]) -> bool:
        """Whether ``report`` is of what was made for a test or put away after it, as it should be."""
        if report["outcome"] == "failed":
            self.failed = report["nodeid"]
        if report["when"] == "call" or report["nodeid"] == self.failed:
            return False
        return report["outcome"] == "passed" and not report["sections"]
