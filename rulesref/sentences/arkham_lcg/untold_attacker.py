"""An attack of which neither who makes it nor whom it hits has a name: "la attacca", in Italian alone.

The investigator may attack the enemy so, and the enemy the investigator: both are shown, and none is taken.
"""

from __future__ import annotations

from rulesref.expression import lazily
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: Language → such an attack, and what either does to the other.
_ATTACKS = {
    "en": lazily(r"(?!)(?P<does>)(?P<rest>)"),
    "it": lazily(
        r"(?:l[oa] |l['’])(?P<does>attacca|colpisce|ingaggia|impegna)(?P<rest>(?: .*)?)",
    ),
}


def untold_attacker(scene: Scene, text: str) -> tuple[str, ...]:
    """Each attack that ``text`` may tell, of whoever plays and the enemies in play; none where it has a name."""
    found = _ATTACKS[scene.language].fullmatch(text)
    if found is None:
        return ()
    enemies = [
        str(scene.name(id))
        for id, thing in scene.state.things.items()
        if "card" in thing and thing["card"].type == "enemy" and thing.get("zone") == "play"
    ]
    players = [str(scene.name(who)) for who in investigators(scene.state)]
    pairs = [(player, enemy) for player in players for enemy in enemies]
    return tuple(
        f"{one} {found['does']} {other}{found['rest']}"
        for pair in pairs
        for one, other in (pair, pair[::-1])
    )


SPEECH.untold_attacker = untold_attacker
SPEECH.attacks_untold = _ATTACKS
