"""Leave that is asked in other words than "can I": "am I allowed to play Knife?", "is that legal?"."""

from __future__ import annotations

import re

_WHO = r"I|he|she|they|@\d+"
#: (How leave is asked, the same with the word of a row of questions).
_LEAVE = {
    "en": (
        (rf"(?:am|is|are) (?P<who>{_WHO}) (?:still )?(?:allowed|able|permitted) to(?: do (?:it|that|this|so))?", "can {who}"),
        (rf"(?:am|is|are) (?P<who>{_WHO}) (?:still )?(?:allowed|able|permitted) to (?P<do>.+)", "can {who} {do}"),
        (r"(?:is|would) (?:it|that|this)(?: be)? (?:legal|allowed|possible|permitted|ok|okay|legit)", "can they"),
        (rf"(?:is|would) (?:it|this)(?: be)? (?:legal|allowed|possible|permitted|ok|okay|legit) for (?P<who>me|{_WHO}) to (?P<do>.+)", "can {who} {do}"),
        (rf"do (?P<who>{_WHO}) get to do (?:it|that|this|so)", "can {who}"),
    ),
    "it": (
        (r"(?:è|sarebbe) (?:possibile|permesso|consentito|legale|lecito|valido)(?: farlo)?", "si può"),
        (r"(?P<who>@\d+) (?:è autorizzat[oa] a|ha il permesso di) farlo", "può farlo"),
    ),
}  # fmt: skip
_LEADING = re.compile(r"^(?:so|then|now|and|but|quindi|allora|e|ma|ora|adesso),? ", re.I)


def as_leave(question: str, language: str) -> str:
    """``question`` as one whether somebody can do something, where it asks for leave in other words."""
    asked = _LEADING.sub("", question)
    for said, same in _LEAVE[language]:
        found = re.fullmatch(said, asked, re.I)
        if found:
            slots = found.groupdict()
            if slots.get("who", "").casefold() == "me":
                slots["who"] = "I"
            return same.format(**slots)
    return question
