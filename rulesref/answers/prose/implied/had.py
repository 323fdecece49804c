"""What somebody has, where a text does not say whether it lies in play or in hand: "I have Beat Cop"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.names import Named
from rulesref.answers.sentences import sentences_of

_CARDS = {
    "en": r"(?:(?:an?|the|my) )?@\d+(?:(?:,? and |, )(?:(?:an?|the|my) )?@\d+)*",
    "it": r"(?:(?:il|lo|la|un|uno|una) |l'|un')?@\d+(?:(?: e |, )(?:(?:il|lo|la|un|uno|una) |l'|un')?@\d+)*",
}
_HAS = {
    "en": re.compile(
        rf"(?<![\w'])((?:I(?:'ve| have)(?: got)?|(?:he|she|@\d+) has(?: got)?) {_CARDS['en']})(?=[.;!]|$|,? (?:and|but|then) (?!@\d+(?: in\b|,|\.|$)))",
        re.I,
    ),
    "it": re.compile(
        rf"\b((?:ho|(?:lui |lei |@\d+ )?ha) {_CARDS['it']})(?=[.;!]|$| (?:e|ma|poi) (?!(?:il |un |la |una )?@\d+(?: in\b|,|\.|$)))",
        re.I,
    ),
}
_WHERE = {"en": ("in play", "in hand"), "it": ("in gioco", "in mano")}
_MARK = re.compile(r"@(\d+)")


def either_way(text: str, named: Sequence[Named], language: str) -> tuple[str, ...]:
    """``text`` with all that somebody has said to lie in play, then in hand; empty where it says where, or of no asset."""
    had = [found[1] for found in _HAS[language].finditer(text)]
    marks = [int(number) for one in had for number in _MARK.findall(_MARK_OF_WHO.sub("", one))]
    if not marks or any("asset" not in named[number].types for number in marks):
        return ()
    play, hand = (_HAS[language].sub(rf"\1 {where}", text) for where in _WHERE[language])
    question = sentences_of(text).question
    if _IN_PLAY[language].search(question):
        return (play,)
    return (hand,) if _IN_HAND[language].search(question) else (play, hand)


_MARK_OF_WHO = re.compile(r"^@\d+ ")
#: What nobody asks of a card in a hand.
_IN_PLAY = {
    "en": re.compile(
        r"\b(?:(?:put|assign|place|soak|take)\b.* (?:on|onto|to|with) (?:it|him|her|them|the @|my @|@)"
        r"|(?:use|activate|trigger|exhaust)\b|(?:attack|fight|shoot|hit|investigate|evade)\b.* with\b)",
        re.I,
    ),
    "it": re.compile(
        r"\b(?:(?:metter|assegnar|collocar)(?:e|gli|le)\b.*(?:dann|orror|@)|(?:metterlo|assegnarlo|metterli|assegnarli) (?:a|su)"
        r"|(?:us|attiv|innesc)ar(?:e|l[oa])\b|(?:attaccar|combatter|sparar|indagar|eluder)\w*\b.* con )",
        re.I,
    ),
}
#: What is asked of a card in a hand alone.
_IN_HAND = {
    "en": re.compile(r"\b(?:can|may|could) (?:I|he|she|@\d+) (?:play|commit)\b", re.I),
    "it": re.compile(r"\b(?:giocar|investir)(?:e|l[oa])\b", re.I),
}
