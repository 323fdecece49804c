"""Enemies that a text calls by no name but by what they are: "a massive enemy", "an enemy with 3 health".

Each becomes a mark, as a name does. Whoever stands in for it is given the keywords and figures that the
text tells, by the sentences of a case for what no card at hand has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulesref.answers.prose.implied.cast import Cast
from rulesref.answers.prose.names import Like, Named

#: What it is called → the keyword in a case.
_KEYWORDS = {
    "en": {
        word: word
        for word in ("massive", "hunter", "aloof", "alert", "elusive", "relentless", "retaliate")
    },
    "it": {
        "massiccio": "massiccio",
        "cacciatore": "cacciatore",
        "sfuggente": "sfuggente",
        "allerta": "allerta",
        "elusivo": "elusivo",
        "implacabile": "implacabile",
        "ritorsione": "ritorsione",
        "rappresaglia": "ritorsione",
    },
}
_FIGURES = {
    "en": {word: word for word in ("health", "fight", "evade")},
    "it": {"salute": "Salute", "scontro": "Scontro", "agilità": "Agilità"},
}
#: What no enemy is that stands in.
_NOT = {
    "en": r"non-?(?:elite|massive|hunter|aloof|alert|elusive|unique|weakness|retaliate|victory)|ordinary|normal|regular",
    "it": r"non (?:elite|massiccio|unico)|normale",
}
_DAMAGE = {"en": ("damage", "horror"), "it": ("danno", "orrore")}
_SETS = {
    "en": (
        "an unnamed effect gives each {} the keyword {}",
        "an unnamed effect sets the base {1} of each {0} to {2}",
    ),
    "it": (
        "un effetto senza nome dà a ogni {} la parola chiave {}",
        "un effetto senza nome porta a {2} il valore base di {1} di ogni {0}",
    ),
}
_HOW_IT = "esaurito|esausto|pronto"
_HOW_EN = "ready|exhausted|unengaged|undamaged"


def _english() -> re.Pattern[str]:
    word, figure = "|".join(_KEYWORDS["en"]), "|".join(_FIGURES["en"])
    one = rf"(?:{word}|{_NOT['en']}|\d+[- ](?:{figure}))"
    has = rf"(?:the )?(?:{word})(?: keyword)?|(?:an? )?\d+ (?:{figure})(?! (?:left|remaining))|(?:an? )?(?:{figure}) (?:value )?(?:of )?\d+"
    lacks = rf"(?:without|with no)(?: any)? (?:{word}|keywords?)"
    tail = rf"(?:(?: with| that has| which has) (?:{has})(?: and (?:{has}))*| {lacks}| \({one}(?:, {one})*\))"
    return re.compile(
        rf"\b(?:(?P<art>an?|another|one|some|the|that|this) |(?<![\w-] )(?=(?:(?:{_HOW_EN}) )?{one} |enemy (?:with|that has|which has) ))(?P<how>(?:{_HOW_EN}),? (?:and )?)?(?P<before>(?:{one},? (?:and )?)*)"
        rf"(?P<late>(?:{_HOW_EN}) )?enemy(?! phase| attack(?! (?:me|us|her|him|them|@)))(?P<tail>{tail}*)(?![\w-])",
        re.IGNORECASE,
    )


def _italian() -> re.Pattern[str]:
    word, figure = "|".join(_KEYWORDS["it"]), "|".join(_FIGURES["it"])
    has = rf"(?:{word})|\d+ (?:di |punti )?(?:{figure})|(?:{figure}) \d+"
    one = rf"(?:{word}|{_NOT['it']})"
    tail = rf"(?: {one}| con (?:{has})(?: e (?:{has}))*| senza (?:{word}|parole chiave)| \({one}\))"
    return re.compile(
        rf"\b(?P<art>un altro|un|il|quel|questo) (?P<before>)(?P<late>)nemico(?: (?P<how>{_HOW_IT}))?(?P<tail>{tail}*)(?: (?P<last>{_HOW_IT}))?(?!\w)",
        re.IGNORECASE,
    )


_ENEMY = {"en": _english(), "it": _italian()}
#: A hunter that is called so and no enemy.
_HUNTER = re.compile(
    rf"\b((?:an?|another|one|the|that|this)(?: (?:{_HOW_EN}|{_NOT['en']}),?)* hunter)\b(?! (?:enem|keyword))",
    re.IGNORECASE,
)
_NEW = ("a", "an", "another", "one", "some", "un", "un altro")
#: An attack that is told by what it deals, of an enemy that nobody names.
_ATTACK = {
    "en": (
        re.compile(r"\b(?:an?|the) (?:enemy )?attack deals (?P<deals>\d+ damage(?: and \d+ horror)?|\d+ horror)(?: to (?P<to>me|@\d+))?", re.I),
        re.compile(r"\b(?:an|the) enemy attacks (?P<to>me|@\d+|her|him) for (?P<deals>\d+ damage(?: and \d+ horror)?|\d+ horror)", re.I),
    ),
    "it": (
        re.compile(r"\bun nemico (?P<me>mi) attacca (?:per|infliggendo) (?P<deals>\d+ dann[oi](?: e \d+ orror[ei])?|\d+ orror[ei])", re.I),
    ),
}  # fmt: skip
_ATTACKS = {"en": "{} attacks {}", "it": "{} attacca {}"}
_ME = {"en": "me", "it": "me"}


def with_nameless(
    text: str, named: Sequence[Named], language: str
) -> tuple[str, tuple[Named, ...]]:
    """``text`` with a mark for every enemy that is called by what it is, and all that is named in it."""
    found = list(named)
    if language == "en":
        text = _HUNTER.sub(r"\1 enemy", text)
    for pattern in _ATTACK[language]:
        text = pattern.sub(lambda match: _of_attack(match, found, language), text)
    return _ENEMY[language].sub(lambda match: _of_enemy(match, found, language), text), tuple(found)


def _of_attack(match: re.Match[str], found: list[Named], language: str) -> str:
    told = {word: number for number, word in re.findall(r"(\d+) (\w)", match["deals"])}
    figures = tuple((word, int(told.get(word[0], 0))) for word in _DAMAGE[language])
    mark = _mark(Named(match[0], frozenset({"enemy"}), Like((), figures)), found)
    to = match.groupdict().get("to") or _ME[language]
    return _ATTACKS[language].format(mark, to)


def _of_enemy(match: re.Match[str], found: list[Named], language: str) -> str:
    said = f"{match['before']} {match['tail']}"
    if not said.strip():
        return match[0]
    like = _likeness(said, language)
    how = (
        ""
        if language == "it"
        else f"{(match['how'] or '').strip()} {(match['late'] or '').strip()}".strip(" ,")
    )
    known = [
        f"@{at}" for at, one in enumerate(found) if one.like and set(like[0]) <= set(one.like[0])
    ]
    if (match["art"] or "a").casefold() not in _NEW and len(known) == 1:
        return (
            f"the {how} {known[0]}".replace("  ", " ")
            if language == "en"
            else f"{known[0]} {match['how'] or match['last'] or ''}".strip()
        )
    words = match[0].removeprefix(match["art"] or "").strip()
    mark = _mark(Named(words, frozenset({"enemy"}), like), found)
    if language == "it":
        how = match["how"] or match["last"] or ""
        return f"un {mark} {how}".strip()
    return f"a {how} {mark}" if how else f"a {mark}"


def _mark(named: Named, found: list[Named]) -> str:
    found.append(named)
    return f"@{len(found) - 1}"


def _likeness(said: str, language: str) -> Like:
    """The keywords and figures in ``said``; what it is not, no stand-in is."""
    text = re.sub(_NOT[language], "", said.casefold())
    text = re.sub(r"(?:without|with no|senza)(?: any)? \w+(?: chiave)?", "", text)
    keywords = tuple(
        word for called, word in _KEYWORDS[language].items() if re.search(rf"\b{called}\b", text)
    )
    figures = []
    for called, word in _FIGURES[language].items():
        number = re.search(
            rf"(\d+)[- ](?:di |punti )?{called}|{called} (?:value )?(?:of )?(\d+)", text
        )
        if number:
            figures.append((word, int(number[1] or number[2])))
    return Like(keywords, tuple(figures), lacks=text != said.casefold())


def stood_in(named: Sequence[Named], cast: Cast) -> tuple[Named, ...] | None:
    """``named`` with somebody of ``cast`` for each that has no name; None where there are too few."""
    names = {one.name for one in named if not one.like}
    every = {
        "enemy": cast.enemies,
        "location": cast.locations,
        "investigator": cast.investigators,
    }
    free = {
        kind: iter([name for name in some if name not in names]) for kind, some in every.items()
    }
    out = []
    for one in named:
        name = next(free[next(iter(one.types))], "") if one.like else one.name
        if not name:
            return None
        out.append(one._replace(name=name))
    return tuple(out)


def supposed(named: Sequence[Named], language: str) -> Iterator[str]:
    """The lines that give those who stand in what the text tells of them."""
    keyword, figure = _SETS[language]
    for one in named:
        if one.like:
            yield from (keyword.format(one.name, word) for word in one.like.keywords)
            yield from (figure.format(one.name, word, number) for word, number in one.like.figures)
