"""Google's own client, which is given another address."""

from __future__ import annotations

import json
from typing import Any

import pytest
from google.oauth2.credentials import Credentials
from googleapiclient.discovery import build
from googleapiclient.errors import HttpError

from server import GoogleServer

CLIENT_ID = "client.apps.googleusercontent.com"
CLIENT_SECRET = "not-so-secret"


def calendar_client(google: GoogleServer, credentials: Any = None) -> Any:
    """For calendars."""
    return _client("calendar", "v3", google.calendar_endpoint, google, credentials)


def tasks_client(google: GoogleServer, credentials: Any = None) -> Any:
    """For tasks."""
    return _client("tasks", "v1", google.tasks_endpoint, google, credentials)


def _client(name: str, version: str, endpoint: str, google: GoogleServer, credentials: Any) -> Any:
    return build(
        name,
        version,
        credentials=credentials or Credentials(token=google.oauth.new_access_token()),
        client_options={"api_endpoint": endpoint},
        static_discovery=True,
        cache_discovery=False,
    )


def refusal(request: Any) -> tuple[int, str]:
    """With which status and for which reason a request is refused."""
    with pytest.raises(HttpError) as caught:
        request.execute()
    error = json.loads(caught.value.content)["error"]
    return caught.value.resp.status, error["errors"][0]["reason"]


def all_pages(collection: Any, **query: Any) -> list[dict[str, Any]]:
    """What the pages of a listing have together, by the client's own `list_next`."""
    return listing(collection, **query)[0]


def listing(collection: Any, **query: Any) -> tuple[list[dict[str, Any]], str | None]:
    """The same, with the sync token that the last page has."""
    found: list[dict[str, Any]] = []
    request = collection.list(**query)
    while True:
        page = request.execute()
        found += page["items"]
        following = collection.list_next(request, page)
        if following is None:
            return found, page.get("nextSyncToken")
        request = following
