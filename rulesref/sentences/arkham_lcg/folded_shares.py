"""One sentence that says how much somebody takes, and how much of it is put on what."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO
from rulesref.wording.respelling import DIGITS

_MUCH = {
    "en": rf"\d+|an?|one|{'|'.join(DIGITS['en'])}",
    "it": rf"\d+|un[oa]?|{'|'.join(DIGITS['it'])}",
}
#: Language → (what somebody takes, the shares of it; one share; how both are told).
_SHARED = {
    "en": (
        lazily(
            rf"(?P<takes>{WHO['en']} (?:takes|suffers|is dealt) (?P<all>\d+) (?P<token>damage|horror))(?:,| and|, and|;|:)? "
            r"(?:puts|places|assigns|putting|placing|assigning)?(?P<shares> ?.+)"
        ),
        lazily(
            rf"(?P<much>{_MUCH['en']}|(?:all )?the rest|the (?:remainder|others?|other one)|it all|all)"
            r"(?: (?:of (?:it|them|which|that|these)|(?:damage|horror)))? "
            r"(?:(?:goes|go|is put|are put|is placed|are placed|is assigned|are assigned) )?(?:on|onto|to) (?P<card>.+)"
        ),
        lazily(r",? and (?:(?:puts|places|assigns) )?|, "),
        "{who} assigns {much} {token} to {card}",
    ),
    "it": (
        lazily(
            rf"(?P<takes>{WHO['it']} (?:subisce|riceve) (?P<all>\d+) (?P<token>dann[oi]|orror[ei]))(?:,| e|, e|;|:)? "
            r"(?:mette|assegna|mettendone|assegnandone|ne mette|ne assegna)?(?P<shares> ?.+)"
        ),
        lazily(
            rf"(?P<much>{_MUCH['it']}|(?:tutto )?il resto|l['’]altr[oa]|tutto)(?: (?:dei quali|di questi|di essi|dann[oi]|orror[ei]))? "
            r"(?:(?:va|vanno|viene messo|vengono messi) )?(?:(?:sull|all)['’]|(?:sul(?:la|lo)?|su|al(?:la|lo)?|a) )(?P<card>.+)"
        ),
        lazily(r",? e (?:(?:mette|assegna|ne mette|ne assegna) )?|, "),
        "{who} assegna {much} {token} a {card}",
    ),
}
_THEMSELVES = lazily(r"(?:him|her|them)sel(?:f|ves)|(?:sé|se)(?: stess[oa])?")
_PRONOUNS = frozenset(("he", "she", "they", "I", "lui", "lei"))
_ON_WHOM = {"en": "themselves", "it": "se stesso"}
_ONE = frozenset(("a", "an", "one", "un", "uno", "una"))


def shared(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody takes, then each share of it; none where a share is not told, or they are too many."""
    takes, share, joint, row = _SHARED[language]
    found = takes.fullmatch(text)
    if found is None or not found["shares"].strip():
        return
    left, told = int(found["all"]), list[str]()
    for part in joint.split(found["shares"].strip()):
        one = share.fullmatch(part)
        if one is None:
            return
        much = _count(one["much"], left, language)
        left -= much
        if much <= 0 or left < 0:
            return
        card = one["card"]
        if _THEMSELVES.fullmatch(card):
            card = _ON_WHOM[language] if found["who"] in _PRONOUNS else found["who"]
        told.append(row.format(who=found["who"], much=much, token=found["token"], card=card))
    yield (found["takes"], *told)


def _count(much: str, left: int, language: str) -> int:
    """How much is meant, of as much as is ``left``."""
    if much in _ONE:
        return 1
    digits = DIGITS[language].get(much, much)
    return int(digits) if digits.isdigit() else left
