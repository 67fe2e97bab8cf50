# SPDX-License-Identifier: Apache-2.0
"""The names that a module uses."""

import ast
from collections.abc import Iterator


def used(code: str) -> tuple[set[str], set[str]]:
    """The names that a module uses when it runs, and those that its annotations have."""
    running: set[str] = set()
    annotated: set[str] = set()
    _visit(ast.parse(code), frozenset(), running, annotated)
    return running, annotated


def _visit(node: ast.AST, own: frozenset[str], running: set[str], annotated: set[str]) -> None:
    if isinstance(node, ast.FunctionDef):
        for annotation in _annotations(node):
            _visit(annotation, frozenset(), annotated, annotated)
        for default in [*node.args.defaults, *node.args.kw_defaults, *node.decorator_list]:
            if default is not None:
                _visit(default, own, running, annotated)
        inner = own | {each.arg for each in _arguments(node)}
        for each in node.body:
            _visit(each, inner, running, annotated)
        return
    if isinstance(node, ast.AnnAssign):
        _visit(node.annotation, frozenset(), annotated, annotated)
        if node.value is not None:
            _visit(node.value, own, running, annotated)
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in own:
        running.add(node.id)
    for child in ast.iter_child_nodes(node):
        _visit(child, own, running, annotated)


def _arguments(node: ast.FunctionDef) -> Iterator[ast.arg]:
    yield from [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    if node.args.kwarg is not None:
        yield node.args.kwarg


def _annotations(node: ast.FunctionDef) -> Iterator[ast.expr]:
    yield from (each.annotation for each in _arguments(node) if each.annotation is not None)
    if node.returns is not None:
        yield node.returns
