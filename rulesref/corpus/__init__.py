"""What lies in ``corpus/``, read: restated rules, names, open questions, charts, frozen ids, citations."""
