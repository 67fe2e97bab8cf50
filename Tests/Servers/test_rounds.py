"""Three stores, and khal and todoman through vdirsyncer, change what one server has, all at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from calendar_servers import KINDS
from rounds import run_rounds

ROUNDS = int(os.environ.get("TASKCORE_TEST_ROUNDS", "12"))
pytestmark = pytest.mark.skipif(
    "TASKCORE_TEST_ROUNDS" not in os.environ,
    reason="a campaign, which long.py runs: TASKCORE_TEST_ROUNDS says how many rounds",
)
SEED = os.environ.get("TASKCORE_TEST_SEED", "rounds")


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("wins", ["a", "b"])
def test_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path, kind: str, wins: str) -> None:
    run_rounds(KINDS[kind](), tmp_path, ROUNDS, f"{SEED} {wins}", wins=wins)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_two_stores_that_share_a_folder_as_well_make_no_loop(tmp_path: Path, kind: str) -> None:
    run_rounds(KINDS[kind](), tmp_path, ROUNDS, f"{SEED} folder", with_folder=True)
