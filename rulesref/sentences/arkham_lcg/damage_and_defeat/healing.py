"""When: who heals how much of whom, by an effect that has somebody choose, or that nobody names."""

from __future__ import annotations

from typing import Any

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.effect_events import HEALS
from rulesref.sentences.arkham_lcg.playing.shares import shares
from rulesref.sentences.arkham_lcg.playing.using import uses
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.unnamed import happens
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "heals",
    effect=True,
    who="investigator",
    amount="number",
    token="token",
    card="card",
    en=(
        "{who} heals {amount} {token}[ from {card}]",
        "{who} heals {amount} {token} (on|of) {card}",
    ),
    it=("{who} cura {amount} {token}[ a {card}]", "{who} cura {amount} {token} (da|su) {card}"),
)
def heals(
    scene: Scene, who: Reference, amount: int, token: str, card: Reference | None = None
) -> list[Intent]:
    """Answers what a card that heals has somebody choose; where nothing does, an effect of nobody."""
    if given := shares(scene, scene.thing(card or who), amount, "heal"):
        return given
    if scene.rests() and not _has_healed(scene):
        of = scene.thing(card or who)
        effect: list[Intent] = happens("heal", of=of, **{token: amount}, doer=scene.thing(who))
        return effect
    return _chosen(scene, who, amount, token, card)


@SPEECH.sentence(
    "when",
    "uses-to-heal",
    who="investigator",
    source="card",
    amount="number",
    token="token",
    card="card",
    en=(
        "{who} (uses|activates|triggers) {source} to heal {amount} {token}[ from {card}]",
        "{who} (uses|activates|triggers) {source} to heal {amount} {token} (on|of) {card}",
    ),
    it=(
        "{who} usa {source} per curare {amount} {token}[ a {card}]",
        "{who} usa {source} per curare {amount} {token} (da|su) {card}",
    ),
)
def uses_to_heal(
    scene: Scene,
    who: Reference,
    source: Reference,
    amount: int,
    token: str,
    card: Reference | None = None,
) -> list[Intent]:
    """As "uses", with what comes of what the card has somebody choose."""
    use: list[Intent] = uses(scene, who, source)
    return [*use, *_chosen(scene, who, amount, token, card)]


@SPEECH.sentence(
    "when",
    "is-healed",
    effect=True,
    card="card",
    amount="number",
    token="token",
    en="{amount} {token} (is|are) healed from {card}",
    it="{amount} {token} (viene curato|vengono curati) a {card}",
)
def is_healed(scene: Scene, card: Reference, amount: int, token: str) -> list[Intent]:
    """By an effect that the case does not name; no more than there is."""
    return happens("heal", of=scene.thing(card), **{token: amount})


def _has_healed(scene: Scene) -> bool:
    """Whether the step before has healed somebody: it may be that of which this one tells."""
    log = scene.state.log
    while log is not None and log is not scene.telling.mark:
        line, log = log
        if line.stage == "impact" and line.event is not None and line.event.type == "heal":
            return True
    return False


def _chosen(
    scene: Scene, who: Reference, amount: int, token: str, card: Reference | None
) -> list[Intent]:
    """What is healed by the effect that was begun, and of whom; it begins nothing of its own."""
    told: dict[str, Any] = {token: amount, "doer": scene.thing(who)}
    return [Intent(HEALS, told | ({"of": scene.thing(card)} if card else {}))]
