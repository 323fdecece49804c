"""A question that a player asks at a table, as a case would ask the very same."""

from __future__ import annotations

import re

from rulesref.cards.first_names import investigators

#: (What is asked, the same as it happens); nobody is asked of who could be killed besides.
_FATES = (
    (re.compile(r"does (.+) die", re.IGNORECASE), r"is \1 defeated"),
    (re.compile(r"is (.+) dead", re.IGNORECASE), r"is \1 defeated"),
)
_ASKED = (
    ("am i", "is"),
    ("do i", "does"),
    ("have i", "has"),
    ("can i", "can"),
    ("may i", "can"),
    ("did i", "did"),
    ("will i", "will"),
    ("would i", "would"),
    ("must i", "must"),
    ("was i", "was"),
)


def full_names(text: str, game: str) -> str:
    """``text`` with the whole name of every investigator whom it calls by the first one."""
    for said, name in investigators(text, (), game):
        rest = name.partition(said)[2]
        card = r"['’]s (?=[.\d]|[A-Z])"  # "Roland's .38 Special" is a card
        other = rf"(?!{re.escape(rest)})" if rest else ""
        text = re.sub(rf"\b{re.escape(said)}\b{other}(?!{card})", name, text)
    return text


def as_asked(question: str, who: str, game: str) -> str:
    """``question`` asked of ``who`` where it says "I", in the words of a case."""
    for said, verb in _ASKED if who else ():
        if question.casefold().startswith(f"{said} "):
            question = f"{verb} {who}{question[len(said) :]}"
            break
    asked = _others(question, who) if who else question
    if not any(investigators(asked, (), game)):  # who is killed is not only defeated
        for way, same in _FATES:
            asked = way.sub(same, asked)
    return asked


def _others(text: str, who: str) -> str:
    """``text`` where "me" is ``who``, and so is "my" of what an investigator has; else it is left out."""
    text = re.sub(r"\bme\b", who, text)
    text = re.sub(r"\b[Mm]y (?=(?:hand|turn|deck|discard|threat)\b)", f"{who}'s ", text)
    return re.sub(r"\b[Mm]y ", "", text)
