"""arkham-lcg/after: what a card does after its own defeat happens at the location where it was."""

from __future__ import annotations

from tests.games.arkham_lcg.made_up import Workshop, texts

HOWL = {
    "kind": "forced",
    "on": {"after": "defeat", "card": "this"},
    "do": [{"verb": "take", "who": {"all": "investigator", "at": "this-location"}, "horror": 1}],
}


def test_those_where_it_was_are_meant(workshop: Workshop) -> None:
    workshop.card("Howler", HOWL, type="enemy", stats={"health": 1, "fight": 1, "evade": 1})
    ruling = workshop.play(
        "Given Roland Banks is at the Study\n"
        "And Daisy Walker is at the Hallway\n"
        "And the Hallway is connected to the Study\n"
        "And Howler is at the Study\n"
        "And Howler is exhausted\n"
        "When Howler is defeated\n"
    )
    whom = [text for text in texts(ruling) if text.endswith("takes 1 horror")]
    assert whom == ["Roland Banks takes 1 horror"]
