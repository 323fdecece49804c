"""The Italian Grimoire of 2026: its headings, glossary, rules, steps, icons and references."""
