"""Conspiracy: Abyss Universe on Discord."""
