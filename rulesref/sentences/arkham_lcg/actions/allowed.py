"""What an investigator may do now, and what not."""

from __future__ import annotations

from rulesref.engine.outcome import Choice, UnsupportedClause
from rulesref.errors import UnresolvedReference
from rulesref.games.things import card_of
from rulesref.rulings.explaining import explain, offered_and_passed_by
from rulesref.rulings.past import passed_by
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.any_game.offers import offered
from rulesref.sentences.arkham_lcg.actions.aimed import check_aim, not_on
from rulesref.sentences.arkham_lcg.actions.denied import DEEDS, denied, is_played, option_meant
from rulesref.sentences.arkham_lcg.actions.granted import remark_cost
from rulesref.sentences.arkham_lcg.actions.not_asked import check_asked, early
from rulesref.sentences.arkham_lcg.numbered import ability_numbered
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always

HERE = 0
SPEECH.unmet("lawful-now", en="it is lawful", it="è permesso")
SPEECH.unmet("no-offer", en="no offer to {deed} {card}", it="nessuna possibilità di {deed} {card}")
SPEECH.unmet("may", en="{who} may {deed} {card}", it="{who} può {deed} {card}")
SPEECH.unmet("of-ability", en="ability {number}: {why}", it="capacità {number}: {why}")
SPEECH.unmet(
    "by-ability",
    en="it is ability {number} of {card} that may be used now; not {others}",
    it="è la capacità {number} di {card} che si può usare adesso; non {others}",
)


@SPEECH.sentence(
    "then",
    "may-not",
    who="investigator",
    deed="deed",
    card="card",
    target="card",
    en="{who} (cannot|may not) {deed} {card}[ on {target}]",
    it="{who} non può {deed} {card}[ su {target}]",
    open=True,
    absent=always,
)
def may_not(
    scene: Scene, who: Reference, deed: str, card: Reference, target: Reference | None = None
) -> list[Unmet]:
    """At this moment it is not among what is offered.

    Raises ``UnresolvedReference`` for what was offered before, and only is over, and where nobody
    asks about it at this moment (``asked_about``).
    """
    check_aim(scene, deed, target)
    if denied(scene, deed, scene.thing(who), scene.thing(card)):
        _stop_at_other_word(scene, who, deed, card)
        _check_moment(scene, deed, scene.thing(who), scene.thing(card))
        return []
    if target is not None and not_on(scene, deed, who, card, target):
        return []
    wanted = in_words(scene, "no-offer", deed=deed, card=_aimed(scene, card, target))
    return [Unmet(HERE, wanted, instead(scene))]


def _check_moment(scene: Scene, deed: str, who: str, card: str) -> None:
    """Raise ``UnresolvedReference`` where this is not, or no longer, a moment to ask about it."""
    id, slot = DEEDS[deed]
    choice = scene.state.pending
    offers_some = isinstance(choice, Choice) and any(option.id == id for option in choice.options)
    line = None if offers_some else passed_by(scene, id, {"who": who, slot: card})
    if line is not None and line.source != "player-window":  # that comes again
        why, remedy = offered_and_passed_by(scene, line)
        raise UnresolvedReference(why, remedy=remedy)
    check_asked(scene, *option_meant(scene, deed, card), who, card)


def instead(scene: Scene) -> str:
    """What is offered now, or that the next action may be anything lawful."""
    return offered(scene) or in_words(scene, "lawful-now")


@SPEECH.sentence(
    "then",
    "may",
    who="investigator",
    deed="deed",
    card="card",
    target="card",
    en="{who} (may|can) {deed} {card}[ on {target}]",
    it="{who} può {deed} {card}[ su {target}]",
    open=True,
    fleeting=True,
    early=early,
)
def may(
    scene: Scene, who: Reference, deed: str, card: Reference, target: Reference | None = None
) -> list[Unmet]:
    """At this moment it is offered, or lawful as the next action."""
    check_aim(scene, deed, target)
    why_not = denied(scene, deed, scene.thing(who), scene.thing(card))
    each = _of_each(scene, who, card) if deed == "use" else {}
    wanted = in_words(scene, "may", who=who.text, deed=deed, card=_aimed(scene, card, target))
    if not why_not and target is not None and (off := not_on(scene, deed, who, card, target)):
        return [Unmet(HERE, wanted, off)]
    if not why_not:
        if option_meant(scene, deed, scene.thing(card))[0] == "play":
            remark_cost(scene, scene.thing(who), scene.thing(card))
        _remark_which(scene, card, each)
        return []
    if len(set(each.values())) > 1:
        why_not = "; ".join(_of_ability(scene, number, why) for number, why in each.items())
    other = _other_word(scene, who, deed, card)
    return [Unmet(HERE, wanted, "; ".join(filter(None, (other, why_not))))]


def _aimed(scene: Scene, card: Reference, target: Reference | None) -> str:
    if target is None:
        return card.text
    return in_words(scene, "aimed", card=card.text, target=target.text)


SPEECH.unmet("aimed", en="{card} on {target}", it="{card} su {target}")


