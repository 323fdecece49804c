"""The shapes that several documents share: a glossary, numbered points, questions, errata, charts."""
