"""When: somebody fails or succeeds by so many, in the place of the token that makes it so."""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.engine.machine import answer, run
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import BAG
from rulesref.games.arkham_lcg.skill_tests.current import RESULTS
from rulesref.games.arkham_lcg.skill_tests.foretold_result import token_for
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.telling import Promise
from rulesref.sentences.any_game.left_out import number_left_out
from rulesref.sentences.arkham_lcg.implied_cards import NOTHING_COMMITTED
from rulesref.sentences.arkham_lcg.skill_tests.committing_over import committing_over
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.rows import LeftOut
from rulesref.wording.sentence import Intent

#: The events by which a token is revealed.
_TOKEN = ("reveal-token", "reveal")


@SPEECH.sentence(
    "when",
    "fails-by",
    who="investigator",
    amount="number",
    en="{who} fails[ the test] by {amount}",
    it="{who} fallisce[ la prova] di {amount}",
)
def fails_by(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """Tells the token by what comes of it: one with that number, and no other effect."""
    return _told(scene, who, "fail", amount)


@SPEECH.sentence(
    "when",
    "succeeds-by",
    who="investigator",
    amount="number",
    en=("{who} succeeds[ at the test] by {amount}", "{who} passes[ the test] by {amount}"),
    it=("{who} supera la prova di {amount}", "{who} ha successo di {amount}"),
)
def succeeds_by(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """The same of a success."""
    return _told(scene, who, "succeed", amount)


@SPEECH.sentence(
    "when",
    "would-fail-by",
    who="investigator",
    amount="number",
    en="{who} would fail[ the test] by {amount}",
    it="{who} fallirebbe[ la prova] di {amount}",
)
def would_fail_by(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """The same, where something may still make another result of it."""
    return _told(scene, who, "fail", amount, promised=False)


@SPEECH.sentence(
    "when",
    "would-succeed-by",
    who="investigator",
    amount="number",
    en="{who} would succeed[ at the test] by {amount}",
    it="{who} supererebbe la prova di {amount}",
)
def would_succeed_by(scene: Scene, who: Reference, amount: int) -> list[Intent]:
    """The same of a success."""
    return _told(scene, who, "succeed", amount, promised=False)


SPEECH.unmet("succeeded-by", en="{who} succeeds by {margin}", it="{who} ha successo di {margin}")
SPEECH.unmet("failed-by", en="{who} fails by {margin}", it="{who} fallisce di {margin}")
SPEECH.results["bag-unknown"] = ("skill-test", ("succeeds", "fails"))
SPEECH.left_out |= {
    bare: LeftOut(f"{bare}-by", "amount", numbers, "no-such-result", "commit")
    for numbers, rows in (
        ((1, 2, 3, 4, 5), ("fails", "would-fail")),
        ((0, 1, 2, 3, 4, 5), ("succeeds", "would-succeed")),
    )
    for bare in rows
}


@SPEECH.sentence(
    "when", "fails", who="investigator", en="{who} fails[ the test]", it="{who} fallisce[ la prova]"
)
def fails(scene: Scene, who: Reference) -> list[Intent]:
    """By however much, where that makes no difference to what the case comes to."""
    raise number_left_out(scene, "fails", who=who.text)


@SPEECH.sentence(
    "when",
    "succeeds",
    who="investigator",
    en=("{who} succeeds[ at the test]", "{who} passes the test"),
    it=("{who} supera la prova", "{who} ha successo"),
)
def succeeds(scene: Scene, who: Reference) -> list[Intent]:
    """By however much, where that makes no difference to what the case comes to."""
    raise number_left_out(scene, "succeeds", who=who.text)


@SPEECH.sentence(
    "when",
    "would-fail",
    who="investigator",
    en="{who} would fail[ the test]",
    it="{who} fallirebbe[ la prova]",
)
def would_fail(scene: Scene, who: Reference) -> list[Intent]:
    """The same, where something may still make another result of it."""
    raise number_left_out(scene, "would-fail", who=who.text)


@SPEECH.sentence(
    "when",
    "would-succeed",
    who="investigator",
    en="{who} would succeed[ at the test]",
    it="{who} supererebbe la prova",
)
def would_succeed(scene: Scene, who: Reference) -> list[Intent]:
    """The same, where something may still make another result of it."""
    raise number_left_out(scene, "would-succeed", who=who.text)


def _told(
    scene: Scene, who: Reference, result: str, margin: int, *, promised: bool = True
) -> list[Intent]:
    """Raises ``UnresolvedReference`` where no token alone brings that about."""
    player = scene.thing(who)
    ahead = scene.ahead().state
    if (came := _came_out(scene, _nothing_committed(ahead), player)) is not None:
        if came == (result, margin):
            return committing_over(scene)
        if came[0] == "fail":
            what = in_words(scene, "failed-by", who=who.text, margin=came[1])
        else:
            what = in_words(scene, "succeeded-by", who=who.text, margin=came[1])
        raise UnresolvedReference(
            said("this test is over, and came out otherwise: {what}").format(what=what),
            remedy=said("leave this step out, or change what makes it so"),
        )
    since = scene.state.log
    revealed, _ = _last_revealed(ahead, since)
    if revealed is None:
        revealed, since = _last_revealed(scene.state)
    face = revealed or token_for(ahead, result, margin)
    waiting = ahead.pending
    comes_first = isinstance(waiting, Choice | Unsupported) or scene.telling.refused is not None
    if face is None and comes_first:  # that is what has to be said
        return [Intent("reveal", {"value": None, "who": player})]
    possible = waiting.outcomes if isinstance(waiting, Chance) else ()
    if face is None or (possible and all(face != value for _, value in possible)):
        raise UnresolvedReference(
            said("no token that is only a number makes this test end so"),
            remedy=said("tell the token that is revealed instead"),
        )
    if promised:
        scene.telling.promise = Promise(
            *(scene.telling.place, result, {"margin": margin}, RESULTS, {"who": player}, since)
        )
    scene.telling.foretold = since
    return [*committing_over(scene), Intent("reveal", {"value": face, "who": player})]


def _nothing_committed(ahead: State) -> State:
    """Where ``ahead`` leads to if nobody commits anything, where that waits."""
    waiting = ahead.pending
    over = [
        option
        for option in (waiting.options if isinstance(waiting, Choice) else ())
        if option.id == NOTHING_COMMITTED
    ]
    if not over:
        return ahead
    after = ahead.fork()
    answer(after, over[0])
    run(after)
    return after


def _came_out(scene: Scene, ahead: State, player: str) -> tuple[str, int] | None:
    """How the test of ``player`` came out that the last step has led to, and by how much.

    None where none has come so far, or where the next one has begun.
    """
    if scene.telling.refused is not None:
        return None
    log = ahead.log
    while log is not None and log is not scene.telling.mark:
        line, log = log
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type == "skill-test":
            return None
        if event is not None and event.type in RESULTS:
            mine = event.slots.get("who") == player
            return (event.type, int(event.slots["margin"])) if mine else None
    return None


def leaves_alone(scene: Scene, choice: Choice) -> bool:
    """Whether what a step has told of a test's result says that nobody answers its token.

    Where it will not be another one, nobody answers the result either before it has come about.
    Whoever does answer it is told so, and what was told of the result before is past then.
    """
    state, since = scene.state, scene.telling.foretold
    answered = state.variables.get("events", ()) if choice.id == "reaction" else ()
    promised = scene.telling.promise is not None and state.variables.get("stage") != "after"
    kinds = (*_TOKEN, *RESULTS) if promised else _TOKEN
    if since is None or not any(event and event.type in kinds for event in answered):
        return False
    log = state.log
    while log is not None and log is not since:
        line, log = log
        came = line.stage == "impact" and line.event is not None and line.event.type in RESULTS
        if came or line.stage == "use":
            return False
    return log is since


def _last_revealed(state: State, since: Any = None) -> tuple[str | None, Any]:
    """The token that an unknown bag gave last, as it was foretold, and the log before it.

    None that was given before the log ``since``.
    """
    log = state.log if state.get(BAG, "unknown") else None
    while log is not None and log is not since:
        line, log = log
        if line.stage == "impact" and line.event is not None and line.event.type == "reveal":
            return line.event.slots["face"], log
    return None, state.log