def _of_each(scene: Scene, who: Reference, card: Reference) -> dict[int, str]:
    """Why ``who`` may not use each ability of ``card`` now, by its number: "" where they may.

    Tells of no ability at all where ``card`` has fewer than two that anybody could ever use.
    """
    player, thing = scene.thing(who), scene.thing(card)
    kinds = scene.state.rules.kinds
    used = {
        number: ability.id
        for number, ability in enumerate(card_of(scene.state, thing).abilities, 1)
        if kinds[ability.kind].option == "use" and not kinds[ability.kind].unprompted
        if not kinds[ability.kind].forced and not kinds[ability.kind].constant
    }
    if len(used) < 2 or is_played(scene, thing):
        return {}
    try:
        return {number: denied(scene, "use", player, thing, id) for number, id in used.items()}
    except UnsupportedClause:
        return {}


def _remark_which(scene: Scene, card: Reference, each: dict[int, str]) -> None:
    """Remark by which ability ``card`` may be used, where others of it may not."""
    may = [number for number, why in each.items() if not why]
    others = [number for number, why in each.items() if why]
    if may and others:
        words = in_words(
            scene,
            "by-ability",
            number=", ".join(map(str, may)),
            card=card.text,
            others=", ".join(_of_ability(scene, number, each[number]) for number in others),
        )
        scene.telling.remarks.append((scene.telling.line, words))


def _of_ability(scene: Scene, number: int, why: str) -> str:
    return in_words(scene, "of-ability", number=number, why=why)


SPEECH.unmet(
    "may-use-ability",
    en="{who} may use ability {number} of {card}",
    it="{who} può usare la capacità {number} di {card}",
)
SPEECH.unmet(
    "no-offer-ability",
    en="no offer to use ability {number} of {card}",
    it="nessuna possibilità di usare la capacità {number} di {card}",
)


@SPEECH.sentence(
    "then",
    "may-use-ability",
    who="investigator",
    number="number",
    card="card",
    en="{who} (may|can) use ability {number} of {card}",
    it="{who} può usare (la capacità|l'abilità) {number} di {card}",
    open=True,
    fleeting=True,
    early=early,
)
def may_use_ability(scene: Scene, who: Reference, number: int, card: Reference) -> list[Unmet]:
    """The same of one ability of a card, counted as they stand on it."""
    player, thing = scene.thing(who), scene.thing(card)
    why_not = denied(scene, "use", player, thing, ability_numbered(scene, card, number))
    wanted = in_words(scene, "may-use-ability", who=who.text, number=number, card=card.text)
    return [Unmet(HERE, wanted, why_not)] if why_not else []


@SPEECH.sentence(
    "then",
    "may-not-use-ability",
    who="investigator",
    number="number",
    card="card",
    en="{who} (cannot|may not) use ability {number} of {card}",
    it="{who} non può usare (la capacità|l'abilità) {number} di {card}",
    open=True,
    absent=always,
)
def may_not_use_ability(scene: Scene, who: Reference, number: int, card: Reference) -> list[Unmet]:
    """The same of one ability of a card that is not among what is offered."""
    player, thing = scene.thing(who), scene.thing(card)
    if denied(scene, "use", player, thing, ability_numbered(scene, card, number)):
        _check_moment(scene, "use", player, thing)
        return []
    wanted = in_words(scene, "no-offer-ability", number=number, card=card.text)
    return [Unmet(HERE, wanted, instead(scene))]


@SPEECH.sentence(
    "then",
    "may-use-own",
    who="investigator",
    en="{who} (may|can) use (his|her|their|his own|her own|their own) ability",
    it="{who} può usare la (sua|propria) (capacità|abilità)",
    open=True,
    fleeting=True,
    early=early,
)
def may_use_own(scene: Scene, who: Reference) -> list[Unmet]:
    """The same of the investigator card itself."""
    unmet: list[Unmet] = may(scene, who, "use", who)
    return unmet


@SPEECH.sentence(
    "then",
    "may-not-use-own",
    who="investigator",
    en="{who} (cannot|may not) use (his|her|their|his own|her own|their own) ability",
    it="{who} non può usare la (sua|propria) (capacità|abilità)",
    open=True,
    absent=always,
)
def may_not_use_own(scene: Scene, who: Reference) -> list[Unmet]:
    """The same of the investigator card itself, which is not among what is offered."""
    unmet: list[Unmet] = may_not(scene, who, "use", who)
    return unmet


#: What somebody may do with a card → the word that is easily taken for it.
_OTHER = {"use": "play", "play": "use"}
SPEECH.explanation(
    "other-word",
    en=("at this moment {so}", "if that is meant, write: {then} {so}; if not, take this step out"),
    it=("in questo momento {so}", "se intendi questo, scrivi: {then} {so}; se no, togli il passo"),
)


def _other_word(scene: Scene, who: Reference, deed: str, card: Reference) -> str:
    """That a card that cannot be played may be used, or the other way about; empty if it may not."""
    other = _OTHER.get(deed)
    player, thing = scene.thing(who), scene.thing(card)
    if other is None or option_meant(scene, deed, thing) == option_meant(scene, other, thing):
        return ""
    try:
        if denied(scene, other, player, thing):
            return ""
    except UnsupportedClause:
        return ""
    return in_words(scene, "may", who=who.text, deed=other, card=card.text)


def _stop_at_other_word(scene: Scene, who: Reference, deed: str, card: Reference) -> None:
    """Raise ``UnresolvedReference`` where the card that may not be played may be used, or so."""
    so = _other_word(scene, who, deed, card)
    if so:
        why, remedy = explain(scene, "other-word", so=so)
        raise UnresolvedReference(why, remedy=remedy)
