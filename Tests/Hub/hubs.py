"""Hubs for tests, made by the library."""

from __future__ import annotations

from postgres import Postgres
from taskcore import Hub


def made_hub(server: Postgres, *roles: str, password: str | None = None) -> Hub:
    """With a role for each name, which may sync the store of its name."""
    hub = Hub(server.socket_address("operator"))
    hub.init()
    for role in roles:
        server.add_role(role, password)
        hub.grant(role)
    return hub
