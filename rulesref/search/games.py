"""Which game a query is about, told by the words that only one of them uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, log
from pathlib import Path

from rulesref.entries import GameRecord
from rulesref.record import NamedTuple
from rulesref.search import weights
from rulesref.search.asking import ReadQuery, Word
from rulesref.search.game_index import GameIndex
from rulesref.search.name_keys import LOOSE
from rulesref.search.naming import NameRun

FILE = "games.txt"


class Games(NamedTuple):
    """What an index knows of its games: the ``default`` one, and words that name one outright."""

    default: str
    words: Mapping[str, str]  # word → id


def write_games(folder: Path, games: Sequence[GameRecord]) -> None:
    """Keep what a query says of games beside the index: a game a line, the default one first."""
    lines = ["\t".join((game.id, *game.words)) for game in games]
    (folder / FILE).write_text("\n".join(lines), "utf-8")


def read_games(folder: Path) -> Games:
    """The games of the index in ``folder``. Raises OSError, ValueError."""
    rows = [line.split("\t") for line in (folder / FILE).read_text("utf-8").splitlines()]
    return Games(rows[0][0] if rows else "", {word: id for id, *words in rows for word in words})


def games_asked(
    asked: ReadQuery, indexes: Mapping[str, GameIndex], games: Games
) -> list[tuple[str, float]]:
    """The games, likeliest first, and how sure each is (nats over the default game)."""
    if len(indexes) < 2:
        return [(game, 0.0) for game in indexes]
    for word in asked.words:
        spoken = games.words.get(word.token)
        if spoken in indexes:
            return sorted(((g, 9.0 * (g == spoken)) for g in indexes), key=lambda row: -row[1])
    home = indexes.get(games.default) or next(iter(indexes.values()))
    start = weights.GAME_START if asked.question else weights.GAME_START_IN_SHORT
    found = [(home.game, 0.0)]
    for game, game_index in indexes.items():
        if game_index is not home:
            found.append((game, pull(asked, game_index, home) - start))
    return sorted(found, key=lambda row: -row[1])


def pull(asked: ReadQuery, game_index: GameIndex, home: GameIndex) -> float:
    """How much likelier ``asked`` is about the game of ``game_index`` than about that of ``home``.

    In nats, from how near its words are to the entries of both, from how much of it the entry that
    has most of it has, from the names that only one has, and from the rates of each word. Each rate
    leans on the rate in both together, so that a small book's silence is no evidence. Where an entry
    of either has all of it, either may be meant, and the default game is the commoner one.
    """
    names = _own_names(asked, game_index, home)
    foreign = _own_names(asked, home, game_index)
    total = _named(names, asked, game_index, home)
    total -= _named_at_home(foreign, asked, home, game_index)
    long = [run for run in (*names, *foreign) if _telling(run, asked) > 1]
    for place, word in enumerate(asked.words):
        if not any(run.first <= place < run.last for run in long):
            total += weights.GAME_WORD * word.weight * _rate(word, game_index, home, asked.language)
    there, here = _most(asked, game_index, home), _most(asked, home, game_index)
    total += weights.GAME_WHOLE * (there - here)
    if not long and min(there, here) >= weights.GAME_ALL and not _only(asked, game_index, home):
        total -= weights.GAME_EITHER
    return total + weights.GAME_NEAR * _nearer(asked, game_index, home)


def _nearer(asked: ReadQuery, game_index: GameIndex, home: GameIndex) -> float:
    """How much nearer the words of the query are to the entries of ``game_index`` (nats).

    Of a game with more entries more can be near; it gets nothing for that. Where both call an entry so,
    nothing tells which of them is meant.
    """
    from rulesref.search.associations import nearness

    if game_index.called_so(asked) and home.called_so(asked):
        return 0.0
    there, here = (nearness(asked.keys, index.game) for index in (game_index, home))
    if not there.of or not here.of:
        return 0.0
    return there.all - here.all + log(home.size / game_index.size)


def _own_names(asked: ReadQuery, game_index: GameIndex, other: GameIndex) -> list[NameRun]:
    """The names in the query that ``game_index`` has and ``other`` has not.

    A name whose words merely occur in some order names no game: any game's question may hold them.
    """
    foreign = {(run.first, run.last) for run in other.names(asked)}
    return [
        run
        for run in game_index.names(asked)
        if not run.within and not run.key.startswith(LOOSE) and (run.first, run.last) not in foreign
    ]


def _telling(run: NameRun, asked: ReadQuery) -> int:
    """How many words of a name are no function words."""
    return sum(word.weight > 0.5 for word in asked.words[run.first : run.last])


def _named(
    names: Sequence[NameRun], asked: ReadQuery, game_index: GameIndex, other: GameIndex
) -> float:
    """What the longest of ``names``, which ``game_index`` has and ``other`` has not, says.

    One that consists of words that both games use, and is no card, says less: anybody may put them
    together so.
    """
    longest = max((_telling(run, asked) for run in names), default=0)
    if longest < 2:
        return weights.GAME_NAMED_ONE if longest else 0.0
    long = [run for run in names if _telling(run, asked) == longest]
    if all(_is_common(run, asked, game_index, other) for run in long):
        return weights.GAME_NAMED_COMMON
    return weights.GAME_NAMED


def _named_at_home(
    names: Sequence[NameRun], asked: ReadQuery, home: GameIndex, other: GameIndex
) -> float:
    """What ``names`` say that the default game alone has: a card's the more, the less else is said."""
    worth = _named(names, asked, home, other)
    if worth < weights.GAME_NAMED:
        return weights.GAME_NAMED_AT_HOME * worth
    longest = max(run.last - run.first for run in names)
    return worth * (1 + longest / len(asked.words))


