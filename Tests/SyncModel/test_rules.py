"""Each rule is needed: without it, some history ends otherwise than it should."""

from __future__ import annotations

import pytest

from checks import faults_of
from rules import ALL, Rule

FEW = 3000
"""How many histories may pass before one misses a rule."""

FIRST = {
    Rule.READ_BEFORE_RECLOCKING: 504,
    Rule.COPY_IS_NEW: 161,
    Rule.ROLLBACK_IS_NEW: 96,
    Rule.NO_CIRCLE_OF_DEPENDENCIES: 114,
    Rule.DELETE_ALL_OF_NAME: 92,
    Rule.FLOOR_IS_GREATEST: 172,
    Rule.AFTER_LATEST_DONE: 378,
    Rule.COMPACTION_AFTER_SNAPSHOT: 99,
}
"""Where to begin, so that the search is short; where histories are made otherwise it goes on."""


@pytest.mark.parametrize("rule", list(Rule))
def test_without_it_a_history_fails(rule: Rule) -> None:
    first = FIRST.get(rule, 0)
    for number in range(first, first + FEW):
        try:
            if faults_of(number, ALL - {rule}):
                return
        except (KeyError, ValueError):
            # Registers that contradict each other are a fault, too.
            return
    pytest.fail(f"{FEW} histories pass without {rule}: is it needed?")
