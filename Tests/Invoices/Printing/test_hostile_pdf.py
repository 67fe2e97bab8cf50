"""PDF files that were made to use up memory or time."""

from __future__ import annotations

import os

import pytest

from bombs import BOMBS, read

MEMORY = 200_000_000
"""That reading a small file may take, whatever it says; docs/invoices.md states it."""


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_within_bounds(name: str) -> None:
    _, error, words = BOMBS[name]
    outcome = read(name)
    assert outcome.error.startswith(f"{error}: "), outcome
    assert words in outcome.error
    assert outcome.memory <= MEMORY, outcome
    if outcome.length <= 65_536:
        # A debug build takes some 20 times as long.
        assert outcome.seconds < (40 if os.environ.get("CONFIGURATION") == "debug" else 2), outcome
