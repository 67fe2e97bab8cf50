# SPDX-License-Identifier: Apache-2.0
"""The documentation comment of a method."""

import re
import textwrap

from model.facts.swift.methods import METHOD_DOCS
from model.language.swift_methods import Method
from model.writers.bindings.members import Description
from model.writers.swift_methods.results import Result
from model.writers.swift_methods.words import Words


class Comment:
    def __init__(self, method: Method, function: Description, words: Words) -> None:
        self._method, self._function, self._words = method, function, words
        self._own = METHOD_DOCS.get(method.name)
        """What the facts say in place of the header."""

    def text(
        self, documented: list[tuple[str, str]], result: Result | None, also_throws: str
    ) -> str:
        lines = self._abstract() + self._parameters(documented)
        if result:
            lines += _wrapped(f"- Returns: {_ended(self._returns(result))}", "  ")
        if "doc" in self._function["returns"]:
            lines += _wrapped(f"- Throws: {self._throws()}{also_throws}.", "  ")
        elif not lines[-1]:
            lines.pop()
        return "".join(f"  /// {line}".rstrip() + "\n" for line in lines)

    def _abstract(self) -> list[str]:
        """The first sentence, and a paragraph of the others."""
        first, rest = _summary(self._own or self._words.said(self._function["doc"]))
        if "columns" in self._method.words:
            first, rest = f"{first[:-1]}, as columns of Apache Arrow.", ""
        lines = [*_wrapped(first, ""), ""]
        if rest:
            lines += [*_wrapped(rest, ""), ""]
        return lines

    def _parameters(self, documented: list[tuple[str, str]]) -> list[str]:
        described = [(name, _ended(self._words.said(doc))) for name, doc in documented]
        if len(described) == 1:
            name, doc = described[0]
            return _wrapped(f"- Parameter {name}: {doc}", "  ")
        lines = ["- Parameters:"] if described else []
        for name, doc in described:
            lines += _wrapped(f"- {name}: {doc}", "  ", "  ")
        return lines

    def _returns(self, result: Result) -> str:
        said = self._words.said(re.sub(r"^receives ", "", result.doc))
        if result.type == "Int64?":
            said = said.replace("`TASKCORE_NEVER`", "nil")
        if self._method.nothing:
            said = f"{said.partition(';')[0].rstrip('.')}; {self._missing()}"
        if said.rstrip(".").lower() in ("it", "them"):
            said = _named(result.type)
        return said

    @property
    def _nothing(self) -> str:
        """The error by which C says that there is nothing."""
        return f"TASKCORE_{self._method.nothing}"

    def _missing(self) -> str:
        """When the result is nil."""
        parts = self._function["returns"]["doc"].rstrip(".").split("; ")
        part = next(each for each in parts if self._nothing in each)
        said = self._words.said(part.replace(self._nothing, "").strip())
        return f"nil {said[0].lower()}{said[1:]}"

    def _throws(self) -> str:
        doc = "" if self._own else self._function["returns"]["doc"]
        if self._method.nothing:
            doc = "; ".join(each for each in doc.split("; ") if self._nothing not in each)
        return self._words.thrown(doc)


def _summary(text: str) -> tuple[str, str]:
    """The first sentence, and the others."""
    end = re.search(r"(?<=[^.].)\. (?=[A-Z`])", text)
    return (text[: end.start() + 1], text[end.end() :]) if end else (text, "")


def _named(type: str) -> str:
    """The result by its type, where C says no more than that it comes out."""
    members = re.findall(r"(\w+): ", type)
    return f"The {', the '.join(members)}." if members else f"The `{type}`."


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _wrapped(text: str, after: str, before: str = "") -> list[str]:
    return textwrap.wrap(
        text,
        94,
        initial_indent=before,
        subsequent_indent=before + after,
        break_long_words=False,
        break_on_hyphens=False,
    )
