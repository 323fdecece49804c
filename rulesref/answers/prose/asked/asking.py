"""What a question of a player's prose asks of a case: statements, and how their answers are one."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.prose.asked.asked_how import LATE, LEAVE, WHO
from rulesref.answers.prose.asked.each_statement import numbered
from rulesref.answers.prose.asked.exactly import EXACT
from rulesref.answers.prose.asked.how_high import by_what_they_have
from rulesref.answers.prose.asked.ordering import ordered
from rulesref.answers.prose.asked.statements import Statements, read_rows
from rulesref.answers.prose.asked.who import of_each
from rulesref.answers.prose.clitics import with_objects
from rulesref.answers.prose.discourse import Discourse, Unclear
from rulesref.answers.prose.plain import plainly
from rulesref.answers.prose.pronouns import IT, SHE

#: A purpose that is not understood: what may not be done at all cannot be done for it.
UNREAD = "?"
_LEADING = re.compile(
    r"^(?:so|then|and|now|but|ok|in this case|in that case|quindi|allora|e|ma|adesso|ora),? ", re.I
)
#: How it is asked whether something can be done no more, and whether it can be.
_TOO_LATE = {
    "en": re.compile(r"(?:(?:so|and|then),? )?(?:is it|am I) (?:already |now )?too late (?:now )?(?:for (?P<who>@\d+) |for me )?to (?P<do>.+)", re.I),
    "it": re.compile(r"(?:è|sono) (?:ormai |già )?(?:troppo tardi|in ritardo) per (?P<do>.+)", re.I),
}  # fmt: skip
_CAN = {"en": "can {0} {1}", "it": "posso {1}"}
_PURPOSE = {"en": " to ", "it": " per "}
_INFINITIVES = {
    "scoprire": "scopre",
    "ottenere": "ottiene",
    "annullare": "annulla",
    "infliggere": "infligge",
}
_VERB_IT = r"(?:usare|giocare|attaccare|combattere|eludere|impegnare|indagare|muover|spostar|attivare|innescare|prendere|pescare|finire|terminare|investire|scoprire|mettere|assegnare|sparare)"


def asked_by(question: str, discourse: Discourse) -> Iterator[Statements]:
    """Everything that ``question`` may ask. Raises ``Unclear``."""
    late = _TOO_LATE[discourse.language].fullmatch(question.strip(" ?"))
    if late:
        can = _CAN[discourse.language].format(late.groupdict().get("who") or "I", late["do"])
        every = asked_by(can, discourse)
        yield from (one._replace(how=LATE) for one in every if one.how == LEAVE)
        return
    if discourse.language == "it":
        question = with_objects(question, discourse)
    text = plain_question(question, discourse.language)
    whole = list(read_rows(text, discourse)) or list(_of_each(question, discourse))
    if not whole and discourse.language == "it":  # who acts may be left out
        whole = _of_somebody_or_something(text, discourse)
    yield from whole
    if not whole:
        yield from ordered(text, discourse)
    head, between, purpose = text.partition(_PURPOSE[discourse.language])
    if whole or not between:
        return
    for asking in read_rows(head, discourse):
        if asking.how != LEAVE or not asking.does:
            continue
        subject = re.match(r"(?:can|may|could|può) (ME|SHE|IT|@\d+)", head)
        wanted = _wanted(subject[1] if subject else "ME", purpose, discourse.language)
        aims = [_aim(aim, discourse.language) for aim in read_rows(wanted, discourse)]
        for aim in aims or [(UNREAD,)]:
            yield asking._replace(purpose=aim)


def _of_each(question: str, discourse: Discourse) -> Iterator[Statements]:
    """What ``question`` asks where it asks who it is; nothing where one of them may be meant in two ways."""
    for questions in of_each(question, discourse):
        every = [list(dict.fromkeys(asked_by(one, discourse))) for one in questions]
        if all(len(one) == 1 and one[0].statements for one in every):
            yield Statements(WHO, every[0][0].statements, among=tuple(one[0] for one in every))
            return


def _of_somebody_or_something(text: str, discourse: Discourse) -> list[Statements]:
    """What ``text``, which leaves out of whom it asks, may ask. Raises ``Unclear`` where it may be of two.

    Nobody exhausts or readies but a card.
    """
    thing = list(read_rows(f"{IT} {text}", discourse))
    if _OF_A_CARD.search(text):
        return thing
    person = list(read_rows(f"{SHE} {text}", discourse))
    if person and thing and person != thing:
        raise Unclear
    return person or thing


#: What is asked of a card alone.
_OF_A_CARD = re.compile(r"\b(?:esaurit|esaust|pront|ripristina)", re.I)


def _aim(aim: Statements, language: str) -> tuple[str, ...]:
    """The statements of what is wanted, of just so much where a number is."""
    if aim.how != EXACT:
        return aim.statements
    return tuple(numbered(one, aim.numbers[0], language) for one in aim.statements)


def _wanted(who: str, purpose: str, language: str) -> str:
    """The question whether ``purpose`` comes about."""
    if language == "it":
        verb, _, rest = purpose.partition(" ")
        return f"{who} {_INFINITIVES.get(verb, verb)} {rest}"
    return plain_question(f"does {who} {purpose}", language)


#: A question that is nothing but what something may be.
_SHORT = re.compile(r"^(dead|defeated|killed|discarded|exhausted|ready)$", re.I)


#: Whoever follows somebody does so to where that one is.
_FOLLOWS_THERE = re.compile(
    r"^((?:does|do|did|will|would) .+ (?:follow|come with) \S+) there$", re.I
)


def plain_question(question: str, language: str) -> str:
    """``question`` in the words that the rows of questions are told in."""
    text = by_what_they_have(_LEADING.sub("", question.strip(" ?")), language)
    if language == "it":
        text = re.sub(
            r"^dove sono(?=$| adesso$| ora$| in questo momento$)", "dove sono ME", text, flags=re.I
        )
        text = re.sub(
            r"^(@\d+|io) (può|potrebbe|posso|potrei|deve|devo) ", r"\2 \1 ", text, flags=re.I
        )
        text = re.sub(r"^(posso|potrei|devo) io ", r"\1 ", text, flags=re.I)
        text = re.sub(
            r"^(può|posso|potrei|potrebbe|devo|deve) (?:ancora|già|comunque|adesso|ora|quindi|anche) ",
            r"\1 ",
            text,
            flags=re.I,
        )
        text = re.sub(r"^devo\b", "deve ME", text, flags=re.I)
        text = re.sub(r"^(?:posso|potrei)\b", "può ME", text, flags=re.I)
        text = re.sub(rf"^può (?={_VERB_IT})", "può SHE ", text, flags=re.I)
        text = " ".join(text.split())
    if language == "en":
        text = _FOLLOWS_THERE.sub(r"\1", text)
        text = _SHORT.sub(rf"is {IT} \1", text)
        text = re.sub(r"^(?:a )?success$", "is that a success", text, flags=re.I)
    text = re.sub(
        r"\b(can|may|could|does|do|did|will|would|am|have|must|should) I\b",
        r"\1 ME",
        text,
        flags=re.I,
    )
    text = plainly(text, language)
    if language == "it":  # "lo attacca?" asks what the enemy does to whoever was spoken of
        text = re.sub(rf"^(attacca|contrattacca|impegna) {IT}$", rf"{IT} \1 {SHE}", text)
    text = re.sub(rf"\b(do|does|did) {SHE} has\b", rf"does {SHE} have", text)
    one = r"((?:the |my )?(?:ME|SHE|IT|@\d+))(?!,| and)"  # "the rats" are one card
    text = re.sub(rf"^(?:am|are) {one}", r"is \1", re.sub(rf"^do {one}\b", r"does \1", text))
    return re.sub(
        r"^(does|can|may|could|will|would) (ME|SHE|IT|@\d+) (?:get|gets) to (?!attack|hit)",
        r"can \2 ",
        text,
    )
