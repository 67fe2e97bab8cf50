# SPDX-License-Identifier: Apache-2.0
"""The parts of the home screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from taskcore._generated import prototypes as c
from taskcore._generated.reading import row_from_row, section_from_row
from taskcore._low_level.rows import map_elements

if TYPE_CHECKING:
    from taskcore.home.home import Section


def sections_of(home: c.taskcore_home_content) -> tuple[Section, ...]:
    """The parts, each of which has some of the rows of all."""
    rows = tuple(map(row_from_row, map_elements(home.rows, c.taskcore_row, home.row_count)))
    return tuple(
        [
            replace(section_from_row(each), rows=rows[each.first : each.first + each.row_count])
            for each in map_elements(home.sections, c.taskcore_section, home.section_count)
        ]
    )
