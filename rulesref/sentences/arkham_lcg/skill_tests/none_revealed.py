"""Then: that no chaos token has been revealed, or that no test has been made at all."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.event import Event
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import tell
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("none-revealed", en="no chaos token", it="nessun segnalino caos")


@SPEECH.sentence(
    "then",
    "none-revealed",
    en=(
        "no chaos token (is|was|has been) revealed",
        "no (token|tokens|chaos tokens) (is|are|was|were) (revealed|drawn)",
    ),
    it=(
        "nessun segnalino caos (viene|è stato) rivelato",
        "non viene rivelato alcun segnalino",
    ),
)
def none_revealed(scene: Scene) -> list[Unmet]:
    """In the whole case so far, whatever for."""
    return _none(scene, "reveal-token", in_words(scene, "none-revealed"))


def _none(scene: Scene, type: str, wanted: str, who: str = "") -> list[Unmet]:
    """What is unmet once an event of that ``type`` has happened, to ``who`` where that is said."""
    for event in _happened(scene):
        if event.type == type and who in ("", event.slots.get("who")):
            return [Unmet(HERE, wanted, tell(scene, event))]
    return []


def _happened(scene: Scene) -> Iterator[Event]:
    """Every event of the case so far."""
    for line in scene.state.lines():
        if line.stage == "impact" and line.event is not None:
            yield line.event


SPEECH.unmet("none-tested", en="no skill test", it="nessuna prova di abilità")


@SPEECH.sentence(
    "then",
    "none-tested",
    en=(
        "no (skill test|test) (is|was|has been) (made|taken|performed)",
        "no (skill test|test) (takes|took) place",
    ),
    it=(
        "non (viene|è stata) effettuata alcuna prova",
        "nessuna prova (viene|è stata) effettuata",
    ),
)
def none_tested(scene: Scene) -> list[Unmet]:
    """In the whole case so far."""
    return _none(scene, "skill-test", in_words(scene, "none-tested"))


@SPEECH.sentence(
    "then",
    "tests-nothing",
    who="investigator",
    en=(
        "{who} (makes|takes|performs|made|took) no (skill test|test)",
        "{who} does not (make|take|perform) (a|any) (skill test|test)",
    ),
    it=(
        "{who} non (effettua|fa|ha effettuato) alcuna prova",
        "{who} non (effettua|fa|ha effettuato) nessuna prova",
    ),
)
def tests_nothing(scene: Scene, who: Reference) -> list[Unmet]:
    """None of theirs, in the whole case so far."""
    player = scene.thing(who)
    wanted = in_words(scene, "none-tested")
    return _none(scene, "skill-test", wanted, player)
