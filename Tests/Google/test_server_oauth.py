"""Google's own libraries and the second Google agree on tokens.

https://developers.google.com/identity/protocols/oauth2/native-app
"""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from google.auth.exceptions import RefreshError
from google.oauth2.credentials import Credentials
from google_auth_oauthlib.flow import InstalledAppFlow

from client import CLIENT_ID, CLIENT_SECRET, calendar_client, refusal, tasks_client
from oauth import CALENDAR, TASKS
from server import GoogleServer

REDIRECT = "http://127.0.0.1:12345"


def ask(
    google: GoogleServer, http_method: str, path: str, form: dict[str, str] | None = None
) -> tuple[int, dict[str, str], dict[str, Any]]:
    parts = urlsplit(google.root)
    connection = http.client.HTTPConnection(parts.netloc)
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    connection.request(http_method, path, urlencode(form) if form else None, headers)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response.status, dict(response.getheaders()), json.loads(content or b"{}")


@pytest.fixture
def flow(google: GoogleServer, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A program on a desktop, which begins to ask for both scopes."""
    # Only the server is on this machine; Google's own is asked by TLS.
    monkeypatch.setenv("OAUTHLIB_INSECURE_TRANSPORT", "1")
    config = {
        "installed": {
            "client_id": CLIENT_ID,
            "client_secret": CLIENT_SECRET,
            "auth_uri": google.auth_uri,
            "token_uri": google.token_uri,
        }
    }
    return InstalledAppFlow.from_client_config(
        config, [CALENDAR, TASKS], redirect_uri=REDIRECT, autogenerate_code_verifier=True
    )


def browse(google: GoogleServer, address: str) -> dict[str, str]:
    """What the browser brings back to the program."""
    parts = urlsplit(address)
    status, headers, _ = ask(google, "GET", f"{parts.path}?{parts.query}")
    assert status == 302 and headers["Location"].startswith(REDIRECT)
    return dict(parse_qsl(urlsplit(headers["Location"]).query))


def test_a_user_allows_a_program_which_then_reads_and_gets_new_tokens(
    google: GoogleServer, flow: Any
) -> None:
    address, state = flow.authorization_url()
    assert "code_challenge_method=S256" in address
    answer = browse(google, address)
    assert answer["state"] == state
    flow.fetch_token(code=answer["code"])
    calendars = calendar_client(google, flow.credentials)
    assert len(calendars.calendarList().list().execute()["items"]) == 1
    google.oauth.expire_access_tokens()
    # The client asks for another access token when it hears 401.
    assert len(calendars.calendarList().list().execute()["items"]) == 1
    assert [each.status for each in google.requests() if each.path == "/token"] == [200, 200]
    # A code can be used once.
    form = {"grant_type": "authorization_code", "code": answer["code"], "redirect_uri": REDIRECT}
    form |= {"client_id": CLIENT_ID, "client_secret": CLIENT_SECRET}
    status, _, body = ask(google, "POST", "/token", form)
    assert (status, body["error"]) == (400, "invalid_grant")


def test_a_token_may_expire_after_some_requests(google: GoogleServer) -> None:
    google.oauth.requests_per_token = 2
    grant = google.oauth.new_grant()
    credentials = Credentials(
        token=None,
        refresh_token=grant.refresh_token,
        token_uri=google.token_uri,
        client_id=CLIENT_ID,
        client_secret=CLIENT_SECRET,
    )
    calendars = calendar_client(google, credentials)
    for _ in range(5):
        calendars.colors().get().execute()
    statuses = [each.status for each in google.requests(method="colors.get")]
    assert statuses == [200, 200, 401, 200, 200, 401, 200]


def test_the_user_says_no_or_leaves_out_a_scope(google: GoogleServer, flow: Any) -> None:
    address, _ = flow.authorization_url()
    google.oauth.answer_error = "access_denied"
    answer = browse(google, address)
    assert answer["error"] == "access_denied" and "code" not in answer
    google.oauth.answer_error = None
    google.oauth.ticked_scopes = frozenset([TASKS])
    assert browse(google, address)["scope"] == TASKS


@pytest.mark.parametrize(
    ("change", "description"),
    [
        ({"code_verifier": "x" * 43}, "Invalid code verifier."),
        ({"code_verifier": None}, "Missing code verifier."),
        ({"code": "4/other"}, "Malformed auth code."),
        ({"redirect_uri": "http://127.0.0.1:1"}, "Bad Request"),
        ({"client_id": "other"}, "The OAuth client was not found."),
        ({"client_secret": None}, "client_secret is missing."),
        ({"grant_type": "password"}, "Invalid grant_type: password"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_tokens_are_given_only_for_what_the_page_was_asked(
    google: GoogleServer, flow: Any, change: dict[str, str | None], description: str
) -> None:
    answer = browse(google, flow.authorization_url()[0])
    form: dict[str, str | None] = {
        "grant_type": "authorization_code",
        "code": answer["code"],
        "code_verifier": flow.code_verifier,
        "redirect_uri": REDIRECT,
        "client_id": CLIENT_ID,
        "client_secret": CLIENT_SECRET,
    }
    form |= change
    status, _, body = ask(
        google, "POST", "/token", {name: text for name, text in form.items() if text is not None}
    )
    assert status in (400, 401) and body["error_description"] == description


@pytest.mark.parametrize(
    "change",
    [
        {"redirect_uri": "https://evil.example.org"},
        {"client_id": "other"},
        {"code_challenge_method": "plain"},
        {"scope": ""},
    ],
    ids=lambda change: next(iter(change)),
)
def test_the_page_refuses_what_it_does_not_know(
    google: GoogleServer, flow: Any, change: dict[str, str]
) -> None:
    query = dict(parse_qsl(urlsplit(flow.authorization_url()[0]).query)) | change
    assert ask(google, "GET", "/auth?" + urlencode(query))[0] in (400, 401)


def test_what_is_revoked_is_of_no_use(google: GoogleServer, flow: Any) -> None:
    flow.fetch_token(code=browse(google, flow.authorization_url()[0])["code"])
    credentials = flow.credentials
    assert ask(google, "POST", "/revoke", {"token": credentials.token})[0] == 200
    status, _, body = ask(google, "POST", "/revoke", {"token": credentials.refresh_token})
    assert (status, body["error"]) == (400, "invalid_token")
    with pytest.raises(RefreshError, match="invalid_grant"):
        calendar_client(google, credentials).colors().get().execute()


def test_the_grant_of_a_program_in_testing_ends(google: GoogleServer, flow: Any) -> None:
    # After 7 days: https://developers.google.com/identity/protocols/oauth2#expiration
    flow.fetch_token(code=browse(google, flow.authorization_url()[0])["code"])
    google.oauth.revoke_everything()
    with pytest.raises(RefreshError, match="Token has been expired or revoked"):
        tasks_client(google, flow.credentials).tasklists().list().execute()


def test_a_token_is_for_its_scopes_only(google: GoogleServer) -> None:
    def credentials(scope: str) -> Any:
        return Credentials(token=google.oauth.new_access_token(scope))

    for request in (
        calendar_client(google, credentials(TASKS)).colors().get(),
        tasks_client(google, credentials(CALENDAR)).tasklists().list(),
        calendar_client(google, credentials(CALENDAR + ".readonly"))
        .events()
        .delete(calendarId="primary", eventId="unknown"),
        tasks_client(google, credentials(TASKS + ".readonly")).tasklists().insert(body={}),
    ):
        assert refusal(request) == (403, "insufficientPermissions")


@pytest.mark.parametrize(
    ("authorization", "reason"),
    [(None, "required"), ("Bearer other", "authError"), ("Basic abc", "authError")],
)
def test_requests_without_a_token_that_is_known_are_refused(
    google: GoogleServer, authorization: str | None, reason: str
) -> None:
    connection = http.client.HTTPConnection(urlsplit(google.root).netloc)
    headers = {"Authorization": authorization} if authorization else {}
    connection.request("GET", "/calendar/v3/colors", headers=headers)
    response = connection.getresponse()
    error = json.loads(response.read())["error"]
    connection.close()
    assert (response.status, error["errors"][0]["reason"]) == (401, reason)
    assert response.getheader("WWW-Authenticate")
