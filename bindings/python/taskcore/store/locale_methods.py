# SPDX-License-Identifier: Apache-2.0
"""The language and the region of this device."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref

from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText, text


class LocaleMethods(Connection):
    """How this device speaks; what is set here is in no export."""

    def language(self) -> str:
        """The language that the library speaks and reads here: ``en``, ``fr``, ``de`` or ``es``."""
        return self._handed_over(library.taskcore_language)

    def set_language(self, language: str | None) -> None:
        """Sets the language of this device, ``"system"`` for that of the environment.

        None is English, which it is at first. What is stored, files, keys and the codes of errors
        are the same in every language.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_language("fr")
        ...     print(store.language(), store.region())
        fr FR
        """
        self._call(library.taskcore_language_set, _given(language, "language"))

    def set_texts_language(self, language: str | None) -> None:
        """Says texts in another language than the one that is set, on this connection alone.

        None ends it. It is for what is written for programs; what is read, and the sentences of errors, stay in the
        language that is set.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_language("de")
        ...     store.set_texts_language("en")
        ...     print(store.language(), store.home().title)
        de My Tasks
        """
        self._call(library.taskcore_texts_language_set, _given(language, "language"))

    def region(self) -> str:
        """The region whose numbers and dates are shown here, such as ``FR``; empty for none."""
        return self._handed_over(library.taskcore_region)

    def set_region(self, region: str | None) -> None:
        """Sets the region of this device: a code of ISO 3166-1, or ``"system"``.

        None is that of the language, which it is at first. It says the order of dates in figures,
        the first day of the week, and how numbers and amounts are written.
        """
        self._call(library.taskcore_region_set, _given(region, "region"))

    def _handed_over(self, function: Callable[..., int]) -> str:
        """The text that the library hands over."""
        own = OwnText()
        self._call(function, byref(own.pointer))
        return own.take()


def _given(value: str | None, field: str) -> bytes | None:
    """What C takes; NULL for None."""
    return None if value is None else text(value, field)
