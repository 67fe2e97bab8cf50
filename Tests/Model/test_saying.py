# SPDX-License-Identifier: Apache-2.0
"""What a table says of the kinds of values."""

import pytest

from model.language import kinds
from model.language.errors import ModelError
from model.language.record import Property
from model.language.saying import Sayings, said

TABLE: Sayings = {
    (kinds.Number, "optional"): "{member} or none, up to {kind.high}",
    kinds.Number: "{member}",
    kinds.OptionalText: "the text {each.name}",
}


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (kinds.Number(optional=True, high=9), "x or none, up to 9"),
        (kinds.Number(), "x"),
        (kinds.OptionalText(), "the text energy"),
        (kinds.JSONText(), "the text energy"),
    ],
)
def test_a_kind_is_said_by_what_is_nearest_to_it(kind: kinds.Kind, words: str) -> None:
    assert said(TABLE, Property("energy", kind), "nothing says", member="x") == words


def test_a_kind_that_a_table_has_not_is_refused() -> None:
    with pytest.raises(ModelError, match=r"nothing says energy, Flag"):
        said(TABLE, Property("energy", kinds.Flag()), "nothing says", member="x")
