"""A C object is freed once, and never while a call uses it."""

from __future__ import annotations

import pytest

from taskcore import MisuseError
from taskcore._low_level.handle import Handle


@pytest.fixture
def freed() -> list[str]:
    return []


@pytest.fixture
def handle(freed: list[str]) -> Handle:
    return Handle("pointer", freed.append, "store")


def test_it_is_freed_once(handle: Handle, freed: list[str]) -> None:
    handle.close()
    handle.close()
    assert freed == ["pointer"]


def test_it_is_freed_when_the_last_call_that_uses_it_is_over(
    handle: Handle, freed: list[str]
) -> None:
    with handle as pointer:
        with handle:
            handle.close()
            handle.close()
        assert (pointer, freed) == ("pointer", [])
    assert freed == ["pointer"]


def test_it_is_freed_after_a_call_that_raised(handle: Handle, freed: list[str]) -> None:
    with pytest.raises(KeyError), handle:
        handle.close()
        raise KeyError
    assert freed == ["pointer"]


def test_a_closed_one_refuses_new_calls_also_while_an_old_one_runs(handle: Handle) -> None:
    with handle:
        handle.close()
        with pytest.raises(MisuseError, match="The store is closed."), handle:
            pass


def test_what_waits_for_it_to_be_idle_is_done_in_order(handle: Handle, freed: list[str]) -> None:
    handle.when_idle(lambda: freed.append("at once"))
    with handle:
        handle.when_idle(lambda: freed.append("afterwards"))
        handle.close()
        assert freed == ["at once"]
    assert freed == ["at once", "afterwards", "pointer"]
