"""When: a choice that is told by what is done, such as that somebody chooses to draw 1 card."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from rulesref.catalogue import said
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
from rulesref.errors import UnresolvedReference
from rulesref.expression import lazily
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.reference import Reference, alike
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import is_effect
from rulesref.rulings.timeline import tell_line
from rulesref.rulings.witness import foretold, retrace, told
from rulesref.sentences.arkham_lcg.other_words import in_other_words
from rulesref.sentences.arkham_lcg.playing.what_for import acts, dealer, served
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent
from rulesref.wording.themselves import by_name
from rulesref.wording.third_person import third_person

#: How much of a token is done something with, and what else is said of it.
_SO_MUCH = lazily(r"(?P<amount>\d+|an?|un[oa]?) (?P<token>[^\W\d_]+)(?P<rest> .+)")
#: Language → bare verb → how it is said of one token that it is done to, and of several.
_DONE = {
    "en": {"place": ("is placed", "are placed"), "heal": ("is healed", "are healed")},
    "it": {
        "collocare": ("viene collocato", "vengono collocati"),
        "curare": ("viene curato", "vengono curati"),
    },
}
#: How an Italian timeline says it of uses, before them: one, and several.
_PLACED = ("collocare", "si pone", "si pongono")
#: Language → somebody, or an enemy, who is moved to a place.
_MOVED = {
    "en": lazily(r"(?:move|send|bring|take) (?P<card>[A-Z\"“].*?) (?:in)?to (?P<place>.+)"),
    "it": lazily(
        r"(?:muovere|spostare|mandare|portare) (?P<card>[A-ZÀ-Ý\"“].*?) (?:in|a|nel(?:lo|la)?|a(?:l|llo|lla)) "
        r"(?P<place>.+)"
    ),
}
_IS_MOVED = {"en": "is moved to", "it": "viene spostato in"}
#: Language → an enemy that is called by a pronoun, behind what stands before it.
_OF_IT = {
    "en": lazily(r"(\b(?:to|on|from|at|evades?|fights?|attacks?) )it$"),
    "it": lazily(r"(\b(?:a|su|da) )(?:lui|lei|esso|essa)$"),
}
#: An amount that is told by whose it is, or which.
_SOME = lazily(r"\b(?:its|his|her|their|that|this|suo|suoi|quel|questo)\b")
_ANY = r"\\d+"
#: Which of its namesakes a card is, as a timeline says where the case has several alone.
_WHICH = lazily(r" \([^()]+\)")
#: What somebody chooses of what a card offers → the option that leads to it.
_OF_A_CARD = {"branch": "branch", "may": "accept", "reaction": "use", "target": "target"}
#: Verbs of what a card may do by itself, where somebody uses it for that.
_DEALS = ("deal", "infliggere")
_ONE = ("1", "a", "an", "un", "uno", "una")
#: The end of an Italian infinitive → that of its third person, where it is regular.
_ENDS = {"are": "a", "ere": "e", "ire": "e"}
#: Where it is not.
_ENDS_SO = {"subire": "subisce", "guarire": "guarisce"}


@SPEECH.sentence(
    "when",
    "chooses-to",
    who="investigator",
    what="text",
    en="{who} (chooses|decides) to {what}",
    it="{who} (sceglie|decide) di {what}",
)
def chooses_to(scene: Scene, who: Reference, what: str) -> list[Intent]:
    """Answers a choice by what the chosen option does; what needs no choice is done as told."""
    doers = [who.text, str(scene.name(scene.thing(who)))]
    if what.partition(" ")[0] in _DEALS and (card := dealer(scene, who)):
        doers.insert(0, card)  # what a card deals is dealt by it
    texts = (text for doer in doers for text in done(doer, what, scene.language))
    return chosen(scene, who, what, texts, what)


@SPEECH.sentence(
    "when",
    "chooses-that",
    who="investigator",
    what="text",
    en="{who} (chooses|decides) that {what}",
    it="{who} (sceglie|decide) che {what}",
)
def chooses_that(scene: Scene, who: Reference, what: str) -> list[Intent]:
    """The same, told as a When step would tell it. Raises ``UnresolvedReference``: of another's choice."""
    ahead = scene.ahead()
    choice, player = ahead.state.pending, scene.thing(who)
    if isinstance(choice, Choice) and choice.chooser not in (player, None, ""):
        other = ahead.name(choice.chooser)
        raise UnresolvedReference(
            said("this falls to {theirs}, not to {other}").format(theirs=other, other=who.text),
            remedy=said("say {theirs}").format(theirs=other),
        )
    return chosen(scene, who, what, iter((what,)))


