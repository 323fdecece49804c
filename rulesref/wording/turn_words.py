"""Words that a step may begin with and that say no more than that it comes behind the one before."""

from __future__ import annotations

import re

from rulesref.expression import lazily

#: Language → kind of step → what it may begin with. What is expected may come in no order.
_FIRST = {
    "en": {
        "given": r"also|now|currently|right now|at the moment|at this point|additionally|in addition|moreover",
        "when": r"then|afterwards?|after that|after this|next|finally|at last|lastly|later|later on|now|first|firstly"
        r"|first of all|second|secondly|thirdly|in response|in reaction|immediately|right away|so|subsequently",
        "then": r"so|thus|therefore|hence|now|also|as a result|in the end|consequently|in addition|additionally",
    },
    "it": {
        "given": r"inoltre|ora|adesso|attualmente|in questo momento|anche",
        "when": r"poi|dopo|dopodiché|quindi|infine|adesso|ora|subito|allora|prima|in seguito|successivamente"
        r"|in risposta|per prima cosa|per reazione",
        "then": r"quindi|dunque|perciò|così|ora|adesso|alla fine|inoltre|anche|di conseguenza",
    },
}
_BEGINS = {
    language: {
        kind: lazily(rf"(?:(?:and|but|e|ma) )?(?:{words})(?:,|(?! (?:che|di)\b)) ", re.IGNORECASE)
        for kind, words in kinds.items()
    }
    for language, kinds in _FIRST.items()
}
#: Language → what tells a place among several as well, before a name: "second Ghoul Minion", "First Aid".
_PLACE = {
    "en": lazily(r"(?:(?:and|but) )?(?:first|second|next) (?=(?-i:[A-Z\"“]))", re.IGNORECASE),
    "it": lazily(r"(?:(?:e|ma) )?prima (?=(?-i:[A-ZÀ-Ý\"“]))", re.IGNORECASE),
}


def may_be_a_place(text: str, language: str) -> bool:
    """Whether ``text`` begins with a word that may say which of several is meant, or belong to a name."""
    return _PLACE[language].match(text) is not None


def without_turn_words(text: str, kind: str, language: str) -> str:
    """``text`` of a step of that ``kind`` without the words that only say that it comes next."""
    begins = _BEGINS[language].get(kind)
    found = begins.match(text) if begins is not None else None
    return text[found.end() :] if found else text
