"""Modules are cogs, found by walking this package: each parses, calls one service function, shows a screen."""
