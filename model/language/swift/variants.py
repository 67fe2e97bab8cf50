# SPDX-License-Identifier: Apache-2.0
"""Enumerations whose cases and values are members of a struct of C."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Tag:
    """A case that a member of a struct of C tells."""

    name: str
    doc: str
    kind: str = ""
    """The constant of C that says that it is this one."""
    holds: Mapping[str, str] = field(default_factory=dict)
    """Members of C that it has, with their labels; the empty label for none."""
    flag: str = ""
    """A member of C that is 1 of it, and 0 of others of its kind."""


@dataclass(frozen=True)
class Variant:
    """An enumeration of Swift whose cases and their values are members of a struct of C."""

    struct: str
    name: str
    doc: str
    cases: tuple[Tag, ...]
    """The first one is also what is unknown."""
    kind: str = ""
    """The member that says which case it is; empty: the members that are set say it."""
    types: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)
    """Where several members of many structs are one: what Swift calls its properties for these members."""
    public: tuple[str, ...] = ()
    """Those of these that programs see."""
    coded: str = ""
    """How it is in files: `key`, as an object with the case as its key; `value`, as what it has."""
    coding: str = ""
    """What that is, as the documentation says it."""
    noun: str = ""
    """What a text of a file is not that is none of them."""
