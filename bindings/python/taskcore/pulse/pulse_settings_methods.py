# SPDX-License-Identifier: Apache-2.0
"""How completions score, and what keeps a streak."""

from __future__ import annotations

from ctypes import byref

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.values import UNSET, Unset, integer
from taskcore.enumerations import Weekday
from taskcore.pulse.pulse_settings import PulseSettings


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
        settings = c.TASKCORE_PULSE_SETTINGS_INIT()
        self._call(library.taskcore_pulse_settings_get, byref(settings))
        return PulseSettings(
            settings.points_p0,
            settings.points_p1,
            settings.points_p2,
            settings.points_p3,
            settings.points_none,
            settings.daily_goal,
            settings.weekly_goal,
            Weekday(settings.ignored_weekdays),
        )

    def set_pulse_settings(
        self,
        *,
        points_p0: int | Unset = UNSET,
        points_p1: int | Unset = UNSET,
        points_p2: int | Unset = UNSET,
        points_p3: int | Unset = UNSET,
        points_none: int | Unset = UNSET,
        daily_goal: int | Unset = UNSET,
        weekly_goal: int | Unset = UNSET,
        ignored_weekdays: int | Unset = UNSET,
    ) -> None:
        """Sets what is given. What was scored before stays; goals and ignored weekdays hold for the
        past, too."""
        settings = c.TASKCORE_PULSE_SETTINGS_INIT()
        given = {
            "points_p0": points_p0,
            "points_p1": points_p1,
            "points_p2": points_p2,
            "points_p3": points_p3,
            "points_none": points_none,
            "daily_goal": daily_goal,
            "weekly_goal": weekly_goal,
            "ignored_weekdays": ignored_weekdays,
        }
        numbers = {
            name: integer(value, 32, name) for name, value in given.items() if value is not UNSET
        }
        announce(settings, "PULSE_SET", **numbers)
        self._call(library.taskcore_pulse_settings_set, byref(settings))
