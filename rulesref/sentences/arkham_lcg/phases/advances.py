"""Then: that the act or the agenda advances, whichever lies open by now: it is another one since."""

from __future__ import annotations

from rulesref.games.things import card_of
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("has-advanced", en="it has advanced", it="è avanzato")
SPEECH.unmet("has-not-advanced", en="it has not advanced", it="non è avanzato")


def _has_advanced(scene: Scene, kind: str) -> bool:
    """Whether a card of that ``kind`` has advanced in this case."""
    return any(
        line.stage == "impact"
        and line.event is not None
        and line.event.type == "advance"
        and card_of(scene.state, line.event.slots["card"]).type == kind
        for line in scene.state.lines()
    )


def _expected(scene: Scene, kind: str, *, advances: bool) -> list[Unmet]:
    if _has_advanced(scene, kind) is advances:
        return []
    so, not_so = in_words(scene, "has-advanced"), in_words(scene, "has-not-advanced")
    return [Unmet(HERE, so, not_so) if advances else Unmet(HERE, not_so, so)]


@SPEECH.sentence(
    "then",
    "agenda-advances",
    en=("the agenda (advances|has advanced)", "the current agenda (advances|has advanced)"),
    it="la trama (avanza|prosegue|è avanzata)",
    lasts=True,
)
def agenda_advances(scene: Scene) -> list[Unmet]:
    """One has, in this case, whichever lies open now."""
    return _expected(scene, "agenda", advances=True)


@SPEECH.sentence(
    "then",
    "act-advances",
    en=("the act (advances|has advanced)", "the current act (advances|has advanced)"),
    it="il capitolo (avanza|prosegue|è avanzato)",
    lasts=True,
)
def act_advances(scene: Scene) -> list[Unmet]:
    """The same of an act."""
    return _expected(scene, "act", advances=True)


@SPEECH.sentence(
    "then",
    "agenda-does-not-advance",
    en=("the agenda (does not advance|has not advanced)", "no agenda advances"),
    it="la trama non (avanza|prosegue|è avanzata)",
)
def agenda_does_not_advance(scene: Scene) -> list[Unmet]:
    """None has up to this moment."""
    return _expected(scene, "agenda", advances=False)


@SPEECH.sentence(
    "then",
    "act-does-not-advance",
    en=("the act (does not advance|has not advanced)", "no act advances"),
    it="il capitolo non (avanza|prosegue|è avanzato)",
)
def act_does_not_advance(scene: Scene) -> list[Unmet]:
    """The same of acts."""
    return _expected(scene, "act", advances=False)
