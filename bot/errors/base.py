"""What has every error in common that players read? A code that says why, and what it is about."""

from typing import ClassVar


class UserError(Exception):
    """A player asked for something that cannot be: `code` says why, `params` about what."""

    code: ClassVar[str] = ""  # empty for what only groups others

    def __init__(self, **params: object) -> None:
        super().__init__(self.code, params)
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.params.items())])
