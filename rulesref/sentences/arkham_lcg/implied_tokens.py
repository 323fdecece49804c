"""What a case does not say about the chaos bag: it holds the tokens that the next steps tell.

A step that says which token is revealed says that the bag held it, and no more. Nothing can be asked
between the steps that lead up to it and that step, for then the other tokens would count.
"""

from __future__ import annotations

from itertools import takewhile

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.faces import read_face
from rulesref.sentences.arkham_lcg.speech import SPEECH


def foretell(case: Case, scene: Scene, step: Step) -> None:
    """Let the bag know the tokens that the When steps from ``step`` on tell, where it is unknown."""
    if ("bag", TABLE) in scene.telling.declared:
        return
    at = case.steps.index(step)
    if step.kind == "when" and at and case.steps[at - 1].kind == "when":
        return  # the first of them has told it
    deeds = takewhile(lambda later: later.kind == "when", case.steps[at:])
    patterns = SPEECH.sentences["reveals"].patterns[scene.language]
    readings = (pattern.read(deed.text) for deed in deeds for pattern in patterns)
    faces = tuple(read_face(slots["face"][0]) for slots in readings if slots is not None)
    scene.state.put(BAG, unknown=True, foretold=faces)
