"""Given: that no other enemy, place, investigator or card is there than those that steps before it lay out."""

from __future__ import annotations

from functools import partial

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.acts_and_agendas.agenda import doom_in_play
from rulesref.games.arkham_lcg.table import investigators
from rulesref.games.things import in_play
from rulesref.rulings.scene import Scene
from rulesref.rulings.telling import Doubt
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.word(
    "others",
    en={
        **dict.fromkeys(("enemy", "enemies"), "enemy"),
        **dict.fromkeys(("location", "locations"), "location"),
        **dict.fromkeys(("investigator", "investigators"), "investigator"),
        **dict.fromkeys(("card", "cards"), "card"),
        "doom": "doom",
    },
    it={
        **dict.fromkeys(("nessun altro nemico", "altri nemici"), "enemy"),
        **dict.fromkeys(("nessun altro luogo", "altri luoghi"), "location"),
        **dict.fromkeys(("nessun altro investigatore", "altri investigatori"), "investigator"),
        **dict.fromkeys(("nessun'altra carta", "altre carte"), "card"),
        **dict.fromkeys(("altro destino", "altri destini"), "doom"),
    },
    slots="others",
)


@SPEECH.sentence(
    "given",
    "no-others-in-play",
    others="others",
    en=(
        "there (is|are) no other {others}",
        "there (is|are) no other {others} in play",
        "no other {others} (is|are) in play",
    ),
    it=("non (c'è|ci sono) {others}", "non (c'è|ci sono) {others} in gioco"),
)
def no_others_in_play(scene: Scene, others: str) -> None:
    """What steps before it lay out is all there is; none behind it lays out more."""
    _deny_more(scene, others)


@SPEECH.sentence(
    "given",
    "nothing-else-in-play",
    en="nothing else is in play",
    it="non c'è (nient'altro|altro) in gioco",
)
def nothing_else_in_play(scene: Scene) -> None:
    """No card at all but those that steps before it lay out."""
    _deny_more(scene, "card")


@SPEECH.sentence(
    "given", "nobody-else-in-play", en="nobody else is in play", it="non c'è nessun altro in gioco"
)
def nobody_else_in_play(scene: Scene) -> None:
    """No investigator but those whom steps before it seat."""
    _deny_more(scene, "investigator")


@SPEECH.sentence(
    "given",
    "no-doom-elsewhere",
    en="there is no doom in play (besides|otherwise|elsewhere|apart from that|other than that)",
    it="non c'è destino in gioco (oltre a questo|altrove|da altre parti)",
)
def no_doom_elsewhere(scene: Scene) -> None:
    """No doom but what steps before it put somewhere."""
    _deny_more(scene, "doom")


def _deny_more(scene: Scene, others: str) -> None:
    """Leave it in doubt whether a step that follows lays out more of what it says is all there is."""
    error = UnresolvedReference(
        said("that no others are there is said here, and a step below lays out more of them"),
        remedy=said("write this step below those that say what is there"),
    ).at(*scene.telling.place)
    more = partial(_more, others, _how_many(scene, others))
    scene.telling.doubts.append(Doubt(more, error))
    scene.telling.declared.add(("no-others", others))


def _more(others: str, before: int, scene: Scene) -> bool:
    return _how_many(scene, others) > before


def _how_many(scene: Scene, others: str) -> int:
    state = scene.state
    if others == "doom":
        return doom_in_play(state)
    if others == "investigator":
        return len(investigators(state))
    if others == "card":
        return sum(thing.get("zone") == "play" for thing in state.things.values())
    return len(in_play(state, others))
