"""Whom "I" means in a text: who says that they are somebody, or asks of an ability of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulesref.answers.prose.names import Named
from rulesref.answers.prose.wordings.past_italian import VERBS

_SAYS_ME = re.compile(
    r"\b(?:[Ii] am|[Ii]['’]m|I play|[Ii]['’]m playing|I am playing|[Pp]laying|[Aa]s"
    r"|[Gg]ioco(?: con| come)?|[Ii]o sono|[Ss]ono)(?: as)? (@\d+)(?:,? (?:and|e) )?[,.]?\s*"
)

#: Who else plays, told before whoever speaks says who they are themselves.
_OTHER_FIRST = re.compile(
    r"(?P<other>(?:[Mm]y|[Oo]ur|[Aa]|[Ii]l|[Ll]a|[Uu]n|[Uu]na|[Mm]io|[Mm]ia) (?:\w+ ){1,3}(?:as )?@\d+),?(?: and| e)?"
    r" (?P<me>(?:I am|I['’]m|I play|io gioco|gioco|io sono|sono) @\d+)[.]?"
)


def _me_first(sentence: str, named: Sequence[Named]) -> str:
    """``sentence`` with who speaks before who else plays, where it says both and nothing more."""
    found = _OTHER_FIRST.fullmatch(sentence)
    marks = re.findall(r"@(\d+)", sentence)
    if found is None or any(named[int(mark)].types != {"investigator"} for mark in marks):
        return sentence
    both = " and " if found["me"].startswith("I") else " e "
    return f"{found['me'].removeprefix('io ')}{both}{found['other']}"


def speaker(
    sentences: list[str], named: tuple[Named, ...], *, known: bool = False
) -> tuple[str | None, list[str]]:
    """The investigator whom "I" means, and the sentences without the words that say so.

    Empty where nobody says it, None where several say it. Where it is ``known`` already, what
    somebody plays is a card.
    """
    found = set()
    out = []
    for sentence in sentences:
        sentence = _me_first(sentence, named)
        match = _SAYS_ME.match(sentence)
        plays = known and match is not None and match[0].startswith("I play @")
        if match and not plays and "investigator" in named[int(match[1][1:])].types:
            found.add(named[int(match[1][1:])].name)
            sentence = _first_person(sentence[match.end() :], match[0].casefold())
        out.append(sentence)
    return (None if len(found) > 1 else found.pop() if found else ""), out


#: Somebody who asks of themselves uses what an investigator card gives to its own investigator alone.
_OWN_ABILITY = re.compile(
    r"\bI\b.*?\b(?:use|trigger|activate) (@\d+)(?:'s|’s|s'|s’)? (?:\w+ ){0,2}?(?:ability|reaction)\b"
    r"|\b[Pp]osso (?:usare|attivare|innescare) (?:la (?:capacità|reazione|abilità)|l['’]abilità) di (@\d+)"
)


def by_own_ability(question: str, named: tuple[Named, ...]) -> str:
    """The investigator whose own ability the ``question`` asks of as "I"; empty for none."""
    found = _OWN_ABILITY.search(question)
    one = named[int((found[1] or found[2])[1:])] if found else None
    return one.name if one and "investigator" in one.types else ""


#: How a sentence has it that whoever speaks is together with somebody, or elsewhere; "{}" is that one.
_APART = (
    r"{}\b[^,;]*\b(?:at my location|with me\b|where I am|nel mio luogo|con me\b)",
    r"{} and I\b|\bI and {}|{} e io\b|\bio e {}",
    r"\bI(?:'m| am) (?:at|in) [^,;]*\b(?:with {}|{}'s location)",
    r"\bI(?:'m| am) (?:at|in) [^;]*(?:,|and|but|while) {} is (?:at|in)\b|{} is (?:at|in) [^;]*(?:,|and|but|while) I(?:'m| am) (?:at|in)\b",
    r"\bsono in [^,;]* con {}",
)  # fmt: skip


def apart_from_me(told: Sequence[str], question: str, named: tuple[Named, ...]) -> frozenset[str]:
    """The investigators of whom a text speaks so that they are not whoever speaks."""
    return frozenset(
        one.name
        for number, one in enumerate(named)
        if "investigator" in one.types
        and (
            any(
                re.search(pattern.replace("{}", f"@{number}"), said)
                for pattern in _APART
                for said in told
            )
            or _acts_apart(f"@{number}", told, question)
        )
    )


#: How a sentence begins that somebody says of themselves.
_OF_ME = re.compile(
    rf"(?:Then |Now |Poi |Ora )?(?:I\b(?! take)|My\b|Io\b|Sono\b|Ho\b|Mi\b|(?:(?:lo|la|gli|le|ci) )?(?:{'|'.join(VERBS)})\b)",
    re.I,
)
_ME = re.compile(r"\b(?:with|on|to|attacks|engages|con|su di) me\b", re.I)
_CLAUSES = re.compile(r",? (?:and|but|while|when|then|e|ma|mentre|quando|poi) |[,;] ", re.I)
#: What is told of somebody who does nothing by it: whoever speaks may call themselves so for once.
_STANDS = (
    r"(?:is|has|suffers|was|had|è|ha|subisce)\b|['’]s\b"
    r"|(?:takes|took|prende)\b(?! (?:an?|the|1|una) (?:resource|action|risorsa|azione)\b)"
)


def _acts_apart(who: str, told: Sequence[str], question: str) -> bool:
    """Whether ``who`` is told to do something behind what "I" do, or a question asks of them what "I" have done to.

    Nobody calls themselves by a name who has said "I" right before.
    """
    acts = re.compile(rf"(?:then |now |poi |ora )?{who}\b (?!{_STANDS})", re.I)
    clauses = [clause for said in told for clause in _CLAUSES.split(said)]
    of_me = (n for n, one in enumerate(clauses) if _OF_ME.match(one) or _ME.search(one))
    first = next(of_me, len(clauses))
    before = any(re.search(rf"{who}\b", one) for one in clauses[: first + 1])
    if not before and any(map(acts.match, clauses[first:])):
        return True
    named = any(re.search(rf"{who}\b", said) for said in told[:-1])
    asked = re.search(rf"{who}\b", question) is not None
    return named and asked and _OF_ME.match(told[-1]) is not None


#: How the rest of a sentence begins that says itself whom it is about.
_OF_ITSELF = re.compile(
    r"(?:I|my|it['’]s|it is|there|the|an?|@\d+|sono|ho|in mano ho|è|il|lo|la|un|una|uno|c['’]è|ci sono)\b",
    re.IGNORECASE,
)


def _first_person(rest: str, before: str) -> str:
    """``rest`` of a sentence that says ``before`` it who somebody is, as they say it of themselves."""
    if not rest or _OF_ITSELF.match(rest):
        return rest
    if re.match(r"(?:io )?sono|gioco", before):
        if rest.startswith("con "):
            return f"ho {rest.removeprefix('con ')}"
        return (
            f"sono {rest}"
            if re.match(r"(?:in|a|nel\w*|al\w*|impegnat[oa]) |nell'|all'", rest)
            else rest
        )
    if rest.startswith("with "):
        return f"I have {rest.removeprefix('with ')}"
    return f"I am {rest}" if re.match(r"(?:at|in|engaged|alone) ", rest) else f"I {rest}"
