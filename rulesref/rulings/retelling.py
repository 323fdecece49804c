"""Why a case cannot go on, in another language than its own: for whoever only reads of it."""

from __future__ import annotations

from copy import copy

from rulesref.engine.outcome import Unsupported
from rulesref.errors import CaseError
from rulesref.rulings.faults import Faults


def retold(faults: Faults, error: CaseError, language: str) -> str:
    """What ``error`` says, in ``language`` where the rules refuse a step or something waits.

    What is wrong with the words of a step themselves stays as it is.
    """
    own, other = _causes(faults), _causes(_in_language(faults, language))
    for said, told in zip(own, other, strict=True):
        if error.message.startswith(said):
            return told
    return error.message


def _causes(faults: Faults) -> list[str]:
    """What the rules refused, and what has to be decided first, as messages."""
    refused, waiting = faults.scene.telling.refused, faults.scene.waiting
    causes = [faults.refusal(refused).message] if refused else []
    if waiting is not None and not isinstance(waiting, Unsupported):
        causes.append(faults.waits(waiting).message)
    return causes


def _in_language(faults: Faults, language: str) -> Faults:
    other = copy(faults)
    other.scene = faults.scene.in_language(language)
    return other
