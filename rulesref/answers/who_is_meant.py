"""Who is meant by "I", "he" or "she" in a question at a table where that could be several."""

from __future__ import annotations

import re

from rulesref.answers.played import IN_FIRST_PERSON, ruling_at
from rulesref.answers.prose.at_table import lying_at, nobody_told, seats_at
from rulesref.answers.prose.called_here import by_name_at, others_at
from rulesref.answers.prose.implied.called_at_table import forms_of
from rulesref.catalogue import said
from rulesref.errors import RulesrefError, UsageError
from rulesref.session.session import Session


def whose_question(session: Session, question: str) -> UsageError | None:
    """What to say of ``question`` where it could be answered, were it said who is meant.

    None where it has no such word, where only one could be meant, or where it is not read of any of them.
    """
    seated = [who for who, _ in seats_at(session)]
    if len(seated) < 2:
        return None
    if not session.speaker and IN_FIRST_PERSON[session.language].search(question):
        branch = session.branch()
        branch.speaker = seated[0]
        return nobody_told(session) if _is_answered(branch, question) else None
    speech = session.judge.speech
    for called, pronoun in speech.calling[session.language].items():
        so = [who for who in seated if speech.called.get(who, called) == called]
        found = pronoun.search(question)
        if found is None or (len(so) == 1 and by_name_at(session, lying_at(session), question)):
            continue
        others = others_at(session, lying_at(session)) if so else ()
        bare, so = question, so or seated
        for form, same in forms_of(called, session.language):
            bare = re.sub(form, same.format(so[0]).replace("\\", ""), bare, flags=re.IGNORECASE)
        if _is_answered(session, bare):
            return UsageError(
                said("nobody can tell who is meant by “{word}”").format(word=found[0]),
                candidates=(*so, *others),
                listed=said("who could be meant") if others else said("who sits here"),
                remedy=said("ask it with the name of one of them"),
            )
    return None


def _is_answered(session: Session, question: str) -> bool:
    try:
        ruling_at(session, question)
    except RulesrefError:
        return False
    return True
