"""How code is compiled that travels to every visitor: by Pyodide, whose code it becomes."""

import ast
import importlib.machinery
import types

PLACED = (
    *(ast.stmt, ast.expr, ast.excepthandler, ast.pattern),
    *(ast.arg, ast.keyword, ast.alias),
)
"""Nodes that say where in a file they stand."""


def stands_on_one_line(node: ast.AST) -> bool:
    """Whether it is a table of words: no entry of it can fail, and nobody asks for its line."""
    return isinstance(node, ast.Dict) and all(
        isinstance(entry, ast.Constant) for entry in (*node.keys, *node.values)
    )


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
            if stands_on_one_line(node):
                for entry in ast.iter_child_nodes(node):
                    entry.lineno = node.lineno
            if isinstance(node, PLACED):
                node.col_offset = node.end_col_offset = 0
                node.end_lineno = node.lineno
        return compile(tree, path, "exec", dont_inherit=True, optimize=2)
