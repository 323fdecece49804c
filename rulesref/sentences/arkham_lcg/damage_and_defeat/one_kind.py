"""Shares of what is dealt, told without their kind, or more of them than there is to assign."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.outcome import Choice, Option
from rulesref.expression import lazily
from rulesref.rulings.explaining import explain
from rulesref.rulings.options import sentence
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: Language → (how a step begins that assigns something, a number that no kind follows).
_SHARES = {
    "en": (lazily(r".+ (?:assigns|puts|places) \d+ (?:to|on) "), lazily(r"\b(\d+) (?=to |on )")),
    "it": (lazily(r".+ (?:assegna|mette) \d+ (?:a|su) "), lazily(r"\b(\d+) (?=a |su )")),
}


SPEECH.explanation(
    "assigned-already",
    en=(
        "by then all that is dealt is assigned: {shares}",
        "say shares that come to as much as is dealt",
    ),
    it=(
        "a quel punto tutto ciò che è inflitto è assegnato: {shares}",
        "di' parti che insieme facciano quanto è inflitto",
    ),
)


def assigned_already(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """Why nothing asks for a share that ``intent`` assigns, where the last one has been assigned."""
    log = scene.state.log if intent.id == "assign" else None
    while log is not None:
        chosen = log[0].chosen if log[0].stage == "choice" else None
        if isinstance(chosen, Option) and chosen.id == "assign":
            return explain(scene, "assigned-already", shares=sentence(scene, chosen))
        log = log[1]
    return None


def of_the_kind(scene: Scene, text: str) -> Iterator[str]:
    """``text`` with the kind of its shares, where all that waits to be assigned is of one kind."""
    begins, share = _SHARES[scene.language]
    if not begins.match(text):
        return
    waiting = scene.ahead().state.pending
    if isinstance(waiting, Choice) and waiting.id == "assign":
        dealt = waiting.options[0].slots
        kinds = [kind for kind in ("damage", "horror") if dealt[kind]]
        if len(kinds) == 1:
            yield share.sub(rf"\1 {scene.tongue.worded('token', kinds[0])} ", text)
