"""The sentences of a text told to whoever reads it: what of them cannot be read is left."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.answers.prose.asked.reported import claim_of, says_no_more
from rulesref.answers.prose.asked.said_again import MORE, say_again, still_so
from rulesref.answers.prose.asked.spoken_of import as_spoken_of
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.names import Named, unmarked
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.reasons import held_reason, told_with_reason
from rulesref.answers.sentences import Posed


def left_of(
    asked: Posed, sentences: Sequence[str], named: tuple[Named, ...], reader: Reader
) -> list[str]:
    """Have ``reader`` tell ``sentences``, the last of which the question may take up; what it cannot read."""
    left = []
    for number, (said, sentence) in enumerate(zip(asked.told, sentences, strict=True), 1):
        before, spoken = tuple(reader.lines), reader.mark()
        if asked.again and number == len(sentences):
            sentence = as_spoken_of(sentence, reader)
        if claim := claim_of(sentence, reader.language):
            if claim.reason and not held_reason(reader, claim.reason):
                left.append(unmarked(said, named))
            continue  # what somebody says is no telling: it is held against what is asked
        if not (reader.tell(sentence) or told_with_reason(reader, sentence)):
            left.append(unmarked(said, named))
        elif asked.aside and number == len(sentences):
            reader.back(spoken)
            reader.lines[:] = [*before, *still_so(reader.lines[len(before) :], before)]
        elif (
            asked.again
            and number == len(sentences)
            and not MORE.search(said)
            and say_again(reader, len(before))
        ):
            reader.back(spoken)
            reader.lines[:] = before  # the question says once more what has been told
    return left


def left_of_claims(
    asked: Posed,
    sentences: Sequence[str],
    named: tuple[Named, ...],
    ways: Sequence[Statements],
    reader: Reader,
) -> list[str]:
    """What somebody says in ``sentences`` that is not what is asked by ``ways``: it may tell of the table."""
    claims = [claim_of(sentence, reader.language) for sentence in sentences]
    return [
        unmarked(said, named)
        for said, claim in zip(asked.told, claims, strict=True)
        if claim and not says_no_more(claim, ways, reader.discourse)
    ]
