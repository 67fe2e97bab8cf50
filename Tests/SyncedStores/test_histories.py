"""Stores that were changed apart by chance have the same in the end; long.py does so for long."""

from __future__ import annotations

from pathlib import Path

import pytest
from seeds import seed

import histories

ROUNDS = 20


@pytest.mark.parametrize("number", range(ROUNDS))
def test_stores_that_were_changed_apart_have_the_same(tmp_path: Path, number: int) -> None:
    history = histories.run(seed(1) * 1_000 + number, tmp_path, 60)
    assert sum(len(person.done) for person in history.people) > 40
