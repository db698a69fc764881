"""Why can the database not be used? One plain sentence, for operators."""


class DatabaseFaultError(Exception):
    """The database cannot be used; the text says why and what cures it, and holds no password."""


class ChannelTakenError(Exception):
    """Another open game has that channel."""
