# SPDX-License-Identifier: Apache-2.0
"""What methods speak of: the model, as they need it."""

from dataclasses import dataclass, field
from typing import Any

from model.language.python import Row
from model.language.python_methods import Keywords, Methods, Outputs

Description = dict[str, Any]


@dataclass(frozen=True)
class World:
    """What methods speak of."""

    functions: dict[str, Description]
    types: dict[str, Description]
    rows: dict[str, Row]
    """By the names of their structs."""
    keywords: dict[str, Keywords]
    """By the names of their classes."""
    outputs: dict[str, Outputs] = field(default_factory=dict)
    """Likewise."""
    opened: dict[str, Methods] = field(default_factory=dict)
    """The classes of objects that calls open, by the types of these."""
