"""The kernel: a machine of events, stages, triggers and choices that knows no game."""
