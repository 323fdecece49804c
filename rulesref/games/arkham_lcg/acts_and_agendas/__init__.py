"""arkham-lcg/act-deck-and-agenda-deck: acts, agendas, doom, and what lies beside them."""
