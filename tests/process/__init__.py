"""The bot as operators run it: a process of its own."""
