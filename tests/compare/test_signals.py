"""What a statement commits to is read alike in both languages, whatever words say it."""

from __future__ import annotations

import pytest

from rulesref.compare.translations.commitments import differing
from rulesref.compare.translations.signals import is_untranslated, signals

#: English and Italian that say the same in unlike ways: nothing is to be told of them.
SAME = [
    ("The lamp is not lit.", "La lampada non è accesa."),
    ("Nobody may enter with no lamp.", "Nessuno può entrare senza lampada."),
    ("Wait until the rain ends.", "Aspetta finché la pioggia non è finita."),
    ("Burn it unless the keeper says so.", "Brucialo, a meno che il custode non dica così."),
    ("It cannot be lit or carried.", "Non può essere accesa né portata."),
    ("It has no effect on any lamp.", "Non ha nessun effetto su alcuna lampada."),
    ("It is never full.", "Non è mai piena."),
    ("Each unlit lamp goes out.", "Ogni lampada non accesa si spegne."),
    ("Discard down from more than 8 lamps.", "Scarta se hai 9 o più lampade."),
    ("Both lamps burn.", "Le due lampade bruciano."),
    ("Two lamps burn.", "Entrambe le lampade bruciano."),
    ("The text before the colon counts.", "Conta il testo prima dei due punti."),
    ("Light Moth Lamp (12) once.", "Accendi una volta la Lampada delle Falene (V.12)."),
    ("See the chart on page 14.", "Vedi la tabella a pagina 31."),
    ("The keeper may light it.", "Il custode può accenderla."),
    ("It can be lit.", "Può essere accesa."),
    ("Only lit lamps may be used.", "Si devono usare soltanto lampade accese."),
    ("The keeper needs to light it if able.", "Il custode deve accenderla, se può."),
    ("Say when it may or may not burn.", "Di' quando può o non può bruciare."),
    ("Keep no more than 8 lamps.", "Tieni al massimo 8 lampade."),
    ("It cannot be lit, and cannot burn.", "Non può essere accesa, né può bruciare."),
    ("It is not lit, or no lamp burns.", "Non è accesa, o nessuna lampada brucia."),
    ("Of the lamps, you are the keeper.", "Sei il custode delle lampade."),
]


@pytest.mark.parametrize(("english", "italian"), SAME)
def test_a_turn_of_phrase_is_no_difference(english, italian):
    assert differing(english, italian).kind == ""


def test_a_negation_on_one_side_is_told():
    assert differing("The lamp burns in rain.", "La lampada non brucia con la pioggia.") == (
        "negation",
        (),
        ("non",),
    )
    assert differing("It does not burn.", "Brucia.").kind == "negation"
    assert differing("Nobody may light it.", "Tutti possono accenderla.").kind == "negation"


def test_what_is_denied_of_more_is_told():
    assert differing("It cannot be lit.", "Non può essere accesa né portata.").kind == "negation"


def test_may_and_must_are_told_apart():
    assert differing("The keeper may light it.", "Il custode deve accenderla.").kind == "modal"
    assert differing("The keeper must light it.", "Il custode può accenderla.").kind == "modal"


def test_numbers_are_told_in_digits_and_words_and_so_are_steps():
    assert differing("Light three lamps.", "Accendi 2 lampade.") == ("number", ["3"], ["2"])
    assert differing("Light up to 5.", "Accendine fino a cinque.").kind == ""
    assert differing("It goes out in step 4.", "Si spegne nel passo 6.") == ("number", ["4"], ["6"])


def test_icons_go_by_one_name_and_a_lost_one_is_none():
    assert signals("Spend [free] or [fast] or [?] each [period].", "en").icons == {"fast": 2}


def test_english_among_italian_is_not_translated():
    assert is_untranslated("The lamp burns for the whole of the night.")
    assert not is_untranslated("La lampada brucia per tutta la notte.")
    assert not is_untranslated("Lampada Moth")
