"""The other one of two copies: that with which nothing was done last ("uses the other Knife")."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator

from rulesref.engine.state import State
from rulesref.rulings.scene import Scene

_OTHER = {
    "en": r"\b(?:an|the )other {}(?! #)\b",
    "it": r"\b(?:un['’]? ?altr[oa]|l['’]altr[oa]) {}(?! #)\b",
}
#: So much of what has happened is looked at.
_LATELY = 200


def of_two(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the number of the copy where it calls one of two "the other".

    Where nothing has been done with either, it could mean both, and is left as it is.
    """
    copies = defaultdict[str, list[str]](list)
    for id, thing in scene.state.things.items():
        if "card" in thing:
            copies[str(scene.name(id)).partition(" #")[0]].append(id)
    for name, those in copies.items():
        said = _OTHER[scene.language].format(re.escape(name))
        if len(those) != 2 or not re.search(said, text, re.IGNORECASE):
            continue
        last = _done_last(scene.ahead().state, those)
        if last:
            other = 2 - those.index(last)
            yield re.sub(said, f"{name} #{other}", text, flags=re.IGNORECASE)


def _done_last(state: State, copies: Collection[str]) -> str:
    """The one of ``copies`` of which the log has told last; empty for none."""
    log = state.log
    for _ in range(_LATELY):
        if log is None:
            break
        line, log = log
        named = (line.source, *(line.event.slots.values() if line.event is not None else ()))
        for one in named:
            if isinstance(one, str) and one in copies:
                return one
    return ""
