# SPDX-License-Identifier: Apache-2.0
"""What the urgency of tasks goes by."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import URGENCY_COEFFICIENTS
from taskcore._low_level.library import library
from taskcore._low_level.reading import urgency_coefficients_from_row

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.tasks.urgency_coefficients import UrgencyCoefficients
    from taskcore.tasks.urgency_coefficients_keywords import UrgencyCoefficientsChanges


class UrgencyMethods(Connection):
    """What the urgency of tasks goes by."""

    def urgency_coefficients(self) -> UrgencyCoefficients:
        """What each property of an open task adds to its urgency.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_urgency_coefficients(favourite="7.5")
        ...     coefficients = store.urgency_coefficients()
        >>> coefficients.favourite, coefficients.blocked
        (Decimal('7.500'), Decimal('-5.000'))
        """
        blank = c.TASKCORE_URGENCY_COEFFICIENTS_INIT
        get = library.taskcore_urgency_coefficients_read
        return self._filled(urgency_coefficients_from_row, blank, get)

    def set_urgency_coefficients(self, **coefficients: Unpack[UrgencyCoefficientsChanges]) -> None:
        """Sets what is given, each -1,000 to 1,000: the urgency of all tasks follows."""
        row = URGENCY_COEFFICIENTS.row(coefficients)
        self._call(library.taskcore_urgency_coefficients_set, byref(row))
