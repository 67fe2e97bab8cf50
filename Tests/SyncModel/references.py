"""Which references hold: no circles, and none to what is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Claim(NamedTuple):
    """That one record names another one, and since when. Claims sort by that."""

    stamp: tuple[int, str, int]
    source: str
    target: str


class Laid(NamedTuple):
    holding: list[Claim]
    hidden: list[Claim]
    """Those that would close a circle."""


def lay(
    claims: Iterable[Claim], present: Callable[[str], str | None], no_circles: bool = True
) -> Laid:
    """Of each circle the latest claim is left out; it holds once another one of that circle goes.

    ``present`` says which record a uid stands for, None for one that is not there.
    """
    laid = Laid([], [])
    following: dict[str, set[str]] = {}
    for claim in sorted(claims):
        source, target = present(claim.source), present(claim.target)
        if source is None or target is None:
            continue
        if no_circles and _leads(target, source, following):
            laid.hidden.append(claim)
        else:
            following.setdefault(source, set()).add(target)
            laid.holding.append(claim)
    return laid


def _leads(first: str, last: str, following: dict[str, set[str]]) -> bool:
    found, left = {first}, [first]
    while left:
        record = left.pop()
        if record == last:
            return True
        new = following.get(record, set()) - found
        found |= new
        left += new
    return False


def has_circle(pairs: Iterable[tuple[str, str]]) -> bool:
    """Found in another way than by ``lay``: ends are taken away until none is left."""
    rest = set(pairs)
    while rest:
        targets = {target for _, target in rest}
        free = {pair for pair in rest if pair[0] not in targets}
        if not free:
            return True
        rest -= free
    return False
