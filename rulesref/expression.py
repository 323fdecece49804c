"""Regular expressions that are compiled when they are first asked.

A command loads many more than it asks, and compiling one takes as long as loading a module.
"""

from __future__ import annotations

import re

from rulesref.ready import expression_of

TYPE_CHECKING = False  # that of typing, without loading it


def compiled(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """The expression ``pattern``, as a wheel ships it; a wrong one raises ``re.error``."""
    found = expression_of(pattern, int(flags))
    return re.compile(pattern, flags) if found is None else found


if TYPE_CHECKING:
    from typing import Any

    def lazily(pattern: str, flags: int = 0) -> re.Pattern[str]:
        """The expression ``pattern``; a wrong one raises ``re.error`` once it is asked."""

else:

    class lazily:  # noqa: N801 - it stands for a function
        """The expression ``pattern``; a wrong one raises ``re.error`` once it is asked."""

        def __init__(self, pattern: str, flags: int = 0) -> None:
            self._told = pattern, flags

        @property
        def told(self) -> tuple[str, int]:
            """The pattern, and the flags."""
            return self._told

        def __getattr__(self, name: str) -> Any:
            """What the expression has by that name, which stays here from then on."""
            if name.startswith("_"):
                raise AttributeError(name)
            found = getattr(compiled(*self._told), name)
            setattr(self, name, found)
            return found
