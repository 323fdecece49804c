"""How English and Italian say what a statement commits to: words and turns of phrase."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple


class Tongue(NamedTuple):
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


def _two(words: str) -> dict[str, str]:
    """Words that may count two."""
    return dict.fromkeys(words.split(), "2")


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


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


_ENGLISH = Tongue(
    _counted("two three four five six seven eight nine ten eleven twelve"),
    _two("both either twice double doubled doubling half halving halved pair")
    | _two("another multiple second several each")
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

_ITALIAN = Tongue(
    _counted("due tre quattro cinque - sette otto nove dieci undici dodici"),  # "sei": you are
    _two("entrambi entrambe ambedue doppio doppia doppi meta coppia raddopp")
    | _two("seconda secondo piu altro altra diversi diverse multipli multiple")
    | _two("raddoppia raddoppiano raddoppiato ognuno ciascuno ogni l'altro")
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

#: Language → how it says things.
TONGUES = {"en": _ENGLISH, "it": _ITALIAN}
#: Words that only the one language has and no text in it goes without.
ENGLISH_ALONE = _listed("the of and to is are that this with by or for on from be it its")
ITALIAN_ALONE = _listed(
    "il lo la gli le di del della dei delle un una che e sono con per si nel nella al alla"
)
