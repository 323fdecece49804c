"""What somebody may do "again" has been done before."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": """Given Roland Banks is at the Study
    And Study has 3 clues
    And Roland Banks controls First Aid
    And Roland Banks has 2 damage
    {}
    Then """,
    "it": """Dato Roland Banks è nello Studio
    E lo Studio ha 3 indizi
    E Roland Banks controlla Pronto Soccorso
    E Roland Banks ha 2 danni
    {}
    Allora """,
}
DONE = {
    "en": {
        "use": "When Roland Banks uses First Aid to heal 1 damage from Roland Banks",
        "investigate": "When Roland Banks investigates\n    And Roland Banks succeeds by 0",
        "nothing": "And Roland Banks has 3 resources",
    },
    "it": {
        "use": "Quando Roland Banks usa Pronto Soccorso per curare 1 danno da Roland Banks",
        "investigate": "Quando Roland Banks indaga\n    E Roland Banks supera la prova di 0",
        "nothing": "E Roland Banks ha 3 risorse",
    },
}
SAID = {
    "en": {
        "use": ("Roland Banks may use First Aid again", "can Roland Banks use First Aid again?"),
        "investigate": ("Roland Banks can investigate once more",),
    },
    "it": {
        "use": (
            "Roland Banks può usare di nuovo Pronto Soccorso",
            "Roland Banks può usare Pronto Soccorso un'altra volta",
            "Roland Banks può di nuovo usare Pronto Soccorso",
        ),
        "investigate": ("Roland Banks può indagare di nuovo",),
    },
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("done", ["use", "investigate", "nothing"])
@pytest.mark.parametrize("deed", ["use", "investigate"])
def test_only_what_was_done_is_done_again(language: str, done: str, deed: str) -> None:
    laid = LAID[language].format(DONE[language][done])
    for said in SAID[language][deed]:
        if done == deed:
            assert play(f"{laid}{said}", language=language).passed, said
        else:
            with pytest.raises(CaseError):
                play(f"{laid}{said}", language=language)


def test_what_may_not_be_done_may_not_be_done_again() -> None:
    laid = LAID["en"].format(
        "And Roland Banks has Machete in hand\n    And Roland Banks has 0 resources"
    )
    assert play(f"{laid}Roland Banks cannot play Machete again").passed
