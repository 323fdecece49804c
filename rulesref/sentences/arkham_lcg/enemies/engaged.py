"""Enemies at locations, and who is engaged with whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.enemies.engagement import engaged_with
from rulesref.games.arkham_lcg.table import location_of
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.holding import ask_whose, put_tokens
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import always


@SPEECH.sentence(
    "given",
    "enemy-exhausted-at",
    enemy="enemy",
    location="location",
    en=(
        "{enemy} is exhausted (at|in) {location}",
        "{enemy} is (at|in) {location}, exhausted",
        "(an|the) exhausted {enemy} is (at|in) {location}",
        "there is an exhausted {enemy} (at|in) {location}",
    ),
    it=(
        "{enemy} è esaurit(o|a) (in|a) {location}",
        "{enemy} esaurit(o|a) è (in|a) {location}",
        "{enemy} è (in|a) {location}, esaurit(o|a)",
        "c'è {enemy} esaurit(o|a) (in|a) {location}",
    ),
)
def enemy_exhausted_at(scene: Scene, enemy: Reference, location: Reference) -> None:
    """An exhausted enemy that is engaged with nobody."""
    id = scene.bring(enemy, zone="play", at=scene.location(location), exhausted=True)
    scene.telling.declare("unengaged", id, said("where {} is").format(enemy.text))


@SPEECH.sentence(
    "given",
    "enemy-at",
    enemy="enemy",
    location="location",
    amount="number",
    token="pool",
    en=(
        "{enemy} is (at|in) {location}[ with {amount} {token}]",
        "{enemy} is (at|in) {location} with {amount} {token} on it",
        "there is {enemy} (at|in) {location}",
        "(an|the) unengaged {enemy} is (at|in) {location}",
        "there is an unengaged {enemy} (at|in) {location}",
        "{enemy} is (at|in) {location}(, unengaged|, engaged with nobody)",
    ),
    it=(
        "{enemy} è (in|a) {location}[ con {amount} {token}]",
        "{enemy} non impegnat(o|a) è (in|a) {location}",
        "{enemy} è (in|a) {location} con {amount} {token} su di (esso|essa)",
        "c'è {enemy} (in|a) {location}",
    ),
)
def enemy_at(
    scene: Scene,
    enemy: Reference,
    location: Reference,
    amount: int | None = None,
    token: str = "damage",
) -> None:
    """A ready enemy that is engaged with nobody, or a massive one.

    One that was said to be engaged with somebody there is the same enemy. Clues could lie at the
    location as well: another step says what lies there.
    """
    place = scene.location(location)
    known = scene.find(enemy)
    holder = scene.state.get(known, "engaged") if known in scene.telling.laid else None
    if known is None or holder is None or location_of(scene.state, holder) != place:
        known = scene.bring(enemy, zone="play", at=place)
    if amount and token == "clue":
        ask_whose(scene, known, place, amount, token)
    if amount is not None:
        put_tokens(scene, known, amount, token)


@SPEECH.sentence(
    "given",
    "enemies-at",
    enemies="enemys",
    location="location",
    en="{enemies} are at {location}",
    it="{enemies} sono (in|a) {location}",
)
def enemies_at(scene: Scene, enemies: tuple[Reference, ...], location: Reference) -> None:
    """The same, of several."""
    for enemy in enemies:
        enemy_at(scene, enemy, location)


HERE = 0
SPEECH.unmet("engaged", en="{enemy}: engaged with {who}", it="{enemy}: impegnato con {who}")


@SPEECH.sentence(
    "then",
    "is-engaged",
    enemy="enemy",
    who="investigators",
    en=("{enemy} is engaged with {who}", "{who} are engaged with {enemy}"),
    it=("{enemy} è impegnat(o|a) con {who}", "{who} sono impegnat(i|e) con {enemy}"),
)
def is_engaged(scene: Scene, enemy: Reference, who: tuple[Reference, ...]) -> list[Unmet]:
    """With these, each of them: a massive enemy is engaged with others as well."""
    found = engaged_with(scene.state, scene.thing(enemy))
    if all(scene.thing(investigator) in found for investigator in who):
        return []
    return [_not_engaged(scene, enemy, who, sorted(found))]


@SPEECH.sentence(
    "then",
    "is-engaged-to",
    who="investigator",
    enemies="enemys",
    en=("{who} is engaged with {enemies}", "{enemies} are engaged with {who}"),
    it=(
        "{who} è impegnat(o|a) con {enemies}",
        "{enemies} sono impegnat(i|e) con {who}",
    ),
)
def is_engaged_to(scene: Scene, who: Reference, enemies: tuple[Reference, ...]) -> list[Unmet]:
    """These enemies among others."""
    out = []
    for enemy in enemies:
        found = engaged_with(scene.state, scene.thing(enemy))
        if scene.thing(who) not in found:
            out.append(_not_engaged(scene, enemy, (who,), found))
    return out


def _not_engaged(
    scene: Scene, enemy: Reference, who: Sequence[Reference], found: Iterable[str]
) -> Unmet:
    names = (
        ", ".join(investigator.text for investigator in who),
        ", ".join(str(scene.name(one)) for one in found),
    )
    wanted, told = (
        in_words(scene, "engaged", enemy=enemy.text, who=some or in_words(scene, "nobody"))
        for some in names
    )
    return Unmet(HERE, wanted, told)


@SPEECH.sentence(
    "then",
    "is-unengaged",
    enemy="enemy",
    en=(
        "{enemy} is engaged with nobody",
        "{enemy} is (not engaged with anybody|not engaged with anyone|not engaged|unengaged)",
    ),
    it=("{enemy} non è impegnat(o|a) con nessuno", "{enemy} non è impegnat(o|a)"),
    absent=always,
)
def is_unengaged(scene: Scene, enemy: Reference) -> list[Unmet]:
    """In nobody's threat area, and no ready massive one beside anybody."""
    found = engaged_with(scene.state, scene.thing(enemy))
    return [_not_engaged(scene, enemy, (), sorted(found))] if found else []


