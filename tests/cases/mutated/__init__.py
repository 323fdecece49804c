"""Case files turned into what nobody would write, and how each of them is read and replayed."""
