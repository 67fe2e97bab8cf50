# SPDX-License-Identifier: Apache-2.0
"""What a method returns."""

import re
from typing import NamedTuple

from model.writers.swift_client.text import CHOICES
from model.writers.swift_methods.words import Words


class Result(NamedTuple):
    type: str
    made: str
    """The expression that makes it of the outputs of C."""
    doc: str


def whole_result(
    gives: str, results: list[Result], made_of: dict[str, str], words: Words
) -> Result:
    """All outputs as one: a tuple, or what the facts say; `made_of`: by the names of C."""
    doc = results[0].doc
    if gives.startswith("("):
        first, *others = (_described(each.doc, words) for each in results)
        doc = ", and ".join([first, *(f"{each[0].lower()}{each[1:]}" for each in others)])
        parts = list(made_of.values())
        if len(parts) == 1 and (members := re.findall(r"(\w+): (\w+)", gives)):
            parts = [_converted(type, f"{parts[0]}.{name}") for name, type in members]
        return Result(gives, f"({', '.join(parts)})", doc)
    made = re.sub(r"\{(\w+)\}", lambda name: made_of[name[1]], gives)
    return Result(gives.partition("(")[0], made, doc)


def _described(doc: str, words: Words) -> str:
    return words.said(re.sub(r"^receives ", "", doc)).rstrip(".")


def _converted(type: str, value: str) -> str:
    """A member of a struct of C as a value of Swift."""
    is_choice = type in {each.name for each in CHOICES.values()}
    return f"{type}(code: {value})" if is_choice else f"{type}({value})"
