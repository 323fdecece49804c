"""Given, When and Then: the role that an investigator plays."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "given",
    "plays-role",
    who="investigator",
    role="role",
    en="{who} plays the role {role}",
    it="{who} interpreta il ruolo {role}",
)
def plays_role(scene: Scene, who: Reference, role: str) -> None:
    """The class of cards that such an investigator may use, besides neutral ones."""
    player = scene.thing(who)
    scene.telling.declare("role", player, said("the role of {}").format(who.text))
    scene.state.put(player, role=role)


@SPEECH.sentence(
    "when",
    "chooses-role",
    who="investigator",
    role="role",
    en="{who} chooses the role {role}",
    it="{who} sceglie il ruolo {role}",
)
def chooses_role(scene: Scene, who: Reference, role: str) -> list[Intent]:
    """Which role is played from now on."""
    return [Intent("role", {"who": scene.thing(who), "role": role})]


@SPEECH.sentence(
    "then",
    "role-is",
    who="investigator",
    role="role",
    en="the role of {who} is {role}",
    it="il ruolo di {who} è {role}",
)
def role_is(scene: Scene, who: Reference, role: str) -> list[Unmet]:
    """The role that an investigator plays now."""
    now = str(scene.state.get(scene.thing(who), "role", ""))
    if now == role:
        return []
    told = scene.tongue.worded("role", now) if now else in_words(scene, "none")
    return [Unmet(0, scene.tongue.worded("role", role), told)]


SPEECH.choice("role", en="a role", it="un ruolo")
SPEECH.option(
    "role",
    en="{who} chooses the role {role}",
    it="{who} sceglie il ruolo {role}",
    told_by="switch-role",
)
