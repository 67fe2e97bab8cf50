# SPDX-License-Identifier: Apache-2.0
"""The generated files of the Swift binding, and the facts of which they consist."""

from dataclasses import dataclass

from model.language.swift.choices import Choice
from model.language.swift.inputs import Input, Texts
from model.language.swift.rows import Members, Row
from model.language.swift.texts import Calendar, Coded
from model.language.swift.values import Union, Value
from model.language.swift.variants import Variant

Fact = Choice | Row | Input | Texts | Value | Union | Variant | Calendar | Coded | Members


@dataclass(frozen=True)
class Room:
    """A generated file of a room."""

    file: str
    """With its room: `Focus/FocusTypes`."""
    facts: str
    types: tuple[Fact, ...]
