"""What a player says at a table in own words, as sentences of the vocabulary to be confirmed.

Nothing is taken that nobody has confirmed: these are only proposals, and only such as the table
would take.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from rulesref.errors import RulesrefError
from rulesref.session.saying import acting, here, named, sentence
from rulesref.session.session import Session

#: So many proposals are made.
MOST = 4
_N = r"(?P<amount>\d+|an?|one|un|una|uno)"
#: (Row of the vocabulary, how a player may say it); "who" may be "I", and is the one who acts.
_WAYS = (
    ("takes", rf"(?P<who>.+?) (?:gets?|got|am|is|are|was) hit for {_N}(?: (?P<token>damage|horror))?"),
    ("takes", rf"(?P<who>.+?) (?:takes?|took|suffers?|receives?|eats?) {_N} (?P<token>damage|horror)"),
    ("takes", rf"(?P<who>.+?) (?:prend[eo]|subisc[eo]) {_N} (?P<token>dann[oi]|orror[ei])"),
    ("fights", r"(?P<who>.+?) (?:hits?|punch(?:es)?|shoots?|attacks?|fights?|swings? at) (?P<enemy>.+)"),
    ("fights", r"(?P<who>.+?) (?:attacc[oa]|colpisc[oe]|combatt[oe]) (?P<enemy>.+)"),
    ("evades", r"(?P<who>.+?) (?:dodges?|evades?|sneaks? past|slips? past) (?P<enemy>.+)"),
    ("moves", r"(?P<who>.+?) (?:goes|go|walks?|runs?|moves?|heads?) (?:to|into) (?P<to>.+)"),
    ("moves", r"(?P<who>.+?) (?:vado|va|si muove|mi muovo|mi sposto) (?:in|a|nel|nella|nello) (?P<to>.+)"),
    ("investigates", r"(?P<who>.+?) (?:investigates?|searche?s? (?:here|the location)|looks? for clues?|indag[oa])"),
    ("plays", r"(?P<who>.+?) (?:plays?|puts? down|casts?|gioc[oa]) (?P<card>.+?)(?: into play| in gioco)?"),
    ("uses", r"(?P<who>.+?) (?:uses?|activates?|triggers?|exhausts?|us[oa]|attiv[oa]) (?P<card>.+)"),
    ("reveals", r"(?P<who>.+?) (?:pulls?|reveals?|draws?|rivel[oa]|pesc[oa]) (?:an? |the |un |il |una |la )?(?P<face>.+?)(?: token)?"),
    ("takes-resource", r"(?P<who>.+?) (?:takes?|gains?|grabs?) (?:a |1 |some )?(?:resource|money|dollar)s?"),
    ("takes-draw", r"(?P<who>.+?) (?:draws?|pesc[oa]) (?:a |1 |una )?(?:card|carta)"),
    ("assigns", rf"(?P<who>.+?) (?:puts?|places?|assigns?) {_N} (?P<token>damage|horror) (?:on|onto|to) (?P<to_>.+)"),
    ("assigns", rf"(?P<who>.+?) (?:mett[eo]|assegn[ao]) {_N} (?P<token>dann[oi]|orror[ei]) (?:su|a) (?P<to_>.+)"),
    ("is-defeated", r"(?P<card>.+?) (?:dies|died|is killed|is dead|muore|è mort[oa])"),
    ("has-tokens", r"(?P<card>.+?) (?:has|have|ho|ha|carries|carry) (?P<amount>\d+)(?: of \d+)? (?P<pool>\w+)"),
    ("turn-of", r"(?:it is |it's |è )?(?P<who>my|il mio) turno?"),
    ("engaged", r"(?P<enemy>.+?) (?:is|sits|is stuck) (?:on|in front of) (?P<who>.+)"),
    ("controls", r"(?P<who>.+?) (?:has|have|got|have got) (?P<cards>.+?) (?:in play|on the table|out)"),
    ("in-hand", r"(?P<who>.+?) (?:has|have|holds?|hold) (?P<cards>.+?) in (?:my |his |her |their )?hand"),
)  # fmt: skip
_READ = tuple((row, re.compile(way, re.IGNORECASE)) for row, way in _WAYS)
_I = ("i", "i'm", "me", "my", "io", "il mio")
_ITALIAN = {"damage": "danni", "horror": "orrore"}
_TYPES = {"enemy": ("enemy",), "to": ("location",), "who": ("investigator",)}


class Understood(NamedTuple):
    """A sentence that the table would take, and the kind of step that it is."""

    sentence: str
    kind: str


def understood(session: Session, line: str) -> tuple[Understood, ...]:
    """What ``line``, which is no sentence, may mean at ``session``; none where nothing fits."""
    found: dict[str, Understood] = {}
    text = " ".join(line.split()).rstrip(".!")
    for row, way in _READ:
        read = way.fullmatch(text)
        for slots in _slots(session, read.groupdict()) if read is not None else ():
            kind = session.judge.speech.sentences[row].kind
            proposal = Understood(sentence(session, row, **slots), kind)
            if proposal.sentence not in found and _taken(session, proposal):
                found[proposal.sentence] = proposal
    return tuple(found.values())[:MOST]


def _slots(session: Session, told: dict[str, str | None]) -> Iterator[dict[str, object]]:
    """The slots of a sentence, where every name in them is that of one card; else nothing."""
    slots: dict[str, object] = {}
    for name, text in told.items():
        value = _value(session, name, text or "")
        if value is None:
            return
        slots[name.rstrip("_")] = value
    yield slots


def _value(session: Session, name: str, text: str) -> object | None:
    if name == "amount":
        return int(text) if text.isdigit() else 1
    if name == "token":
        word = text.casefold() or "damage"
        return _ITALIAN.get(word, word) if session.language == "it" else word
    if name in ("face", "pool"):
        return text
    if text.casefold() in _I:
        return acting(session.scene)
    lying = here(session.scene, text, _TYPES.get(name, ()))
    if lying is not None:
        return lying
    try:
        return named(session, text, _TYPES.get(name, ()))
    except RulesrefError:
        return None


def _taken(session: Session, proposal: Understood) -> bool:
    """Whether the table would take it."""
    try:
        session.branch().tell(proposal.sentence, proposal.kind)
    except RulesrefError:
        return False
    return True
