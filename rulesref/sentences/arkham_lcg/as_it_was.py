"""What a step tells as it was when what is told began, and what is done once more."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily

#: Language → another of what is taken, or drawn.
_ANOTHER = {
    "en": lazily(r"(?<= )another (?=(?:(?:encounter )?card|resource|action|clue|damage|horror)\b)"),
    "it": lazily(
        r"(?<= )un(?:[ao] |['’])altr[oa] (?=(?:carta|risorsa|azione|indizio|danno|orrore)\b)"
    ),
}
#: Language → how things were, and how they are.
_WAS = {
    "en": ((lazily(r"\bhad\b"), "has"), (lazily(r"\bwas\b"), "is"), (lazily(r"\bwere\b"), "are")),
    "it": (
        (lazily(r"\b(?:aveva|avevano)\b"), "ha"),
        (lazily(r"\bera\b"), "è"),
        (lazily(r"\berano\b"), "sono"),
        (lazily(r"\b(ed?|ma) che (?=(?:ha|è|sono|controlla)\b)"), r"\1 "),
    ),
}
_A = {"en": "a ", "it": "1 "}


#: What is told of the past in words of its own.
_REMEMBERED = lazily(r":|\bremember|\bricord")


def now(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What was so when what is told began: it is laid out."""
    told = text
    if _REMEMBERED.search(text):  # what somebody has done stays as it is called
        return
    for was, so in _WAS[language]:
        told = was.sub(so, told)
    if told != text:
        yield (told,)


def once_more(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is done once more: done, it is "another"; expected, it would be a second one."""
    bare = _ANOTHER[language].sub(_A[language], text)
    if bare != text:
        yield (bare,)
