"""What of a text tells a story and says nothing of play: it is passed over, word by word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.facts.compiler.tokens import SELF, Token

#: What no story says: symbols, numbers, references, and the words of rules.
_OF_THE_GAME = re.compile(
    r".*[\[\]\d→¶:(~].*|if|when|after|each|may|must|cannot|unless|instead|then|until|while|limit|group"
    r"|investigators?|enem(?:y|ies)|locations?|agendas?|acts?|decks?|cards?|clues?|doom|damage|horror"
    r"|resources?|actions?|turns?|rounds?|tokens?|tests?|traumas?|experience|gain|lose|take|place"
    r"|discard|draw|discover|heal|move|attach|shuffle|remember|record|add|remove|spend|resign|defeated"
)
#: What neither a farewell says nor what a test is for, though they may tell of time and place.
_OF_THE_TABLE = re.compile(
    r".*[\[\]\d→¶:(~].*|if|each|must|may|cannot|unless|group|investigators?|enem(?:y|ies)|agendas?|acts?"
    r"|decks?|cards?|clues?|doom|damage|horror|resources?|actions?|rounds?|tokens?|tests?|traumas?"
    r"|experience|assets?|keys?|resolutions?|campaign|gain|discard|draw|discover|heal|attach|shuffle"
    r"|remember|record|add|remove|spend|return|advance|defeated|control"
)
#: What no sentence in front of an effect says that only sets the scene: whatever could be done to
#: a card, or speaks of one that was named before.
_OF_PLAY = re.compile(
    r"(?:gain|lose|take|place|discard|draw|discover|heal|move|attach|shuffle|remember|record|add|remove"
    r"|spend|resign|defeat|attack|reveal|exhaust|ready|choose|swap|switch|flip|play|commit"
    r"|engage|disengage|evade|fight|investigate|parley|explore|ignore|cancel|succeed|fail|get|deal|spawn"
    r"|put|return|set|advance|resolve|use|double|reduce|increase|treat|count|connect|control|own|trigger"
    r"|activate|suffer|win|name|enter|leave|considered|become)(?:e?s|e?d)?"
    r"|killed|revelation|effects?|abilit(?:y|ies)"
    r"|any|all|both|another|next|instead|also|twice"
    r"|assets?|events?|treacher(?:y|ies)|surge|peril|hunter|aloof|retaliate|icons?|skills?|shroud|traits?"
)
#: What a sentence of its own says besides that speaks of what was named before.
_NAMED_BEFORE = frozenset(
    {"it", "its", "he", "him", "his", "she", "her", "they", "them", "that", "these", "those"}
)
#: Leaves that say nothing of play: a text to its end, what a test is for, a sentence of its own, advice.
STORIES = frozenset({"tale", "purpose", "scene", "farewell", "mood", "cry", "hint"})
#: With what an advice to the players begins, in brackets: nothing of the game follows from it.
_HINTS = frozenset({"beware", "hint", "note"})
#: Shorter sentences may be orders.
_SHORTEST_MOOD = 4
#: What somebody is called in front of their name, with a full stop.
_HONORIFICS = frozenset({"dr", "mr", "mrs", "ms", "st", "sgt", "prof"})
#: What follows the words that tell what a test is for.
_AFTER = frozenset({".", "or"})
_QUOTE = '"'


def end_of_story(tokens: Sequence[Token], category: str, place: int) -> int:
    """Where the story is over that begins at ``place``, or 0 where none does."""
    end = len(tokens)
    if category == "hint":
        return _end_of_hint(tokens, place)
    if category == "purpose":
        end = _end_of_purpose(tokens, place)
    elif category == "scene":
        end = _end_of_sentence(tokens, place)
    elif category == "mood":
        end = min(_end_of_sentence(tokens, place, sign) for sign in (".", ";", ":"))
    elif category == "cry":
        end = min(_end_of_sentence(tokens, place), _end_of_sentence(tokens, place, "!"))
    elif category == "farewell" and _is_quoted(tokens, place):
        end -= 1
    if category in ("farewell", "purpose"):
        but = SELF if category == "farewell" else ""
        return end if _tells_none(tokens, _OF_THE_TABLE, place, end, but) else 0
    if category in ("mood", "cry") and not _is_mood(tokens, place, end):
        return 0
    return end if _is_tale(tokens, place, end, SELF if category == "scene" else "") else 0


def _is_quoted(tokens: Sequence[Token], place: int) -> bool:
    """Whether the text ends with the end of a quotation in which ``place`` stands."""
    quotes = sum(token.word == _QUOTE for token in tokens[:place])
    return quotes % 2 == 1 and tokens[-1].word == _QUOTE


def _end_of_hint(tokens: Sequence[Token], place: int) -> int:
    """Where the advice in brackets is over that begins at ``place``, or 0 where none does."""
    words = [token.word for token in tokens[place:]]
    if words[:1] != ["("] or words[1:2] == [] or words[1] not in _HINTS or ")" not in words:
        return 0
    end = place + words.index(")") + 1
    return end + 1 if [token.word for token in tokens[end : end + 1]] == ["."] else end


def _end_of_purpose(tokens: Sequence[Token], place: int) -> int:
    """Where the sentence is over in which it is told what a test is for, or goes on otherwise."""
    words = [token.word for token in tokens]
    ends = (
        at
        for at, word in enumerate(words)
        if word in _AFTER and at > place and not (word == "." and words[at - 1] in _HONORIFICS)
    )
    return next(ends, place)


def _is_mood(tokens: Sequence[Token], place: int, end: int) -> bool:
    """Whether nothing from ``place`` to ``end`` could be done to a card.

    In front of a semicolon or a colon it may speak of whom the rest of the sentence names.
    """
    alone = end < len(tokens) and tokens[end].word in (".", "!")
    words = {token.word for token in tokens[place:end]}
    if alone and not words.isdisjoint(_NAMED_BEFORE):
        return False
    return end - place >= _SHORTEST_MOOD and _tells_none(tokens, _OF_PLAY, place, end)


def _end_of_sentence(tokens: Sequence[Token], place: int, sign: str = ".") -> int:
    """Where the next ``sign`` stands that ends the sentence at ``place``; three are an ellipsis."""
    words = [token.word for token in tokens]
    ends = (at for at, word in enumerate(words) if word == sign and at > place)
    return next(
        (at for at in ends if sign not in (*words[at - 1 : at], *words[at + 1 : at + 2])),
        len(words),
    )


def _is_tale(tokens: Sequence[Token], place: int, end: int, but: str = "") -> bool:
    """Whether the words from ``place`` to ``end`` tell a story: none says anything of the game.

    A story may speak of the card itself where ``but`` is the word for it.
    """
    told = [token.word for token in tokens[place:end] if token.word != but]
    return bool(told) and not any(map(_OF_THE_GAME.fullmatch, told))


def _tells_none(
    tokens: Sequence[Token], words: re.Pattern[str], place: int, end: int, but: str = ""
) -> bool:
    """Whether there are words from ``place`` to ``end``, and none of ``words`` but ``but``."""
    told = [token.word for token in tokens[place:end] if token.word != but]
    return bool(told) and not any(map(words.fullmatch, told))
