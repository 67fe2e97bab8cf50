"""A program in Python gets tokens for an account, renews them and takes them back."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, build_opener

import pytest

from client import CLIENT_ID, CLIENT_SECRET
from server import GoogleServer
from taskcore import AccessError, GoogleClient, GoogleScopes, InvalidError

REDIRECT = "http://127.0.0.1:9"


class Staying(HTTPRedirectHandler):
    """A browser that tells where it is sent, and does not go there."""

    def redirect_request(self, *arguments: object) -> None:
        return None


def answer(address: str) -> str:
    """The query that a browser brings back."""
    opener = build_opener(Staying)
    try:
        opener.open(address, timeout=30)
    except OSError as error:
        headers = getattr(error, "headers", None)
        assert headers is not None, error
        return str(urlsplit(headers["Location"]).query)
    raise AssertionError(address)


@pytest.fixture
def client(google: GoogleServer, tmp_path: Path) -> GoogleClient:
    path = tmp_path / "client.json"
    installed = {"client_id": CLIENT_ID, "client_secret": CLIENT_SECRET}
    path.write_text(json.dumps({"installed": installed}))
    return GoogleClient(path, address=f"google:?oauth={google.root}")


def test_tokens_are_got_renewed_and_taken_back(client: GoogleClient) -> None:
    with client.authorize(REDIRECT, GoogleScopes.TASKS) as request:
        query = answer(request.address)
        with pytest.raises(AccessError) as caught:
            request.finish("code=x&state=y")
        assert caught.value.field == "state"
        tokens = request.finish(query)
        # A code is good for once.
        with pytest.raises(AccessError) as caught:
            request.finish(query)
        assert caught.value.field == "token"
    assert tokens.scopes == GoogleScopes.TASKS and tokens.refresh
    renewed = client.refresh(tokens.refresh)
    assert renewed.access != tokens.access and renewed.refresh == tokens.refresh
    client.revoke(tokens.refresh)
    client.revoke(tokens.refresh)
    with pytest.raises(AccessError) as caught:
        client.refresh(tokens.refresh)
    assert caught.value.field == "token"


def test_a_client_that_google_does_not_know_is_told(google: GoogleServer) -> None:
    client = GoogleClient(id="other", secret="s", address=f"google:?oauth={google.root}")
    with pytest.raises(AccessError) as caught:
        client.refresh("1//x")
    assert caught.value.field == "client"
    with pytest.raises(InvalidError):
        GoogleClient().authorize(REDIRECT)
