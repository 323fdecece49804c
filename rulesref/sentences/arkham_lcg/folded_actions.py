"""One sentence that says what somebody does with an action, by that it is spent on it."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.expression import lazily
from rulesref.sentences.arkham_lcg.folded_costs import WHO
from rulesref.wording.folded import Comes
from rulesref.wording.third_person import third_person

#: Language → what somebody does with one of their actions, told by that it is spent.
_WITH_ACTION = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:spends|uses) (?:an|1|one|(?:his|her|their|the) (?P<last>last)) action to "
            r"(?P<does>fight|attack|evade|investigate|move|engage|play|resign|parley|take)(?P<rest>(?: .+)?)"
        ),
        "{who} {verb}{rest}",
        "this has happened: {who} spends 1 action",
        "{who} has 0 actions",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:spende|usa) (?:un['’]|1 |(?:la|l['’]) ?(?:sua )?(?P<last>ultima) )azione per "
            r"(?P<does>combattere|attaccare|eludere|indagare|muoversi|impegnare|giocare|abbandonare|prendere)(?P<rest>(?: .+)?)"
        ),
        "{who} {verb}{rest}",
        "è successo questo: {who} spende 1 azione",
        "{who} ha 0 azioni",
    ),
}
#: Language → so many cards that are drawn, or resources taken, each with an action of its own.
_EACH_WITH_ACTION = {
    "en": (
        lazily(
            rf"{WHO['en']} (?:draws|takes|gains) (?P<count>[234]|an?|1) (?P<what>card|resource)s? (?:with|using|for|by spending|as) "
            r"(?:(?P<all>all )?(?:his|her|their|the) )?(?:(?P<spent>[234]|an?|1) )?(?:(?P<one>action)|actions)"
        ),
        lazily(
            rf"{WHO['en']} (?:takes|spends|uses) (?P<spent>[234]) actions to (?:draw|take|gain) (?:(?P<count>[234]) )?(?P<what>card|resource)s"
        ),
        {"card": "{who} draws a card as an action", "resource": "{who} takes a resource"},
        "{who} has 0 actions",
    ),
    "it": (
        lazily(
            rf"{WHO['it']} (?:pesca|prende|ottiene) (?P<count>[234]|1|una) (?P<what>cart|risors)[ae] (?:con|usando|spendendo) "
            r"(?:(?:la|le|(?P<all>tutte) le) (?:(?:sua|sue|proprie|propria) )?)?(?:(?P<spent>[234]|1|un['’]) ?)?azion(?:(?P<one>e)|i)"
        ),
        lazily(
            rf"{WHO['it']} (?:usa|spende) (?P<spent>[234]) azioni per (?:pescare|prendere|ottenere) (?:(?P<count>[234]) )?(?P<what>cart|risors)e"
        ),
        {"cart": "{who} effettua l'azione di pesca", "risors": "{who} prende una risorsa"},
        "{who} ha 0 azioni",
    ),
}
_ONE = frozenset(["a", "an", "1", "una", "un'", "un’"])
#: Language → (how many actions somebody has taken in their turn by now; how that is said; one and several).
_TAKEN = {
    "en": (
        lazily(
            r"(?P<who>.+?) has (?:already )?(?:taken|used|spent|used up) (?:already )?(?P<taken>[123]|one|an|two|three) (?:of (?:his|her|their) (?:(?:3|three) )?)?actions?(?: already)?(?: (?:this|in this|in (?:his|her|their)) turn)?"
        ),
        "{who} has spent {many} {action} so far",
        ("action", "actions"),
    ),
    "it": (
        lazily(
            r"(?P<who>.+?) ha (?:già )?(?:effettuato|fatto|usato|speso|svolto|preso|compiuto) (?:già )?(?P<taken>[123]|una|un['’]|due|tre) ?(?:delle (?:sue|proprie) (?:(?:3|tre) )?)?azion[ei](?: (?:in questo|nel suo) turno)?"
        ),
        "{who} ha speso finora {many} {action}",
        ("azione", "azioni"),
    ),
}
_TWO, _THREE = frozenset(["2", "two", "due"]), frozenset(["3", "three", "tre"])
_REFLEXIVE = {"muoversi": "si muove"}


def with_action(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """What somebody does with one action, which has to be spent on it, and to be the last where it says so."""
    said, does, spends, none_left = _WITH_ACTION[language]
    found = said.fullmatch(text)
    if found is None:
        return
    who, bare = found["who"], found["does"]
    verb = third_person(bare) if language == "en" else _REFLEXIVE.get(bare, _italian(bare))
    left = (Comes(none_left.format(who=who)),) if found["last"] else ()
    told = does.format(who=who, verb=verb, rest=found["rest"])
    yield told, Comes(spends.format(who=who)), *left


def each_with_action(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """So many cards or resources, as many times the action that gives one: so many are spent.

    One action gives one of them, and all of somebody's actions leave none.
    """
    *ways, deeds, none_left = _EACH_WITH_ACTION[language]
    for said in ways:
        found = said.fullmatch(text)
        if found is None:
            continue
        count, spent = (
            1 if told in _ONE else int(told) if told else 0
            for told in (found["count"], found["spent"])
        )
        named = found.groupdict()
        if named.get("one"):
            spent = spent or 1
        if not (count and spent and count != spent):
            left = (Comes(none_left.format(who=found["who"])),) if named.get("all") else ()
            yield (deeds[found["what"]].format(who=found["who"]),) * (count or spent) + left


def taken(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """How many of their actions somebody has spent before what is told."""
    said, spent, action = _TAKEN[language]
    found = said.fullmatch(text)
    if found is not None:
        told = found["taken"]
        many = 3 if told in _THREE else 2 if told in _TWO else 1
        yield (spent.format(who=found["who"], many=many, action=action[many > 1]),)


def _italian(infinitive: str) -> str:
    return f"{infinitive[:-3]}{'a' if infinitive.endswith('are') else 'e'}"
