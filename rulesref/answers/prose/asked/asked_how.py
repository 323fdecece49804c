"""How an answer to a question of a player comes about: the kinds of ``questions``."""

from __future__ import annotations

#: How an answer comes about: what somebody may do now, what is so, what comes to pass.
LEAVE, FACT, EVENT, CAN, DIES = "leave", "fact", "event", "can", "dies"
#: Who it is of whom it is so, asked of each of them.
WHO = "who"
#: Which of several is so; how much of something has come, or lies there; which of two events is first;
#: whether something is where it was, or has come along; whether no enemy attacks.
WHICH, COMES, LIES, ORDER, STAYS, SPARED = "which", "comes", "lies", "order", "stays", "spared"
#: Whether all of what is dealt may be assigned so, of a part of which nothing is said; whether the whole may be,
#: or just so much of it.
ASSIGNS, WHOLE, PART = "assigns", "whole", "part"
#: Whether each of several things comes about; whether an enemy attacks before what provokes it is done.
EVERY, FIRST = "every", "first"
#: Whether something has to come about; whether just so much lies there; whether each of two things is still there.
MUST, HOLDS, KEEPS = "must", "holds", "keeps"
#: Whether something may be done only once another thing has been done first.
NEEDS = "needs"
#: Whether one of two things has to go.
SHEDS = "sheds"
#: Whether something may be done once more when it has been done.
TWICE = "twice"
#: Whether cards have to be discarded for the size of a hand.
DOWN = "down"
#: Whether something that could be done before can be done no more.
LATE = "late"
#: Whether an enemy attacks because of what is told: no attack that is itself told is one.
IN_RETURN = "in return"
#: Whether an enemy is where somebody has gone: one that was there at first has not followed.
FOLLOWS = "follows"
