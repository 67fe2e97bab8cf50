"""Hubs, as far as no server answers; Tests/Hub has the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from taskcore import Hub, InputOutputError, InvalidError, NotFoundError, Store
from taskcore._generated.objects import is_address

# No server listens there.
NOWHERE = "postgresql://anna@127.0.0.1:1/tasks?connect_timeout=2"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "/home/anna/shared",
        "http://hub.example.org/tasks",
        "host=hub.example.org nonsense=1",
        "postgresql://anna:secret@hub.example.org/tasks",
        "host=hub.example.org password=secret",
    ],
)
def test_what_is_no_address_is_refused_by_all_calls(address: str) -> None:
    hub = Hub(address)
    for call in (
        hub.init,
        hub.check,
        hub.sweep,
        lambda: hub.grant("anna"),
        lambda: hub.revoke("anna", "family"),
        lambda: hub.remove("anna"),
    ):
        with pytest.raises(InvalidError) as refusal:
            call()
        assert refusal.value.field == "address"
        assert "secret" not in str(refusal.value)


def test_arguments_are_checked_before_a_server_is_asked() -> None:
    hub = Hub(NOWHERE)
    for call, field in (
        (lambda: hub.grant(""), "role"),
        (lambda: hub.grant("anna", "a\nb"), "store_name"),
        (lambda: hub.revoke("x" * 64), "role"),
        (lambda: hub.remove(""), "store_name"),
        (lambda: hub.sweep(older_than_days=-1), "older_than_days"),
        (lambda: hub.sweep("x" * 64), "store_name"),
    ):
        with pytest.raises(InvalidError) as refusal:
            call()
        assert refusal.value.field == field
    with pytest.raises(TypeError):
        hub.grant(7)  # type: ignore[arg-type]


def test_a_hub_that_is_not_there_is_told() -> None:
    def ask(address: str) -> str:
        raise AssertionError("nobody wants a password")

    for hub in (Hub(NOWHERE), Hub(NOWHERE, "secret"), Hub(NOWHERE, password=ask)):
        with pytest.raises(InputOutputError) as refusal:
            hub.check()
        assert "127.0.0.1" in str(refusal.value) and "secret" not in str(refusal.value)
        assert "secret" not in repr(hub)


def test_a_store_is_synced_through_an_address_or_a_folder(tmp_path: Path) -> None:
    with Store(":memory:") as store:
        store.set_password("secret")
        with pytest.raises(InputOutputError):
            store.add_remote(NOWHERE, "laptop")
        store.set_password(None)
        with pytest.raises(InvalidError) as refusal:
            store.add_remote("postgresql://anna:secret@hub.example.org/tasks", "laptop")
        assert refusal.value.field == "path" and "secret" not in str(refusal.value)
        # A path is a folder, whatever it is called.
        with pytest.raises(NotFoundError):
            store.add_remote(tmp_path / "host=x", "laptop")
        assert not store.sync_state().enabled


def test_addresses_are_told_from_folders() -> None:
    for address in (
        "postgresql://hub.example.org/tasks",
        "postgres:///tasks",
        "host=hub.example.org dbname=tasks",
        " service = tasks",
        "store=family service=tasks",
    ):
        assert is_address(address)
    for folder in ("/srv/shared", "shared", "hostel", "host", "~/postgresql", Path("host=x"), ""):
        assert not is_address(folder)
