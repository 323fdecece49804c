"""What a case does not say about resources: the cost of fast events that it says are played.

Such an event is offered only to somebody who can pay for it (arkham-lcg/fast), at a moment that no
step of the case is about. Where no step gives its player resources, they have its printed cost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial

from rulesref.cases.written import Step
from rulesref.engine.state import State
from rulesref.games.card import Card
from rulesref.games.things import card_of
from rulesref.rulings.explaining import explain
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.windows import kept_out
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.pattern import Slots
from rulesref.wording.sentence import Intent, Sentence
from rulesref.wording.speech import AT_TABLE

#: The rows that say that somebody plays a card, or may, or may not.
_ROWS = {"when": ("plays", "plays-to"), "then": ("may", "may-not")}
#: A card in hand that can only be played may be said to be used.
_USED = {"when": ("plays", "plays-to", "uses"), "then": ("may", "may-not")}
#: The row that says that somebody commits cards.
_COMMITS = "commits"


def imply(steps: Sequence[Step], scene: Scene) -> None:
    """Give whoever has nothing said about their resources what such events of theirs cost.

    They are in hand, or in a discard pile, from where a card may let their player play them.
    """
    owed: dict[str, dict[str, int]] = {}
    for who, card in _played(steps, scene):
        state = scene.state
        at_hand = state.get(card, "zone") in ("hand", "discard")
        if ("resources", who) in scene.telling.declared or not at_hand:
            continue
        what = card_of(state, card)
        cost = what.stats.get("cost")
        if (is_fast(what) or card in scene.telling.implied) and isinstance(cost, int):
            owed.setdefault(who, {})[card] = cost
    for who, costs in owed.items():
        scene.state.put(who, resources=max(sum(costs.values()), scene.state.get(who, "resources")))


def is_fast(card: Card) -> bool:
    """Whether ``card`` may be played in the middle of something, in an answer or in a window."""
    return "fast" in card.keywords or any(ability.kind == "fast" for ability in card.abilities)


def implies(step: Step, scene: Scene) -> bool:
    """Whether ``step``, told later, takes a card of ``scene`` for held, or its cost for at hand."""
    for whose, what in told_played((step,), scene, dict(scene.telling.said), _USED):
        who, card = scene.find(whose), scene.find(what)
        if who is None or card is None:
            return True
        at_hand = scene.state.get(card, "zone") in ("hand", "discard")
        if at_hand and ("resources", who) not in scene.telling.declared:
            return True
    return False


def afford(scene: Scene, state: State, who: str, card: Card) -> None:
    """Give ``who`` the printed cost of ``card`` in ``state``, unless a step says what they have.

    An X is what its player makes it. What may be done next in a turn is asked anew then.
    """
    cost = card.stats.get("cost")
    told = ("resources", who) in scene.telling.declared
    if not told and isinstance(cost, int) and cost > state.get(who, "resources"):
        lent = state.get(who, "resources-lent") + cost - state.get(who, "resources")
        state.put(who, **{"resources": cost, "resources-lent": lent})
        scene.tongue.game.interrupt(state)


def _played(steps: Sequence[Step], scene: Scene) -> Iterator[tuple[str, str]]:
    for whose, what in told_played(steps, scene, scene.telling.said, _USED):
        who, card = scene.find(whose), scene.find(what)
        if who is not None and card is not None:
            yield who, card


def told_played(
    steps: Sequence[Step],
    scene: Scene,
    said: dict[str, Card],
    rows: Mapping[str, tuple[str, ...]] = _ROWS,
) -> Iterator[tuple[Reference, Reference]]:
    """Who plays which card, as ``steps`` tell it by ``rows``, or ask it."""
    deeds = ("play", "use") if rows is _USED else ("play",)
    for step in steps:
        for id in rows.get(step.kind, ()):
            for slots in _read(SPEECH.sentences[id], step, scene, said):
                if slots.get("deed", "play") in deeds:
                    yield _named(slots["who"]), _named(slots["card"])


def told_committed(
    step: Step, scene: Scene, said: dict[str, Card]
) -> Iterator[tuple[Reference, Reference]]:
    """Who commits which card, as ``step`` tells it."""
    for slots in _read(SPEECH.sentences[_COMMITS], step, scene, said):
        cards = slots["cards"]
        assert isinstance(cards, tuple)
        for card in cards:
            yield _named(slots["who"]), _named(card)


def plays(step: Step, language: str) -> bool:
    """Whether ``step`` reads like one of which ``told_played`` or ``told_committed`` may tell."""
    rows = (*_USED.get(step.kind, ()), *((_COMMITS,) if step.kind == "when" else ()))
    return any(_reads(id, language, step.text) for id in rows)


def _read(
    row: Sentence, step: Step, scene: Scene, said: dict[str, Card]
) -> Iterator[dict[str, object]]:
    """What ``row`` reads in the step, or in what the step asks."""
    if not _reads(row.id, scene.language, step.text):
        return
    told = read_sentence(asked(step.text, scene.language), (row,), scene.tongue, said)
    if isinstance(told, Told):  # a step that is misread is said to be wrong where it is run
        yield dict(told.slots)


def asked(text: str, language: str) -> str:
    """What is told, or asked, without the words that ask."""
    return text.removeprefix({"en": "it is asked whether ", "it": "si chiede se "}[language])


@lru_cache(maxsize=4096)
def _reads(id: str, language: str, text: str) -> tuple[Slots, ...]:
    """What each pattern of the row ``id`` reads in a step; steps are looked ahead at many times."""
    text = asked(text, language)
    reads = (pattern.read(text) for pattern in SPEECH.sentences[id].patterns[language])
    return tuple(read for read in reads if read is not None)


def _named(value: object) -> Reference:
    assert isinstance(value, Reference)
    return value


#: No cost asks for more resources.
_MOST = 20
SPEECH.explanation(
    "resources-untold",
    en=(
        "no step says what resources {who} has, and with {amount} it could be paid",
        "write above the first When: {given} {who} has {amount} (resource|resources)",
    ),
    it=(
        "nessun passo dice quante risorse ha {who}, e con {amount} si potrebbe pagare",
        "scrivi sopra il primo Quando: {given} {who} ha {amount} (risorsa|risorse)",
    ),
)

SPEECH.explanation(
    f"resources-untold{AT_TABLE}",
    en=(
        "nobody has said what resources {who} has, and with {amount} it could be paid",
        "say so, such as: {given} {who} has {amount} (resource|resources)",
    ),
    it=(
        "nessuno ha detto quante risorse ha {who}, e con {amount} si potrebbe pagare",
        "dillo, per esempio: {given} {who} ha {amount} (risorsa|risorse)",
    ),
)


def resources_untold(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """That nobody has said what resources somebody has, where so many would make it lawful."""
    who = intent.slots.get("who")
    if who is None or ("resources", who) in scene.telling.declared:
        return None
    if unchanged_lawful(scene, intent):
        return None
    for amount in range(scene.state.get(who, "resources") + 1, _MOST):
        if lawful_with(scene, intent, partial(_enrich, who, amount)):
            return explain(scene, "resources-untold", who=scene.name(who), amount=amount)
    return None


def _enrich(who: str, amount: int, state: State) -> None:
    state.put(who, resources=amount)


def lawful_with(scene: Scene, intent: Intent, change: Callable[[State], None]) -> bool:
    """Whether ``intent`` were lawful, or had been before, in a position with ``change`` made."""
    opening = scene.state.rules.openings[intent.id]
    if opening(_changed(scene.state, change), **intent.slots) is None:
        return True
    before = [_changed(origin, change) for origin in scene.telling.kept]
    return bool(before) and kept_out(before, intent.id, intent.slots) is None


def _leave(state: State) -> None:
    """Change nothing."""


def unchanged_lawful(scene: Scene, intent: Intent) -> bool:
    """Whether ``intent`` is lawful, or had been before, as things are."""
    return lawful_with(scene, intent, _leave)


def _changed(state: State, change: Callable[[State], None]) -> State:
    other = state.fork()
    change(other)
    return other
