"""Of which type a card is that a step calls "it": as far as what it does, or what is done to it, tells."""

from __future__ import annotations

from rulesref.expression import lazily
from rulesref.games.card import Card
from rulesref.sentences.arkham_lcg.speech import SPEECH

_ENEMY = frozenset({"enemy"})
_PLACE = frozenset({"location"})
#: What may lie exhausted, or have harm on it.
_STANDS = frozenset({"enemy", "asset"})
#: What is played or committed from a hand.
_HELD = frozenset({"asset", "event", "skill"})
_CARDS = frozenset({"enemy", "asset", "event", "skill", "treachery", "act", "agenda", "story"})

#: Language → (what stands before "it" and behind it, the types of what is meant).
_ROWS = {
    "en": (
        (lazily(r".*\b(?:attacks?|fights?|evades?|engages?|kills?|defeats?|hits?|shoots?|parleys with|engaged with|disengages? from) "), None, _ENEMY),
        (lazily(r".*\b(?:investigates?|moves? to|moves? into|enters?|goes to|is at|is in|leaves?|connect(?:s|ed) to) "), None, _PLACE),
        (lazily(r".*\b(?:plays?|commits?) "), None, _HELD),
        (lazily(r".*\b(?:holds?|draws?|reveals? the revelation of) "), None, _CARDS),
        (None, lazily(r"(?: does not| doesn't| may| can| cannot| can't| will| would)? (?:attack|(?:gets?|makes?) (?:an|any|no) attack|engage|hunt|retaliate|spawn|strike|hit|bite|move|deal|chase)"), _ENEMY),
        (None, lazily(r" (?:is|isn't|has been|gets|was) (?:not |still |now |no longer )?(?:engaged|evaded|fought|killed|aloof|massive|unengaged)"), _ENEMY),
        (None, lazily(r" (?:is|isn't|has been|gets|was|stays|remains) (?:not |still |now |no longer )?(?:exhausted|ready|readied|healed)"), _STANDS),
        (None, lazily(r" (?:exhausts|readies|(?:is|has been|gets) (?:dead|slain|defeated|destroyed)|dies|has \d+ (?:damage|horror))"), _STANDS),
        (None, lazily(r" (?:is|has been|gets|was) (?:not )?(?:discarded|drawn|played|canceled|cancelled|committed)"), _CARDS),
        (None, lazily(r" (?:leads|connects|is connected|is revealed|is flooded|has (?:a )?shroud)"), _PLACE),
    ),
    "it": (
        (None, lazily(r" (?:non )?(?:l[oa] |ti )?(?:attacca|impegna|ingaggia|colpisce)(?= [A-ZÀ-Ý]|$)"), _ENEMY),
        (None, lazily(r" (?:non )?è (?:ancora |già )?(?:impegnat|non impegnat)"), _ENEMY),
        (None, lazily(r" (?:non )?(?:è|viene|resta|rimane) (?:ancora |già )?(?:esaurit|pront|preparat|sconfitt)"), _STANDS),
        (None, lazily(r" (?:si esaurisce|si prepara|ha \d+ (?:danni|danno|orrore|orrori))"), _STANDS),
        (None, lazily(r" (?:viene|è|è stat[oa]) (?:scartat|pescat|giocat|annullat)"), _CARDS),
        (None, lazily(r" (?:è collegat|è rivelat|ha (?:Oscurità|\d+ indizi))"), _PLACE),
    ),
}  # fmt: skip


def types_of_it(text: str, where: tuple[int, int], language: str) -> frozenset[str]:
    """The types of what ``text`` calls "it" ``where`` that stands; none where it does not tell."""
    before, behind = text[: where[0]], text[where[1] :]
    for first, then, types in _ROWS[language]:
        if first is not None and first.fullmatch(before) and not (then and not then.match(behind)):
            return types
        if first is None and then is not None and then.match(behind):
            return types
    return frozenset()


SPEECH.types_of_it = types_of_it


#: What is done to a place.
_TO_A_PLACE = frozenset({"indaga", "lascia", "raggiunge", "esplora", "rivela"})


def may_suffer(verb: str, card: Card) -> bool:
    """Whether what an Italian ``verb`` says can be done to ``card``, as far as its type tells."""
    return (card.type == "location") is (verb in _TO_A_PLACE)


SPEECH.may_suffer = may_suffer
SPEECH.places = _PLACE
