"""Regular expressions that are compiled when they are first asked.

A command loads many more than it asks, and compiling one takes as long as loading a module.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False  # that of typing, without loading it

if TYPE_CHECKING:
    from typing import Any

    def lazily(pattern: str, flags: int = 0) -> re.Pattern[str]:
        """The expression ``pattern``; a wrong one raises ``re.error`` once it is asked."""

else:

    class lazily:  # noqa: N801 - it stands for a function
        """The expression ``pattern``; a wrong one raises ``re.error`` once it is asked."""

        def __init__(self, pattern: str, flags: int = 0) -> None:
            self._told = pattern, flags

        def __getattr__(self, name: str) -> Any:
            """What the expression has by that name, which stays here from then on."""
            if name.startswith("_"):
                raise AttributeError(name)
            found = getattr(re.compile(*self._told), name)
            setattr(self, name, found)
            return found
