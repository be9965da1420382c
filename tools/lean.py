"""How code is compiled that travels to every visitor: by Pyodide, whose code it becomes."""

import ast
import importlib.machinery
import types

PLACED = (
    *(ast.stmt, ast.expr, ast.excepthandler, ast.pattern),
    *(ast.arg, ast.keyword, ast.alias),
)
"""Nodes that say where in a file they stand."""


def words_of(node: ast.AST) -> list[ast.Constant]:
    """The entries of a table of words: none of them can fail, and nobody asks for its line."""
    entries = [*node.keys, *node.values] if isinstance(node, ast.Dict) else []
    words = [entry for entry in entries if isinstance(entry, ast.Constant)]
    return words if len(words) == len(entries) else []


class Lean(importlib.machinery.SourceFileLoader):
    """Compiles without docstrings, assertions, the types of functions, and columns.

    Nobody reads them in a memory, and every visitor would fetch them. A traceback tells its lines;
    where in a line something stood is a quarter of all compiled code.
    """

    def source_to_code(  # type: ignore[override]
        self, data: bytes, path: str, *, _optimization: int = -1
    ) -> types.CodeType:
        """The code of one file."""
        tree = ast.parse(data, path)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                node.returns = None
            elif isinstance(node, ast.arg):
                node.annotation = None
            for word in words_of(node):
                word.lineno = node.lineno  # type: ignore[attr-defined]
            if isinstance(node, PLACED):
                node.col_offset = node.end_col_offset = 0
                node.end_lineno = node.lineno
        return compile(tree, path, "exec", dont_inherit=True, optimize=2)
