"""Sentences that any game can say: order, answers, offers, where things are."""

from rulesref.sentences.any_game import (
    answers,
    explanations,
    explanations_at_table,
    left_out,
    offers,
    options,
    order,
    picked,
    so_much,
    state,
    undescribed,
    words,
)
from rulesref.sentences.any_game.speech import SPEECH

__all__ = [
    "SPEECH",
    "answers",
    "explanations",
    "explanations_at_table",
    "left_out",
    "offers",
    "options",
    "order",
    "picked",
    "so_much",
    "state",
    "undescribed",
    "words",
]
