"""Then: that somebody has succeeded or failed by so much or more, in the last test that they made."""

from __future__ import annotations

from rulesref.games.arkham_lcg.skill_tests.current import RESULTS
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet(
    "succeeds-or-more",
    en="{who} succeeds by {amount} or more",
    it="{who} supera la prova di {amount} o più",
)
SPEECH.unmet(
    "fails-or-more",
    en="{who} fails by {amount} or more",
    it="{who} fallisce la prova di {amount} o più",
)


@SPEECH.sentence(
    "then",
    "has-succeeded-by-at-least",
    who="investigator",
    amount="number",
    en=(
        "{who} (succeeds|passes|succeeds at the test|passes the test) by at least {amount}",
        "{who} (succeeds|passes|succeeds at the test|passes the test) by {amount} or more",
    ),
    it=(
        "{who} (supera la prova|ha successo) di almeno {amount}",
        "{who} (supera la prova|ha successo) di {amount} o più",
    ),
)
def has_succeeded_by_at_least(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """What the last test of theirs came to."""
    result, margin = _last(scene, who)
    if result == "succeed" and margin >= amount:
        return []
    wanted = in_words(scene, "succeeds-or-more", who=who.text, amount=amount)
    return [Unmet(HERE, wanted, _came(scene, who, result, margin))]


@SPEECH.sentence(
    "then",
    "has-failed-by-at-least",
    who="investigator",
    amount="number",
    en=(
        "{who} (fails|fails the test) by at least {amount}",
        "{who} (fails|fails the test) by {amount} or more",
    ),
    it=(
        "{who} (fallisce|fallisce la prova) di almeno {amount}",
        "{who} (fallisce|fallisce la prova) di {amount} o più",
    ),
)
def has_failed_by_at_least(scene: Scene, who: Reference, amount: int) -> list[Unmet]:
    """The same of a failure."""
    result, margin = _last(scene, who)
    if result == "fail" and margin >= amount:
        return []
    wanted = in_words(scene, "fails-or-more", who=who.text, amount=amount)
    return [Unmet(HERE, wanted, _came(scene, who, result, margin))]


def _last(scene: Scene, who: Reference) -> tuple[str, int]:
    """How the last test of ``who`` came out, and by how much; "" where they have made none."""
    player = scene.thing(who)
    for line in reversed(list(scene.state.lines())):
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type in RESULTS and event.slots.get("who") == player:
            return event.type, int(event.slots["margin"])
    return "", 0


def _came(scene: Scene, who: Reference, result: str, margin: int) -> str:
    if result == "succeed":
        return in_words(scene, "succeeded-by", who=who.text, margin=margin)
    if result == "fail":
        return in_words(scene, "failed-by", who=who.text, margin=margin)
    return in_words(scene, "not-happened")
