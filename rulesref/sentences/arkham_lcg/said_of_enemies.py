"""What is said of an enemy in other words: "the Rats attack her", "the Ghoul bites him", "the Priest is dead".

Of somebody who plays none of these says the same: whoever "hits" has succeeded, and who is "killed" has died.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.errors import RulesrefError
from rulesref.expression import lazily
from rulesref.rulings.reference import read_slot
from rulesref.rulings.scene import Scene

_REST = r"(?P<rest>(?: .+)?)"
#: Language → what an enemy, whose name stands before it, does, and how sentences say that.
_DOES = {
    "en": (
        (lazily(rf"(?P<who>.+?) (?:hits?|strikes?|bites?|claws?(?: at)?|mauls?|swings? at){_REST}"), "{who} attacks{rest}"),
        (lazily(rf"(?P<who>.+?) (?:(?:is|are|gets?) (?:dead|killed|slain|destroyed|eliminated)|dies?){_REST}"), "{who} is defeated{rest}"),
        (lazily(rf"(?P<who>.+?) (?P<does>attack|engage|move|hunt|exhaust|spawn|retaliate|deal|do|disengage){_REST}"), "{who} {does}s{rest}"),
        (lazily(rf"(?P<who>.+?) ready{_REST}"), "{who} readies{rest}"),
        (lazily(rf"(?P<who>.+?) are{_REST}"), "{who} is{rest}"),
        (lazily(rf"(?P<who>.+?) have{_REST}"), "{who} has{rest}"),
    ),
    "it": (
        (lazily(rf"(?P<who>.+?) (?:colpisc(?:e|ono)|mord(?:e|ono)|azzann(?:a|ano)){_REST}"), "{who} attacca{rest}"),
        (lazily(rf"(?P<who>.+?) (?:(?:è|viene|sono|vengono) (?:mort|uccis|distrutt|eliminat)[oaie]|muore|muoiono){_REST}"), "{who} viene sconfitto{rest}"),
        (lazily(rf"(?P<who>.+?) (?P<does>attacca|impegna|si esaurisce|si prepara)no{_REST}"), "{who} {does}{rest}"),
        (lazily(rf"(?P<who>.+?) si muovono{_REST}"), "{who} si muove{rest}"),
        (lazily(rf"(?P<who>.+?) sono esauriti{_REST}"), "{who} è esaurito{rest}"),
        (lazily(rf"(?P<who>.+?) sono impegnati{_REST}"), "{who} è impegnato{rest}"),
        (lazily(rf"(?P<who>.+?) sono pronti{_REST}"), "{who} è pronto{rest}"),
        (lazily(rf"(?P<who>.+?) hanno{_REST}"), "{who} ha{rest}"),
    ),
}  # fmt: skip

#: What dies is an enemy, or an asset that has health.
_MORTAL = ("enemy", "asset")
_DIES = lazily(r" (?:is defeated|viene sconfitto)")


def said_of_enemies(scene: Scene, text: str) -> Iterator[str]:
    """``text`` as sentences say it, where it begins with the name of an enemy, or of an asset that dies."""
    for said, row in _DOES[scene.language]:
        found = said.fullmatch(text)
        types = _MORTAL if _DIES.search(row) else ("enemy",)
        if found is not None and _is_of(scene, found["who"], types):
            told = row.format(**found.groupdict())
            if told != text:
                yield told


def _is_of(scene: Scene, name: str, types: tuple[str, ...]) -> bool:
    try:
        read = read_slot(name, "card", scene.tongue, dict(scene.telling.said))
    except RulesrefError:
        return False
    return read.card.type in types
