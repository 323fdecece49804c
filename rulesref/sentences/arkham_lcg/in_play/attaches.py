"""When: what somebody attaches a card to, told once the card is drawn or played (arkham-lcg/attach-to)."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.witness import retrace
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "attaches",
    who="investigator",
    card="card",
    to="card",
    en="{who} attaches {card} to {to}",
    it="{who} assegna {card} a {to}",
)
def attaches(scene: Scene, who: Reference, card: Reference, to: Reference) -> list[Intent]:
    """Answers what the card is attached to, or says once more that it has come there just now.

    Raises ``UnresolvedReference`` where nothing attaches it.
    """
    ahead, moved, bearer = scene.ahead(), scene.thing(card), scene.thing(to)
    if _just_attached(scene, moved, bearer):
        return []
    choice = ahead.state.pending
    mine = isinstance(choice, Choice) and choice.chooser == scene.thing(who)
    for option in choice.options if isinstance(choice, Choice) and mine else ():
        if option.slots.get("cards") != (bearer,):
            continue
        if retrace(ahead, (option,)).state.get(moved, "attached", None) == bearer:
            return [Intent(option.id, dict(option.slots))]
    raise UnresolvedReference(
        said("nothing attaches {card} to {to} here").format(card=card.text, to=to.text),
        remedy=said(
            "tell first what attaches it (that it is played or drawn), or say where it lies: {given}"
        ).format(given=_lies(scene, card, to)),
    )


def _lies(scene: Scene, card: Reference, to: Reference) -> str:
    row = next(row for row in SPEECH.rows("given") if row.id == "is-attached")
    return row.patterns[scene.language][0].write({"card": card.text, "to": to.text})


def _just_attached(scene: Scene, card: str, bearer: str) -> bool:
    """Whether the step before has attached ``card`` to ``bearer``, where it still is."""
    ahead = scene.ahead()
    log = ahead.state.log
    while log is not None and log is not scene.telling.mark:
        event = log[0].event if log[0].stage == "impact" else None
        if event is not None and event.type == "attach" and event.slots.get("card") == card:
            return bool(ahead.state.get(card, "attached", None) == bearer)
        log = log[1]
    return False
