"""English verbs whose past does not end in "ed", as players tell of what was done: past → bare."""

from __future__ import annotations

IRREGULAR = {
    "began": "begin",
    "chose": "choose",
    "dealt": "deal",
    "drew": "draw",
    "fought": "fight",
    "lost": "lose",
    "paid": "pay",
    "spent": "spend",
    "took": "take",
    "went": "go",
}
