"""Then: that somebody has healed, or is healed of, so much."""

from __future__ import annotations

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("healed", en="{card}: is healed", it="{card}: viene curato")
SPEECH.unmet("heals", en="{who}: heals {amount} {token}", it="{who}: cura {amount} {token}")


@SPEECH.sentence(
    "then",
    "has-healed",
    who="investigator",
    amount="number",
    token="token",
    card="card",
    en=(
        "{who} (heals|healed|has healed) {amount} {token}[ from {card}]",
        "{who} (heals|healed|has healed) {amount} {token} (on|of) {card}",
    ),
    it=(
        "{who} (cura|ha curato) {amount} {token}[ a {card}]",
        "{who} (cura|ha curato) {amount} {token} (da|su) {card}",
    ),
    lasts=True,
)
def has_healed(
    scene: Scene, who: Reference, amount: int, token: str, card: Reference | None = None
) -> list[Unmet]:
    """Of that card; where none is named, of themselves, or by something of theirs."""
    player = scene.thing(who)
    healed = scene.thing(card) if card else None
    for line in scene.state.lines():
        event = line.event if line.stage == "impact" else None
        if event is None or event.type != "heal" or event.slots.get(token, 0) != amount:
            continue
        of = event.slots["of"]
        if of == healed or (healed is None and (of == player or _by(scene.state, event, player))):
            return []
    told = scene.tongue.worded("token", token)
    wanted = in_words(scene, "heals", who=who.text, amount=amount, token=told)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


@SPEECH.sentence(
    "then",
    "has-been-healed",
    card="card",
    en="{card} (is|has been) healed",
    it="{card} (viene|è) (curat|guarit)(o|a)",
    lasts=True,
)
def has_been_healed(scene: Scene, card: Reference) -> list[Unmet]:
    """Of any damage or horror."""
    healed = scene.thing(card)
    for line in scene.state.lines():
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type == "heal" and event.slots["of"] == healed:
            return []
    wanted = in_words(scene, "healed", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


def _by(state: State, event: Event, player: str) -> bool:
    """Whether ``player`` does it, or a card of theirs."""
    doer = event.slots.get("doer") or state.get(event.by or "", "controller", None)
    return player in (doer, event.by)
