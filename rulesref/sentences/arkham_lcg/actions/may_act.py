"""Which basic action an investigator may take as their next one."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.actions.allowed import HERE, instead
from rulesref.sentences.arkham_lcg.actions.denied import DEEDS, denied
from rulesref.sentences.arkham_lcg.actions.not_asked import check_asked
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet("may-investigate", en="{who} may investigate", it="{who} può indagare")
SPEECH.unmet("may-move", en="{who} may move", it="{who} può muoversi")
SPEECH.unmet(
    "no-offer-investigate", en="no offer to investigate", it="nessuna possibilità di indagare"
)
SPEECH.unmet("no-offer-move", en="no offer to move", it="nessuna possibilità di muoversi")


SPEECH.unmet("may-of-turn", en="{who} may {deed}", it="{who} può {deed}")
SPEECH.unmet("no-offer-of-turn", en="no offer to {deed}", it="nessuna possibilità di {deed}")
SPEECH.unmet("of-turn-draw", en="take the draw action", it="effettuare l'azione di pesca")
SPEECH.unmet("of-turn-resource", en="take the resource action", it="effettuare l'azione di risorsa")
SPEECH.unmet("of-turn-end", en="end the turn", it="finire il turno")


@SPEECH.sentence(
    "then",
    "may-act",
    who="investigator",
    to="location",
    deed="turn-deed",
    en=("{who} (may|can) investigate", "{who} (may|can) move to {to}", "{who} (may|can) {deed}"),
    it=(
        "{who} può indagare",
        "{who} può (muoversi|spostarsi) (in|a) {to}",
        "{who} può {deed}",
    ),
    open=True,
    fleeting=True,
)
def may_act(
    scene: Scene, who: Reference, to: Reference | None = None, deed: str = ""
) -> list[Unmet]:
    """A basic action, as the next one, or the end of their turn."""
    act, place = _meant(scene, to, deed)
    why_not = denied(scene, act, scene.thing(who), place)
    return [Unmet(HERE, _wanted(scene, act, who.text), why_not)] if why_not else []


@SPEECH.sentence(
    "then",
    "may-not-act",
    who="investigator",
    to="location",
    deed="turn-deed",
    en=(
        "{who} (cannot|may not) investigate",
        "{who} (cannot|may not) move to {to}",
        "{who} (cannot|may not) {deed}",
    ),
    it=(
        "{who} non può indagare",
        "{who} non può (muoversi|spostarsi) (in|a) {to}",
        "{who} non può {deed}",
    ),
    open=True,
)
def may_not_act(
    scene: Scene, who: Reference, to: Reference | None = None, deed: str = ""
) -> list[Unmet]:
    """What is not lawful as the next action, where one can be chosen."""
    act, place = _meant(scene, to, deed)
    if denied(scene, act, scene.thing(who), place):
        check_asked(scene, *DEEDS[act], scene.thing(who), place)
        return []
    return [Unmet(HERE, _unwanted(scene, act), instead(scene))]


def _meant(scene: Scene, to: Reference | None, deed: str) -> tuple[str, str]:
    """What is asked about, and the location that it leads to."""
    return ("move", scene.thing(to)) if to else (deed or "investigate", "")


def _wanted(scene: Scene, act: str, who: str) -> str:
    """What a step wants that somebody may do."""
    if act == "investigate":
        return in_words(scene, "may-investigate", who=who)
    if act == "move":
        return in_words(scene, "may-move", who=who)
    return in_words(scene, "may-of-turn", who=who, deed=_deed(scene, act))


def _unwanted(scene: Scene, act: str) -> str:
    """What a step wants that nobody is offered."""
    if act == "investigate":
        return in_words(scene, "no-offer-investigate")
    if act == "move":
        return in_words(scene, "no-offer-move")
    return in_words(scene, "no-offer-of-turn", deed=_deed(scene, act))


def _deed(scene: Scene, act: str) -> str:
    if act == "draw":
        return in_words(scene, "of-turn-draw")
    if act == "resource":
        return in_words(scene, "of-turn-resource")
    return in_words(scene, "of-turn-end")
