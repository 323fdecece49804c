"""The other one of two copies: that with which nothing was done last ("uses the other Knife").

A further one, in what lies there before anything happens, is the next: "another Knife". "That Knife"
is the one with which something was done last."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator

from rulesref.engine.state import State
from rulesref.rulings.scene import Scene

_OTHER = {
    "en": r"\b(?:an|the )other {}(?! #)(?!\w)",
    "it": r"\b(?:un['’]? ?altr[oa]|l['’]altr[oa]) {}(?! #)(?!\w)",
}
#: Language → a further copy of a card; which one it is where the word says that.
_FURTHER = {
    "en": r"\b(?:another|an additional|a (?P<which>second|third|fourth)) (?:copy of (?:the )?)?{}(?! #)(?!\w)",
    "it": r"\b(?:un['’]? ?altr[oa]|un[oa]? (?P<which>second|terz|quart)[oa]) (?:copia di )?{}(?! #)(?!\w)",
}
_WHICH = {"second": 2, "third": 3, "fourth": 4, "terz": 3, "quart": 4}
#: Language → the copy with which something was done last.
_THAT = {
    "en": r"\b(?:that|this|the same) {}(?! #)(?!\w)",
    "it": r"\b(?:quel|quello|quella|questo|questa|lo stesso|la stessa) {}(?! #)(?!\w)",
}
#: The number of the card, or its level, where that is told; no part of another name begins behind.
_PRINTING = r"(?P<printing> \(\d{1,5}[a-z]?\)|(?! \(\d{1,5}[a-z]?\)))"
#: So much of what has happened is looked at.
_LATELY = 200


def of_copies(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the number of the copy where it calls one of two "the other", or a further one.

    Where nothing has been done with either, it could mean both, and is left as it is.
    """
    copies = defaultdict[str, list[str]](list)
    for id, thing in scene.state.things.items():
        if "card" in thing:
            copies[str(scene.name(id)).partition(" #")[0]].append(id)
    for name, those in copies.items():
        called = re.escape(name) + _PRINTING
        further = _FURTHER[scene.language].format(called)
        found = re.search(further, text, re.IGNORECASE)
        if found is not None and scene.state.log is None:
            number = _WHICH.get((found["which"] or "").casefold(), len(those) + 1)
            yield _as(further, f"{name}{{}} #{number}", text)
        that = _THAT[scene.language].format(called)
        if re.search(that, text, re.IGNORECASE) and scene.state.log is not None:
            last = _done_last(scene.ahead().state, those) if len(those) > 1 else those[0]
            if last:
                meant = f"{name}{{}} #{those.index(last) + 1}" if len(those) > 1 else f"{name}{{}}"
                yield _as(that, meant, text)
        said = _OTHER[scene.language].format(called)
        if len(those) != 2 or not re.search(said, text, re.IGNORECASE):
            continue
        last = _done_last(scene.ahead().state, those)
        if last:
            other = 2 - those.index(last)
            yield _as(said, f"{name}{{}} #{other}", text)


def _as(said: str, meant: str, text: str) -> str:
    """``text`` with what is ``meant`` by what is ``said`` in it, of the printing that is told."""
    return re.sub(said, lambda found: meant.format(found["printing"] or ""), text, flags=re.I)


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
