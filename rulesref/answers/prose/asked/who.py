"""A question of who it is: it is asked of each investigator that has been spoken of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulesref.answers.prose.discourse import Discourse

_ENGLISH = r"(?:who|whom|which (?:investigator|player|of us|of them))"
#: What a question of who it is says → the same about one of them, in every way of asking it.
_SAME = {
    "en": (
        (r"whose turn is (it|this)((?: right)? now)?", r"is it {}'s turn"),
        (rf"{_ENGLISH} (does|do|did|will|would) (.+)", r"does \2 {}"),
        (rf"{_ENGLISH} (is|was) (.+) (with|by)", r"is \2 \3 {}"),
        (rf"{_ENGLISH} (is|was|can|may|must|could) (.+)", r"\1 {} \2"),
        (rf"{_ENGLISH} (?:has|have|had) (?!to )(.+)", r"does {} have \1"),
        (rf"{_ENGLISH} (\w+(?:[cs]h|s|x))es( .+)?", r"does {} \1\2"),
        (rf"{_ENGLISH} (\w+[^s\W])s( .+)?", r"does {} \1\2"),
    ),
    "it": (
        (
            r"(?:di|a) chi (?:è|tocca)(?: adesso| ora)? (?:il turno|questo turno)(?: adesso| ora)?",
            r"è il turno di {}",
        ),
        (r"(con|da|a) chi (è|viene) (impegnat[oa]|attaccat[oa]) (.+)", r"\4 \2 \3 \1 {}"),
        # "chi attacca il ghoul" asks who attacks it, or whom it attacks
        (r"chi (?!attacca|contrattacca|impegna|ingaggia|colpisce|insegue)(.+)", r"{} \1"),
    ),
}
_PATTERNS = {
    language: tuple((re.compile(said, re.IGNORECASE), same) for said, same in rows)
    for language, rows in _SAME.items()
}


def asks_who(question: str, language: str) -> bool:
    """Whether ``question`` asks who, what or how it is: its first word is no part of a name."""
    return _ASKS[language].match(question) is not None


_ASKS = {
    "en": re.compile(
        r"(?:(?:to|with|from|by|on) )?(?:who|whom|whose|which|what|how|when|where|why)\b",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"(?:(?:a|con|da|di|su) )?(?:chi|quale|quali|che|cosa|come|quant[oaie]|quando|dove|perché)\b",
        re.IGNORECASE,
    ),
}


def of_each(question: str, discourse: Discourse) -> Iterator[list[str]]:
    """The questions that ``question`` is of each investigator, in each way that it may be read.

    Nothing where it does not ask who it is, or nobody has been spoken of.
    """
    people = [discourse.marked(name) for name in discourse.people()]
    yield from asked_of(question, people, discourse.language)


def asked_of(question: str, people: Sequence[str], language: str) -> Iterator[list[str]]:
    """The questions that ``question`` is of each of ``people``, in each way that it may be read."""
    text = question.strip(" ?")
    for said, same in _PATTERNS[language] if people else ():
        found = said.fullmatch(text)
        if found:
            yield [found.expand(same).replace("{}", one).strip() for one in people]
