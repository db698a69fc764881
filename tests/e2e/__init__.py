"""End to end: the real client against the sandbox, by what people are shown."""
