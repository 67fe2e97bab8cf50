"""Google's own client and stores of ours change one account, all at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rounds import Rounds

LONG = "TASKCORE_TEST_LONG" in os.environ
COUNT = int(os.environ.get("TASKCORE_TEST_ROUNDS", "200" if LONG else "12"))
SEED = os.environ.get("TASKCORE_TEST_SEED", "rounds")


@pytest.mark.parametrize("stores", [1, 2])
@pytest.mark.parametrize("with_faults", [False, True])
def test_all_are_equal_and_nothing_is_lost_or_doubled(
    tmp_path: Path, stores: int, with_faults: bool
) -> None:
    rounds = Rounds(tmp_path, f"{SEED} {stores} {with_faults}", stores)
    try:
        rounds.run(COUNT, with_faults=with_faults)
    finally:
        rounds.close()
