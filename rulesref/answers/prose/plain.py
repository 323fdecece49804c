"""A sentence with one word for everybody who is named by none, and without what says nothing."""

from __future__ import annotations

import re

from rulesref.answers.prose.wordings.words import WORDS
from rulesref.wording.third_person import third_person

_BARE = re.compile(r"<(\w+)>")


def plainly(sentence: str, language: str) -> str:
    """``sentence`` with one word for everybody who is named by none, and without what says nothing."""
    text = (
        f"{sentence[:1].lower()}{sentence[1:]}"
        if not sentence.startswith(("I ", "I'"))
        else sentence
    )
    for said, same in WORDS[language].plain:
        text = said.sub(same, text)
    text = _BARE.sub(lambda found: third_person(found[1]), text)
    return " ".join(text.replace(" ,", ",").split()).strip(" .,!")
