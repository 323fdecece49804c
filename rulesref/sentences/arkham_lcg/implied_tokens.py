"""What a case does not say about the chaos bag: it holds the tokens that the next steps tell.

A step that says which token is revealed says that the bag held it, and no more. Nothing can be asked
between the steps that lead up to it and that step, for then the other tokens would count.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG
from rulesref.games.arkham_lcg.skill_tests.foretold_result import ForetoldResult
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.faces import faces_told, is_face
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.steps_ahead import ahead_of
from rulesref.wording.pattern import Slots

#: Rows that tell a token by its face → the slot that it stands in.
TOKEN_TOLD = {
    "reveals": "face",
    "token-is": "face",
    "symbol-is": "symbol",
    "draws-the-symbol": "symbol",
}
#: Row that tells the result of a test in the place of its token → that result.
RESULT_TOLD = {
    "fails-by": "fail",
    "would-fail-by": "fail",
    "succeeds-by": "succeed",
    "would-succeed-by": "succeed",
}


def foretell(case: Case, scene: Scene, step: Step) -> None:
    """Let the bag know the tokens that the When steps from ``step`` on tell, where it is unknown."""
    if ("bag", TABLE) in scene.telling.declared:
        return
    ahead = ahead_of(case, scene)
    at = ahead.place(step)
    if step.kind == "when" and at and case.steps[at - 1].kind == "when":
        return  # the first of them has told it
    deeds = case.steps[at : ahead.end(at, "when")]
    faces = tuple(face for deed in deeds for face in _faces(deed, scene))
    scene.state.put(BAG, unknown=True, foretold=faces)


def tells_token(step: Step, scene: Scene) -> bool:
    """Whether ``step`` tells a token of a bag of which no step of ``scene`` tells."""
    return ("bag", TABLE) not in scene.telling.declared and bool(_faces(step, scene))


def _faces(step: Step, scene: Scene) -> tuple[str | ForetoldResult, ...]:
    """The tokens that ``step`` says are revealed, or the result that one brings about.

    Where it says so in other words than a sentence does, the first that read like one count.
    """
    if found := _faces_in(step.text, scene.language):
        return found
    read = read_of_kind(step.text, step.kind, scene.tongue, dict(scene.telling.said))
    if isinstance(read, Told):  # as it stands it says something else
        return ()
    others = dict.fromkeys(scene.tongue.speech.rewordings(scene, step.text))
    return next(filter(None, (_faces_in(text, scene.language) for text in others)), ())


@lru_cache(maxsize=4096)  # steps are looked ahead at many times
def _faces_in(text: str, language: str) -> tuple[str | ForetoldResult, ...]:
    tokens = (
        faces_told(slots[slot][0])
        for row, slot in TOKEN_TOLD.items()
        for slots in _reads(row, text, language)
    )
    said = next(tokens, ())  # two rows may read it alike
    told: list[str | ForetoldResult] = [*said] if any(map(is_face, said)) else []
    for row, result in RESULT_TOLD.items():
        amounts = (slots["amount"][0] for slots in _reads(row, text, language))
        told += [ForetoldResult(result, int(amount)) for amount in amounts if amount.isdecimal()]
    return tuple(told)


def _reads(row: str, text: str, language: str) -> Iterator[Slots]:
    patterns = SPEECH.sentences[row].patterns[language]
    return filter(None, (pattern.read(text) for pattern in patterns))
