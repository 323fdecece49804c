"""A question whether somebody can do what they have said that they want to: "I want to play Knife. Can I?"."""

from __future__ import annotations

import re

from rulesref.answers.prose.asked.leave_asked import as_leave
from rulesref.answers.prose.by_the_way import told_by_the_way
from rulesref.answers.sentences import Posed

#: A question that does not say what it asks leave for.
_CAN = {
    "en": re.compile(r"(?P<can>can|may|could) (?P<who>I|he|she|they|@\d+)(?: do (?:it|that|this|so))?", re.I),
    "it": re.compile(r"(?P<can>posso|potrei|può|si può)(?P<who>)(?: farlo)?", re.I),
}  # fmt: skip
_WANT = r"wants?|would like|['’]d like|wish(?:es)?|intends?|plans?|hopes?|tr(?:y|ies)|(?:is|am) (?:about|trying|going)"
#: What somebody wants to do, at the end of what is told.
_WANTS = {
    "en": re.compile(
        rf"(?:(?P<before>.+?),? (?:and|but|so) )?(?:now |then |next |so )?(?:(?P<who>I|he|she|they|@\d+) )?(?:now |then |also |next )?(?P<wants>{_WANT}) to (?:now |then |also )?(?P<do>[^,;:]+)",
        re.I,
    ),
    "it": re.compile(
        r"(?:(?P<before>.+?),? (?:e|ma|quindi) )?(?:ora |adesso |poi |quindi )?(?:(?P<who>@\d+) )?(?:ora |adesso |poi |quindi )?(?P<wants>voglio|vorrei|vuole|vorrebbe|intendo|intende|desider[oa]) (?P<do>[^,;:]+)",
        re.I,
    ),
}  # fmt: skip
#: Who wants, by the verb, where nobody is named as whoever does.
_MINE = {
    "en": ("want", "wish", "intend", "plan", "hope", "try", "am about", "am trying", "am going"),
    "it": ("voglio", "vorrei", "intendo", "desidero"),
}
_I_CAN = {"en": ("i",), "it": ("posso", "potrei")}


def as_wished(asked: Posed, language: str) -> Posed:
    """``asked`` with what somebody wants in its question, where it asks whether the same one can."""
    asked = asked._replace(question=as_leave(asked.question, language))
    can = _CAN[language].fullmatch(asked.question)
    if can and asked.told and (apart := next(told_by_the_way(asked.told[-1], language), ())):
        asked = asked._replace(told=(*asked.told[:-1], *apart))
    wants = _WANTS[language].fullmatch(asked.told[-1]) if can and asked.told else None
    if can is None or wants is None or not _same(can, wants, language):
        return asked
    before = (wants["before"],) if wants["before"] else ()
    who = wants["who"] or can["who"]
    leave = can["can"]
    if leave.casefold() == "si può":
        leave = "posso" if wants["wants"].casefold() in _MINE[language] else "può"
    question = " ".join(filter(None, (leave, who, wants["do"])))
    return asked._replace(told=(*asked.told[:-1], *before), question=question)


def _same(can: re.Match[str], wants: re.Match[str], language: str) -> bool:
    """Whether whoever ``wants`` is the one who asks leave, or of whom it is asked."""
    if can["can"].casefold() == "si può":
        return True
    if wants["who"]:
        mine = wants["who"].casefold() == "i"
        if can["who"].startswith("@"):
            return wants["who"].casefold() == can["who"].casefold()
        if can["who"]:
            return mine == (can["who"].casefold() == "i") or can["who"].casefold() == "they"
        return mine == (can["can"].casefold() in _I_CAN[language])
    said = can["who"] or can["can"]
    mine = wants["wants"].casefold() in _MINE[language]
    either = wants["wants"].casefold() == "would like"
    return either or mine == (said.casefold() in _I_CAN[language])
