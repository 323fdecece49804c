"""What somebody may do "again": they have done it before, and may do it now.

Nobody may do again what nobody has done; whoever may not do it now may not do it again either.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.rulings.reading import Told
from rulesref.rulings.reference import Reference
from rulesref.rulings.said_by import said_by
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.denied import option_meant

#: Language → what may be done, and that it is done once more, behind it or beside the verb.
_AGAIN = {
    "en": (
        lazily(
            r"(?P<may>.+ (?:may|can|cannot|can['’]t|may not) .+?),? "
            r"(?:again|once more|once again|a second time|another time)"
        ),
    ),
    "it": (
        lazily(r"(?P<may>.+ può .+?),? (?:di nuovo|nuovamente|un['’]altra volta)"),
        lazily(r"(?P<may>.+ può )(?:di nuovo|nuovamente) (?P<rest>.+)"),
        lazily(r"(?P<may>.+ può [a-zà-ù]+ )(?:di nuovo|nuovamente|un['’]altra volta) (?P<rest>.+)"),
    ),
}
_DENIED = {
    "en": lazily(r" (?:cannot|can['’]t|may not) "),
    "it": lazily(r"^non può | non può "),
}
#: What tells that a card was played, or that an action was taken.
_PLAYED, _TAKEN = ("play", "commit"), "act"


def done_again(scene: Scene, text: str) -> Iterator[str]:
    """``text`` without "again", where what it says has been done before, or may not be done."""
    for said in _AGAIN[scene.language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        bare = f"{found['may']}{found.groupdict().get('rest') or ''}"
        if _DENIED[scene.language].search(bare) or _has_done(scene, bare):
            yield bare


def _has_done(scene: Scene, may: str) -> bool:
    """Whether the one of whom ``may`` says what they may do has done that before."""
    told = said_by(scene, may, "then")
    if told is None or told.row.id not in ("may", "may-act"):
        return False
    who, card = scene.find(told.slots["who"]), told.slots.get("card", told.slots.get("to"))
    thing = scene.find(card) if isinstance(card, Reference) else ""
    return who is not None and thing is not None and _done(scene, _deed(told), who, thing)


def _deed(told: Told) -> str:
    default = "move" if told.slots.get("to") else "investigate"
    return str(told.slots.get("deed") or default)


def _done(scene: Scene, deed: str, who: str, card: str) -> bool:
    """Whether ``who`` has done this ``deed`` with ``card``, or at all where it is empty."""
    id, slot = option_meant(scene, deed, card)
    for line in scene.state.lines():
        if line.stage == "use":
            if id == "use" and (line.source, line.chooser) == (card, who):
                return True
            continue
        event = line.event if line.stage == "impact" else None
        if event is None or event.slots.get("who") != who:
            continue
        if event.type in _PLAYED and (event.type, event.slots.get("card")) == (id, card):
            return True
        taken = dict(event.slots.get("slots", ())) if event.type == _TAKEN else {}
        if event.type == _TAKEN and event.slots["action"] == id and taken.get(slot, "") == card:
            return True
    return False
