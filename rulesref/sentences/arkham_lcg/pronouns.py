"""Pronouns that can mean one thing alone: whose the tokens are, or what the only one there does."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.entries import fold
from rulesref.expression import lazily
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.reference import alike
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.done_again import done_again
from rulesref.sentences.arkham_lcg.damage_and_defeat.one_kind import of_the_kind
from rulesref.sentences.arkham_lcg.direct_questions import direct_questions
from rulesref.sentences.arkham_lcg.names_now import told_of
from rulesref.sentences.arkham_lcg.of_the_only_one import of_the_only_one
from rulesref.sentences.arkham_lcg.other_copy import of_copies
from rulesref.sentences.arkham_lcg.other_words import in_other_words
from rulesref.sentences.arkham_lcg.others_called_so import others_called_so
from rulesref.sentences.arkham_lcg.reacts import reacts
from rulesref.sentences.arkham_lcg.said_of_enemies import said_of_enemies
from rulesref.sentences.arkham_lcg.short_names import in_full
from rulesref.sentences.arkham_lcg.skill_tests.the_test import of_the_test
from rulesref.sentences.arkham_lcg.so_anyway import but_for_what_is_so
from rulesref.sentences.arkham_lcg.so_many_exactly import so_many_exactly
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.sentences.arkham_lcg.whose_card import of_theirs
from rulesref.sentences.arkham_lcg.whose_place import of_their_place
from rulesref.wording.respelling import respelt
from rulesref.wording.themselves import by_name
from rulesref.wording.third_person import third_person

#: Tokens that a sentence counts in the end, and that they lie on what it speaks of: on it, and on
#: somebody only where the sentence is about nothing else.
_ON_IT = lazily(
    r"(\b(?:\d+|no|nessun) [^\W\d_]+(?: token)?s?)(?: left| remaining| rimast[aoi])? (?:on (?:it|them)|su di (?:esso|essa))$"
)
_ON_THEM = lazily(
    r"^([^,]+ (?:has|have|ha|hanno) \d+ [^\W\d_]+) (?:on (?:him|her|them)|su di (?:lui|lei|sé))$"
)
#: Language → (an area that is called theirs, the same with whose it is).
_THEIRS = {
    "en": (
        (
            r"\b(?:his|her|their|my) (?:own )?(hand|threat area|play area|deck|discard pile|turn)\b",
            r"{}'s \1",
        ),
        (r"\b(engaged with|attacks|engages) (?:him|her)\b", r"\1 {}"),
        (r"\bunder (?:his|her|their|my) control$", "under {}'s control"),
        (r"^(?:his|her|their|my) (willpower|intellect|combat|agility|health|sanity)\b", r"{}'s \1"),
    ),
    "it": (
        (r"\bnella (?:sua|propria) (area di minaccia|area di gioco)\b", r"nell'\1 di {}"),
        (r"\b(impegnat[oaie]) con (?:lui|lei)\b", r"\1 con {}"),
        (r"\bnella (?:sua|propria) mano\b", "nella mano di {}"),
        (r"\b(ne|su|a|de)l (?:suo|proprio) mazzo\b", r"\1l mazzo di {}"),
        (r"^il suo mazzo\b", "il mazzo di {}"),
        (r"^la sua (mano|pila degli scarti)\b", r"la \1 di {}"),
        (r"\bsotto il (?:suo|proprio) controllo$", "sotto il controllo di {}"),
        (r"\bnella (?:sua|propria) pila degli scarti\b", "nella pila degli scarti di {}"),
    ),
}
#: Language → what is done to an enemy that is called by a pronoun.
_AT_IT = {
    "en": lazily(r"\b(attacks|fights|hits|shoots|evades|engages|parleys with) it\b"),
    "it": lazily(r"\bl[oa] (attacca|combatte|colpisce|elude|ingaggia)\b"),
}
_AT = {"en": r"\1 {}", "it": r"\1 {}"}
#: What another than the only one who plays does to them, in Italian.
_AT_THEM = lazily(
    r"(?P<by>(?:il |lo |la |l['’]|un |uno |una )?[A-ZÀ-Ý\"“].*?) (?:l[oa] |l['’])(?P<does>attacca|impegna|ingaggia|segue)\b"
)
#: Language → what says that an area is that of whom the sentence is about.
_OWN = {"en": lazily(r"\b(?:his|her|their) own "), "it": lazily(r"\bpropri[oa]\b")}
#: The name that a sentence begins with: its words have capitals.
_NAME_FIRST = lazily(r"(?P<who>[\"“]?[A-ZÀ-Ý]\S*(?: [\"“]?[A-ZÀ-Ý]\S*)*) ")
#: Who a sentence is about, where that is a pronoun; what they do stands behind it.
_SUBJECT = {
    "en": lazily(r"(?P<who>I|they|he|she)(?P<am>'m|'ve)? (?P<does>[a-z]+)\b", re.IGNORECASE),
    "it": lazily(r"(?:(?:lui|lei) )?(?P<does>(?:non |si )?[^\W\d_]+)\b", re.IGNORECASE),
}
#: Language → what begins with somebody who has no name.
_PRONOUN_FIRST = {
    "en": lazily(r"(?:he|she|they|I)(?:'m|'ve)? ", re.IGNORECASE),
    "it": lazily(r"(?:lui|lei) ", re.IGNORECASE),
}
#: Language → what ends with somebody who has no name.
_PRONOUN_LAST = {"en": lazily(r"\b(?:him|her)$"), "it": lazily(r"\b(?:lui|lei)$")}
#: What is said of somebody else where no "s" is added.
_DOES = {
    "am": "is",
    "are": "is",
    "have": "has",
    "sono": "è",
    **{word: word for word in ("may", "can", "cannot", "must", "would")},
}
_SHORT = {"'m": "is ", "'ve": "has "}

#: What somebody tries to do to an enemy that is a pronoun at the end of an Italian verb.
_ENCLITIC = lazily(
    r"\b(?:prova a|cerca di|tenta di) (?P<does>eluder|combatter|attaccar|impegnar|ingaggiar|colpir)(?P<it>l[oa])\b"
)
_ENCLITIC_DOES = {"eluder": "elude", "combatter": "combatte", "colpir": "attacca"}


def _without_enclitic(found: re.Match[str]) -> str:
    """The same with the pronoun before the verb that says what is done."""
    does = _ENCLITIC_DOES.get(found["does"], f"{found['does'][:-1]}")
    return f"{found['it']} {does}"


def rewordings(scene: Scene, text: str) -> Iterator[str]:
    """``text`` without the words for what has just been named, or with the name of the only one.

    Then the same in the spelling that sentences have.
    """
    yield from of_the_test(scene, text)
    yield from direct_questions(scene, text)
    if scene.language == "it" and (free := _ENCLITIC.sub(_without_enclitic, text)) != text:
        yield free
        text = free
    for told in of_the_kind(scene, text):
        yield told
        text = told
    ways = (
        done_again,
        of_their_place,
        in_full,
        said_of_enemies,
        so_many_exactly,
        reacts,
        of_theirs,
        of_copies,
        but_for_what_is_so,
        of_the_only_one,
    )
    for shorter in ways:
        for told in shorter(scene, text):
            yield told
            text = told
    bare = _ON_THEM.sub(r"\1", _ON_IT.sub(r"\1", text))
    if bare != text:
        yield bare
    if (meant := _themselves(scene, bare)) != bare:
        yield meant
    if (own := _own(scene, bare)) != bare:
        yield own
    seated = _who_play(scene)
    name = scene.name(seated[0]) if len(seated) == 1 else "" if seated else scene.telling.alone
    name = "" if name and others_called_so(scene, text, name) else name
    at_it = _at_the_player(scene, bare, name) or _at_the_only_one(scene, bare)
    if at_it != bare:
        yield at_it
        bare = at_it
    named = _named(bare, name, scene.language) if name else bare
    if named != bare:
        yield named
    for said in dict.fromkeys((named, bare)):
        for spelt in (said, *respelt(said, scene.language)):
            for one in (spelt, _of_the_subject(spelt, name, scene.language)) if name else (spelt,):
                yield one
                yield from in_other_words(one, scene.language)


def _at_the_player(scene: Scene, text: str, name: str) -> str:
    """``text`` with the ``name`` of the only one who plays, to whom another does it; empty for none."""
    found = _AT_THEM.match(text) if scene.language == "it" and name else None
    if found is None or alike(found["by"]) in map(alike, (name, *name.split())):
        return ""
    return f"{found['by']} {found['does']} {name}{text[found.end() :]}"


def _at_the_only_one(scene: Scene, text: str) -> str:
    """``text`` with the name of the only enemy where it is called "it".

    Where that enemy is the one who does it, somebody else is meant.
    """
    said = _AT_IT[scene.language].search(text)
    if said is None:
        return text
    there = {
        str(scene.name(id))
        for id, thing in scene.state.things.items()
        if "card" in thing and thing["card"].type == "enemy" and thing.get("zone") == "play"
    } or {str(card.name) for card in scene.telling.named if card.type == "enemy"}
    name = there.pop() if len(there) == 1 else ""
    if not name or set(alike(name).split()) & set(alike(text[: said.start()]).split()):
        return text
    return _AT_IT[scene.language].sub(_AT[scene.language].format(name), text)


def _who_play(scene: Scene) -> list[str]:
    """Who plays; where all of them are eliminated, who has played."""
    seated = investigators(scene.state)
    if not seated and scene.telling.first is not None:
        return list(investigators(scene.telling.first))
    return list(seated)


def of_each(scene: Scene, text: str) -> tuple[str, ...]:
    """``text`` with the name of each who plays in place of the pronoun that it begins with, or ends.

    Where nobody is seated yet, it is that of the only one whom the case names.
    """
    last = _PRONOUN_LAST[scene.language].search(text)
    if last is None and _PRONOUN_FIRST[scene.language].match(text) is None:
        return ()
    alone = (scene.telling.alone,) if scene.telling.alone else ()
    names = [str(scene.name(who)) for who in _who_play(scene)] or alone
    if len(names) == 1 and (others := others_called_so(scene, text, names[0])):
        names = [*names, *others]
    if last is not None:
        if len(names) == 1 and _could_be_another(scene, text, names[0]):
            return ()
        return tuple(f"{text[: last.start()]}{name}" for name in names)
    return tuple(_of_the_subject(text, name, scene.language) for name in names)


def _could_be_another(scene: Scene, text: str, name: str) -> bool:
    """Whether "him", in the end of ``text``, need not be the only one who plays, of that ``name``.

    Who does it to himself says so, and whoever else has health or sanity may be called so.
    """
    others = (
        thing["card"]
        for thing in scene.state.things.values()
        if "card" in thing and thing.get("zone") == "play" and thing["card"].type == "asset"
    )
    harmed = any({"health", "sanity"} & card.stats.keys() for card in others)
    nobody = not _who_play(scene)  # nothing lies there yet
    return nobody or harmed or fold(text).startswith(fold(name.split()[0]))


def _themselves(scene: Scene, text: str) -> str:
    """``text`` with the name of the investigator whom it is about where it says "herself"."""
    if not investigators(scene.state):  # nothing lies there yet: they are called as they are there
        begins = _NAME_FIRST.match(text)
        return by_name(text, begins["who"], scene.language) if begins else text
    who = told_of(scene, text)
    return by_name(text, str(scene.name(who)), scene.language) if who else text


def _own(scene: Scene, text: str) -> str:
    """``text`` with the name of whom it is about where it says "her own deck"."""
    begins = _NAME_FIRST.match(text)
    if begins is None or not _OWN[scene.language].search(text):
        return text
    return _named(text, begins["who"], scene.language)


def _named(text: str, name: str, language: str) -> str:
    """``text`` with the name of the only investigator where it says whose hand or deck."""
    for theirs, whose in _THEIRS[language]:
        text = re.sub(theirs, whose.format(name), text)
    return text


def _of_the_subject(text: str, name: str, language: str) -> str:
    """The same of the only investigator, with their name for "herself" too."""
    told = _with_subject(text, name, language)
    return by_name(told, name, language) if told != text else text


def _with_subject(text: str, name: str, language: str) -> str:
    """``text`` of the only investigator, told of them: "I play …", "they have …", "pesca …"."""
    found = _SUBJECT[language].match(text)
    return _TOLD[language](text, name, found) if found is not None else text


def _told_english(text: str, name: str, found: re.Match[str]) -> str:
    if found["am"]:
        return f"{name} {_SHORT[found['am'].casefold()]}{text[found.start('does') :]}"
    does = found["does"]
    if found["who"].casefold() in ("i", "they") and not does.endswith("s"):
        does = _DOES.get(does) or third_person(does)
    return f"{name} {does}{text[found.end('does') :]}"


def _told_italian(text: str, name: str, found: re.Match[str]) -> str:
    does = found["does"].lower()
    return f"{name} {_DOES.get(does, does)}{text[found.end('does') :]}"


_TOLD = {"en": _told_english, "it": _told_italian}

SPEECH.rewordings = rewordings
SPEECH.of_each = of_each
SPEECH.player = "investigator"
SPEECH.pronoun = {
    "en": lazily(
        r"\b(?:he|she|they|I|his|her|their|my)(?:'m|'ve)? |\b(?:him|her)\b|\bthem$", re.IGNORECASE
    ),
    "it": lazily(
        r"^(?:lui |lei |non )?(?!il |lo |la |i |gli |le |è |c'|un|nessun)[a-zàèéìòù]+ |\b(?:lui|lei|suo|sua|suoi|sue|l[oa] (?:attacca|impegna|ingaggia|segue))\b"
    ),
}
