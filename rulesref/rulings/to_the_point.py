"""A step without the words in it that say nothing of their own: "also", "still", "too"."""

from __future__ import annotations

from rulesref.expression import lazily

#: Words that only say how things were before, or what else is so, by kind of step.
_BESIDE_THE_POINT = {
    "given": lazily(r" (?:also|already|currently|anche|già|attualmente)\b| (?:too|as well)(?=,|$)"),
    "when": lazily(
        r" (?:then|now|also|next|immediately|immediatamente|subito|anche|ora|poi|allora)\b"
        r"|,? (?:again|once more|a second time|as well|too|di nuovo|ancora|un'altra volta)$"
    ),
    "then": lazily(
        r" (?:still|also|now|currently|ancora|anche|ora|attualmente)\b"
        r"|,? (?:in total|in all|altogether|as well|too|afterwards|at this point|at that point"
        r"|in tutto|in totale|a questo punto|anyway|comunque)$"
    ),
}


def to_the_point(text: str, kind: str) -> str:
    """``text`` of a step of a ``kind`` without such words."""
    besides = _BESIDE_THE_POINT.get(kind)
    return besides.sub("", text) if besides is not None else text
