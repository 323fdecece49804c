"""What a table says of itself: what can be said to it, and sentences to begin with."""

from __future__ import annotations

from rulesref.catalogue import said


def help_lines() -> list[str]:
    """What can be said, with the commands."""
    return [
        said("A sentence lays something out, or says what somebody does:"),
        *(f"  {sentence}" for sentence in examples()),
        said("A number chooses. And:"),
        *(f"  {call:<22}{what}" for call, what in calls()),
        said("rulesref replay --sentences lists every sentence."),
    ]


def calls() -> tuple[tuple[str, str], ...]:
    """(What is said besides sentences and numbers, what that does)."""
    return (
        (said("lay"), said("be asked what lies there, question by question")),
        (said("options"), said("all that can be done now, and what cannot, with the rule")),
        (said("happens"), said("be asked what comes about that nobody chooses")),
        (said("position"), said("what lies where")),
        (said("timeline"), said("what has happened, with the rules")),
        (said("ask QUESTION"), said("yes or no, on whom it depends, how likely")),
        (said("outcomes"), said("every way in which this can end, and how likely")),
        (said("what if SENTENCE"), said("what would happen; the table stays as it is")),
        (said("why not SENTENCE"), said("the rule that forbids it now")),
        (said("why?"), said("the rules of the last refusal or answer")),
        (said("pass"), said("do nothing of what is offered")),
        (said("fate TOKEN"), said("what is revealed, drawn or picked by chance")),
        (said("? RULE, or ? 2"), said("a rule, or those of an option")),
        (said("undo"), said("take the last line back")),
        (said("edition 2026"), said("the same table under the other rules")),
        (said("save FILE"), said("write it as a case to replay")),
        (said("quit"), said("leave the table")),
    )


def examples() -> tuple[str, ...]:
    """Sentences to begin with."""
    return (
        said("Roland Banks is at the Study"),
        said("Roland Banks has 3 resources"),
        said("Ghoul Minion is engaged with Roland Banks"),
        said("the chaos bag holds 0, -1, skull"),
        said("Roland Banks investigates"),
    )
