# SPDX-License-Identifier: Apache-2.0
"""What each version of the store changes of the one before it.

The first version is Sources/Storage/Store/Schema.swift. A line is appended for each change, and never
edited once it is released.
"""

from model.language.migration import Column, Migration, Statements

MIGRATIONS: tuple[Migration, ...] = (
    # A step's hybrid logical clock: milliseconds * 65536 + counter. Those of old steps grow with their
    # ids: each is that of its time, or one more than the one before it.
    Migration(
        (
            Column("step", "hlc INTEGER"),
            Statements("""
WITH timed AS (
  SELECT id, row_number() OVER (ORDER BY id) AS number,
         min(max(at_ms, 0), 140737471578112) * 65536 AS clock
  FROM step
), clocked AS (
  SELECT id, number + max(clock - number) OVER (ORDER BY id) AS hlc FROM timed
)
UPDATE step SET hlc = clocked.hlc FROM clocked WHERE clocked.id = step.id;
"""),
        )
    ),
)
