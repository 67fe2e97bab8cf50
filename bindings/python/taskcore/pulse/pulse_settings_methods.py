# SPDX-License-Identifier: Apache-2.0
"""How completions score, and what keeps a streak."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import PULSE_SETTINGS
from taskcore._low_level.library import library
from taskcore._low_level.reading import pulse_settings_from_row

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.pulse.pulse_settings import PulseSettings
    from taskcore.pulse.pulse_settings_keywords import PulseSettingsChanges


class PulseSettingsMethods(Connection):
    """What the score and the streaks go by."""

    def pulse_settings(self) -> PulseSettings:
        """How completions score, and what keeps a streak.

        >>> from taskcore import Store, Weekday
        >>> with Store(":memory:") as store:
        ...     store.set_pulse_settings(
        ...         daily_goal=3, ignored_weekdays=Weekday.SATURDAY | Weekday.SUNDAY
        ...     )
        ...     settings = store.pulse_settings()
        >>> settings.points_p0, settings.daily_goal, Weekday.SUNDAY in settings.ignored_weekdays
        (7, 3, True)
        """
        blank = c.TASKCORE_PULSE_SETTINGS_INIT
        get = library.taskcore_pulse_settings_read
        return self._filled(pulse_settings_from_row, blank, get)

    def set_pulse_settings(
        self,
        **settings: Unpack[PulseSettingsChanges],
    ) -> None:
        """Sets what is given. What was scored before stays; goals and ignored weekdays hold for the
        past, too."""
        row = PULSE_SETTINGS.row(settings)
        self._call(library.taskcore_pulse_settings_set, byref(row))
