"""The numbers that decide which candidates a query has, in one table.

They are round on purpose, so that none of them hangs on a single question. What the best
candidates are put in order by at last is learnt instead (``ranking``).
"""

from __future__ import annotations

from rulesref.record import NamedTuple


class Part(NamedTuple):
    """A part of an entry: the weight of a word in it, and how far length thins it (0 to 1)."""

    weight: float
    thinning: float
    usual: float  # words that such a part usually has; longer ones are thinned


#: The parts of an entry, as in BM25F.
PARTS = {
    "title": Part(3.0, 0.5, 3.0),
    "name": Part(2.5, 0.3, 6.0),
    "question": Part(1.6, 0.6, 18.0),
    "ask": Part(1.0, 0.5, 40.0),
    "card": Part(3.0, 0.4, 3.0),
    "body": Part(1.0, 0.6, 70.0),
}

#: Saturation of a word that occurs again and again.
K1 = 1.1

#: Share that the second-best passage of an entry adds to the best one's words.
ECHO = 0.15

#: A word in the asked language weighs 1, in the other language this.
OTHER_LANGUAGE = 0.65

#: A function word beside others; a corrected word.
FUNCTION_WORD = 0.08
CORRECTED = 0.8
#: What a word is worth at least that an entry is found by: what shapes a sentence stands everywhere.
FOUND_BY = 0.4
#: What the English words of a card or of an entry are worth where the query has another name of it,
#: and of how many entries at most that name may be.
CARD_BY_OTHER_NAME = 1.0
ENTRY_BY_OTHER_NAME = 0.2
FEW = 3

#: What a word that only one language has says about the language, beside a function word's 1.
OWN_WORD = 0.6
#: … and how many times as many entries must have it in one language as in the other: names that
#: players use stand in both.
MORE_OFTEN = 3

#: What an everyday word's counterpart in the rulebook is worth beside the word itself.
SYNONYM = 0.5
#: The same for an English word that is learnt from names printed in both languages.
TRANSLATED = 0.5

#: A name of an entry that stands in the query whole, by the worth of its words, and the power to
#: which their share in the worth of the query is raised.
NAMED = 1.0
NAMED_SHARE = 0.5
#: What the name of a card is worth to an entry about it, beside the name of the entry itself.
ABOUT_NAMED = 0.7
#: The same inside a longer name that stands there too.
NAMED_WITHIN = 0.3

#: What multiplies the score of an entry by its kind; kinds that are not here have 1.
KIND = {"note": 0.55, "definition": 0.9, "anatomy": 0.8, "table": 0.9, "taboo": 0.8}
#: … of an entry all of whose passages only point elsewhere, and of a superseded passage.
POINTER = 0.4
SUPERSEDED = 0.6
#: … of an entry that stands in no official book.
SUMMARY_ONLY = 0.7
#: … of the kind that a word of the query asks for ("errata", "taboo", "faq").
HINTED = 1.7
#: … and what it gains when the best few are put in order.
ASKED_FOR = 6.0
#: … and what one gains then that has the whole query for a name.
IS_ITS_NAME = 6.0
#: … and what a step gains then that a short query calls by its number, which says all.
BY_NUMBER = 30.0
#: … and what an entry loses then that only points elsewhere.
ONLY_POINTS = -4.0
#: Up to how many words a query is short, and what a function word weighs in one.
SHORT = 4
FUNCTION_WORD_IN_SHORT = 0.3

#: How far a word may pull towards the one game that uses it (in nats), what that counts for, and the
#: start of the scale: a few words that both games use say little.
GAME_PULL = 2.5
GAME_WORD = 0.15
GAME_START = 2.0
GAME_START_IN_SHORT = 3.0
#: What a name of several words, and one of a single word, that only one game has says (nats).
GAME_NAMED = 6.0
GAME_NAMED_ONE = 0.8
#: … what a name counts for that only the default game has, but for one of a card: the books of that
#: game name far more.
GAME_NAMED_AT_HOME = 0.3
#: … and one of several words each of which more than so many entries of the other game have.
GAME_NAMED_COMMON = 1.0
GAME_SELDOM = 2
#: How many entries of the common rate a game's own rate leans on.
GAME_LEAN = 20.0
#: What it is worth (nats) when one entry has the whole query and none of the other game any of it.
GAME_WHOLE = 6.0
#: From what share of the query on an entry has all of it, and what is taken off (nats) where one of
#: each game has: how it is put says less then; but for a word that one uses far more often (nats).
GAME_ALL = 0.95
GAME_EITHER = 2.0
GAME_OFTEN = 2.0
#: What a nat is worth by which the entries of one game are nearer to the words of the query.
GAME_NEAR = 1.2

#: Within how many nats two games are both possible; then so many results of the second one come
#: behind so many of the first.
GAME_UNSURE = 3.0
OTHER_GAME = 1
BEFORE_OTHER_GAME = 4

#: How many candidates are weighed by kind and hints.
CANDIDATES = 60
#: The order of an entry's passages: by the words found, and by the book they stand in.
OTHER_TONGUE_SHOWN = 0.5
OTHER_EDITION_SHOWN = 0.75
SHOWN = {
    "faq": 1.05,
    "rulings": 1.05,
    "rules-reference": 1.05,
    "grimoire": 1.05,
    "restatement": 1.0,
    "eog-summary": 0.6,
    "arkham-cards": 0.6,
}
#: How many passages of a result are read at once, and how many lines they may have together.
TOGETHER = 3
LINES = 60

#: In a question: what a word of the story weighs beside the sentence that asks, where that has
#: enough words of its own and where it has not; what a word of talk weighs.
STORY = 0.6
STORY_NEEDED = 0.9
ASKS_ENOUGH = 4
TALK = 0.6
#: … and one that the question says is a keyword, wherever it stands.
NAMED_KEYWORD = 2.5
#: … from what weight on a word says something: one that only shapes the sentence weighs less.
SAYS = 0.3
#: … what a word of a card's name weighs where much else is said; the rest says nothing up to so
#: many words and phrases, and all with so many more. A name's word stands in few entries.
CARD_WORD = 0.15
REST_LEAST = 3
REST_SPAN = 3
RARE = 14
#: … what an entry about the named card gains, by how much it has of what the best one has.
ABOUT_CARD = 0.3
#: … what multiplies an entry that changes a card, which is named or is not, a question about a card
#: that is not named, a variant.
CARD_CHANGE_NAMED = 0.7
CARD_CHANGE = 0.45
OTHER_CARD = 0.85
VARIANT = 0.6
#: … what a word of the rules is worth that a phrase of players stands for.
PHRASE = 0.5
#: How far length thins a piece of an entry, its usual length, and how many candidates are read piece
#: by piece for a question, and for a shorter query.
PIECE_THINNING = 0.3
PIECE_USUAL = 25.0
READ_CLOSELY = 25
READ_CLOSELY_IN_SHORT = 8
#: … how many entries are candidates that are nearest to it, and that cases like it name, though they
#: have no word of it; what such a one is worth beside the least of the others.
NEAREST = 15
NEAREST_IN_SHORT = 4
NAMED_BY_CASES = 10
UNSAID_BUT_LIKELY = 0.9
#: From how many nats behind the nearest entry on it is all the same how far an entry is.
FAR = 12.0
#: What the candidate for a question is worth that is far from its words, the nearest having 1 more.
FAR_OFF = 0.6
#: How many words of a name may be left unsaid before it is as if the name were not said at all.
UNSAID = 6
