"""How an English verb is said of somebody else, and which one is."""

from __future__ import annotations

#: What is the same of everybody.
_ALIKE = ("had", "must", "may", "might", "can", "cannot", "could", "will", "would", "should")
_HISSES = ("s", "x", "ch", "sh", "o")


def third_person(verb: str) -> str:
    """The bare ``verb`` as it is said of somebody else: "draws" of "draw", "goes" of "go"."""
    if verb == "have":
        return "has"
    if verb in _ALIKE:
        return verb
    if verb.endswith(_HISSES):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def bare_form(verb: str) -> str:
    """The bare verb that is said of somebody else as ``verb``; a bare one stays as it is."""
    if verb == "has":
        return "have"
    if verb.endswith(("sses", "ches", "shes", "xes", "oes")):
        return verb[:-2]
    if verb.endswith("ies") and len(verb) > len("dies"):
        return f"{verb[:-3]}y"
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
