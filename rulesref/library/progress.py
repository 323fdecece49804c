"""How work on the user's cards tells how far it is."""

from __future__ import annotations

from collections.abc import Callable

#: ``progress(what, done, of)``
Progress = Callable[[str, int, int], None]