@SPEECH.sentence(
    "then",
    "is-engaged-with-somebody",
    enemy="enemy",
    en="{enemy} is engaged with (somebody|someone|anybody|anyone|an investigator)",
    it="{enemy} è impegnat(o|a) con (qualcuno|un investigatore)",
)
def is_engaged_with_somebody(scene: Scene, enemy: Reference) -> list[Unmet]:
    """In somebody's threat area, or a ready massive one beside somebody."""
    if engaged_with(scene.state, scene.thing(enemy)):
        return []
    somebody, nobody = in_words(scene, "some-of-them"), in_words(scene, "nobody")
    wanted, told = (
        in_words(scene, "engaged", enemy=enemy.text, who=one) for one in (somebody, nobody)
    )
    return [Unmet(HERE, wanted, told)]


SPEECH.unmet("engaged-with-none", en="{who}: engaged with no enemy", it="{who}: con nessun nemico")


@SPEECH.sentence(
    "then",
    "is-engaged-with-none",
    who="investigator",
    en=(
        "no enemy is engaged with {who}",
        "{who} is (not engaged with any enemy|engaged with no enemy|engaged with nothing)",
        "{who} is (not engaged with anything|not engaged|unengaged)",
    ),
    it=(
        "nessun nemico è impegnato con {who}",
        "{who} non è impegnat(o|a) con (nessun nemico|nulla|niente)",
    ),
)
def is_engaged_with_none(scene: Scene, who: Reference) -> list[Unmet]:
    """No enemy in their threat area, and no ready massive one beside them."""
    found = _enemies_of(scene, scene.thing(who))
    if not found:
        return []
    enemies = ", ".join(str(scene.name(enemy)) for enemy in found)
    told = in_words(scene, "engaged", enemy=enemies, who=who.text)
    return [Unmet(HERE, in_words(scene, "engaged-with-none", who=who.text), told)]


def _enemies_of(scene: Scene, who: str) -> list[str]:
    """Every enemy that is engaged with ``who``."""
    return [
        enemy
        for enemy in scene.state.things
        if (card := scene.state.get(enemy, "card", None)) is not None
        and card.type == "enemy"
        and who in engaged_with(scene.state, enemy)
    ]


SPEECH.unmet(
    "engaged-with-some", en="{who}: engaged with an enemy", it="{who}: con almeno un nemico"
)


@SPEECH.sentence(
    "then",
    "is-engaged-with-some",
    who="investigator",
    en="{who} is engaged with (an enemy|at least one enemy|some enemy)",
    it="{who} è impegnat(o|a) con (un nemico|almeno un nemico)",
)
def is_engaged_with_some(scene: Scene, who: Reference) -> list[Unmet]:
    """With any enemy, whichever it is, and however many."""
    if _enemies_of(scene, scene.thing(who)):
        return []
    wanted, found = (
        in_words(scene, "engaged-with-some", who=who.text),
        in_words(scene, "engaged-with-none", who=who.text),
    )
    return [Unmet(HERE, wanted, found)]
