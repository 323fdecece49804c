"""Whom "he" and "she" mean in a question at a table where several sit: the only one who is called so, or nobody.

Where nobody who sits there is called so, it is somebody else, such as an ally, and nobody is named.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from rulesref.answers.prose.implied.he_or_she import FORMS

#: What may be asked of an ally or an enemy as well as of whoever plays.
_ANYBODY = {
    "en": re.compile(r"\b(?:health|sanity|damage|horror)\b|\b(?:is|was|does|did|has|will) s?he\b|\b(?:him|her)$", re.I),
    "it": re.compile(r"\b(?:salute|sanità|danni?|orror[ei])\b|\b(?:è|era|ha|subisce|attacca) l[ue]i\b|\bl[ue]i$", re.I),
}  # fmt: skip
#: What nobody has but whoever plays, whatever else is said of it.
_THEIR_OWN = {
    "en": re.compile(r"\b(?:willpower|intellect|combat|agility|clues?|resources?|actions?|turn)\b", re.I),
    "it": re.compile(r"\b(?:volontà|intelletto|combattimento|agilità|indizi\w*|risors[ea]|azion[ei]|turno)\b", re.I),
}  # fmt: skip
_ITALIAN = {"he": r"\blui\b", "she": r"\blei\b"}


def named_as_called(
    question: str,
    language: str,
    seated: Collection[str],
    called: Mapping[str, str],
    calling: Mapping[str, re.Pattern[str]],
    others: bool,
) -> str | None:
    """``question`` with the name of the only one of ``seated`` whom its pronoun means; None where it means nobody.

    ``others`` lie there who may be called so. It stays as it is where nobody is told apart by what they are called.
    """
    said = [word for word, pronoun in calling.items() if pronoun.search(question)]
    if len(seated) < 2 or not said or not all(who in called for who in seated):
        return question
    so = [who for who in seated if called[who] in said]
    if len(said) > 1 or not so:
        return None
    if len(so) > 1:
        return question
    bare = question.strip(" ?")
    if others and _ANYBODY[language].search(bare) and not _THEIR_OWN[language].search(bare):
        return None
    for form, same in forms_of(said[0], language):
        bare = re.sub(form, same.format(so[0]).replace("\\", ""), bare, flags=re.I)
    return bare


def forms_of(called: str, language: str) -> tuple[tuple[str, str], ...]:
    """The forms of whoever is ``called`` "he" or "she", each with the same by their name."""
    return FORMS[called] if language == "en" else ((_ITALIAN[called], "{}"),)
