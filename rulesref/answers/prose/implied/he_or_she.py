"""Whom "he" and "she" mean where several investigators are named: the only one of them who is called so.

It stays as it is where nobody is, or more than one, and where an enemy or an ally has been the one who
acts since: that may be "he" or "she" as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from rulesref.answers.prose.names import Named

_SHE_NAMES = """
    Agnes Akachi Alessandra Amanda Carolyn Daisy Daniela Diana Gavriella Gloria Isabelle Jacqueline Jenny Kate Lily
    Lola Mandy Marie Minh Patrice Penny Rita Sefina Sister Stella Trish Ursula Wendy Winifred Zoey
    """
_HE_NAMES = """
    "Ashcan" "Skids" André Bob Calvin Dexter Father Finn Hank Harvey Jerome Jim Joe Kōhaku Leo Luke Mark Miguel
    Monterey Nathaniel Norman Preston Rex Roland Silas Tommy Tony Valentino William Wilson
    """
_SHE, _HE = frozenset(_SHE_NAMES.split()), frozenset(_HE_NAMES.split())
_CALLED = {"he": _HE, "she": _SHE}
#: What is somebody's own, of which it matters whose it is.
_OWN = r"(?= (?:own )?(?:hand|turn|deck|discard pile|play area|threat area|location|control)\b)"
#: What stands behind "her" where she is the object.
_ENDS = r"(?=$|[.,;:?!)]| (?:and|but|with|using|in|at|during|on|by|for|from|again|when|while|as|so|then)\b)"
_FORMS = {
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


def named_by_he_and_she(said: str, named: Sequence[Named]) -> str:
    """``said``, an English text with marks for its names, with those whom its "he" and "she" mean named."""
    people = [f"@{number}" for number, one in enumerate(named) if "investigator" in one.types]
    if len(people) < 2:
        return said
    for word, called in _CALLED.items():
        whom = [who for who in people if named[int(who[1:])].name.split()[0] in called]
        if len(whom) == 1 and _all_are_known(people, named):
            for form, same in _FORMS[word]:
                said = re.sub(form, partial(_meant, whom[0], same, named), said, flags=re.I)
    return said


def _all_are_known(people: Sequence[str], named: Sequence[Named]) -> bool:
    """Whether it is known of each of ``people`` what they are called."""
    return all(named[int(who[1:])].name.split()[0] in _HE | _SHE for who in people)


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
