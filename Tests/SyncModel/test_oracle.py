"""The oracle itself: what it says is counted by hand here."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from oracle import judge

TITLE = ("task", "t", "title", "")


def message(
    replica: str, seq: int, hlc: int, value: object, needs: dict[str, int] | None = None
) -> dict[str, Any]:
    op = {"set": list(TITLE), "value": value}
    return {"replica": replica, "seq": seq, "hlc": hlc, "needs": needs or {}, "ops": [op]}


def test_heads_are_what_nobody_else_had_seen_and_the_latest_wins() -> None:
    one = message("a", 1, 10, "A")
    two = message("b", 1, 20, "B")
    over = message("c", 1, 5, "C", {"a": 1})
    for order in permutations([one, two, over, one]):
        verdict = judge(order)[TITLE]
        assert verdict.heads == (("b", 1, "B"), ("c", 1, "C"))
        assert verdict.winner == "B"
        assert verdict.conflicts == {("c", 1)}


def test_equal_values_are_no_conflict_and_of_equal_clocks_the_greater_uid_wins() -> None:
    verdict = judge([message("a", 1, 10, "A"), message("b", 1, 10, "A")])[TITLE]
    assert verdict.heads[0][0] == "b"
    assert verdict.conflicts == frozenset()


def test_nothing_is_left_of_what_was_purged() -> None:
    purge = message("a", 1, 1, None) | {"ops": [{"purge": ["task", "t"]}]}
    assert judge([message("b", 1, 10, "B"), purge]) == {}
