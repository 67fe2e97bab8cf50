# SPDX-License-Identifier: Apache-2.0
"""Statements of Swift, and how they are broken into lines."""

from model.writers.swift_client.text import filled


def declared(name: str, struct: str) -> list[str]:
    """A variable for a struct of C."""
    line = f"var {name} = blank({struct}(), {struct}_init)"
    if len(line) <= 96:
        return [line]
    return [f"var {name} = blank(", f"  {struct}(), {struct}_init)"]


def indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def call(head: str, parts: list[str], end: str = "") -> list[str]:
    line = f"{head}({', '.join(parts)}){end}"
    if len(line) <= 84:
        return [line]
    return [f"{head}(", *indented(_filled(parts, f"){end}"))]


def checked(function: str, given: list[str], end: str = ")") -> list[str]:
    inner = call(function, given, end)
    if len(inner) == 1 and len(inner[0]) <= 76:
        return [f"try Self.check({inner[0]}"]
    return ["try Self.check(", *indented(inner)]


def _filled(parts: list[str], end: str) -> list[str]:
    return [line.strip() for line in filled(parts, 14, end).splitlines()]
