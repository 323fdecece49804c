"""What has to hold after every step of a game, whatever lies on the table and whatever is chosen.

Each invariant is a function of one ``Moment`` that gives what is wrong, a line each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from rulesref.engine.ability import Ability
from rulesref.engine.event import Event
from rulesref.engine.index import _keys
from rulesref.engine.machine import run
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.engine.words import Constant
from rulesref.games.arkham_lcg.enemies.engagement import candidates
from rulesref.games.arkham_lcg.limits.forbidding import forbidder
from rulesref.games.arkham_lcg.playing.not_offered import answering
from rulesref.games.arkham_lcg.skill_tests.current import TEST
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.games.things import in_play, kind_of
from tests.games.arkham_lcg.random_play.by_the_rules import BY_THE_RULES
from tests.games.arkham_lcg.random_play.moment import Moment

Invariant = Callable[[Moment], Iterator[str]]
INVARIANTS: dict[str, Invariant] = {check.__name__: check for check in BY_THE_RULES}

#: Where a card may lie that is in no deck.
ZONES = frozenset(
    [
        "play",
        "hand",
        "discard",
        "limbo",
        "committed",
        "removed",
        "victory",
        "drawn",
        "dealt",
        "aside",
        "facedown",
        "beneath",
        "box",
        "collection",
        "aside-from-opening-hand",
    ]
)
#: What only a card in play holds; what lies facedown is attached all the same.
OF_PLAY = frozenset(
    ["engaged", "threat", "exhausted", "doom", "swarm", "shadows", "falling", "fleeing"]
)
#: Events that tell something and may change nothing by themselves: what is exhausted and engaged with
#: nobody is evaded all the same.
TOLD = frozenset(
    [
        "step",
        "canceled-attack",
        "turn-begin",
        "new-current",
        "game-begins",
        "remember",
        "cross-off",
        "shuffle-mini-cards",
        "turn-over",
        "set-aside-bonded",
        "phase-end",
        "game-ends",
        "look-at",
        "look-behind",
        "search",
        "search-collection",
        "search-encounters",
        "interlude",
        "say",
        "round-end",
        "round-begin",
        "setup-step",
        "cancels",
        "meet",
        "explored",
        "test-end",
        "initiate-play",
        "evade",
        "leave-unpaid",
        "not-played",
        "successful-evasion",
        "not-entered",
        "not-taken",
        "resolve-drawn",
        "shuffle",
    ]
)
#: Zones to which a card goes that is out of the game, or that is no card of its own any more.
_SAME_COPY = ("removed", "box", "facedown", "left")
#: Tokens that lie on cards, and come and go by events alone.
TOKENS = ("damage", "horror", "clues", "doom", "resources")
#: Event → (slot of whose number it changes, the number, 1 or -1); "uses" and "token" stand for those that it
#: names. By how much is in the slot "amount", or in that of the number's own name.
COUNTED: dict[str, tuple[tuple[str, str, int], ...]] = {
    "gain-resources": (("who", "resources", 1),),
    "spend-resources": (("who", "resources", -1),),
    "lose-resources": (("who", "resources", -1),),
    "discard-resources": (("who", "resources", -1),),
    "give-resources": (("who", "resources", -1), ("to", "resources", 1)),
    "discover": (("at", "clues", -1), ("who", "clues", 1)),
    "spend-clues": (("who", "clues", -1),),
    "spend-clues-off": (("card", "clues", -1),),
    "place-clues": (("at", "clues", 1),),
    "put-down-clues": (("who", "clues", -1), ("at", "clues", 1)),
    "discard-clues": (("at", "clues", -1),),
    "take-clues": (("origin", "clues", -1), ("who", "clues", 1)),
    "place-damage": (("to", "damage", 1),),
    "place-horror": (("to", "horror", 1),),
    "place-doom": (("on", "doom", 1),),
    "remove-doom": (("on", "doom", -1),),
    "spend-uses": (("card", "uses", -1),),
    "remove-uses": (("card", "uses", -1),),
    "place-uses": (("card", "uses", 1),),
    "replenish": (("card", "uses", 1),),
    "heal": (("of", "damage", -1), ("of", "horror", -1)),
    "heal-more": (("of", "damage", -1), ("of", "horror", -1)),
    "move-damage": (
        ("card", "damage", -1),
        ("card", "horror", -1),
        ("to", "damage", 1),
        ("to", "horror", 1),
    ),
    "move-uses": (("card", "uses", -1),),
    "move-tokens": (("card", "token", -1), ("to", "token", 1)),
}
#: Procedures in which the rules open a player window.
WINDOWS = frozenset(
    [
        "mythos-phase",
        "investigation-phase",
        "turn",
        "enemy-phase",
        "upkeep-phase",
        "skill-test",
        "committing",
    ]
)
#: Where a card lies only while something resolves.
ON_THE_WAY = frozenset(["limbo", "drawn", "dealt", "committed"])
#: Prohibition → the events that it forbids, with the slot of whom it binds.
FORBIDS: dict[str, tuple[tuple[str, str], ...]] = {
    "cannot-move": (("move", "who"),),
    "cannot-ready": (("ready", "card"),),
    "cannot-leave-play": tuple(
        (kind, "card")
        for kind in ("discard", "victory", "exile", "return-to-hand", "shuffle-in", "set-aside")
    ),
    "cannot-flip": (("flip", "card"),),
    "cannot-disengage": (("disengage", "enemy"),),
    "cannot-be-engaged": (("engage", "enemy"),),
    "cannot-be-evaded": (("evade", "enemy"),),
    "cannot-bear-clues": (("place-clues", "at"), ("put-down-clues", "at")),
    "clues-cannot-be-discovered": (("discover", "at"),),
    "cannot-discover-clues": (("discover", "who"),),
    "cannot-spend-clues": (("spend-clues", "who"), ("spend-clues-off", "who")),
    "cannot-commit": (("commit", "who"),),
    "cannot-gain-resources": (("gain-resources", "who"),),
}
#: Events that may be about somebody who is eliminated: their own end, what is done with what is
#: theirs, and with the card (an enemy that they drew still spawns) or the token that was on its way
#: to them.
OF_THE_GONE = frozenset(
    [
        "draw-encounter",
        "draw",
        "reveal",
        "defeat",
        "suffer-trauma",
        "killed",
        "insane",
        "game-ends",
        "remember",
        "spawn",
        "disengage",
        "test-end",
        "turn-end",
        "turn-begin",
    ]
)
_BEGUN = "arkham-lcg/effects: it was initiated before, and is resolved as far as can be (U-34)"
#: (Event, slot) in which somebody who is out of the game may stand beside ``who`` → the rule by
#: which it happens all the same. Whatever is done *to* them is none of these.
GOES_ON = {
    ("deal", "doer"): _BEGUN,
    ("deal", "source"): _BEGUN,
    ("place-damage", "doer"): _BEGUN,
    ("place-damage", "source"): _BEGUN,
    ("place-horror", "doer"): _BEGUN,
    ("place-horror", "source"): _BEGUN,
    ("place-keys", "origin"): "arkham-lcg/keys-token: their keys are left where they were",
    ("defeat", "card"): "arkham-lcg/defeat: one that came with another of theirs is told",
}


def invariant(function: Invariant) -> Invariant:
    INVARIANTS[function.__name__] = function
    return function


@invariant
def nobody_gone_acts(moment: Moment) -> Iterator[str]:
    """arkham-lcg/elimination: nobody who is out of the game chooses, or does anything."""
    state = moment.state
    outcome = moment.outcome
    if isinstance(outcome, Choice):
        people = {outcome.chooser, *(str(one.slots.get("who", "")) for one in outcome.options)}
        for who in people:
            if state.get(who, "eliminated"):
                yield f"{who} is out of the game and is asked {outcome.id}"
    for line in moment.lines:
        if line.stage == "use" and _was(moment, str(line.chooser), "eliminated"):
            yield f"{line.chooser} is out of the game and uses {line.chosen}"
    for event in moment.happened():
        who = str(event.slots.get("who", ""))
        begun = (
            event.type == "draw-encounter" and moment.top[1] > 0
        )  # drawn while they still played
        if _was(moment, who, "eliminated") and event.type not in OF_THE_GONE and not begun:
            yield f"{who} is out of the game: {event.type}"
        for slot, gone in of_the_gone(moment, event):
            if (event.type, slot) not in GOES_ON:
                yield f"{gone} is out of the game and is {slot!r} of {event.type}"


def of_the_gone(moment: Moment, event: Event) -> Iterator[tuple[str, str]]:
    """(slot, whom it names) of each slot but ``who`` that names somebody out of the game."""
    for slot, value in event.slots.items():
        for id in value if isinstance(value, tuple) else (value,):
            if slot != "who" and isinstance(id, str) and _was(moment, id, "eliminated"):
                yield slot, id


def _was(moment: Moment, id: str, name: str) -> object:
    return moment.before.get(id, {}).get(name)


@invariant
def a_card_is_in_one_zone(moment: Moment) -> Iterator[str]:
    """arkham-lcg/in-play-and-out-of-play: it lies in one known place, and holds what fits there."""
    things = moment.state.things
    for id, (_, now) in moment.changed.items():
        if "card" not in now:
            continue
        zone = now.get("zone", "")
        if zone not in ZONES and not zone.endswith("deck") and not now.get("swarm"):
            yield f"{id} lies in {zone!r}"
        if zone == "play":
            places = [one for one in ("engaged", "threat", "attached") if now.get(one)]
            if len(places) > 1:
                yield f"{id} is in several places: {places}"
            for bearer in places:
                if things.get(now[bearer], {}).get("zone") != "play" and not _leaving(moment):
                    yield f"{id} is {bearer} {now[bearer]}, which is not in play"
        elif now["card"].type != "investigator" and not now.get("swarm"):
            odd = OF_PLAY & set(now)
            if odd:
                yield f"{id} is in {zone} and holds {sorted(odd)}"


def _leaving(moment: Moment) -> bool:
    """Whether attachments are still to be discarded: they leave right after their bearer."""
    return moment.state.resolving


@invariant
def a_card_enters_and_leaves_once(moment: Moment) -> Iterator[str]:
    """arkham-lcg/leaves-play: by one event, and what comes back is another copy."""
    undone = any(event.type == "undo-action" for event in moment.happened())
    if undone or (moment.top is not None and moment.top[0].id in ("put-away", "setup")):
        return
    for id, (old, now) in moment.changed.items():
        if old is None or "card" not in now or now["card"].type in ("investigator", "mini-card"):
            continue
        was, zone = old.get("zone"), now.get("zone")
        by = now.get("gen", 0) - old.get("gen", 0)
        if by not in (0, 1):
            yield f"{id} has left play {by} times at once"
        if was == "play" != zone and by != 1 and zone not in _SAME_COPY:
            yield f"{id} leaves play for {zone} and stays the same copy"
    seen: dict[str, str] = {}
    for event in moment.happened():
        card = event.slots.get("card")
        if event.type in ("discard", "remove", "victory", "exile", "enter-play", "return-to-hand"):
            if card in seen:
                yield f"{card}: {event.type} and {seen[card]} at once"
            seen[str(card)] = event.type
            lay = _was(moment, str(card), "zone")
            swarm = moment.state.get(str(card), "swarm")  # laid out as its host enters play
            if lay == moment.state.get(str(card), "zone") and not swarm:
                yield f"{card}: {event.type} is told, and it lies where it lay"


@invariant
def what_is_told_is_done(moment: Moment) -> Iterator[str]:
    """What is printed as done has changed the table, or what is to resolve."""
    if moment.same():
        for event in moment.happened():
            if event.type not in TOLD and not _by_its_own_answer(moment, event):
                yield f"{event.type} {dict(event.slots)} is told, and nothing has changed"


def _by_its_own_answer(moment: Moment, event: Event) -> bool:
    """What "when it is defeated" has taken away already: nothing is left for the defeat to do."""
    return event.type == "defeat" and moment.state.get(str(event.slots["card"]), "zone") != "play"


@invariant
def nothing_prohibited_happens(moment: Moment) -> Iterator[str]:
    """arkham-lcg/cannot: whatever forbids it did so a moment before."""
    if moment.fork is None:
        return
    for prohibition, forbidden in FORBIDS.items():
        if ("constant", prohibition) not in moment.fork.index:
            continue
        for event in moment.happened():
            for kind, slot in forbidden:
                whom = event.slots.get(slot)
                if event.type == kind and whom is not None:
                    if prohibition == "cannot-leave-play" and not _lies_in_play(moment, whom):
                        continue  # an event that is being played leaves no play
                    why = forbidder(moment.fork, Constant(prohibition), str(whom))
                    if why is not None and not _spared(moment.fork):
                        yield f"{why} says {prohibition} of {whom}: {kind}"


def _lies_in_play(moment: Moment, card: str) -> bool:
    assert moment.fork is not None
    return bool(moment.fork.get(card, "zone") == "play")


def _spared(before: State) -> bool:
    """What a prohibition does not reach: elimination takes away whatever is left."""
    return any(frame.kind.id == "eliminate" for frame in before.frames())


@invariant
def no_window_where_there_is_none(moment: Moment) -> Iterator[str]:
    """arkham-lcg/fast: windows come in the steps of phases, turns and tests, and nowhere else."""
    outcome = moment.outcome
    if isinstance(outcome, Choice) and outcome.id == "player-window":
        below = moment.state.stack[1]
        under = below[0][0].id if below else "nothing"
        if under not in WINDOWS:
            yield f"a player window inside of {under}"
        if moment.state.get(TABLE, "over"):
            yield "a player window after the game"


@invariant
def tokens_come_and_go_by_events(moment: Moment) -> Iterator[str]:
    """Damage, horror, clues, doom and resources change by what is told, and are never negative."""
    if isinstance(moment.outcome, Unsupported):
        return  # what it has come to is not known: its lines are taken back
    told = [str(value) for event in moment.happened() for value in event.slots.values()]
    undone = any(event.type in ("undo-action", "advance") for event in moment.happened())
    for id, (old, now) in moment.changed.items():
        old = old or {}
        for token in TOKENS:
            before, after = old.get(token, 0), now.get(token, 0)
            if after < 0:
                yield f"{id} has {after} {token}"
            left = (old.get("zone"), old.get("gen")) != (now.get("zone"), now.get("gen"))
            silent = before != after and not left and not undone and id not in told
            if silent and not _known_source(moment, id, token):
                yield f"{id}: {token} {before} became {after}, and nothing says so"


def _known_source(moment: Moment, id: str, token: str) -> bool:
    """What a step does by itself, as its procedure tells it."""
    top = moment.top
    return top is not None and top[0].id in (
        "setup",
        "eliminate",
        "starting",
        "put-away",
        "advance",
    )


@invariant
def each_number_is_its_sum(moment: Moment) -> Iterator[str]:
    """What is told adds up: a number is what it was before, and what each event says of it."""
    if isinstance(moment.outcome, Unsupported):
        return
    sums: Counter[tuple[str, str]] = Counter()
    for event in moment.happened():
        for slot, name, sign in COUNTED.get(event.type, ()):
            token = str(event.slots[name]) if name in ("uses", "token") else name
            amount = event.slots.get("amount", event.slots.get(name, 0))
            sums[str(event.slots[slot]), token] += sign * amount
    for (id, token), change in sums.items():
        old, now = moment.before.get(id, {}), moment.state.things.get(id, {})
        if (old.get("zone"), old.get("gen")) != (now.get("zone"), now.get("gen")):
            continue
        before, after = old.get(token, 0), now.get(token, 0)
        if after != before + change:
            yield f"{id}: {token} {before} became {after}, and what is told makes {before + change}"


@invariant
def what_is_kept_is_what_it_is_made_of(moment: Moment) -> Iterator[str]:
    """Where somebody decides, whatever is kept is as if made anew.

    The hash, the index and what is kept beside its keys, where cards lie, what each card says.
    """
    if not isinstance(moment.outcome, Choice | Chance):
        return
    state = moment.state
    anew = State(state.rules)
    anew.exchange(state.things.copy())
    if state.position() != anew.position():
        yield "the hash of the position is another than that of its things"
    for id, thing in state.things.items():
        if not all(thing.values()):
            yield f"{id} holds a value of nothing, and equal positions would hash otherwise"
    index: dict[tuple[str, str], tuple[tuple[str, Ability], ...]] = {}
    for id, thing in state.things.items():
        for ability in thing["card"].abilities if "card" in thing else ():
            for key in _keys(ability, state.rules.kinds[ability.kind]):
                index[key] = (*index.get(key, ()), (id, ability))
    for key in state.index.keys() | index.keys():
        if state.index.get(key) == index.get(key):
            continue
        listed, said = (_of_cards(state, one.get(key, ())) for one in (state.index, index))
        if listed != said:
            yield f"{key}: the index lists {listed}, and the cards say {said}"
    for find, found in state._laid.items():
        if found != find(state):
            yield f"{find.__name__} finds something else than where the cards lie"
    if (state.index.heard, state.index.said) != _beside_the_keys(state):
        yield "the index says something else of its keys"
    text = state.fork()
    text.rules.hooks.refresh(text)
    yield from (
        f"{id} says something else" for id in text.things if text.things[id] != state.things[id]
    )


def _beside_the_keys(state: State) -> tuple[dict[str, set[str]], set[str]]:
    """Event → the stages in which an ability answers it, and the constant clauses, by the keys."""
    heard: dict[str, set[str]] = {}
    for stage, name in state.index:
        if stage not in ("", "constant"):
            heard.setdefault(name, set()).add(stage)
    return heard, {name for stage, name in state.index if stage == "constant"}


def _of_cards(state: State, listed: Iterable[tuple[str, Ability]]) -> Counter[tuple[str, str]]:
    """What an index of ``state`` has ``listed`` in one place: (card in play, id of its ability).

    The sides of acts and agendas are listed as they are reached, a lasting effect is no card, and
    what a card says that lies facedown in a pile is not read.
    """
    return Counter(
        (id, ability.id)
        for id, ability in listed
        if state.get(id, "zone") == "play"
        and kind_of(state, id) not in ("", "act", "agenda")
        and not state.get(id, "pile")
    )


@invariant
def committed_cards_are_of_the_test(moment: Moment) -> Iterator[str]:
    """arkham-lcg/steps/st-2: the cards that a test counts are those that lie committed."""
    if TEST not in moment.changed and not any(
        "committed" in ((old or {}).get("zone"), now.get("zone"))
        for old, now in moment.changed.values()
    ):
        return
    state = moment.state
    lie = {id for id, thing in state.things.items() if thing.get("zone") == "committed"}
    count = set(state.get(TEST, "committed", ()))
    if count - lie:
        yield f"{sorted(count - lie)} count as committed, and lie elsewhere"


@invariant
def chances_are_whole(moment: Moment) -> Iterator[str]:
    outcome = moment.outcome
    if isinstance(outcome, Chance) and sum(chance for chance, _ in outcome.outcomes) != 1:
        yield f"the chances of {outcome.id} are no whole"


@invariant
def nothing_is_indexed_that_is_not_there(moment: Moment) -> Iterator[str]:
    """Abilities that could answer are those of things on the table."""
    if moment.state.index is not moment.index:
        for key, entries in moment.state.index.items():
            for id, _ in entries:
                if id not in moment.state.things:
                    yield f"{id} is gone and answers {key}"


@invariant
def players_are_in_play(moment: Moment) -> Iterator[str]:
    """The player order names those who play, each once."""
    if TABLE in moment.changed:
        order = investigators(moment.state)
        if len(set(order)) != len(order):
            yield f"the player order is {order}"
        for who in order:
            if moment.state.get(who, "eliminated"):
                yield f"{who} is out of the game and in the player order"


@invariant
def what_rests_is_settled(moment: Moment) -> Iterator[str]:
    """When somebody takes an action, nothing is left to engage, to fall or to be discarded."""
    outcome, state = moment.outcome, moment.state
    if not isinstance(outcome, Choice) or outcome.id not in ("action", "turn"):
        return
    for enemy in in_play(state, "enemy"):
        if candidates(state, enemy):
            yield f"{enemy} stands beside a possible prey"
        if state.get(enemy, "at") and state.get(enemy, "engaged"):
            yield f"{enemy} is at a location and engaged"
    for id, thing in state.things.items():
        if thing.get("zone") != "play" or "card" not in thing or thing.get("swarm"):
            continue
        bearer = thing.get("attached") or thing.get("threat") or thing.get("engaged")
        if bearer and state.get(bearer, "zone") != "play":
            yield f"{id} lies with {bearer}, which is not in play"
        if thing.get("controller") and state.get(thing["controller"], "eliminated"):
            yield f"{id} is controlled by {thing['controller']}, who is out of the game"


@invariant
def nothing_lingers(moment: Moment) -> Iterator[str]:
    """arkham-lcg/limbo: where nothing resolves, no card is on its way from one area to another."""
    if moment.state.resolving or moment.state.get(TABLE, "over"):
        return  # the end of the game breaks off whatever resolves
    for id, thing in moment.state.things.items():
        if thing.get("zone") in ON_THE_WAY:
            yield f"{id} is {thing['zone']}, and nothing resolves"


@invariant
def what_may_be_done_can_be_done(moment: Moment) -> Iterator[str]:
    """What a turn offers is begun when it is chosen, and what could be begun is offered."""
    outcome, state = moment.outcome, moment.state
    if not isinstance(outcome, Choice) or outcome.id != "action":
        return
    who = outcome.chooser
    offered = {(one.id, str(one.slots.get("card"))) for one in outcome.options}
    for one in outcome.options:
        if one.id in state.rules.openings:
            refused = state.rules.openings[one.id](_settled(state), **one.slots)
            if refused is not None:
                yield f"{one.id} {dict(one.slots)} is offered and refused: {refused.id}"
    for id, thing in state.things.items():
        if thing.get("zone") != "hand" or thing.get("controller") != who or ("play", id) in offered:
            continue
        slow = "fast" not in thing["card"].keywords and thing["card"].type in ("asset", "event")
        if slow and _could_be_played(state, who, id):
            yield f"{id} could be played, and is not offered"


def _could_be_played(state: State, who: str, card: str) -> bool:
    """Whether nothing refuses it, and it does not stop at once at a clause of ``card`` itself.

    Such a clause may say what it costs: it is neither offered nor refused then.
    """
    ahead = _settled(state)
    ahead.let(do=None)  # whoever's turn it is goes on to nothing behind it
    if state.rules.openings["play"](ahead, who=who, card=card) is not None:
        return False
    outcome = run(ahead)
    unread = isinstance(outcome, Unsupported) and outcome.id == "opaque"
    return not (unread and outcome.source == card)


@invariant
def what_may_answer_is_offered(moment: Moment) -> Iterator[str]:
    """Whoever may react is offered what no rule keeps out of that moment, and nothing else."""
    outcome, state = moment.outcome, moment.state
    if not isinstance(outcome, Choice) or outcome.id != "reaction":
        return
    offered = {(one.id, one.slots.get("who"), one.slots.get("card")) for one in outcome.options}
    for option in ("use", "play"):
        for id, thing in state.things.items():
            if "card" not in thing or not answering(thing["card"].abilities, option):
                continue
            for who in investigators(state):
                why = state.rules.objections[option](state, {"who": who, "card": id})
                if why is not None and (option, who, id) in offered:
                    yield f"{who} may {option} {id}, and {why.id} keeps it out"
                if why is None and (option, who, id) not in offered:
                    yield f"nothing keeps {id} out, and {who} may not {option} it"


def _settled(state: State) -> State:
    """A copy of ``state`` that nobody asks anything."""
    fork = state.fork()
    fork.pending = None
    return fork


@invariant
def chance_and_choice_leave_a_choice(moment: Moment) -> Iterator[str]:
    """A choice has several options, which differ."""
    outcome = moment.outcome
    if isinstance(outcome, Choice) and len(set(map(repr, outcome.options))) < 2:
        yield f"{outcome.id} is no choice: {outcome.options}"


def broken(moment: Moment) -> list[str]:
    """Everything that is wrong at ``moment``: the invariant, and what breaks it."""
    return [f"{name}: {wrong}" for name, check in INVARIANTS.items() for wrong in check(moment)]
