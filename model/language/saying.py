# SPDX-License-Identifier: Apache-2.0
"""Tables of what a writer says of each kind of value."""

from collections.abc import Mapping

from model.language.errors import ModelError
from model.language.kinds import Kind
from model.language.record import Property

Sayings = Mapping[type[Kind] | tuple[type[Kind], str], str]
"""By a kind, or by a kind and the name of what is true of it: `(Number, "optional")`.

Of one kind, what has a condition stands first. A text is a template, in which `{kind.default}` and
`{each.name}` stand for what the property has.
"""


def said(table: Sayings, each: Property, refusal: str, **words: object) -> str:
    """What a table says of a property, or of the nearest kind that its kind is one of.

    Raises ModelError for a kind that it does not know, so that a forgotten one is an error.
    """
    for type in each.kind.__class__.__mro__:
        for key, text in table.items():
            of, condition = key if isinstance(key, tuple) else (key, "")
            if of is type and (not condition or getattr(each.kind, condition)):
                return text.format(each=each, kind=each.kind, **words)
    raise ModelError(f"{refusal} {each.name}, {each.kind}")
