"""Whom "he" and "she" mean in a question at a table where several sit: the only one who is called so, or nobody.

Where nobody who sits there is called so, it is somebody else, such as an ally, and nobody is named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulesref.answers.prose.implied.he_or_she import FORMS

#: What may be asked of an ally or an enemy as well as of whoever plays.
_ANYBODY = {
    "en": re.compile(r"\b(?:health|sanity|damage|horror)\b|\b(?:is|was|does|did|has|will) s?he\b|\b(?:him|her)$", re.I),
    "it": re.compile(r"\b(?:salute|sanità|danni?|orror[ei])\b|\b(?:è|era|ha|subisce|attacca) l[ue]i\b|\bl[ue]i$", re.I),
}  # fmt: skip
#: What nobody has but whoever plays, whatever else is said of it.
_THEIR_OWN = {
    "en": re.compile(r"\b(?:willpower|intellect|combat|agility|clues?|resources?|actions?|turn|cards?|hand)\b|\bengaged with (?:anything|something|an(?:y)? enem(?:y|ies))\b", re.I),
    "it": re.compile(r"\b(?:volontà|intelletto|combattimento|agilità|indizi\w*|risors[ea]|azion[ei]|turno|cart[ae]|mano)\b|\bimpegnat[oa] con (?:qualcosa|(?:un|qualche) nemico)\b", re.I),
}  # fmt: skip
#: What a line may tell of an ally or an enemy as well, besides.
_IS_TOLD = {
    "en": re.compile(r"\bs?he(?:['’]s)?(?: now| then| also| still)? (?:is|has|was|takes?|suffers?|dies|attacks?|leaves?|goes|moves?|engages?|enters?|spawns?|exhausts?|readies|at|in|on|here|there|exhausted|ready|dead)\b|\bs?he['’]s\b|\b(?:him|her|his|hers)\b", re.I),
    "it": re.compile(r"\bl[ue]i(?: ora| poi| anche)? (?:è|ha|era|subisce|muore|attacca|lascia|va|si muove|impegna|entra|si esaurisce|si prepara)\b|\b(?:con|su|da|a|di|contro|per) l[ue]i\b", re.I),
}  # fmt: skip
_ITALIAN = {"he": r"\blui\b", "she": r"\blei\b"}


def named_as_called(
    question: str,
    language: str,
    seated: Sequence[str],
    called: Mapping[str, str],
    calling: Mapping[str, re.Pattern[str]],
    others: bool,
) -> str | None:
    """``question`` with the name of the only one of ``seated`` whom its pronoun means; None where it means nobody.

    ``others`` lie there who may be called so. It stays as it is where nobody is told apart by what they are called.
    """
    said = [word for word, pronoun in calling.items() if pronoun.search(question)]
    if not seated or not said or not all(who in called for who in seated):
        return question
    if len(seated) == 1:
        return _of_one_alone(question, language, seated[0], said, called, others)
    so = [who for who in seated if called[who] in said]
    if len(said) > 1 or not so:
        return None
    if len(so) > 1:
        return question
    if others and not _is_of_players(question, language):
        return None
    return _by_name(question.strip(" ?"), language, said[0], so[0])


def _of_one_alone(
    question: str,
    language: str,
    who: str,
    said: Sequence[str],
    called: Mapping[str, str],
    others: bool,
) -> str:
    """``question`` with the name of ``who`` sits there alone; as it stands where it may be of somebody else."""
    others = others or said != [called[who]]
    if len(said) > 1 or (others and not _is_of_players(question, language)):
        return question
    return _by_name(question, language, said[0], who)


def _is_of_players(question: str, language: str) -> bool:
    """Whether only of somebody who plays it may be asked what ``question`` asks."""
    bare = question.strip(" ?")
    return not _ANYBODY[language].search(bare) or bool(_THEIR_OWN[language].search(bare))


def told_of_them_alone(line: str, language: str) -> bool:
    """Whether ``line`` tells of "he" or "she" what only somebody who plays may do or have."""
    return not (_ANYBODY[language].search(line) or _IS_TOLD[language].search(line))


def begins_with_them(line: str, calling: Mapping[str, re.Pattern[str]]) -> bool:
    """Whether "he" or "she" is the first word of ``line``, so that it names nobody else before."""
    return any(pronoun.match(line) for pronoun in calling.values())


def _by_name(text: str, language: str, called: str, who: str) -> str:
    for form, same in forms_of(called, language):
        text = re.sub(form, same.format(who).replace("\\", ""), text, flags=re.I)
    return text


def forms_of(called: str, language: str) -> tuple[tuple[str, str], ...]:
    """The forms of whoever is ``called`` "he" or "she", each with the same by their name."""
    return FORMS[called] if language == "en" else ((_ITALIAN[called], "{}"),)
