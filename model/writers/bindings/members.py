# SPDX-License-Identifier: Apache-2.0
"""The members of a struct that a binding has, and their names there."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeVar

from model.language.errors import ModelError

Description = dict[str, Any]

LEFT_OUT = frozenset(
    {"size", "fields", "reserved", "count", "payload", "moment_date", "moment_instant"}
)
"""Meanings of members that a binding has in another form, or not at all."""


def is_value(struct: Description) -> bool:
    """Whether callers fill it, too; all else is only read."""
    return "initialiser" in struct


def target(type: str) -> str:
    """What a pointer is to."""
    return type.removeprefix("const ").removesuffix("*").strip()


@dataclass(frozen=True)
class Member:
    """A member of a binding, which may be several of C."""

    name: str
    raw: Description
    struct: Description

    @property
    def meaning(self) -> Description:
        meaning: Description = self.raw["meaning"]
        return meaning

    @property
    def kind(self) -> str:
        kind: str = self.meaning["is"]
        return kind

    @property
    def fields(self) -> Description | None:
        return next(
            (each for each in self.struct["members"] if each["meaning"]["is"] == "fields"), None
        )

    @property
    def bit(self) -> str | None:
        bit: str | None = self.raw.get("bit") if self.fields else None
        return bit

    @property
    def moment(self) -> tuple[str, str, str]:
        """The names of kind, date and instant, in C."""
        names = {
            each["meaning"]["is"]: each["name"]
            for each in self.struct["members"]
            if each["meaning"].get("moment") == self.meaning.get("moment")
        }
        return names["moment_kind"], names["moment_date"], names["moment_instant"]


Kind = TypeVar("Kind", bound=Member)


def named_members(
    kind: Callable[[str, Description, Description], Kind],
    struct: Description,
    *,
    language: str,
    timed: Callable[[Description, set[str]], str],
    word: Callable[[str], str],
    but: Collection[str] = (),
) -> list[Kind]:
    """The members of a struct but for callbacks of a kind in `but`. `timed` gives the name of a member beside those
    that are taken, and `word` makes a name one that the language can have.
    """
    names = {each["name"] for each in struct["members"]}
    found = []
    for each in struct["members"]:
        meaning = each["meaning"]
        if meaning["is"] in LEFT_OUT or meaning.get("of") in but:
            continue
        if meaning["is"] == "moment_kind":
            name = meaning.get("moment", "value")
        else:
            name = timed(each, names)
            names.add(name)
        found.append(kind(word(name), each, struct))
    double = [each.name for each in found]
    if len(set(double)) != len(double):
        raise ModelError(
            f"In {language}, {struct['name']} would have two members of one name: {double}"
        )
    return found
