# SPDX-License-Identifier: Apache-2.0
"""What the past says: figures of each day, streaks, trends and a forecast."""

from __future__ import annotations

from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.reading import pulse_from_row
from taskcore.organising.project_methods import ProjectMethods, PulseScope

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.pulse.pulse import Pulse


class PulseMethods(ProjectMethods):
    """Reading what the past says."""

    def pulse(
        self,
        first: date | None = None,
        last: date | None = None,
        **scope: Unpack[PulseScope],
    ) -> Pulse:
        """What the past says: figures of each day, streaks, the level, the trend, a forecast.

        >>> from datetime import datetime, timezone
        >>> from taskcore import Store
        >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", clock=now) as store:
        ...     store.complete(store.add("Pay rent"))
        ...     pulse = store.pulse()
        >>> pulse.days[-1].points, pulse.daily_streak.current_count, pulse.level.name
        (3, 1, 'Beginner')
        >>> print(pulse.insights[0].text)
        You have reached today's goal of 1 task.

        Without a last day it is today, and without a first one 29 days before. With a project, the
        figures are of that alone. Weeks start on a day from 1 for Monday to 7 for Sunday; without,
        as the store's locale has it.
        """
        options = c.TASKCORE_PULSE_OPTIONS_INIT()
        announce(
            options,
            "PULSE",
            first_date=first,
            last_date=last,
            **self._scope(**scope),
        )
        return self._whole("pulse", pulse_from_row, library.taskcore_pulse_read, byref(options))