def _is_common(run: NameRun, asked: ReadQuery, game_index: GameIndex, other: GameIndex) -> bool:
    """Whether a name of ``game_index`` is no card, and ``other`` has all its words."""
    if game_index.having("card", run.key) or game_index.having("about", run.key):
        return False
    words = asked.words[run.first : run.last]
    return all(
        _uses(word, other, asked.language) > weights.GAME_SELDOM
        for word in words
        if word.weight > 0.5
    )


def _rate(word: Word, game_index: GameIndex, home: GameIndex, language: str) -> float:
    there, here = _uses(word, game_index, language), _uses(word, home, language)
    if not there and not here:
        return 0.0
    both = (there + here) / (game_index.size + home.size)
    lean = weights.GAME_LEAN
    rate = log((there + lean * both) / (game_index.size + lean))
    rate -= log((here + lean * both) / (home.size + lean))
    return max(-weights.GAME_PULL, min(weights.GAME_PULL, rate))


def _only(asked: ReadQuery, game_index: GameIndex, home: GameIndex) -> bool:
    """Whether ``game_index`` uses one of the words far more often than ``home``."""
    words = (word for word in asked.words if word.weight > 0.5)
    return any(_rate(word, game_index, home, asked.language) > weights.GAME_OFTEN for word in words)


def _uses(word: Word, game_index: GameIndex, language: str) -> int:
    """In how many entries a word stands; a word that only card names have counts as one."""
    stems = word.english, *game_index.meant(word, language)
    found = max(*(game_index.uses("en", s) for s in stems), game_index.uses("it", word.italian))
    return found or min(1, game_index.uses("word", word.token))


def _most(asked: ReadQuery, game_index: GameIndex, other: GameIndex) -> float:
    """The greatest share (0 to 1) of the query's worth that one entry of ``game_index`` has."""
    worth = [
        max(game_index.worth(word, asked.language), other.worth(word, asked.language))
        for word in asked.words
    ]
    total = sum(worth)
    if not total:
        return 0.0
    return _most_covered(asked, game_index, worth) / total


def _most_covered(asked: ReadQuery, index: GameIndex, worth: Sequence[float]) -> float:
    """The most that the words of the query are ``worth``, by place, which one entry of ``index`` has."""
    found: dict[int, float] = {}
    most, left = 0.0, fsum(worth)
    words = sorted(zip(worth, asked.words, strict=True), key=lambda row: -row[0])
    for own, word in words:
        english = index.having("en", word.english)
        italian = index.having("it", word.italian)
        having = {*english, *italian} if english and italian else english or italian
        for meant in index.meant(word, asked.language):
            having = {*having, *index.having("en", meant)}
        if left < most:  # whoever has had nothing so far cannot come to that any more
            having = found.keys() & having
        for number in having:
            found[number] = found.get(number, 0.0) + own
        most = max(found.values(), default=0.0)
        left -= own
    return most
