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


@SPEECH.sentence(
    "then",
    "may-act",
    who="investigator",
    to="location",
    en=("{who} (may|can) investigate", "{who} (may|can) move to {to}"),
    it=("{who} può indagare", "{who} può (muoversi|spostarsi) (in|a) {to}"),
    open=True,
    fleeting=True,
)
def may_act(scene: Scene, who: Reference, to: Reference | None = None) -> list[Unmet]:
    """A basic action, as the next one."""
    deed, place = ("move", scene.thing(to)) if to else ("investigate", "")
    why_not = denied(scene, deed, scene.thing(who), place)
    wanted = in_words(scene, "may-move" if to else "may-investigate", who=who.text)
    return [Unmet(HERE, wanted, why_not)] if why_not else []


@SPEECH.sentence(
    "then",
    "may-not-act",
    who="investigator",
    to="location",
    en=("{who} (cannot|may not) investigate", "{who} (cannot|may not) move to {to}"),
    it=("{who} non può indagare", "{who} non può (muoversi|spostarsi) (in|a) {to}"),
    open=True,
)
def may_not_act(scene: Scene, who: Reference, to: Reference | None = None) -> list[Unmet]:
    """A basic action that is not lawful as the next one, where one can be chosen."""
    deed, place = ("move", scene.thing(to)) if to else ("investigate", "")
    if denied(scene, deed, scene.thing(who), place):
        check_asked(scene, *DEEDS[deed], scene.thing(who), place)
        return []
    wanted = in_words(scene, "no-offer-move" if to else "no-offer-investigate")
    return [Unmet(HERE, wanted, instead(scene))]
