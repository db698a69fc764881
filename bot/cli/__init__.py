"""The command line: one module per command, each with `add` (its arguments) and `run` (what it does)."""
