"""Whether a reading is sound: what a text says and its notation must agree in all that each tells.

A production may take a phrase for more, less or something else than it says where it stands. Each
of these looks finds one kind of that; a reading that any of them objects to is none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.facts.compiler.addressing import addresses_nobody
from rulesref.facts.compiler.any_several import takes_one_of_any
from rulesref.facts.compiler.detecting import missing
from rulesref.facts.compiler.instead import replaces_another
from rulesref.facts.compiler.listed import breaks_off, divides_an_option
from rulesref.facts.compiler.on_their_own import takes_others_for_you
from rulesref.facts.compiler.others import other_than_named
from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.referring import (
    answers_each,
    astray,
    goes_on_apart,
    outlasts_playing,
    reveals_anyway,
    takes_up_a_result,
    two_fates,
)
from rulesref.facts.compiler.shared_counts import counts_one_alone
from rulesref.facts.compiler.silent_words import told
from rulesref.facts.compiler.that_enemy import no_enemy_named, nobody_chosen, other_enemy
from rulesref.facts.compiler.tokens import Token
from rulesref.facts.compiler.whose_deck import taken_as_own


def is_sound(
    card: Mapping[str, Any], tokens: Sequence[Token], reading: Reading, facts: Mapping[str, Any]
) -> bool:
    """Whether ``tokens`` may mean the ``facts`` that ``reading`` makes.

    ``card`` is what is printed on the card, and what the lines above say.
    """
    type, abilities = card["type"], facts.get("ability", [])
    return not (
        any(missing(told(tokens, reading), facts))
        or says_otherwise(tokens, abilities)
        or breaks_off(tokens, reading)
        or divides_an_option(tokens, reading)
        or astray(type, tokens, reading)
        or other_enemy(tokens, reading)
        or takes_others_for_you(tokens, reading)
        or no_enemy_named(tokens, reading)
        or nobody_chosen(tokens, reading)
        or outlasts_playing(type, tokens, reading)
        or addresses_nobody(card, abilities)
        or two_fates(abilities)
        or goes_on_apart(abilities)
        or other_than_named(type, abilities)
        or taken_as_own(abilities)
    )


def says_otherwise(tokens: Sequence[Token], abilities: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the words of ``tokens`` by themselves, however they are read, object to ``abilities``."""
    return (
        answers_each(tokens, abilities)
        or counts_one_alone(tokens, abilities)
        or takes_one_of_any(tokens, abilities)
        or takes_up_a_result(tokens, abilities)
        or reveals_anyway(tokens, abilities)
        or replaces_another(tokens, abilities)
    )


def tells_all(tokens: Sequence[Token], facts: Mapping[str, Any]) -> bool:
    """Whether ``tokens`` may mean ``facts`` that were read of them in other words."""
    return not (any(missing(tokens, facts)) or says_otherwise(tokens, facts.get("ability", [])))
