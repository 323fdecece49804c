"""arkham-lcg/phase-sequence: the phases of a round, their steps and player windows."""
