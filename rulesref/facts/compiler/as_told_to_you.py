"""What somebody else does, in the words in which a text tells you to do it.

"Each investigator discards 1 asset they control" has each of them do what "discard 1 asset you
control" has you do. So whatever can be said to you can be said of others, word for word.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.facts.compiler.tokens import LINE, Token

#: What a text calls others by, and what it calls you by.
_YOURS = {"their": "your", "theirs": "yours", "they": "you", "them": "you"}
#: What others do, and what you do.
_DEEDS = {
    "adds": "add",
    "attaches": "attach",
    "chooses": "choose",
    "commits": "commit",
    "deals": "deal",
    "discards": "discard",
    "discovers": "discover",
    "disengages": "disengage",
    "draws": "draw",
    "engages": "engage",
    "evades": "evade",
    "exhausts": "exhaust",
    "gains": "gain",
    "heals": "heal",
    "investigates": "investigate",
    "loses": "lose",
    "moves": "move",
    "places": "place",
    "plays": "play",
    "puts": "put",
    "readies": "ready",
    "removes": "remove",
    "resolves": "resolve",
    "returns": "return",
    "reveals": "reveal",
    "searches": "search",
    "shuffles": "shuffle",
    "spawns": "spawn",
    "spends": "spend",
    "takes": "take",
}
#: What a text says to you, not of others; and where a sentence ends.
_TO_YOU = frozenset({"you", "your", "yours"})
_ENDS = frozenset({".", LINE, ":", '"'})


def as_told_to_you(tokens: Sequence[Token], place: int) -> tuple[list[Token], int] | None:
    """``tokens`` with the rest of the sentence from ``place`` on told to you, and where it ends.

    There is none where the sentence speaks to you already: it would be about two persons.
    """
    end = next((n for n in range(place, len(tokens)) if tokens[n].word in _ENDS), len(tokens))
    if any(token.word in _TO_YOU for token in tokens[place:end]):
        return None
    told = [_told(token) for token in tokens[place:end]]
    return [*tokens[:place], *told, *tokens[end:]], end


def _told(token: Token) -> Token:
    word = _YOURS.get(token.word) or _DEEDS.get(token.word)
    return token if word is None else token._replace(word=word)
