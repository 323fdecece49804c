"""Whether somebody has to discard for the size of their hand: in the upkeep phase alone, by how many cards they hold.

How many they hold has to be told, and nothing else may have changed it: no card is spoken of. One more is drawn
in that phase, which a weakness may not be kept in hand: where that decides, nothing is said.
"""

from __future__ import annotations

import re

from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.told import Laid, Layout, ask

#: How many may be held by whoever has no other size printed.
_SIZE = 8
_HELD = {
    "en": re.compile(r"(?P<who>.+) has (?P<many>\d+) cards? in hand"),
    "it": re.compile(r"(?P<who>.+) ha (?:in mano )?(?P<many>\d+) cart[ae](?: in mano)?"),
}
_UPKEEP = {
    "en": re.compile(r"(?:the upkeep phase begins|it is the upkeep phase)"),
    "it": re.compile(
        r"(?:(?:inizia|comincia) la fase di mantenimento|è la fase di mantenimento)", re.I
    ),
}
_TURN = {
    "en": re.compile(r"it is the turn of (?P<who>.+)"),
    "it": re.compile(r"è il turno di (?P<who>.+)", re.I),
}
#: What may be told besides, which changes no hand.
_ELSE = {
    "en": re.compile(r".+ is (?:at|in) .+|.+ has (?:no|\d+) (?:resources?|clues?)"),
    "it": re.compile(r".+ è (?:in|a) .+|.+ (?:non ha|ha \d+) (?:risors[ae]|indizi[o]?)"),
}


def discards_down(laid: Laid, asking: Statements) -> Layout | None:
    """Whether the one who holds cards has to discard some of them at the moment that was told last."""
    language, talk = laid.reader.language, laid.reader.discourse
    told = Layout(laid.session, "", None, (), tuple(talk.stand_ins))
    texts = [line.text for line in laid.session.lines]
    held = [found for found in map(_HELD[language].fullmatch, texts) if found]
    upkeep = any(map(_UPKEEP[language].fullmatch, texts))
    turn = next((found["who"] for found in map(_TURN[language].fullmatch, texts) if found), "")
    known = (_HELD, _UPKEEP, _TURN, _ELSE)
    only = all(any(one[language].fullmatch(text) for one in known) for text in texts)
    if talk.named or len(held) != 1 or not only or upkeep == bool(turn):
        return told
    who, many = held[0]["who"], int(held[0]["many"])
    if asking.who != who or (turn and turn != who):
        return told
    before = laid.session.branch()
    while any(line.kind == "when" for line in before.lines):
        before.undo()
    holds = ask(before, laid.reader, (held[0][0],))
    if holds is None or turn:
        return holds and holds._replace(verdict="no")
    if many <= _SIZE:
        return holds._replace(verdict="no" if many < _SIZE else None)
    return holds._replace(session=laid.session, verdict="yes")
