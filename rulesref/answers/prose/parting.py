"""How clauses hang together in one sentence, and what the second of them takes from the first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.prose.by_the_way import told_by_the_way
from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.listed import is_another_object
from rulesref.answers.prose.names import MARK
from rulesref.answers.prose.pronouns import IT, ME, SHE
from rulesref.answers.prose.ways import JOINS
from rulesref.wording.third_person import third_person

#: (Word of what a thing has, the types of those that may have it).
_BEARERS = (
    *((word, {"investigator", "asset", "enemy"}) for word in ("damage", "horror", "dann", "orror")),
    *((word, {"investigator", "location"}) for word in ("clue", "indizi")),
    *(
        (word, {"investigator"})
        for word in (
            "resource",
            "risors",
            "hand",
            "mano",
            "action",
            "azion",
            "in play",
            "engaged",
            "impegnat",
        )
    ),
    *(
        (word, {"asset"})
        for word in ("ammo", "charge", "secret", "suppl", "munizion", "caric", "scort", "segret")
    ),
)
SUBJECT = re.compile(
    rf"(?:(?:an?|the|my|il|lo|la|un|uno|una) |l')?(?:exhausted |ready )?({ME}|{SHE}|{IT}|@\d+)\b",
    re.I,
)
ADJECTIVE = {
    "en": re.compile(
        r"\b(?:an?|the|my|his|her|their) (exhausted|ready|undamaged|unengaged|ready and unengaged|engaged) (?=@|enemy)",
        re.I,
    ),
    "it": re.compile(
        r"(?<=@\d) (pront[oa]|esaurit[oa])\b|(?<=nemico) (pront[oa]|esaurit[oa])\b", re.I
    ),
}
#: What is said of a thing in brackets behind it: a keyword that it has, or what is printed on it.
ASIDE = re.compile(
    r"(?P<np>(?:(?:an?|the|my) )?(?P<mark>@\d+)) \((?:(?P<keyword>massive|hunter|aloof|alert|retaliate|elusive)"
    r"|(?P<value>health|sanity|shroud|fight|evade|combat|intellect|willpower|agility) (?P<number>\d+)"
    r"|(?P<trait>[a-z-]+))\)",
    re.I,
)
BEHIND = {
    "en": re.compile(r"(?P<np>(?:(?:an?|the|another) )?(?:@\d+|enemy)) (?:that is |which is |who is )?(?P<how>engaged with|attached to) (?P<to>(?:an?|the) @\d+|@\d+|ME|SHE|IT|my location|her location|here)"),
    "it": re.compile(r"(?P<np>(?:(?:il|lo|la|un|uno|una) )?@\d+) (?P<how>impegnat[oa] con) (?P<to>@\d+|ME|SHE|IT)"),
}  # fmt: skip


def parts(clause: str, talk: Discourse, subject: str) -> Iterator[tuple[str, ...]]:
    """The clauses that ``clause`` may be made of; ``subject`` is that of the last one before it."""
    language = talk.language
    yield from told_by_the_way(clause, language)
    adjective = ADJECTIVE[language].search(clause)
    if adjective:
        rest, told = _bare(clause, adjective, language)
        if language == "en" and adjective[1].casefold() == "engaged":
            yield _as_engaged(clause, adjective)
            return
        if rest != clause:
            if MARK.match(told):  # how a thing is that has a name, before what is done
                yield told, rest
            yield rest, told
            return
    aside = ASIDE.search(clause) if language == "en" else None
    if aside:
        rest = f"{clause[: aside.start()]}{aside['np']}{clause[aside.end() :]}"
        yield rest, _of_aside(aside)
        return
    behind = BEHIND[language].search(clause)
    if behind and clause != f"{behind['np']} {behind['how']} {behind['to']}":
        is_ = {"en": "is", "it": "è"}[language]
        said = f"{behind['np']} {is_} {behind['how']} {_whom(clause, behind['to'], talk)}"
        rest = f"{clause[: behind.start()]}{_definite(behind['np'])}{clause[behind.end() :]}"
        yield said, rest
    for join in JOINS[language]:
        start = 0
        while (at := clause.find(join, start)) >= 0:
            left, right = clause[:at], clause[at + len(join) :]
            start = at + len(join)
            for second in _seconds(left, join, right, talk, subject):
                yield (left, second) if not second.startswith("FIRST ") else (second[6:], left)


def _of_aside(aside: re.Match[str]) -> str:
    """The clause that says of a thing what stands in brackets behind it."""
    if aside["keyword"]:
        return f"{aside['mark']} has the {aside['keyword']} keyword"
    if aside["trait"]:
        return f"{aside['mark']} has the trait {aside['trait']}"
    return f"{aside['mark']} has printed {aside['value']} {aside['number']}"


def _whom(clause: str, said: str, talk: Discourse) -> str:
    """Whom ``said`` means in ``clause``: "her" is the investigator who acts in it, if one does."""
    subject = SUBJECT.match(clause)
    acts = subject[1] if subject else ""
    return acts if said == SHE and "investigator" in _types_of(acts, talk) else said


def _may_have(mark: str, what: str, talk: Discourse) -> bool:
    """Whether the thing ``mark`` may have ``what``, by its type; everything may have anything else."""
    types = {"investigator"} if mark in (ME, SHE) else set()
    if mark.startswith("@"):
        types = set(talk.named[int(mark[1:])].types)
    bearers = next((kinds for word, kinds in _BEARERS if word in what), set())
    return not bearers or not types or bool(bearers & types)


def _types_of(mark: str, talk: Discourse) -> frozenset[str]:
    return talk.named[int(mark[1:])].types if MARK.fullmatch(mark) else frozenset()


def _bare(clause: str, adjective: re.Match[str], language: str) -> tuple[str, str]:
    """``clause`` without how a thing in it is, and the clause that says so of that thing."""
    before, after = clause[: adjective.start()], clause[adjective.end() :]
    if language == "it":
        marks = MARK.findall(before)
        thing = "il nemico" if before.endswith("nemico") else marks[-1] if marks else ""
        worn = (adjective[1] or adjective[2] or "").casefold().startswith("esaurit")
        return before + after, f"{thing} è {'esaurito' if worn else 'pronto'}"
    mark = MARK.match(after)
    article = "" if mark else "an " if adjective[0].casefold().startswith("a") else "the "
    thing = mark[0] if mark else "the enemy"
    return f"{before}{article}{after}", f"{thing} is {adjective[1].casefold()}"


def _as_engaged(clause: str, adjective: re.Match[str]) -> tuple[str, str]:
    """That the enemy is engaged which ``adjective`` says so of, and ``clause`` about it."""
    before, after = clause[: adjective.start()], clause[adjective.end() :]
    mark = MARK.match(after)
    article = "an" if adjective[0].casefold().startswith("a") else "the"
    return f"engaged with {mark[0] if mark else f'{article} enemy'}", f"{before}the {after}"


#: Of whom the last of several clauses is that stand side by side.
_SUBJECT_LAST = re.compile(
    rf"(?<=[,;:] )(?:(?:the|an?|my|il|lo|la|un|uno|una) |l')?({ME}|{SHE}|{IT}|@\d+) (?:has|is|ha|è) [^,;:]*$"
)


def _seconds(left: str, join: str, right: str, talk: Discourse, before: str) -> Iterator[str]:
    """What the second of two clauses may be, with what it takes from the first."""
    word, language = join.strip(" ,;:"), talk.language
    subject = _SUBJECT_LAST.search(left) or SUBJECT.match(left)
    lead = subject[0] if subject else _the_enemy(left, language)
    marks = re.findall(rf"(?:{MARK.pattern}\b|\b(?:{ME}|{SHE}|{IT})\b)(?!'s)", left)
    has, is_ = ("has", "is") if language == "en" else ("ha", "è")
    if word in ("which", "who", "that", "che"):
        goes_on = _GOES_ON[language].search(right)  # with whom the first is about, it may be
        if marks and not goes_on and _may_be_said_of(word, marks[-1], talk):
            yield f"{marks[-1]} {right}"
        return
    if word in ("where", "dove"):
        if marks:
            yield _there(right, marks[-1], language)
        return
    if word in ("with", "con"):  # of several things it may be said of any
        bearers = [mark for mark in dict.fromkeys(marks) if _may_have(mark, right, talk)]
        if len(bearers) == 1:
            yield f"{bearers[0]} {has} {right}"
        return
    if word in ("as", "when", "while", "mentre"):
        whose = right
        if lead in (ME, SHE) or "investigator" in _types_of(lead, talk):
            whose = re.sub(
                rf"\b{SHE}\b", lead, right
            )  # whoever acts may not have been spoken of before
        yield f"FIRST {whose}"
        yield right
        return
    if _RELATIVE[language].search(left):  # the second may be of whom the first tells by the way
        if SUBJECT.match(right):
            yield right
        return
    if _TOWARDS[language].match(right) and _MOVES[language].search(left):
        yield f"{lead} {_GOES[language]} {right}".strip()  # "moves to the Hallway, then to the Attic"
        return
    if subject and is_another_object(left[subject.end() :], right, language):
        return
    if _ATTACKS[language].search(left) and _DEALS[language].match(right):
        return  # that is what the attack deals, and not done besides
    if amount := _AMOUNT[language].match(right):
        if dealt := _DEALT[language].search(left):
            yield f"{lead or before} {dealt[1]} {right}"
            return
        if "clue" in amount[0] or "indizi" in amount[0]:
            at_a_place = _types_of(marks[-1] if marks else "", talk) == {"location"}
            if at_a_place and _is_somebody(lead, talk):
                return  # they lie there, or somebody has them
    if language == "it" and lead and not SUBJECT.match(right):
        yield f"{lead} {right}"  # whoever is left out is the one who acts in the first
    yield right
    if lead:
        first = right.split(" ", 1)[0]
        if first == "am" and language == "en":
            yield f"{lead} is{right[len(first) :]}"
        if first.isalpha() and lead == ME and language == "en":
            yield f"{lead} {third_person(first)}{right[len(first) :]}"
        yield f"{lead} {right}"
        if (
            first.isalpha() and lead != ME and language == "en" and right != "ready"
        ):  # "the rats move and engage"
            yield f"{lead} {third_person(first)}{right[len(first) :]}"
        yield f"{lead} {has} {right}"
        yield f"{lead} {is_} {right}"
    elif before:
        yield f"{before} {right}"


#: What is told by the way of whom or what stands before it.
_RELATIVE = {
    "en": re.compile(
        r"\b(?:which|who) |\bthat (?=(?:is|are|has|have|had|was|were|attacks?|engages?|I|SHE|ME|@\d+)\b)",
        re.I,
    ),
    "it": re.compile(r"(?<!dopo )(?<!prima )\bche (?=\S)", re.I),
}
#: So much of what is dealt, taken or had, without a word of what becomes of it.
_AMOUNT = {
    "en": re.compile(r"(?:\d+|an?|one|no) (?:damage|horror|clues?|resources?)\b", re.I),
    "it": re.compile(
        r"(?:\d+|un[ao']?|nessun[ao]?) ?(?:dann[io]|orror[ei]|indiz\w+|risors[ae])\b", re.I
    ),
}
#: How the first of two amounts comes about, and so the second.
_DEALT = {
    "en": re.compile(r"\b(takes|suffers|gets|gains|loses|heals|discovers|deals|spends)(?: \d+ \w+)+$"),
    "it": re.compile(r"\b(subisce|prende|riceve|ottiene|guadagna|perde|cura|scopre|infligge|spende|fa)(?: \d+ \w+)+$"),
}  # fmt: skip
#: Where somebody goes, with no verb of its own where the clause before has it.
_TOWARDS = {
    "en": re.compile(r"(?:from|to|into|back to) (?!me\b)", re.I),
    "it": re.compile(r"(?:in|nel|nello|nella|da|dal|dallo|dalla|dall'|nell') ?@", re.I),
}
_ATTACKS = {"en": re.compile(r"\battacks? (?!with)"), "it": re.compile(r"\battacc(?:a|ano) ")}
_DEALS = {
    "en": re.compile(r"(?:deals?|does) (?:\d|an? )"),
    "it": re.compile(r"(?:infligge|fa) (?:\d|un)"),
}
_MOVES = {"en": re.compile(r"\bmoves\b"), "it": re.compile(r"\bsi (?:muove|sposta)\b")}
_GOES = {"en": "moves", "it": "si muove"}
#: What goes on behind a comma without a word of who it is.
_GOES_ON = {
    "en": re.compile(r", (?:and|but) (?:then )?(?:is|has|[a-z]+s)\b"),
    "it": re.compile(r", (?:e|ed|ma) (?:poi )?(?:è|ha|[a-z]+[ae])\b"),
}


def _is_somebody(said: str, talk: Discourse) -> bool:
    """Whether ``said`` is an investigator."""
    who = found[1] if (found := SUBJECT.match(said)) else ""
    return who in (ME, SHE) or "investigator" in _types_of(who, talk)


def _may_be_said_of(word: str, mark: str, talk: Discourse) -> bool:
    """Whether a clause with ``word`` may be said of ``mark``: "which" is nobody who plays, "who" no place."""
    types = _types_of(mark, talk)
    if word == "which":
        return mark not in (ME, SHE) and types != {"investigator"}
    return word != "who" or types != {"location"}


def _the_enemy(left: str, language: str) -> str:
    """The enemy of no name with which ``left`` begins, as it is called from then on; empty for none."""
    return _THE_ENEMY[language] if _AN_ENEMY.match(left) else ""


_AN_ENEMY = re.compile(r"(?:an?|the|un|il) (?:ready |exhausted )?(?:enemy|nemico)\b", re.I)
_THE_ENEMY = {"en": "the enemy", "it": "il nemico"}


def _there(right: str, place: str, language: str) -> str:
    if language == "en":
        found = re.fullmatch(r"there (?:is|are) (.+)", right)
        return f"{place} has {found[1]}" if found else f"{right} at {place}"
    found = re.fullmatch(r"(?:c'è|ci sono) (.+)", right)
    return f"{place} ha {found[1]}" if found else f"{right} in {place}"


def _definite(name: str) -> str:
    """The thing ``name`` once it has been spoken of."""
    return re.sub(r"^(?:an?|another) ", "the ", name)