def chosen(
    scene: Scene, who: Reference, what: str, texts: Iterator[str], purpose: str = ""
) -> list[Intent]:
    """What ``who`` chooses by ``what``, of which one of ``texts`` tells what comes.

    ``purpose`` is ``what`` where it may say no more than what a card is used for. Raises
    ``UnresolvedReference`` where nothing of the kind is to be chosen.
    """
    every = [named for one in texts for named in _with_name(scene, one)]
    if purpose and acts(scene, who, purpose):
        return []
    if (by := _by_what_comes(scene, scene.thing(who), every)) is not None:
        return by
    for text in every:
        read = read_of_kind(text, "when", scene.tongue, dict(scene.telling.said))
        if isinstance(read, Told):
            intents: list[Intent] = read.row.run(scene, **read.slots)
            if not read.row.effect:
                if purpose and _is_done(scene, who):
                    continue  # it would begin anew what the card that was used has not done
                return intents
            player = scene.thing(who)
            return [Intent("chosen-deed", {"who": player, "deed": one}) for one in intents]
    if _has_come_about(scene, every):
        return []
    if purpose and (done_so := served(scene, who, purpose)) is not None:
        return done_so
    if not isinstance(scene.ahead().state.pending, Choice):
        raise UnresolvedReference(
            said(
                "nothing is to be chosen here, and this says no more than what it is for: {text}"
            ).format(text=what),
            told=what,
            remedy=said("leave that out, and say in a Then step what comes of it"),
        )
    raise UnresolvedReference(
        said("what is chosen is not told like this: {text}").format(text=what),
        told=what,
        candidates=_offered(scene),
        remedy=said("write the option that is meant, as the replay names it"),
    )


def _is_done(scene: Scene, who: Reference) -> bool:
    """Whether ``who`` has just used or played a card, and all that comes of it has come about."""
    return bool(dealer(scene, who)) and scene.ahead().waiting is None


def _by_what_comes(scene: Scene, who: str, texts: Sequence[str]) -> list[Intent] | None:
    """The only option of a card of which a timeline would tell one of ``texts`` before anything else is asked.

    Where none is and the card then has ``who`` choose something, the option and that.
    """
    ahead = scene.ahead()
    choice = ahead.state.pending
    if not isinstance(choice, Choice) or choice.id not in _OF_A_CARD:
        return None
    if choice.chooser not in (who, ""):  # several may react
        return None
    wanted = set(_also_unmarked(texts))
    ways: list[tuple[Option, ...]] = [
        (option,)
        for option in choice.options
        if option.id in _OF_A_CARD.values() and option.slots.get("who", who) == who
    ]
    found = [way for way in ways if _tells(ahead, way, wanted)]
    if not found and choice.id == "branch":
        ways = [two for way in ways for two in _further(ahead, way, who)]
        found = [way for way in ways if _tells(ahead, way, wanted)]
    return [Intent(one.id, dict(one.slots)) for one in found[0]] if len(found) == 1 else None


def _also_unmarked(texts: Sequence[str]) -> Iterator[str]:
    """Each of ``texts``, and without what tells a card from its namesakes."""
    for text in texts:
        yield alike(text)
        yield alike(_WHICH.sub("", text))


