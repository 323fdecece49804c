"""What the kernel, and what plays a case through, ask of a game: the methods of ``Hooks``.

A game fills one with ``@RULES.hook(Hooks.users)`` on a function of the same parameters. A misspelt
name, a second function for one hook and other parameters are errors as the game is loaded;
``complete.check`` refuses a game that leaves a required hook open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability, Node, Selector
    from rulesref.engine.event import Event
    from rulesref.engine.outcome import Refused
    from rulesref.engine.state import State
    from rulesref.engine.trigger import Ready
    from rulesref.engine.urn import Urn
    from rulesref.engine.words import Env

_Method = TypeVar("_Method", bound=Callable[..., Any])
#: The hooks without a default, in the order of the class.
REQUIRED: list[str] = []


def _required(method: _Method) -> _Method:
    """Let every game fill ``method``: nothing that the kernel could do instead is right."""
    REQUIRED.append(method.__name__)
    return method


class Hooks:
    """One game's answers. A method that no game fills is its default; a required one has none."""

    # --- who ----------------------------------------------------------------------------------

    @_required
    def arbiter(self, state: State, /) -> str:
        """The player who decides what nobody else is named for. Required."""
        raise NotImplementedError("arbiter")

    @_required
    def users(self, state: State, thing: str, ability: Ability, /) -> tuple[str, ...]:
        """Who may resolve ``ability`` of ``thing`` now, as its "you". Required."""
        raise NotImplementedError("users")

    def gone(self, state: State, you: str, /) -> bool:
        """Whether ``you`` plays no longer, and so resolves nothing. By default nobody has gone."""
        return False

    def unpaid(self, state: State, card: str, /) -> bool:
        """Whether a cost of ``card`` was not paid in full; says so once. By default all are paid."""
        return False

    def hangs_on(self, state: State, thing: str, /) -> str | None:
        """Whose leaving ``thing`` answers as its own, because it hangs on that. By default nothing."""
        return None

    # --- when ---------------------------------------------------------------------------------

    @_required
    def period(self, state: State, period: str, /) -> int:
        """The number of the ``period`` of limits that is running. Required."""
        raise NotImplementedError("period")

    def closed(self, state: State, opening: str, slots: Mapping[str, Any], /) -> Refused | None:
        """Why ``opening`` cannot be begun with these ``slots``, whatever its own rules say.

        By default nothing keeps from it.
        """
        return None

    def reckoned_in_circles(self, state: State, /) -> bool:
        """Stop ``state``, where what holds now depends on itself, and say whether that is done.

        By default it is not, and what was reckoned breaks off.
        """
        return False

    def runs(self, state: State, period: str, /) -> bool:
        """Whether ``period`` is running: nothing lasts until the end of one that is not.

        By default each is.
        """
        return True

    def postpone(self, state: State, events: tuple[Event, ...], /) -> bool:
        """Let ``events`` of their own scope wait, and say whether they do. By default none do.

        Their frame is the running one; what lets it wait takes it away (``waiting``).
        """
        return False

    def forced_first(self, state: State, forced: list[Ready], /) -> list[Ready]:
        """Those of the ``forced`` abilities that come first. By default all do."""
        return forced

    # --- what an effect reaches ---------------------------------------------------------------

    def meaning(self, state: State, env: Env, node: Node, /) -> Env:
        """What the words of ``node`` are read with. By default ``env`` as it is."""
        return env

    def touchable(
        self, state: State, env: Env, node: Node, name: str, things: tuple[str, ...], /
    ) -> tuple[str, ...]:
        """Those of ``things`` that ``node`` may affect by its argument ``name``. By default all."""
        return things

    def untold(self, state: State, selector: Selector, /) -> str:
        """The name of a card that ``selector`` asks for and that nobody has told of, or "".

        By default a thing that is not there is not there.
        """
        return ""

    def unsaid(self, state: State, env: Env, selector: Selector, /) -> None:
        """Stop where ``selector`` of an effect that resolves finds nothing for want of being told.

        By default nothing stops.
        """

    def miss(self, state: State, env: Env, name: str, /) -> None:
        """Stop where an effect needs the ``untold`` card called ``name``. By default nothing stops."""

    def in_vain(self, state: State, /) -> bool:
        """Whether an effect on all of something falls short where there is none. By default so."""
        return True

    def needs_target(self, state: State, ability: Ability, /) -> bool:
        """Whether ``ability`` is not initiated where it could change nothing. By default so."""
        return True

    def breaks_off(self, state: State, env: Env, /) -> bool:
        """Whether the rest of the effect of ``env`` is not resolved. By default all of it is."""
        return False

    def payable(self, state: State, costs: tuple[Node, ...], env: Env, /) -> bool:
        """Whether ``costs``, each of which can be paid, can be paid together. By default so."""
        return True

    def once_paid(
        self, state: State, costs: tuple[Node, ...], env: Env, /
    ) -> Iterable[Mapping[str, Any]]:
        """What ``env`` may be once ``costs`` are paid, if what pays matters. By default as it is."""
        return (env,)

    def affordable(self, state: State, ability: Ability, env: Env, /) -> bool:
        """Whether what a use of ``ability`` costs besides its own costs can be paid. By default so."""
        return True

    # --- what has happened --------------------------------------------------------------------

    @_required
    def opaque(self, state: State, /) -> None:
        """Stop where an undescribed ability acts now: one is on the table. Required."""
        raise NotImplementedError("opaque")

    def tellable(self, state: State, source: str, ability: str, /) -> bool:
        """Whether what the ``ability`` of that id on ``source`` does can be told. By default so."""
        return True

    def may_answer(
        self, on: Mapping[str, Any], own: Mapping[str, Any], facts: Mapping[str, Any], /
    ) -> frozenset[str]:
        """Which events of a card of ``facts`` the trigger ``on`` of a card of ``own`` may answer.

        By default none.
        """
        return frozenset()

    def held(self, state: State, /) -> None:
        """Stop where a player holds what might be used at any moment. By default nobody does."""

    def refresh(self, state: State, /) -> None:
        """Let every thing say what it says now: something has changed. By default nothing does."""

    @_required
    def settle(self, state: State, events: tuple[Event, ...], /) -> None:
        """Look for what falls with ``events``, of which a kind ``settles``. Required."""
        raise NotImplementedError("settle")

    def consequences(self, state: State, /) -> None:
        """Look for what any impact may have brought about. By default nothing follows."""

    def urn(self, state: State, /) -> Urn | None:
        """The urn out of which something is about to be drawn, if only what is kept counts.

        By default whatever is drawn counts.
        """
        return None

    def memories(self, state: State, /) -> Iterable[tuple[str, tuple[str, ...]]]:
        """(thing, attributes) that tell of what has happened and that hardly anything asks for.

        An exploration takes positions for one that differ only in them, and notices where one is
        asked for after all. By default all that is remembered counts.
        """
        return ()

    def brought(self, state: State, thing: str, /) -> None:
        """Look at ``thing``, which has just been brought to the table. By default nothing."""


def fill(hooks: Hooks, asked: Callable[..., Any], function: Callable[..., Any]) -> None:
    """Let ``function`` answer where ``hooks`` is asked ``asked``, a method of ``Hooks``.

    Raises ``ValueError`` where that is no hook, is filled already, or takes other parameters.
    """
    name = getattr(asked, "__name__", str(asked))
    if getattr(Hooks, name, None) is not asked:
        raise ValueError(f"there is no hook {name!r}")
    if name in vars(hooks):
        first, second = _place(vars(hooks)[name]), _place(function)
        raise ValueError(f"the hook {name!r} is filled twice: by {first} and by {second}")
    wanted = _parameters(asked)[1:]
    if len(_parameters(function)) != len(wanted):
        took = ", ".join(_parameters(function)) or "nothing"
        raise ValueError(
            f"the hook {name!r} takes {', '.join(wanted)}; {_place(function)} takes {took}"
        )
    setattr(hooks, name, function)


def unfilled(hooks: Hooks) -> list[str]:
    """The required hooks that the game has not filled."""
    return [name for name in REQUIRED if name not in vars(hooks)]


def _parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the parameters; read off the code, for ``inspect`` takes long to load."""
    code = function.__code__
    return tuple(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])


def _place(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"
