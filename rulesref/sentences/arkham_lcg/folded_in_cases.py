"""One sentence of a case that folds several into it as judges tell them: what is out, who carries what, who is where."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO
from rulesref.sentences.arkham_lcg.folded_items import AT
from rulesref.wording.folded import Comes

_NAMED = r"(?:an? |the )?[A-Z\"“.][^,]*?"
_NOMINATO = r"(?:il |lo |la |l['’]|un |uno |una |un['’])?[A-ZÀ-Ý\"“.][^,]*?"
#: Language → words of a Given step, and others that say the same: each changes nothing of what is meant.
_SAME = {
    "en": (
        (rf"\b(has|with) ({_NAMED}) (?:out|on the table|on the board)(?=$|,| and )", r"\1 \2 in play"),
        (r"\b(and|but) (?:already|still|currently) (?=(?:has|is|controls|holds)\b)", r"\1 "),
        (r"\bhas (?:already )?engaged (?=(?:him|her|them|[A-Z]))", "is engaged with "),
        (r"\bhas (?:already )?(?:used|spent|taken)(?: up)? all (?:of )?(?:his|her|their) actions (?:but|except(?: for)?) (one|two|1|2)\b", r"has \1 actions"),
        (r"\b(?:sits|stands|lurks|lies|waits|remains) (?=(?:ready|exhausted|unengaged)\b)", "is "),
        (r"\b(?:stands|sits|finds (?:him|her|them)self) (at|in) (?=(?:the )?[A-Z])", r"is \1 "),
        (r"\bis (?:fighting|in combat with|locked in combat with) (?=(?:him|her|them|[A-Z]))", "is engaged with "),
        (r"\bshare (?=(?:the )?[A-Z])", "are at "),
        (r"\b(?:stand|sit|wait|find themselves)(?: both| all)? (at|in) ", r"are \1 "),
        (r",? where ((?:\d+|one|two|three|an?|no) [a-z]+) (?:lies?|is|are|can be found)(?=$|,| and )", r", where there are \1"),
        (r"\b(\d+ [a-z]+) (?:on|at) (?:the|that) (?:location|place)(?=$|,| and )", r"\1 on it"),
    ),
    "it": (
        (r"\bsta combattendo (?:con )?(?=[A-ZÀ-Ý])", "è impegnato con "),
        (r"\bsono (?:entrambi|entrambe|tutti e due|insieme) (?=(?:in|a|nel\w*|all?\w*)\b)", "sono "),
        (r"\bl[oa] ha (?:già )?(?:ingaggiat|impegnat)[oa]$", "è impegnato con lui"),
        (r"\bè alle prese con\b", "è impegnato con"),
        (r"\bha (?:già )?(?:usato|speso|effettuato|fatto) tutte le (?:(?:sue|proprie) )?azioni (?:tranne|meno|eccetto) (una|due)\b", r"ha \1 azioni"),
        (r"^a(?:d)? (.+?) (?:resta|restano|rimane|rimangono) (?:(?:solo|soltanto|ancora) )?(?:un['’]|(una|1|2|due)(?: sol[ae])? )azion[ei]$", r"\1 ha \2 azioni"),
        (r"\b(?:sta|resta|rimane|giace|aspetta) (?=(?:pront[oa]|esaurit[oa])\b)", "è "),
        (r"\bsi trova (?=(?:in|a|nel\w*|all?\w*)\b)", "è "),
        (r"\bsi trovano(?: entrambi| entrambe| tutti| tutte)? (?=(?:in|a|nel\w*|all?\w*)\b)", "sono "),
        (r"\b(\d+ [a-zà-ù]+) (?:sul|nel|in quel) (?:luogo|posto)(?=$|,| e )", r"\1 su di esso"),
        (r"^in cima al (suo mazzo|mazzo di .+?) (?:c['’]è|ci sono) (.+)$", r"\2 è in cima al \1"),
        (r"\bpossiede (?=(?:\d+|un[ao]?) )", "ha "),
        (r"^sull[ao] (?:trama|capitolo) (.+?) (?:c['’]è|ci sono) (?:già )?(\d+|un) (destin[oi])$", r"la trama è \1 con \2 \3"),
    ),
}  # fmt: skip
_READ = {
    language: tuple((lazily(said), meant) for said, meant in rows)
    for language, rows in _SAME.items()
}
#: Language → where somebody is, and an enemy that is engaged with nobody but them, told before its name.
_WITH_ENGAGED = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) is (?:at|in) .+?),? with (?:an? |the )?engaged (?P<enemy>[A-Z\"“.][^,]*)"
        ),
        ("{lays}", "{enemy} is engaged with {who}"),
    ),
    "it": (
        lazily(
            rf"(?P<lays>(?P<who>[^,]+?) è {AT}.+?),? con (?:un |uno |una |il |lo |la )?(?P<enemy>[A-ZÀ-Ý][^,]*?)(?<! non) impegnat[oa]"
        ),
        ("{lays}", "{enemy} è impegnato con {who}"),
    ),
}
#: Language → where somebody is, and what they have in hand, told behind it.
_HOLDING = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) is [^,]+?),? with (?P<what>[^,]+?) in (?:his|her|their) hand"
        ),
        ("{lays}", "{who} has {what} in hand"),
    ),
    "it": (
        lazily(r"(?P<lays>(?P<who>[^,]+?) è [^,]+?),? con (?P<what>[^,]+?) (?:nella sua|in) mano"),
        ("{lays}", "{who} ha in mano {what}"),
    ),
}
#: Language → where somebody is, and what they carry, by a participle.
_CARRYING = {
    "en": (
        lazily(
            r"(?P<lays>(?P<who>[^,]+?) is (?:at|in) [^,]+?),? (?P<what>(?:carrying|having|holding) .+)"
        ),
        lazily(r"(?:,| and|, and) (?=(?:carrying|having|holding) )"),
        lazily(r"^(?:carrying|having|holding) "),
        "{who} has {what}",
    ),
    "it": (
        lazily(rf"(?P<lays>(?P<who>[^,]+?) è {AT}[^,]+?),? (?P<what>(?:portando|avendo) .+)"),
        lazily(r"(?:,| e|, e) (?=(?:portando|avendo) )"),
        lazily(r"^(?:portando|avendo) "),
        "{who} ha {what}",
    ),
}
#: Language → what is at a place, told with the place before it.
_PLACE_FIRST = {
    "en": (
        lazily(
            rf"(?P<at>(?:at|in) (?:the )?[A-Z][^,]*?),? there(?: is|['’]s) (?:also )?(?P<what>(?:an? |the )?(?:ready |exhausted )?{_NAMED})"
        ),
        "{what} is {at}",
    ),
    "it": (
        lazily(
            rf"(?P<at>(?:(?:in|a|nel|nello|nella|al|allo|alla) |nell['’]|all['’])[A-ZÀ-Ý][^,]*?),? (?:c['’]è|si trova) (?:anche )?(?P<what>{_NOMINATO})"
        ),
        "{what} è {at}",
    ),
}
#: Language → what somebody does with which of their actions; what is so behind it.
_ORDINAL_ACTION = {
    "en": (
        lazily(
            rf"{WHO['en']} (?P<does>.+?),? (?:with|as|for|using) (?:his|her|their|the) (?P<which>first|second|third|last) action(?: of the turn| this turn)?"
        ),
        ("{who} has 0 actions", "{who} has spent {many} {action} so far"),
        ("action", "actions"),
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?P<does>.+?),? (?:con la|come|usando la)(?: sua)? (?P<which>prima|seconda|terza|ultima) azione(?: del turno)?"
        ),
        ("{who} ha 0 azioni", "{who} ha speso finora {many} {action}"),
        ("azione", "azioni"),
    ),
}
#: How many actions are spent with the one that is called so; with the last one, none is left.
_SPENT = {"first": 1, "prima": 1, "second": 2, "seconda": 2, "third": 3, "terza": 3}
#: Language → a card that is drawn by an action.
_DRAWS = {
    "en": (lazily(r"draws (?:a|1) card"), "draws a card as an action"),
    "it": (lazily(r"pesca (?:una|1) carta"), "effettua l'azione di pesca"),
}


def laid_out_so(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The sentences that a Given step may fold into one, each way of taking it apart by itself."""
    whole, changes = text, 0
    for said, meant in _READ[language]:
        changed = said.sub(meant, text)
        if changed != text:
            yield (changed,)
            whole, changes = said.sub(meant, whole), changes + 1
    if changes > 1:
        yield (whole,)
    for said, rows in (_WITH_ENGAGED[language], _HOLDING[language]):
        found = said.fullmatch(text)
        if found is not None:
            yield tuple(row.format(**found.groupdict()) for row in rows)
    carrying, joint, begins, row = _CARRYING[language]
    if (found := carrying.fullmatch(text)) is not None:
        each = (begins.sub("", what) for what in joint.split(found["what"]))
        yield found["lays"], *(row.format(who=found["who"], what=what) for what in each)
    said, row = _PLACE_FIRST[language]
    if (found := said.fullmatch(text)) is not None:
        yield (row.format(what=found["what"], at=_lower(found["at"])),)


def _lower(at: str) -> str:
    return f"{at[0].lower()}{at[1:]}"


def done_so(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody does with an action of which it is told which it is: so many are spent then."""
    said, (none_left, spent), action = _ORDINAL_ACTION[language]
    found = said.fullmatch(text)
    if found is not None:
        draws, as_action = _DRAWS[language]
        does = re.sub(draws.pattern, as_action, found["does"])
        many = _SPENT.get(found["which"], 0)
        comes = (spent if many else none_left).format(
            who=found["who"], many=many, action=action[many > 1]
        )
        yield f"{found['who']} {does}", Comes(comes)
