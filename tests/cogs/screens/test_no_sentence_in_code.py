"""Do all words come from the locales? No text of more than one word stands in a screen's code."""

import ast
import re
from pathlib import Path

import pytest

SCREENS = sorted((Path(__file__).parents[3] / "cogs" / "screens").glob("*.py"))
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.stem)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    tree = ast.parse(path.read_text())
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, DOCUMENTED) and node.body and isinstance(node.body[0], ast.Expr)
    }
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]
    assert not [text for text in texts if re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}|^[A-Z][a-z]{2,}", text)]
