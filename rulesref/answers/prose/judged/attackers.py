"""Which enemy has attacked, of those that a text speaks of."""

from __future__ import annotations

from rulesref.answers.prose.told import Laid, ask


def attacked_by(laid: Laid, enemy: str) -> bool:
    """Whether ``enemy`` has attacked anybody since the last act, and no other one has."""
    attacks = _ATTACK[laid.reader.language]
    talk = laid.reader.discourse
    enemies = [name for name, types in talk.known.items() if "enemy" in types]
    came = {
        one
        for one in enemies
        for who in talk.people()
        if (told := ask(laid.session, laid.reader, (attacks.format(one, who),)))
        and told.ruling
        and told.ruling.verdict != "no"
    }
    return came == {enemy}


_ATTACK = {"en": "{} attacks {}", "it": "{} attacca {}"}
