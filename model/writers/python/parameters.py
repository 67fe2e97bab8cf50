# SPDX-License-Identifier: Apache-2.0
"""The parameters of a method, as its facts name them."""

import re
from dataclasses import dataclass, replace

from model.language.errors import ModelError

_WORD = re.compile(
    r"(?P<name>\w+)(?:@(?P<target>\w+))?(?::(?P<kind>\w+))?"
    r"(?:\?(?P<inverted>!)?(?P<bit>\w+)|(?P<needed>!)|=(?P<default>.+))?"
)
_UNITS = (
    *("", "_ms", "_s", "_minor", "_date", "_id", "_path"),
    *("_basis_points", "_thousandths", "_millionths"),
)
# What people see, and what C calls it.
_MEANT = {"since": ("from_ms", "since_ms"), "before": ("before_ms",), "first": ("first_date",)} | {
    "last": ("last_date",),
    "by": ("grouping",),
}


@dataclass(frozen=True)
class Parameter:
    name: str
    target: str = ""
    kind: str = ""
    bit: str = ""
    """The constant of a flag, without its prefix."""
    default: str | None = None
    is_needed: bool = False
    is_keyword: bool = False
    keywords: str = ""
    """The class of the keywords that it stands for."""
    can_be_none: bool = False
    """Whether one of these that is None is as if it were not given."""

    def stands_for(self, member: str) -> bool:
        """Whether that is what C calls it."""
        if self.target:
            return self.target == member
        if member in (*_MEANT.get(self.name, ()), f"is_{self.name}", f"is_{self.name}_included"):
            return True
        return any(member == self.name + unit for unit in _UNITS)


def parameters(words: str) -> list[Parameter]:
    found: list[Parameter] = []
    is_keyword = False
    for word in words.split():
        if word == "*":
            is_keyword = True
        elif word.startswith(("-", "+")) or word == "/":
            continue
        elif word.startswith("**"):
            name, _, keywords = word[2:].partition(":")
            can_be_none = keywords.endswith("?")
            keywords = keywords.removesuffix("?")
            found.append(Parameter(name, keywords=keywords, can_be_none=can_be_none))
        elif word.partition("=")[0] == "page":
            limit = Parameter("limit", default=word.partition("=")[2] or "None", is_keyword=True)
            found += [limit, replace(limit, name="offset", default="0")]
        else:
            found.append(_parameter(word, is_keyword))
    return found


def set_flags(words: str) -> list[str]:
    """The flags of a struct that are always set."""
    return [word[1:] for word in words.split() if word.startswith("+")]


def left_alone(words: str) -> set[str]:
    """The members of a struct that no parameter stands for."""
    return {word[1:] for word in words.split() if word.startswith(("-", "+"))}


def _parameter(word: str, is_keyword: bool) -> Parameter:
    match = _WORD.fullmatch(word)
    if match is None:
        raise ModelError(f"{word} is no parameter")
    bit = match["bit"] or ""
    return Parameter(
        match["name"],
        match["target"] or "",
        match["kind"] or "",
        bit,
        str(bool(match["inverted"])) if bit else match["default"],
        bool(match["needed"]),
        is_keyword,
    )
