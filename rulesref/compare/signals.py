"""What a statement commits to, in English or Italian: numbers, negations, may and must, icons.

These are what a translation must keep, whatever words it chooses. Where other words of a statement
can say the same ("unless" denies, "both" counts), they are told apart, so that nobody takes a turn of
phrase for another rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from rulesref.entries import fold


class Signals(NamedTuple):
    """``maybe`` are numbers that words say which are none; ``turns`` are words that deny as a
    negation does; ``can`` are words that leave a choice as may does.
    """

    numbers: tuple[str, ...]
    maybe: frozenset[str]
    negations: tuple[str, ...]
    turns: tuple[str, ...]
    may: tuple[str, ...]
    must: tuple[str, ...]
    can: tuple[str, ...]
    only: bool  # "only" turns may into must
    digits: frozenset[str]  # the numbers that are written in digits
    icons: Counter[str]


class _Tongue(NamedTuple):
    """How one language says it; patterns are of folded text."""

    numbers: Mapping[str, str]
    maybe: Mapping[str, str]
    more_than: re.Pattern[str]  # more than 8: that is 9 or more
    or_more: re.Pattern[str]
    no_numbers: re.Pattern[str]  # idioms in which a number counts nothing
    negation: re.Pattern[str]
    idle: re.Pattern[str]  # what looks like a negation and is none
    turn: re.Pattern[str]
    may: re.Pattern[str]
    must: re.Pattern[str]
    can: re.Pattern[str]


def _any(words: str) -> re.Pattern[str]:
    """A pattern for ``words``: one a line or between bars; a star stands for any ending."""
    listed = [word.strip() for line in words.split("\n") for word in line.split("|")]
    patterns = [word.replace("*", r"\w*").replace(" ", r"\s+") for word in listed if word]
    return re.compile(rf"(?<![\w'])(?:{'|'.join(patterns)})(?!\w)")


def _counted(words: str) -> dict[str, str]:
    return {word: str(number) for number, word in enumerate(words.split(), 2)}


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
    re.compile(r"\b(?:not|cannot|never|no|nor|neither|none|nobody|nothing|\w+n't)\b"),
    _any("not only|whether or not|no matter|not counting|or not"),
    _any(
        """
        unless|until|except|excepting|excluding|without|non-*|fail*|only|instead|rather|lack*
        other than|prevent*|ignor*|prohibit*|forbid*|beyond|despite|regardless|outside|besides
        exclu*|impossible|void|illegal|unable|removed|out of|before|away|independent*|less|fewer
        ineligible|inactive|invalid|unused|un[a-z]{4,}|absent|last|most|first|too|cancel*|stop*
        otherwise|except*|deny*|miss*|end|ends|yet|single|apart|free|remaining|avoid*|blank*|oppos*
        """
    ),
    _any("may"),
    _any("must|has to|have to|is required to|are required to|is forced to|are forced to"),
    _any(
        """
        can|could|able|option*|choose*|choice|chosen|might|possib*|allow*|permit*|up to|wish*|wants?
        opportunity|if able|need not|cannot|eligib*|decide*|elect*|attempt*|access|need|needs|may
        """
    ),
)

_ITALIAN = _Tongue(
    {  # "sei" is a verb as well
        word: number
        for word, number in _counted(
            "due tre quattro cinque sei sette otto nove dieci undici dodici"
        ).items()
        if word != "sei"
    },
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
    re.compile(r"\b(?:non|nessun\w*|mai|nulla|niente|neppure|nemmeno|neanche|ne_)\b"),
    _any(
        r"""
        non solo|finche non|fino a quando non|fintanto che non|fino a che non|a meno che non
        a meno di non|se non|o non|non appena|salvo che non|prima che non|fin quando non|non (?:dove\w+|deve|devono) fare altro che
        """
    ),
    _any(
        """
        a meno|finche|fino a|tranne|eccetto|senza|solo|soltanto|solamente|unic*|invece|anziche|priv[oaei]
        ignor*|fuori|viet*|oltre|salvo|esclu*|al di|sprovvist*|illegal*|impossibil*|manc*|fall*
        indipendent*|piuttosto|nonostante|a prescindere|impedi*|previen*|preven*|proib*|incapac*
        divers* da*|inattiv*|invalid*|ineleggibil*|illimitat*|meno
        disimpegn*|ad eccezione|annull*|interromp*|insufficient*|rimoss*|prima|termin*|cess*|liber*
        evit*|vuot*|assent*|perd*|rifiut*|contrari*|rimanent*|restant*|altriment*|diversamente|nascost*|in giu
        """
    ),
    _any(
        "puo|possono|potra|potranno|possa|possano|puoi|potrebbe*|potete|potrai|poter|potendo|posso"
    ),
    _any("deve|devono|devi|dovra|dovranno|dovrai|debba|debbano|obbligat*|bisogna|dovrebbe*"),
    _any(
        """
        possibil*|facoltativ*|opzion*|scegli*|scelt*|permett*|consent*|permess*|a discrezione|desider*
        fino a|vuole|vogliono|voler*|opportunita|a piacere|decid*|in grado|idone*|impossibil*|liber*
        volonta|eventual*|tent*|riserv*|utilizzabil*|va|vanno|necessari*|opportun*|potenzial*
        """
    ),
)

_TONGUES = {"en": _ENGLISH, "it": _ITALIAN}
_ICON = re.compile(r"\[([a-z_0-9]+|\?)\]")
_NUMBER = re.compile(r"(?<![\w.,/])[+\-–−]?(\d+)(?![\w/]|[.,]\d)")
_WORD = re.compile(r"[^\W_]+_?(?:'[^\W_]+)?")
#: Numbers that are no part of the rule: of pages, steps, points, years, versions, cards, stages.
_LIST = (
    r"\d+(?:\.\d+)*[a-z]?(?:\s*(?:[-–,&]|and|to|or|through|e|ed|o|a|al)\s*\d+(?:\.\d+)*[a-z]?\b)*"
)
_PLACE = re.compile(
    rf"\b(?:pages?|pagin[ae]|pp?\.|pag\.|steps?|pass[oi]|points?|punt[oi]|version\w*|figur\w+|calibro|v\.?|vol\w*)"
    rf"\s*{_LIST}"
    r"|\b(?:19|20)\d\d\b|\b(?:st|pa|ip)\.\d+\b|\b\d\.\d(?:\.\d)?\b|#\s?\d+[a-z]?|\.\d+\b"
    r"|\((?:\[\?\]\s*)?(?:[a-z]{1,6}[.:]?\s*)?\d+[a-z]?(?:\s*[,/&–-]\s*\d+[a-z]?)*\)|,\s*\d{2,3}(?=\))"
    r"|\[\?\]\s*\d{2,3}\b|\b\d{1,2}[ab]\b|\(?\b\d\)"
)
#: Two names of one icon.
_SAME_ICON = {"free": "fast"}
_NEITHER = re.compile(r"\bn[éè]\b")


def signals(text: str, language: str) -> Signals:
    """What ``text`` commits to."""
    tongue = _TONGUES[language]
    folded = fold(_NEITHER.sub("ne_", text.lower()))
    icons = Counter(_SAME_ICON.get(icon, icon) for icon in _ICON.findall(folded))
    bare = _ICON.sub(" ", _PLACE.sub(" ", folded))
    quiet = tongue.idle.sub(" ", bare)
    numbers, maybe = _numbers(tongue.no_numbers.sub(" ", bare), tongue)
    return Signals(
        numbers,
        maybe,
        tuple(tongue.negation.findall(quiet)),
        (*tongue.turn.findall(bare), *tongue.idle.findall(bare)),
        tuple(tongue.may.findall(bare)),
        tuple(tongue.must.findall(bare)),
        tuple(tongue.can.findall(bare)),
        "only" in bare.split(),
        frozenset(_NUMBER.findall(bare)),
        Counter({icon: count for icon, count in icons.items() if icon != "?"}),
    )


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
