"""English words that are drawn together, told in full: "she's engaged", "there's a clue", "hasn't drawn"."""

from __future__ import annotations

import re

from rulesref.expression import lazily

#: What somebody has, or has done, rather than is.
_HAS = (
    r"(?: got\b| (?:already |just |only |also |still )?(?:taken|drawn|played|lost|gained|used|spent|had|been|put"
    r"|discarded|committed|suffered|healed|moved|found|discovered)\b(?! (?:by|from|into|in|on|at)\b))"
)
_WHO = r"(?P<who>\b(?:he|she|it|there|that|who|this|nobody|everybody|one)|[A-Z][\w\"”]*)['’]s"
_IS = r"(?= (?:not |still |now |also |already |only |currently )?(?:at|in|on|engaged|exhausted|ready|alone|an?|the|\d+|[a-z]+(?:ed|ing))\b)"
#: What is drawn together → the same in full, one after another.
_ROWS = (
    (lazily(rf"{_WHO}(?={_HAS})", re.IGNORECASE), r"\g<who> has"),
    (
        lazily(
            r"(?P<who>\b(?:he|she|it|there|that|who|this|nobody|everybody))['’]s(?= )",
            re.IGNORECASE,
        ),
        r"\g<who> is",
    ),
    (lazily(rf"^(?P<who>[A-Z][\w\"” -]*?)['’]s{_IS}(?! (?:in|on|at) [a-z]+$)"), r"\g<who> is"),
    (lazily(r"\b(?P<who>I)['’]m\b"), r"\g<who> am"),
    (lazily(r"\b(?P<who>they|we|you|there)['’]re\b", re.IGNORECASE), r"\g<who> are"),
    (lazily(r"\b(?P<who>they|we|you|I)['’]ve\b", re.IGNORECASE), r"\g<who> have"),
    (lazily(r"\b(?:cannot|can['’]t|can not)\b"), "cannot"),
    (lazily(r"\bwon['’]t\b"), "will not"),
    (
        lazily(r"\b(?P<does>is|are|was|were|has|have|had|does|do|did|could|would|should|must)n['’]t\b"),
        r"\g<does> not",
    ),
    (lazily(r"\b(?P<who>has|have) got\b"), r"\g<who>"),
)  # fmt: skip


def in_full(text: str) -> str:
    """``text`` with what is drawn together told in full; a genitive stays as it is."""
    for drawn, told in _ROWS:
        text = drawn.sub(told, text)
    return text
