"""How code is compiled that travels to every visitor: by Pyodide, whose code it becomes."""

import ast
import importlib.machinery
import types


class Lean(importlib.machinery.SourceFileLoader):
    """Compiles without docstrings, assertions and the types of functions.

    Nobody reads them in a memory, and every visitor would fetch them.
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
        return compile(tree, path, "exec", dont_inherit=True, optimize=2)
