"""What a statement commits to, in English or Italian: numbers, negations, may and must, icons.

These are what a translation must keep, whatever words it chooses. Where other words of a statement
can say the same ("unless" denies, "both" counts), they are told apart, so that nobody takes a turn of
phrase for another rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rulesref.entries import fold


class Signals(NamedTuple):
    """``maybe`` are numbers that words say which are none; ``soft`` are words near to may and must."""

    numbers: tuple[str, ...]
    maybe: frozenset[str]
    digits: frozenset[str]  # the numbers that are written in digits
    steps: frozenset[str]  # the numbers of steps
    negations: tuple[str, ...]
    may: tuple[str, ...]
    must: tuple[str, ...]
    soft: tuple[str, ...]
    joins: bool  # whether it names several things: or, nor, and
    neither: bool  # "né": nor, which joins what is denied
    icons: Counter[str]


class _Tongue(NamedTuple):
    """How one language says it; patterns are of folded text."""

    numbers: Mapping[str, str]
    maybe: Mapping[str, str]
    more_than: re.Pattern[str]  # more than 8: that is 9 or more
    or_more: re.Pattern[str]
    no_numbers: re.Pattern[str]  # idioms in which a number counts nothing
    negation: re.Pattern[str]
    again: re.Pattern[str]  # what denies once more what is denied
    idle: re.Pattern[str]  # what looks like a negation and is none
    turns: Mapping[str, re.Pattern[str]]
    may: re.Pattern[str]
    must: re.Pattern[str]
    soft: re.Pattern[str]


def _any(words: str) -> re.Pattern[str]:
    """A pattern for ``words``: one a line or between bars; a star stands for any ending."""
    listed = [word.strip() for line in words.split("\n") for word in line.split("|")]
    patterns = [word.replace("*", r"\w*").replace(" ", r"\s+") for word in listed if word]
    return re.compile(rf"(?<![\w'])(?:{'|'.join(patterns)})(?!\w)")


def _counted(words: str) -> dict[str, str]:
    return {word: str(number) for number, word in enumerate(words.split(), 2) if word != "-"}


#: Ways to deny without a negation: name, English words, Italian words.
_TURNS = (
    ("unless", "unless", "a meno|salvo|se non|tranne"),
    ("until", "until|till", "finche|fino a|fin quando|fintanto"),
    ("except", "except*|other than|besides|apart from", "tranne|eccetto|ad eccezione|oltre|divers* da*|esclus*"),
    ("exclude", "exclud*|non-*", "esclu*"),
    ("without", "without|lack*|absent", "senza|priv[oaie]|prive di|manc*|sprovvist*|assent*"),
    ("un", "un-?(?!der|til|less|it|iq|ion|iv|fold)[a-z]{3,}|non-*|in(?:eligible|active|valid|dependent*|capable)|im(?:possible|mun*)|illegal*|unable",
     "in(?:attiv|valid|eleggibil|dipendent|capac|sufficient|utilizzat|alterat)\\w*|impossibil*|illegal*|disimpegn*|illimit*|immun*|fuorilegge"),
    ("only", "only|merely|simply|alone|sole|exclusively|just", "solo|soltanto|solamente|semplicemente|unic*|altro che|esclusivamente"),
    ("instead", "instead|rather|in place of", "invece|anziche|piuttosto|al posto|al suo posto|bensi"),
    ("fail", "fail*|unsuccess*", "fall*|insuccess*"),
    ("prevent", "prevent*|prohibit*|forbid*|stop*|block*|avoid*|protect*|deny|denied", "impedi*|impedisc*|previen*|preven*|proib*|viet*|blocc*|evit*|proteg*|nega|negat*"),
    ("ignore", "ignor*|disregard*|skip*|regardless|despite|no matter|irrespective|even if", "ignor*|salt*|prescind*|nonostante|indipendentemente|anche se|malgrado|a prescindere"),
    ("cancel", "cancel*|nullif*|void*|blank*|remov*|lose*|end|ends|expire*|cease*|leave*|discard*", "annull*|vuot*|rimoss*|rimuov*|perd*|termin*|cess*|esc[eo]*|lascia*|scart*|scad*"),
    ("out", "out of|outside|beyond|away|off|aside|facedown|hidden", "fuori|al di fuori|oltre|lontan*|da parte|in giu|nascost*"),
    ("less", "less|fewer|at most|maximum|up to|limit*|last|too few|no more", "meno|al massimo|massim*|fino a|limit*|ultim*|non piu"),
    ("more", "exceed*|beyond|still|yet|remain*", "super*|ecced*|ancora|riman*|rimas*"),
    ("before", "before|prior|first|not yet", "prima|precedent*|non ancora"),
    ("different", "different*|differ|separate*|distinct|vary|various|unlike|otherwise", "divers*|differ*|separat*|distint*|vari|varie|altriment*|diversament*"),
    ("never", "never", "mai"),
    ("exempt", "exempt*|free*|waive*", "esent*|esonerat*|liber*|gratuit*"),
    ("rare", "rare*|hardly|seldom|unlikely|uncommon", "rar*|difficilmente|improbabil*"),
    ("immediately", "immediately|as soon as|simultaneous*", "immediatamente|non appena|simultane*|subito"),
)  # fmt: skip


def _turns(place: int) -> dict[str, re.Pattern[str]]:
    return {row[0]: _any(row[place]) for row in _TURNS}


_ENGLISH = _Tongue(
    _counted("two three four five six seven eight nine ten eleven twelve"),
    dict.fromkeys(
        [
            "both",
            "either",
            "twice",
            "double",
            "doubled",
            "doubling",
            "half",
            "halving",
            "halved",
            "pair",
        ],
        "2",
    )
    | dict.fromkeys(["another", "multiple", "second", "several", "each"], "2")
    | {"third": "3", "thrice": "3"},
    re.compile(r"\bmore than (\d+)"),
    re.compile(r"\b(\d+) or more"),
    _any("one or the other"),
    re.compile(r"\b(?:not|cannot|never|no|neither|none|nobody|nothing|\w+n't)\b"),
    re.compile(r"(?!)"),
    _any(
        """
        not only|whether or not|no matter|not counting|or not|or may not
        (?:no|not) (?:more|fewer|less) than
        """
    ),
    _turns(1),
    _any("may|can|could|cannot|can't"),
    _any("must|has to|have to|(?:is|are) (?:required|forced|obligated) to|shall"),
    _any(
        """
        able|option*|choose*|choice|chosen|might|possib*|allow*|permit*|up to|wish*|want*|opportunity
        eligib*|decide*|elect*|attempt*|access|need*|require*|should|mandatory|obligat*|forced|would
        will|prompt*|instruct*|let|lets|is to be|are to be
        """
    ),
)

_ITALIAN = _Tongue(
    _counted("due tre quattro cinque - sette otto nove dieci undici dodici"),  # "sei": you are
    dict.fromkeys(
        [
            "entrambi",
            "entrambe",
            "ambedue",
            "doppio",
            "doppia",
            "doppi",
            "meta",
            "coppia",
            "raddopp",
        ],
        "2",
    )
    | dict.fromkeys(
        [
            "seconda",
            "secondo",
            "piu",
            "altro",
            "altra",
            "diversi",
            "diverse",
            "multipli",
            "multiple",
        ],
        "2",
    )
    | dict.fromkeys(
        ["raddoppia", "raddoppiano", "raddoppiato", "ognuno", "ciascuno", "ogni", "l'altro"], "2"
    )
    | {"terza": "3", "terzo": "3", "sei": "6"},
    re.compile(r"\bpiu di (\d+)"),
    re.compile(r"\b(\d+) o piu"),
    _any("due punti|a due a due"),
    re.compile(
        r"\b(?:non|nessun\w*|mai|nulla|niente|neppure|nemmeno|neanche)\b"
        r"|\bne_(?= (?:puo|possono|potra|potranno|deve|devono)\b)"
    ),
    re.compile(
        r"(?<=\bnon )((?:[^\s,.;:]+ ){0,8}?)(?:nessun\w*|mai|nulla|niente)\b|(?<=\bsenza )nessun\w*"
    ),
    _any(
        """
        non solo|(?:finche|fino a quando|fintanto che|fino a che|fin quando)(?:\\s[^\\s.;:]+){0,24}?\\snon
        (?:a meno|salvo|eccetto|prima) che(?:\\s[^\\s.;:]+){0,24}?\\snon|o non|non appena
        non (?:dov\\w+|dev\\w+) fare altro che|se non|non (?:piu|meno|oltre) di|non(?:\\s[^\\s.;:]+){0,14}?\\sma(?:\\s\\S+){0,3}?\\sinvece
        """
    ),
    _turns(2),
    _any(
        """
        puo|possono|potra|potranno|possa|possano|puoi|potrebbe*|potete|potrai|poter|potendo|posso
        potesse|potessero|e possibile|sia possibile|impossibile
        """
    ),
    _any("deve|devono|devi|dovra|dovranno|dovrai|debba|debbano|bisogna|dovrebbe*|dovere"),
    _any(
        """
        possibil*|facoltativ*|opzion*|scegli*|scelt*|permett*|consent*|permess*|a discrezione
        desider*|fino a|vuole|vogliono|voler*|opportunita|a piacere|decid*|in grado|idone*
        impossibil*|liber*|volonta|eventual*|tent*|riserv*|utilizzabil*|va|vanno|necessari*
        opportun*|potenzial*|obblig*|richie*|costrett*|riesc*|grado|accesso|valid*|da parte
        """
    ),
)

_TONGUES = {"en": _ENGLISH, "it": _ITALIAN}
_ICON = re.compile(r"\[([a-z_0-9]+|\?)\]")
_NUMBER = re.compile(r"(?<![\w.,/])[+\-–−]?(\d+)(?![\w/]|[.,]\d)")
_WORD = re.compile(r"[^\W_]+_?(?:'[^\W_]+)?")
_STEP = re.compile(r"\b(?:steps?|pass[oi])\s+(\d+(?:\.\d+)*)(?:\s*[-–]\s*(\d+))?")
#: Numbers that are no part of the rule: of pages, steps, points, years, versions, cards, stages.
_LIST = (
    r"\d+(?:\.\d+)*[a-z]?(?:\s*(?:[-–,&]|and|to|or|through|e|ed|o|a|al)\s*\d+(?:\.\d+)*[a-z]?\b)*"
)
_PLACE = re.compile(
    rf"\b(?:pages?|pagin[ae]|pp?\.|pag\.|steps?|pass[oi]|points?|punt[oi]|version\w*|figur\w+)\s*{_LIST}"
    rf"|\b(?:calibro|v\.?|vol\w*)\s*{_LIST}"
    r"|\b(?:19|20)\d\d\b|\b(?:st|pa|ip)\.\d+\b|\b\d\.\d(?:\.\d)?\b|#\s?\d+[a-z]?|\.\d+\b"
    r"|\((?:\[\?\]\s*)?(?:[a-z]{1,6}[.:]?\s*)?\d+[a-z]?(?:\s*[,/&–-]\s*\d+[a-z]?)*\)|,\s*\d{2,3}(?=\))"
    r"|\[\?\]\s*\d{2,3}\b|\b\d{1,2}[ab]\b|\(?\b\d\)"
)
#: A lost one, and what stands for any word in prose.
_NO_ICONS = ("?", "period")
#: Two names of one icon.
_SAME_ICON = {"free": "fast"}
_NEITHER = re.compile(r"\bn[éè]\b")
_OR = re.compile(r"\b(?:or|nor|and)\b|[,/]")


@lru_cache(maxsize=8_000)
def signals(text: str, language: str) -> Signals:
    """What ``text`` commits to."""
    tongue = _TONGUES[language]
    folded = _folded(text)
    icons = Counter(_SAME_ICON.get(icon, icon) for icon in _ICON.findall(folded))
    bare = _ICON.sub(" ", _PLACE.sub(" ", folded))
    numbers, maybe = _numbers(tongue.no_numbers.sub(" ", bare), tongue)
    return Signals(
        numbers,
        maybe,
        frozenset(_NUMBER.findall(bare)),
        frozenset(step for pair in _STEP.findall(folded) for step in pair if step),
        _negations(bare, tongue),
        tuple(tongue.may.findall(bare)),
        tuple(tongue.must.findall(bare)),
        tuple(tongue.soft.findall(bare)),
        bool(_OR.search(bare)),
        "ne_" in bare.split(),
        Counter({icon: count for icon, count in icons.items() if icon not in _NO_ICONS}),
    )


def turns(text: str, language: str) -> frozenset[str]:
    """The ways in which ``text`` denies without a negation, by names that all languages share."""
    folded = _folded(text)
    ways = _TONGUES[language].turns.items()
    return frozenset(name for name, pattern in ways if pattern.search(folded))


def _folded(text: str) -> str:
    return fold(_NEITHER.sub("ne_", text.lower()))


def _negations(bare: str, tongue: _Tongue) -> tuple[str, ...]:
    """What denies, each denial once."""
    text = " ".join(tongue.idle.sub(" ", bare).split())
    return tuple(tongue.negation.findall(tongue.again.sub(lambda m: m[1] or "", text)))


def _numbers(bare: str, tongue: _Tongue) -> tuple[tuple[str, ...], frozenset[str]]:
    """The numbers that count something, 0 and 1 apart, and those that other words may say."""
    words = _WORD.findall(bare)
    numbers = [number for number in _NUMBER.findall(bare) if number not in ("0", "1")]
    numbers += [tongue.numbers[word] for word in words if word in tongue.numbers]
    maybe = {tongue.maybe[word] for word in words if word in tongue.maybe}
    maybe |= {str(int(number) + 1) for number in tongue.more_than.findall(bare)}
    maybe |= {str(int(number) - 1) for number in tongue.or_more.findall(bare)}
    return tuple(dict.fromkeys(numbers)), frozenset(maybe)


_ENGLISH_ALONE = frozenset(
    [
        "the",
        "of",
        "and",
        "to",
        "is",
        "are",
        "that",
        "this",
        "with",
        "by",
        "or",
        "for",
        "on",
        "from",
        "be",
        "it",
        "its",
    ]
)
_ITALIAN_ALONE = frozenset(
    [
        "il",
        "lo",
        "la",
        "gli",
        "le",
        "di",
        "del",
        "della",
        "dei",
        "delle",
        "un",
        "una",
        "che",
        "e",
        "sono",
        "con",
        "per",
        "si",
        "nel",
        "nella",
        "al",
        "alla",
    ]
)


def is_untranslated(text: str) -> bool:
    """Whether what should be Italian is English."""
    words = fold(text).replace("'", " ").split()
    english = sum(word in _ENGLISH_ALONE for word in words)
    return english >= 2 and english > 2 * sum(word in _ITALIAN_ALONE for word in words)
