# SPDX-License-Identifier: Apache-2.0
"""Markdown."""


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [_row(head), "|" + "---|" * len(head), *map(_row, rows)]
    return "\n".join(lines) + "\n"


def _row(cells: tuple[str, ...]) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"
