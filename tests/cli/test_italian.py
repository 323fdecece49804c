"""An Italian session on the bundled rules."""

from __future__ import annotations


def test_an_erratum_is_told_once_in_the_language_of_the_reader(rulesref):
    english = rulesref("errata", "lucky dice").out
    rulesref("config", "language", "it")
    italian = rulesref("errata", "lucky dice").out
    assert "Erratum in force" in english
    assert "Errata in vigore" in italian
    assert italian.startswith(
        "Dadi Portafortuna: ...Or Are They? (Undimensioned and Unseen #230, livello 2)"
    )
    for text, own, other in (
        (english, "removed from the game", "rimossi dal gioco"),
        (italian, "rimossi dal gioco", "removed from the game"),
    ):
        joined = " ".join(text.split())
        assert own in joined
        assert other not in joined
    assert len(rulesref("errata", "lucky dice", "--json").json["errata"]) > 1
