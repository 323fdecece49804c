"""A clause that says more of what a sentence has just named, or why something comes about.

"Mob Enforcer is engaged with Roland Banks, who has 4 resources", "Beat Cop, which already has 1 damage, is
in play", "Agnes Baker, whose deck is empty"; "it engages Roland Banks because he has the highest combat".
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily

#: Language → what is said, of the last name in it what a clause says; what that begins with; whose.
_RELATIVE = {
    "en": (
        lazily(
            r"(?P<lays>.+?),? (?:and )?(?:which|who|that) (?:(?:already|currently|still|now|also) )?"
            r"(?P<clause>(?:is|are|has|have|holds|hold|controls|control|carries) [^,]+?)(?P<behind>, [a-z].+|)"
        ),
        "{name} {clause}",
        lazily(
            r"(?P<lays>.+?),? whose (?P<what>[a-z]+(?: pile)?) (?P<clause>[^,]+?)(?P<behind>, [a-z].+|)"
        ),
        "{name}'s {what} {clause}",
    ),
    "it": (
        lazily(
            r"(?P<lays>.+?),? che (?:(?:già|attualmente|ora|anche) )?"
            r"(?P<clause>(?:è|sono|ha|hanno|controlla|controllano) [^,]+?)(?P<behind>, [a-zà-ù].+|)"
        ),
        "{name} {clause}",
        lazily(
            r"(?P<lays>.+?),? (?:il|la) cui (?P<what>mazzo|mano|pila degli scarti) "
            r"(?P<clause>[^,]+?)(?P<behind>, [a-zà-ù].+|)"
        ),
        "{what} di {name} {clause}",
    ),
}
_ALREADY = {
    "en": lazily(r"^(?P<has>has|have|is|are) (?:already|currently|still|now|also) "),
    "it": lazily(r"^(?P<has>ha|hanno|è|sono) (?:già|attualmente|ancora|ora|anche) "),
}
#: Where a name may begin.
_NAME = lazily(r"(?:^|(?<=[\s’']))(?=[A-ZÀ-Ý\"“.\d])")
#: Language → what comes about, and why.
_BECAUSE = {
    "en": lazily(r"(?P<comes>.+?),? (?:because|since) (?P<why>.+)"),
    "it": lazily(r"(?P<comes>.+?),? (?:perché|poiché|siccome|dato che) (?P<why>.+)"),
}


def relative(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is laid out, and what a clause says of the last that is named before it: the longest name first."""
    said, row, whose, of_whose = _RELATIVE[language]
    for pattern, told in ((said, row), (whose, of_whose)):
        found = pattern.fullmatch(text)
        if found is None:
            continue
        slots = found.groupdict()
        slots["clause"] = _ALREADY[language].sub(r"\g<has> ", found["clause"])
        lays = f"{found['lays']} {found['behind'].lstrip(', ')}".rstrip()
        for begins in _NAME.finditer(found["lays"]):
            yield lays, told.format(name=found["lays"][begins.start() :], **slots)


def reasons(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is expected, and what is so because of which it comes about: that has to be so as well."""
    found = _BECAUSE[language].fullmatch(text)
    if found is not None:
        yield found["comes"], found["why"]
