"""A small Grimorio in words of our own, with every kind of damage that the real copy has."""

from __future__ import annotations

from rulesref.sources import SourceLine, SourceText

PAGES = """GRIMORIO DI ARKHAM

Grimorio v1.0

Come Usare Questo Documento

Il libro dei versi vale per i cani nati dopo il 2026.

STOP!

Chi non conosce i cani cominci altrove.

Indice

Glossario dei Termini.....	3

I. Glossario dei Termini e delle Parole Chiave

Voci in ordine.

Abbaiare (Azione)

Un cane abbaia usando  contro un gatto ( X).

- ☞ Primo verso del cane.
 - ❖ Sotto il primo verso.

- ⊕ Secondo verso dopo la pagina.

Vedi anche: Gatti, Topi e Cani, Tipo di Verso.

Un gatto nero.



Il gatto del disegno

Gatti, Topi e Cani

Gatti, Topi e Cani è una capacità di parola chiave. Vale ♣ o ☠.

- Graffiare** una tenda.
- Mordere una coda.

3. Dormire un poco (vedi anche: Verso Alto (Carta)).

Tipo di Verso

I versi sono tre (vedi "Abbaiare").

Alto Verso

Un verso alto (durante il passo 2 della prova di abilità).

Verso Alto (Carta)

Una carta per versi, come nei passi 1-2.

III. Tempistiche e Svolgimento del Gioco

I. Fase dei Versi

1.1 Inizio dei versi.

Tutti abbaiano.

I. Fase dei Versi

II. Fase dei Sonni

2.1 Inizio dei sonni.

Poi tornare al punto 1.1.

IV. Tempistiche delle Prove di Abilità

1 Scegliere il verso.

Si sceglie.

2 Contare i versi.

Si contano.

Tempistiche delle Prove di Abilità

Passo 1: Scegliere il verso.

 Finestra del Giocatore

Passo 2: Contare i versi.

V. Sequenza di Lancio

Due controlli.

1. Contare le monete.
2. Pagare tutto. Poi si va avanti (se non al passo 1).

XII. Regole Facoltative

ULTIMATUM DELL'OSSO

Niente ossa.

FAVORE DI BASTET

Un pesce in più.

Riferimento Rapido

Tipi di Verso

Alto: Si sente lontano.

Basso (👊). Si sente vicino.
"""


def read(text: str = PAGES) -> SourceText:
    """``text`` as a file that has been read."""
    lines = tuple(SourceLine(number, line) for number, line in enumerate(text.split("\n"), 1))
    return SourceText("pages.txt", "0" * 64, lines)
