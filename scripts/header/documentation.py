# SPDX-License-Identifier: Apache-2.0
"""What a function's comment says, from the markup that the compiler makes of it."""

import re
import textwrap
from dataclasses import dataclass

from . import GenerationError
from .markup import plain_text
from .prototype import Prototype

COLUMNS = 90


@dataclass(frozen=True)
class Documentation:
    """The parts of a comment, each one flowing text."""

    summary: str
    discussion: str
    parameters: tuple[tuple[str, str], ...]
    returns: str
    since: str

    def text(self) -> str:
        """The comment to stand above the prototype."""
        lines = ["/**", *_wrapped(self.summary)]
        if self.discussion:
            lines += [" *", *_wrapped(self.discussion)]
        lines.append(" *")
        for name, meaning in self.parameters:
            lines += _wrapped(f"@param {name} {meaning}", hanging=True)
        if self.returns:
            lines += _wrapped(f"@return {self.returns}", hanging=True)
        return "\n".join([*lines, f" * @since {self.since}", " */"])


def _wrapped(text: str, hanging: bool = False) -> list[str]:
    return textwrap.wrap(
        text,
        COLUMNS,
        initial_indent=" * ",
        subsequent_indent=" *   " if hanging else " * ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def read_documentation(comment: list[str], prototype: Prototype) -> Documentation:
    """Tells the parts apart and checks that none is missing."""
    text = "\n".join(comment)
    if "/*" in text or "*/" in text:
        raise GenerationError(f"The comment of {prototype.name} holds a C comment's mark.")
    names = {each.emitted_name: each.name for each in prototype.parameters}
    description, described, returns = _parts(plain_text(text, names, prototype.name))
    everything = " ".join([description, *(meaning for _, meaning in described), returns])
    sinces = re.findall(r"\bSince (\d+\.\d+\.\d+)\.", everything)
    sentences = re.split(r"(?<=[.!?])\s+(?=[^a-z])", _without_since(description), maxsplit=1)
    parameters = tuple(
        (names.get(name, name), _without_since(meaning)) for name, meaning in described
    )

    if not sentences[0]:
        raise GenerationError(f"{prototype.name} has no comment.")
    expected = [each.name for each in prototype.parameters]
    if [name for name, _ in parameters] != expected:
        raise GenerationError(
            f"The comment of {prototype.name} must say what these are, in this order: "
            f"{', '.join(expected) or 'no parameter at all'}."
        )
    if bool(_without_since(returns)) != (prototype.result != "void"):
        raise GenerationError(
            f"The comment of {prototype.name} must say what it returns, if and only if it does."
        )
    if len(sinces) != 1:
        raise GenerationError(
            f'The comment of {prototype.name} must say once "Since" and which version.'
        )
    return Documentation(
        summary=sentences[0],
        discussion="".join(sentences[1:]),
        parameters=parameters,
        returns=_without_since(returns),
        since=sinces.pop(),
    )


def _parts(text: str) -> tuple[str, list[tuple[str, str]], str]:
    """The description, the parameters' meanings and what is returned."""
    text, _, returns = text.partition("\nreturns:\n")
    description, *pieces = re.split(r"^\\param (\w+)", text, flags=re.MULTILINE)
    meanings = zip(pieces[0::2], map(_flow, pieces[1::2]))
    return _flow(description), list(meanings), _flow(returns)


def _without_since(text: str) -> str:
    return _flow(re.sub(r"\bSince \d+\.\d+\.\d+\.", "", text))


def _flow(text: str) -> str:
    return " ".join(text.split())
