"""Cases in Gherkin: read, replayed, judged."""
