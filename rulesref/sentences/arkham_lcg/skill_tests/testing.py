"""Skill tests: investigating, committing, revealing, and how the running test stands."""

from __future__ import annotations

from collections.abc import Callable

from rulesref.engine.state import State
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import faces
from rulesref.games.arkham_lcg.skill_tests.comparing import value
from rulesref.games.arkham_lcg.skill_tests.current import RESULTS, TEST, difficulty, running
from rulesref.games.arkham_lcg.table import lead
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.actions.basic import actor
from rulesref.sentences.arkham_lcg.faces import EVERY, read_faces
from rulesref.sentences.arkham_lcg.skill_tests.committing_over import committing_over
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "investigates",
    who="investigator",
    en=("{who} investigates", "{who} takes (the|an) investigate action"),
    it=("{who} indaga", "{who} effettua l'azione (di indagine|indagare)"),
)
def investigates(scene: Scene, who: Reference) -> list[Intent]:
    """The basic action, at the investigator's own location, on their own turn."""
    return [Intent("investigate", {"who": actor(scene, who)})]


@SPEECH.sentence(
    "when",
    "names-number",
    who="investigator",
    amount="number",
    en=("{who} names {amount}", "{who} chooses {amount}"),
    it=("{who} nomina {amount}", "{who} sceglie {amount}"),
)
def names_number(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """A number that a card has somebody name, or of which one way to pay or one option alone speaks."""
    return [Intent("name-number", {"who": scene.thing(who), "amount": amount})]


SPEECH.choice("name-number", en="which number to name", it="quale numero nominare")
SPEECH.option("name-number", en="{who} names {amount}", it="{who} nomina {amount}", silent=True)


@SPEECH.sentence(
    "when",
    "reveals",
    who="investigator",
    face="text",
    en=("{who} reveals {face}", "{who} pulls {face}", "{who} draws {face} token"),
    it=("{who} rivela {face}", "{who} pesca il segnalino {face}"),
)
def reveals(scene: Scene, who: Reference, face: str) -> list[Intent]:
    """Says which token fate gives, or which ones in turn; what could have been committed was not."""
    player = scene.thing(who)
    told = [Intent("reveal", {"value": one, "who": player}) for one in _drawn(scene, face)]
    return [*committing_over(scene), *told]


def _drawn(scene: Scene, told: str) -> tuple[str, ...]:
    """The faces that ``told`` lists. Raises ``UnresolvedReference`` for what is no token."""
    return read_faces(told, scene.language, dict(faces(scene.state)))


@SPEECH.sentence(
    "when",
    "token-is",
    face="text",
    en=(
        "the token is {face}",
        "the [chaos ]token [(revealed|drawn) ]is {face}",
        "(a|an|the) {face} [chaos ]token is (revealed|drawn)",
        "(a|an|the) [chaos ]token {face} is (revealed|drawn)",
        "the tokens are {face}",
    ),
    it=(
        "il segnalino è {face}",
        "il segnalino [caos ][rivelato ]è {face}",
        "viene (rivelato|pescato) (un|il) segnalino [caos ]{face}",
        "i segnalini sono {face}",
    ),
)
def token_is(scene: Scene, face: str) -> list[Intent]:
    """The same, whoever reveals it."""
    told = [Intent("reveal", {"value": one}) for one in _drawn(scene, face)]
    return [*committing_over(scene), *told]


@SPEECH.sentence(
    "when",
    "symbol-is",
    symbol="face",
    en="(a|an|the) {symbol} is (revealed|drawn)",
    it="viene rivelato (un|uno|una|il) {symbol}",
)
def symbol_is(scene: Scene, symbol: str) -> list[Intent]:
    """The same of a token with a symbol."""
    return [*committing_over(scene), Intent("reveal", {"value": symbol})]


@SPEECH.sentence(
    "when",
    "draws-the-symbol",
    who="investigator",
    symbol="face",
    en="{who} (draws|pulls) (a|an|the) {symbol}",
    it="{who} pesca (un|uno|una|il|lo) {symbol}",
)
def draws_the_symbol(scene: Scene, who: Reference, symbol: str) -> list[Intent]:
    """The same by whoever is named."""
    return [*committing_over(scene), Intent("reveal", {"value": symbol, "who": scene.thing(who)})]


def _reveals(scene: Scene, face: str) -> tuple[str, dict[str, str]]:
    """The step that says which token fate gives to whoever makes the test, or leads."""
    told = scene.state.variables.get("who") or scene.state.get(TEST, "who")
    who = scene.name(told or lead(scene.state))
    return "reveals", {"who": who, "face": scene.tongue.worded("face", face)}


SPEECH.choice(
    "reveal", en="which chaos token is revealed", it="quale segnalino caos viene rivelato"
)
SPEECH.chance(
    "reveal",
    en="the chaos bag gives {what}",
    it="il sacchetto del caos dà {what}",
    repeated_by=("reveal", "face"),
    step=_reveals,
    every=EVERY,
)


SPEECH.choice(
    "haunted", en="the order of Haunted abilities", it="l'ordine delle capacità Infestato"
)


@SPEECH.sentence(
    "when",
    "measures",
    who="investigator",
    card="location",
    en="{who} uses the shroud of {card}",
    it="{who} usa (il valore di Oscurità|l'Oscurità) di {card}",
)
def measures(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Which shroud a test is made against that investigates more than one location."""
    return [Intent("measure", {"who": scene.thing(who), "card": scene.thing(card)})]


SPEECH.choice(
    "measure",
    en="which shroud an investigation is made against",
    it="contro quale valore di Oscurità indagare",
)
SPEECH.option(
    "measure",
    en="{who} uses the shroud of {card}",
    it="{who} usa (il valore di Oscurità|l'Oscurità) di {card}",
)


SPEECH.unmet("no-test", en="no test is being made", it="non c'è nessuna prova in corso")
SPEECH.unmet("test-against", en="a test against {amount}", it="una prova contro {amount}")
SPEECH.unmet("difficulty", en="difficulty {amount}", it="difficoltà {amount}")
SPEECH.unmet("test-with", en="a test with {amount}", it="una prova con {amount}")
SPEECH.unmet("skill-value", en="value {amount}", it="valore {amount}")


@SPEECH.sentence(
    "then",
    "difficulty-is",
    amount="number",
    en="the difficulty of the test is {amount}",
    it="la difficoltà della prova è {amount}",
    open=True,
    fleeting=True,
)
def difficulty_is(scene: Scene, amount: int) -> list[Unmet]:
    """At this moment of the running test; of one that the steps before have ended, in its ST.6."""
    now = _now(scene, "difficulty", difficulty)
    if now is None:
        wanted = in_words(scene, "test-against", amount=amount)
        return [Unmet(0, wanted, in_words(scene, "no-test"))]
    if now == amount:
        return []
    wanted, told = (in_words(scene, "difficulty", amount=one) for one in (amount, now))
    return [Unmet(0, wanted, told)]


@SPEECH.sentence(
    "then",
    "value-is",
    amount="number",
    en="the skill value of the test is {amount}",
    it="il valore di abilità della prova è {amount}",
    open=True,
    fleeting=True,
)
def value_is(scene: Scene, amount: int) -> list[Unmet]:
    """With all icons and modifiers that count at this moment of the running test, or in its ST.6."""
    now = _now(scene, "value", value)
    if now is None:
        wanted = in_words(scene, "test-with", amount=amount)
        return [Unmet(0, wanted, in_words(scene, "no-test"))]
    if now == amount:
        return []
    wanted, told = (in_words(scene, "skill-value", amount=one) for one in (amount, now))
    return [Unmet(0, wanted, told)]


def _now(scene: Scene, name: str, of: Callable[[State], int]) -> int | None:
    """The number ``of`` the running test, or the one ``name`` of the last that has ended; else None."""
    if running(scene.state):
        return max(0, of(scene.state))
    log = scene.state.log
    while log is not None:
        line = log[0]
        if line.stage == "impact" and line.event.type in RESULTS:
            return int(line.event.slots[name])
        log = log[1]
    return None
