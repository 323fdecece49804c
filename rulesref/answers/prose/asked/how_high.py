"""How a player may ask how high a value is, or how much is left of it: rows of ``answers.prose.asked.questions``.

The answer names the value of this moment, with all that modifies it.
"""

from __future__ import annotations

import re

from rulesref.answers.prose.asked.asked_how import LIES
from rulesref.answers.prose.asked.exactly import Rows, in_orders

_NOW = "[ now][ right now][ at this point][ at the moment]"
_IS = "(what is|what's|how high is|how much is)"
_DOES = "(does|do)"
HOW_HIGH_EN: Rows = (
    *(
        row
        for value in ("willpower", "intellect", "combat", "agility")
        for row in (
            (f"how much {value} {_DOES} {{w}} have{_NOW}", LIES, (f"{{w}} has # {value}",)),
            (f"{_IS} {{w}}'s {value}{_NOW}", LIES, (f"{{w}} has # {value}",)),
            (f"{_IS} the {value} of {{w}}{_NOW}", LIES, (f"{{w}} has # {value}",)),
        )
    ),
    *(
        row
        for value, slot in (("fight", "e"), ("evade", "e"), ("shroud", "l"))
        for has in (f"the {value} of {{{slot}}} is #",)
        for row in (
            (f"how much {value} {_DOES} {{{slot}}} have{_NOW}", LIES, (has,)),
            (f"{_IS} {{{slot}}}'s {value}[ value]{_NOW}", LIES, (has,)),
            (f"{_IS} the {value}[ value] of {{{slot}}}{_NOW}", LIES, (has,)),
        )
    ),
    *(
        row
        for measure in ("health", "sanity")
        for row in (
            (f"how much {measure} {_DOES} {{c}} have[ left][ remaining]{_NOW}", LIES, (f"{{c}} has # remaining {measure}",)),
            (f"how much {measure} (remains|is left) (on|of) {{c}}{_NOW}", LIES, (f"{{c}} has # remaining {measure}",)),
            (f"{_IS} {{c}}'s remaining {measure}{_NOW}", LIES, (f"{{c}} has # remaining {measure}",)),
        )
    ),
)  # fmt: skip
_ORA = "[ adesso][ ora][ in questo momento]"
_E = "(qual è|quant'è|quanto è|quanto vale)"
#: A value with its article, as it is asked for; and as a statement names it.
_SKILLS = (
    ("la", "volontà", "quanta"),
    ("l'", "intelletto", "quanto"),
    ("il", "combattimento", "quanto"),
    ("l'", "agilità", "quanta"),
)
_VALUES = (("lo", "scontro", "e"), ("l'", "elusione", "e"), ("l'", "oscurità", "l"))

#: Whose a value is → who has it; "her" is that of "she".
_WHO = {"his": "he", "their": "they"}
#: How whoever speaks, or was spoken of, is asked for by what is theirs; and how by what they have.
_THEIRS = {
    "en": (
        re.compile(
            r"^(?:what is|what['’]s|how high is|how much is) (?P<whose>my|his|her|their)(?: (?P<left>remaining))? "
            r"(?P<value>willpower|intellect|combat|agility|health|sanity)\b",
            re.IGNORECASE,
        ),
        {"my": "how much {value} do I have{left}", "": "how much {value} does {who} have{left}"},
    ),
    "it": (
        re.compile(
            r"^(?:qual è|quant['’]è|quanto è|quanto vale|quanto valgono) (?:il|la) (?P<whose>mio|mia|suo|sua)"
            r"(?P<left> restante)? (?P<value>volontà|intelletto|combattimento|agilità|salute|sanità mentale)\b",
            re.IGNORECASE,
        ),
        {"my": "quant{o} {value} ho", "": "quant{o} {value} ha"},
    ),
}  # fmt: skip
_MINE = frozenset({"my", "mio", "mia"})


#: An Italian pronoun before what says how much is left, and who it stands for.
_LEFT_TO = re.compile(
    r"\b(?P<whom>mi|gli|le) (?P<left>resta|restano|rimane|rimangono)\b", re.IGNORECASE
)
_TO_WHOM = {"mi": "ME", "gli": "lui", "le": "lei"}


def by_what_they_have(question: str, language: str) -> str:
    """``question`` of somebody's own value as one of how much of it they have, or is left to them."""
    if language == "it" and question.casefold().startswith("quant"):
        question = _LEFT_TO.sub(
            lambda found: f"{found['left']} a {_TO_WHOM[found['whom'].casefold()]}", question
        )
    pattern, ways = _THEIRS[language]
    found = pattern.match(question)
    if not found:
        return question
    way = ways["my" if found["whose"].casefold() in _MINE else ""]
    asked = way.format(
        who=_WHO.get(found["whose"].casefold(), "she"),
        value=found["value"],
        left=" left" if found["left"] else "",
        o="o" if found["value"].casefold() in ("intelletto", "combattimento") else "a",
    )
    return asked + question[found.end() :]


def _with_its_article(article: str, value: str) -> str:
    return f"{article}{value}" if article.endswith("'") else f"{article} {value}"


HOW_HIGH_IT: Rows = (
    *(
        row
        for article, value, much in _SKILLS
        for row in (
            *in_orders(f"{much} {value}", "ha", _ORA, LIES, f"{{s}} ha # {value}"),
            (f"{_E} {_with_its_article(article, value)} di {{w}}{_ORA}", LIES, (f"{{w}} ha # {value}",)),
        )
    ),
    *(
        (f"{_E} {_with_its_article(article, value)} di {{{slot}}}{_ORA}", LIES, (f"il valore di {value} di {{{slot}}} è #",))
        for article, value, slot in _VALUES
    ),
    *(
        row
        for measure in ("salute", "sanità mentale")
        for row in (
            *in_orders(f"quanta {measure}", "ha", f"[ ancora]{_ORA}", LIES, f"a {{s}} restano # {measure}"),
            (f"quanta {measure} (resta|rimane) a {{c}}[ ancora]{_ORA}", LIES, (f"a {{c}} restano # {measure}",)),
        )
    ),
)  # fmt: skip