def _tells(ahead: Scene, way: Sequence[Option], wanted: Container[str]) -> bool:
    """Whether a timeline would tell one of ``wanted`` when the options of ``way`` are chosen."""
    return any(
        moment.stage == "impact" and alike(moment.text) in wanted for moment in told(ahead, way)
    )


def _further(ahead: Scene, way: tuple[Option, ...], who: str) -> Iterator[tuple[Option, ...]]:
    """``way`` with each option of what ``who`` is to choose next, where the same card asks it of them."""
    choice = retrace(ahead, way).state.pending
    if isinstance(choice, Choice) and choice.id == "target" and choice.chooser == who:
        yield from ((*way, option) for option in choice.options)


def _has_come_about(scene: Scene, texts: Sequence[str]) -> bool:
    """Whether the step before has led to one of ``texts``, which may leave out how much that is."""
    wanted = [re.compile(_SOME.sub(_ANY, re.escape(text))) for text in _also_unmarked(texts)]
    ahead = scene.ahead()
    log = ahead.state.log
    while log is not None and log is not scene.telling.mark:
        line, log = log
        if line.stage == "impact" and line.event is not None:
            said = alike(tell_line(ahead, line))
            if any(one.fullmatch(said) for one in wanted):
                return True
    return False


def _with_name(scene: Scene, text: str) -> Iterator[str]:
    """``text`` and the same in other words, with the name of the only enemy where it says "it"."""
    enemies = [
        id
        for id, thing in scene.state.things.items()
        if "card" in thing and thing["card"].type == "enemy" and thing.get("zone") == "play"
    ]
    of_it = _OF_IT[scene.language]
    named = of_it.sub(rf"\1{scene.name(enemies[0])}", text) if len(enemies) == 1 else text
    yield named
    yield from in_other_words(named, scene.language)
    choice = scene.ahead().state.pending
    if isinstance(choice, Choice) and choice.id == "branch":
        card = choice.options[0].slots.get("card")
        if card and (of_card := of_it.sub(rf"\1{scene.name(card)}", text)) not in (named, text):
            yield of_card


def _offered(scene: Scene) -> tuple[str, ...]:
    ahead = scene.ahead()
    choice = ahead.state.pending
    options = choice.options if isinstance(choice, Choice) else ()
    return tuple(foretold(ahead, option) for option in options[:6])


def done(who: str, what: str, language: str) -> Iterator[str]:
    """``what`` somebody chooses to do, in sentences that tell it as done."""
    what = by_name(what, who, language)
    verb, _, rest = what.partition(" ")
    much, done = _SO_MUCH.fullmatch(rest), _DONE[language].get(verb)
    if much is not None and done is not None:
        several = much["amount"] not in _ONE
        for said_so in (done[several], done[not several]):  # "2 horror is", "2 resources are"
            yield f"{much['amount']} {much['token']} {said_so}{much['rest']}"
        if verb == _PLACED[0]:
            yield f"{_PLACED[1 + several]} {much['amount']} {much['token']}{much['rest']}"
    if (moved := _MOVED[language].fullmatch(what)) is not None:
        yield f"{moved['card']} {_IS_MOVED[language]} {moved['place']}"
    if language == "en":
        yield f"{who} {third_person(verb)} {rest}".rstrip()
    elif verb in _ENDS_SO:
        yield f"{who} {_ENDS_SO[verb]} {rest}".rstrip()
    elif verb[-3:] in _ENDS:
        yield f"{who} {verb[:-3]}{_ENDS[verb[-3:]]} {rest}".rstrip()


def deed_of(intent: Intent) -> Intent | None:
    """What somebody chooses to have done by an effect; ``None`` for any other intent."""
    return intent.slots["deed"] if intent.id == "chosen-deed" else None


def came_of_choosing(scene: Scene, line: Line, intent: Intent) -> bool:
    """Whether ``line`` tells what ``intent`` chooses to have done by an effect."""
    deed = deed_of(intent)
    return deed is not None and is_effect(scene, line, deed)
