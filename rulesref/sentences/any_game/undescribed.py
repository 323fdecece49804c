"""When and Then of a case that the engine cannot run yet: it stops, and says what is missing.

Such a case is tagged ``@unsupported``. Its expectation is written down all the same, and can never
count as met.
"""

from __future__ import annotations

from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.any_game.speech import SPEECH
from rulesref.wording.sentence import Intent

HERE = 0


@SPEECH.sentence(
    "when",
    "undescribed",
    what="text",
    en="play goes on with {what}, which is not described yet",
    it="il gioco prosegue con {what}, che non è ancora descritto",
)
def undescribed(scene: Scene, what: str) -> list[Intent]:
    """Stops the replay here: ``what`` is the reason."""
    scene.state.give_up("", "undescribed", what=what)
    return []


SPEECH.unmet("not-checked", en="nothing here has checked it", it="qui niente lo ha verificato")


@SPEECH.sentence(
    "then",
    "by-the-book",
    what="text",
    en="by the book {what}",
    it="secondo il libro {what}",
    asks=False,
)
def by_the_book(scene: Scene, what: str) -> list[Unmet]:
    """What a document says of a case that cannot run: reaching this step is a failure."""
    return [Unmet(HERE, what, in_words(scene, "not-checked"))]
