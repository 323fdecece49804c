"""What a Then step asks in the words of a question: "does it attack?", "can Roland play it?", "we wonder whether …"."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.rulings.said_by import told_by
from rulesref.rulings.scene import Scene
from rulesref.wording.third_person import third_person

_ASKED = {"en": "it is asked whether {}", "it": "si chiede se {}"}
#: Language → what introduces a question.
_WONDERING = {
    "en": lazily(
        r"(?:(?:the |my |our )?question(?: is)?(?: whether| if|:|,)|(?:I|we|they|somebody) (?:ask|wonder|argue|want to know|would like to know|are not sure)"
        r"(?:s| about)?(?: whether| if|:)|is it (?:true|correct|right|the case) that|does it (?:happen|follow) that"
        r"|it is unclear (?:whether|if)|(?:whether|if)) (?P<what>.+?)(?: or not)?\??",
    ),
    "it": lazily(
        r"(?:(?:la |la mia |la nostra )?domanda(?: è)?(?: se|:|,)|(?:mi|ci) (?:chiedo|chiediamo) se|(?:si )?(?:vuole|vogliamo|voglio) sapere se"
        r"|è vero che|non è chiaro se|se) (?P<what>.+?)(?: oppure no| o no)?\??",
    ),
}
#: A question that is put to somebody: the verb that comes first, and the rest.
_INVERTED = lazily(
    r"(?P<first>does|do|did|is|are|was|were|has|have|can|could|may|must|will|would|should) "
    r"(?P<rest>(?:(?:the|an?|any|no|his|her|their|this|that) )?(?:[A-Z\"“.]|\b(?:it|he|she|they|there|I|agenda|act)\b).*?)"
    r"(?:,? or not)?\??"
)
#: What may be done, or has to be, as expectations say it; ``None`` of what only makes a question of it.
_VERBS = {
    **dict.fromkeys(("can", "could", "may"), "may"),
    **dict.fromkeys(("must",), "must"),
    **dict.fromkeys(("does", "do", "did", "will", "would", "should"), None),
}
_BE = {"was": "is", "were": "are"}
#: The verb of whom such a question is about need not stand behind their name at once.
_BETWEEN = lazily(r"(?:still|also|now|then|really|actually|even|ever|get to|have to) ")
_FIRST = {"get to": "may", "have to": "must"}
#: A question in the order of a statement.
_MARKED = lazily(r"(?P<what>.+?)\s*\?")


def direct_questions(scene: Scene, text: str) -> Iterator[str]:
    """``text`` as a sentence that asks about what it asks, where that reads as an expectation."""
    asked = _ASKED[scene.language]
    found = _WONDERING[scene.language].fullmatch(text)
    inner = (found["what"],) if found is not None else ()
    for what in (*inner, *_put_straight(text, scene.language), *_statement(text)):
        if told_by(scene, what, "then") is not None:
            yield asked.format(what)
            return


def _statement(text: str) -> Iterator[str]:
    found = _MARKED.fullmatch(text)
    if found is not None:
        yield found["what"]


def _put_straight(text: str, language: str) -> Iterator[str]:
    """What ``text`` asks, with the verb behind whom it is about, each place where that could be."""
    found = _INVERTED.fullmatch(text) if language == "en" else None
    if found is None:
        return
    first, words = found["first"], found["rest"].split(" ")
    for at in range(1, len(words) + 1):
        who, does = " ".join(words[:at]), " ".join(words[at:])
        if first not in _VERBS:
            yield f"{who} {_BE.get(first, first)} {does}".rstrip()
            continue
        verb = _VERBS[first]
        between = _BETWEEN.match(does)
        if between is not None:
            does, verb = does[between.end() :], _FIRST.get(between[0].strip(), verb or "") or verb
        bare, _, rest = does.partition(" ")
        if not bare.isalpha():
            continue
        yield f"{who} {f'{verb} {bare}' if verb else third_person(bare)} {rest}".rstrip()
