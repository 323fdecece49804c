"""One sentence that says how a test ends, and what is tested, or several that end one after another."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO
from rulesref.wording.third_person import third_person

#: Language → (how the test of a skill ends; what is tested; the same end without the skill).
_OF_SKILL = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:(?P<well>passes|succeeds (?:at|in)|beats|wins)|fails(?: at)?|loses) "
            r"(?:the|this|that|his|her|their|an?) (?P<skill>willpower|intellect|combat|agility)"
            r" (?:skill )?test(?P<by>| by \d+)"
        ),
        "{who} tests {skill}",
        ("{who} succeeds{by}", "{who} fails{by}"),
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:(?P<well>supera|passa)|fallisce) (?:la|questa|la sua) prova di "
            r"(?P<skill>Volontà|Intelletto|Scontro|combattimento|Agilità)(?P<by>| di \d+)"
        ),
        "{who} effettua una prova di {skill}",
        ("{who} supera la prova{by}", "{who} fallisce la prova{by}"),
    ),
}
#: Language → (what somebody tests who succeeds or fails at it, what that comes to).
_ENDS_SO = {
    "en": (
        (lazily(rf"{WHO['en']} successfully (?P<does>.+)"), "succeeds"),
        (lazily(rf"{WHO['en']} unsuccessfully (?P<does>.+)"), "fails"),
        (
            lazily(rf"{WHO['en']} (?P<does>[a-z]+\b.*?) successfully"),
            "succeeds",
        ),
        (
            lazily(rf"{WHO['en']} (?P<does>[a-z]+\b.*?) (?:unsuccessfully|without success)"),
            "fails",
        ),
        (
            lazily(rf"{WHO['en']} fails to (?P<does>[a-z]+)(?P<bare>.*)"),
            "fails",
        ),
    ),
    "it": (
        (lazily(rf"{WHO['it']} con successo (?P<does>.+)"), "supera la prova"),
        (lazily(rf"{WHO['it']} (?P<does>.+?) con successo"), "supera la prova"),
        (
            lazily(rf"{WHO['it']} (?P<does>.+?) senza successo"),
            "fallisce la prova",
        ),
    ),
}
#: Language → how several tests in a row end, each of them told by its place.
_RESULTS = {
    "en": (
        lazily(
            rf"{WHO['en']} (?P<all>(?:(?:, and |, | and )?(?:fails|passes|succeeds at|loses|wins)"
            r" the (?:first|second|third|last|other)(?: (?:test|one|of them))?){2,})"
        ),
        lazily(r"(?P<ends>fails|passes|succeeds at|loses|wins) the"),
        {"fails": "fails", "loses": "fails"},
        "succeeds",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?P<all>(?:(?:, e |, | e )?(?:fallisce|supera|perde)"
            r" (?:la|l['’])? ?(?:prima|seconda|terza|ultima|altra)(?: prova)?){2,})"
        ),
        lazily(r"(?P<ends>fallisce|supera|perde) l"),
        {"fallisce": "fallisce la prova", "perde": "fallisce la prova"},
        "supera la prova",
    ),
}


def ended(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a When step may fold into one which says how a test ends."""
    yield from _so_it_ends(text, language)
    yield from _results(text, language)
    said, tests, ends = _OF_SKILL[language]
    found = said.fullmatch(text)
    if found is not None:
        slots = found.groupdict()
        yield tests.format(**slots), ends[not found["well"]].format(**slots)


def _results(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """How each of several tests ends, one after another."""
    said, each, meant, else_ = _RESULTS[language]
    found = said.fullmatch(text)
    if found is not None:
        ends = (meant.get(one["ends"], else_) for one in each.finditer(found["all"]))
        yield tuple(f"{found['who']} {end}" for end in ends)


def _so_it_ends(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is tested, and that it succeeds or fails, where one sentence says both."""
    for said, ends in _ENDS_SO[language]:
        found = said.fullmatch(text)
        if found is None:
            continue
        does = found["does"]
        if found.groupdict().get("bare"):
            does = f"{third_person(does)}{found['bare']}"
        yield f"{found['who']} {does}", f"{found['who']} {ends}"
