"""Random histories of devices end alike on all of them, and as they should.

The long form is ``long.py``; TASKCORE_TEST_SEED runs the histories from that seed on.
"""

from __future__ import annotations

import pytest
from seeds import seed

from checks import faults_of

HISTORIES = 1000
PART = 50


@pytest.mark.parametrize("part", range(HISTORIES // PART))
def test_devices_end_alike_and_nothing_is_lost(part: int) -> None:
    first = seed(0) + part * PART
    for number in range(first, first + PART):
        assert faults_of(number) == [], f"TASKCORE_TEST_SEED={number}"
