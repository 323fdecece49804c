"""Then: how things stand, what is refused, who must choose."""

from __future__ import annotations

from rulesref.engine.outcome import Choice, Option
from rulesref.errors import UnresolvedReference
from rulesref.rulings.options import counted, sentence, ways
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reference import Reference, alike
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.whereabouts import in_zone, whereabouts
from rulesref.sentences.arkham_lcg.seating import ATTRIBUTE
from rulesref.wording.sentence import rows, step
from rulesref.wording.suggesting import nearest

HERE = 0  # the line of the step itself


@step(
    "then",
    "has-so-many",
    card="card",
    amount="number",
    pool="pool",
    more="number",
    other="pool",
    en="{card} has {amount} {pool}[ and {more} {other}]",
    it="{card} ha {amount} {pool}[ e {more} {other}]",
    absent=lambda amount, more=0, **_: not amount and not more,
)
def has_so_many(
    scene: Scene, card: Reference, amount: int, pool: str, more: int = 0, other: str = ""
) -> list[Unmet]:
    """Exactly so many tokens of one kind; of actions, the standard ones: additional ones are apart."""
    unmet = has_so_many(scene, card, more, other) if other else []
    found = scene.state.get(scene.thing(card), ATTRIBUTE.get(pool, pool))
    if found == amount:
        return unmet
    wanted, there = counted(scene, amount, pool), counted(scene, found, pool)
    return [Unmet(HERE, f"{card.text}: {wanted}", f"{card.text}: {there}"), *unmet]


@step(
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


@step(
    "then",
    "refused",
    rule="text",
    en="it is refused[ under {rule}]",
    it="è rifiutato[ in base a {rule}]",
)
def refused(scene: Scene, rule: str = "") -> list[Unmet]:
    """The step before is against the rules; where an entry is named, the refusal cites it."""
    if scene.refused is None:
        return [Unmet(HERE, "a refusal", "it was lawful")]
    why, cites = scene.refused
    scene.refused = None
    if not rule or rule in cites:
        return []
    return [Unmet(HERE, f"a refusal under {rule}", f"{why} ({', '.join(cites)})")]


@step(
    "then",
    "must-choose",
    who="investigator",
    en="{who} must choose between:",
    it="{who} deve scegliere tra:",
    table=True,
    open=True,
)
def must_choose(
    scene: Scene, who: Reference, cells: tuple[tuple[str, int, int], ...]
) -> list[Unmet]:
    """The choice that waits now: who has it, and every option, in any order."""
    choice = scene.state.pending
    wanted = sorted(text for text, _, _ in cells)
    if not isinstance(choice, Choice):
        return [Unmet(HERE, "a choice", "nobody has a choice now")]
    if choice.chooser != scene.thing(who):
        whose = scene.name(choice.chooser) if choice.chooser else "it is nobody's alone"
        return [Unmet(HERE, f"a choice of {who.text}", str(whose))]
    if _are(scene, choice.options, [text for text, _, _ in cells]):
        return []
    offered = sorted(sentence(scene, option) for option in choice.options)
    _check_options(scene, cells, offered)
    return [Unmet(HERE, "; ".join(wanted), "; ".join(offered))]


def _check_options(
    scene: Scene, cells: tuple[tuple[str, int, int], ...], offered: list[str]
) -> None:
    """Raise ``UnresolvedReference`` for a line that is not offered and that no step could say."""
    known = {alike(option) for option in offered}
    for text, line, column in cells:
        if alike(text) not in known and not said_by_a_step(scene, text):
            problem = UnresolvedReference(
                f"no option reads like {text!r}",
                candidates=nearest(text, offered) or tuple(offered[:3]),
                remedy="write it as the When step that chooses it",
            )
            raise problem.at(line, column)


def said_by_a_step(scene: Scene, text: str) -> bool:
    """Whether a When step says ``text``, and all that it names is known."""
    deeds = [row for row in rows() if row.kind == "when"]
    return isinstance(read_sentence(text, deeds, scene.language, dict(scene.said)), Told)


def _are(scene: Scene, options: tuple[Option, ...], told: list[str]) -> bool:
    """Whether ``told`` are ``options``, each once, in whichever words tell one."""
    left = sorted(map(alike, told))
    for option in options:
        said = next((way for way in map(alike, ways(scene, option)) if way in left), None)
        if said is None:
            return False
        left.remove(said)
    return not left
