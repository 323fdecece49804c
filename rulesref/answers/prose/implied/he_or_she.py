"""Whom "he" and "she" mean where several investigators are named: the only one of them who is called so.

It stays as it is where nobody is, or more than one, and where an enemy or an ally has been the one who
acts since: that may be "he" or "she" as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from rulesref.answers.prose.names import Named

#: What is somebody's own, of which it matters whose it is.
_OWN = r"(?= (?:own )?(?:hand|turn|deck|discard pile|play area|threat area|location|control)\b)"
#: What stands behind "her" where she is the object.
_ENDS = r"(?=$|[.,;:?!)]| (?:and|but|with|using|in|at|during|on|by|for|from|again|when|while|as|so|then)\b)"
#: Word → how it stands in a text, and the same with a name.
FORMS = {
    "he": (
        (r"\bhe(?:['’]s)(?= got\b)", "{} has"),
        (r"\bhe['’]s\b", "{} is"),
        (r"\bhe['’]d (?=like\b)", "{} would "),
        (r"\bhe\b(?!['’])", "{}"),
        (r"\b(?:him|himself)\b", "{}"),
        (rf"\bhis(?: own)?{_OWN}", "{}'s"),
    ),
    "she": (
        (r"\bshe(?:['’]s)(?= got\b)", "{} has"),
        (r"\bshe['’]s\b", "{} is"),
        (r"\bshe['’]d (?=like\b)", "{} would "),
        (r"\bshe\b(?!['’])", "{}"),
        (rf"\bher(?: own)?{_OWN}", "{}'s"),
        (rf"\b(?:her|herself)\b{_ENDS}", "{}"),
    ),
}
_ACTS = re.compile(
    r"(?:^|[.;:?!,] |\b(?:and|then|but|so|when|while|as) )(?:the |an? |my |his |her |exhausted |ready )*(?P<mark>@\d+)(?!['’]|,? (?:and|or) @)(?= [a-z]+s?\b)",
    re.I,
)


def named_by_he_and_she(said: str, named: Sequence[Named], called: Mapping[str, str]) -> str:
    """``said``, an English text with marks for its names, with those whom its "he" and "she" mean named.

    ``called`` says of the name of an investigator which of the two it is.
    """
    people = [f"@{number}" for number, one in enumerate(named) if "investigator" in one.types]
    if len(people) < 2:
        return said
    words = {who: called.get(named[int(who[1:])].name, "") for who in people}
    if not all(words.values()):  # whoever is in no list may be called anything
        return said
    for word, forms in FORMS.items():
        whom = [who for who in people if words[who] == word]
        if len(whom) == 1:
            for form, same in forms:
                said = re.sub(form, partial(_meant, whom[0], same, named), said, flags=re.I)
    return said


#: What an enemy does to somebody who is a pronoun before the verb.
_TO_THEM = re.compile(
    r"(?P<by>@(?P<number>\d+)) (?P<whom>lo|la) (?P<does>attacca|contrattacca|impegna|ingaggia|segue|insegue)\b",
    re.I,
)
_PRONOUNS = {"lo": "he", "la": "she"}


def named_by_lo_and_la(
    said: str, named: Sequence[Named], called: Mapping[str, str], *, known: bool = False
) -> str:
    """``said``, an Italian text with marks, with those named to whom an enemy does something, who are pronouns.

    They are ``known`` already, or have to be named before.
    """
    people = [f"@{number}" for number, one in enumerate(named) if "investigator" in one.types]
    words = {who: called.get(named[int(who[1:])].name, "") for who in people}
    if len(people) < 2 or not all(words.values()):
        return said

    def meant(found: re.Match[str]) -> str:
        whom = [who for who in people if words[who] == _PRONOUNS[found["whom"].casefold()]]
        by_an_enemy = named[int(found["number"])].types == {"enemy"}
        one = by_an_enemy and len(whom) == 1
        one = one and (known or whom[0] in found.string[: found.start()])
        return f"{found['by']} {found['does']} {whom[0]}" if one else found[0]

    return _TO_THEM.sub(meant, said)


def _meant(who: str, same: str, named: Sequence[Named], found: re.Match[str]) -> str:
    before = found.string[: found.start()]
    spoken = re.search(rf"{who}\b(?!.*{who}\b)", before, re.S)
    if spoken is None:
        return found[0]
    subjects = [one["mark"] for one in _ACTS.finditer(before, spoken.end())]
    acts = any(named[int(one[1:])].types & {"enemy", "asset"} for one in subjects)
    subject = same.startswith("{}") and found[0].casefold().startswith(("he", "she"))
    if acts and subject and not found[0].casefold().startswith("her"):
        return found[0]  # it may be whoever has acted since
    return same.format(who)
