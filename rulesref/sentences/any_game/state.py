"""Where a card is, and what is refused."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import rule_unnamed
from rulesref.rulings.other_readings import lawful_otherwise
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.whereabouts import in_zone, whereabouts
from rulesref.sentences.any_game.speech import SPEECH

HERE = 0  # the line of the step itself


SPEECH.unmet(
    "nowhere-here",
    en="{card} is nowhere in this case",
    it="{card}: in questo caso non c'è da nessuna parte",
)
SPEECH.unmet("a-refusal", en="a refusal", it="un rifiuto")
SPEECH.unmet("refusal-under", en="a refusal under {rule}", it="un rifiuto in base a {rule}")
SPEECH.unmet("refused-under", en="it is refused under {rule}", it="è rifiutato in base a {rule}")
SPEECH.unmet(
    "lawful-otherwise",
    en="the rules leave it open: by another reading this is lawful: {readings}",
    it="le regole lo lasciano aperto: secondo un'altra lettura questo è permesso: {readings}",
)
SPEECH.unmet(
    "rests-on-reading",
    en="{question} is open: it is told by the reading '{default}', which is the default; {others}",
    it="{question} è aperta: è raccontato secondo la lettura '{default}', che vale se non si dice altro; {others}",
)
SPEECH.unmet(
    "by-reading",
    en="by the reading '{reading}' {comes}",
    it="secondo la lettura '{reading}' {comes}",
)
SPEECH.unmet(
    "runs-otherwise",
    en="the case runs otherwise ({why})",
    it="il caso va in un altro modo ({why})",
)
SPEECH.unmet("comes-to", en="line {line}: {happened}", it="riga {line}: {happened}")
SPEECH.unmet("all-met", en="what is unmet here is met", it="ciò che qui non torna torna")
SPEECH.unmet("ends-before", en="this does not happen: {line}", it="questo non accade: {line}")
SPEECH.unmet("goes-on", en="it goes on so: {line}", it="si va avanti così: {line}")
SPEECH.unmet("it-is-lawful", en="it is lawful", it="è permesso")
SPEECH.unmet("lawful-then", en="it was lawful", it="era permesso")


@SPEECH.sentence(
    "then",
    "is-in",
    card="card",
    zone="zone",
    en="{card} is (in the|in) {zone}",
    it="{card} è in {zone}",
)
def is_in(scene: Scene, card: Reference, zone: str) -> list[Unmet]:
    """In play, in hand, in the discard pile, in the victory display."""
    id = scene.thing(card)
    if scene.state.get(id, "zone") == zone:
        return []
    told = f"{card.text}: {whereabouts(scene, id)}"
    return [Unmet(HERE, f"{card.text}: {in_zone(scene, zone)}", told)]


@SPEECH.sentence(
    "then",
    "refused",
    rule="text",
    en=("it is refused[ under {rule}]", "(it|this) is not (lawful|allowed|legal)[ under {rule}]"),
    it=(
        "è rifiutato[ in base a {rule}]",
        "(questo non|non) è (permesso|consentito|lecito)[ in base a {rule}]",
    ),
    open=True,
)
def refused(scene: Scene, rule: str = "") -> list[Unmet]:
    """The step before is against the rules, by an entry that has to be named: else any would do.

    Raises ``UnresolvedReference`` for a refusal of which no entry is named.
    """
    if scene.telling.refused is None:
        return [Unmet(HERE, in_words(scene, "a-refusal"), in_words(scene, "lawful-then"))]
    refusal = scene.telling.refused
    if not rule:
        why, remedy = rule_unnamed(scene, refusal)
        raise UnresolvedReference(why, remedy=remedy)
    otherwise = lawful_otherwise(scene)
    scene.telling.refused = None
    if otherwise:
        scene.telling.remarks.append((scene.telling.line, otherwise))
    if any(_names(rule, cite) for cite in refusal.cites):
        return []
    wanted = in_words(scene, "refusal-under", rule=rule)
    return [Unmet(HERE, wanted, why_refused(scene, refusal))]


@SPEECH.sentence(
    "then",
    "lawful",
    en="(it|this) is (lawful|allowed|legal)",
    it="(è|questo è) (permesso|consentito|lecito)",
    open=True,
    asks=False,
)
def lawful(scene: Scene) -> list[Unmet]:
    """The step before is against no rule."""
    refusal = scene.telling.refused
    if refusal is None:
        return []
    scene.telling.refused = None
    return [Unmet(HERE, in_words(scene, "it-is-lawful"), why_refused(scene, refusal))]


def _names(rule: str, cite: str) -> bool:
    """Whether ``rule`` is the entry ``cite``, in full, without its game, or by its title."""
    _, _, own = cite.partition("/")
    return rule.casefold().replace(" ", "-") in (cite, own)
