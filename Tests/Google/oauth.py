"""Google's OAuth 2 for programs on a desktop: the page that asks the user, tokens, and revocation.

https://developers.google.com/identity/protocols/oauth2/native-app
"""

from __future__ import annotations

import base64
import hashlib
import random
import re
from dataclasses import dataclass
from urllib.parse import unquote, urlencode, urlsplit

from errors import ApiError, insufficient_scopes, invalid_credentials, login_required
from values import Body

CALENDAR = "https://www.googleapis.com/auth/calendar"
TASKS = "https://www.googleapis.com/auth/tasks"
# RFC 7636, section 4.1.
VERIFIER = re.compile(r"[A-Za-z0-9._~-]{43,128}")


class OAuthError(Exception):
    """Tokens are refused, in the shape of RFC 6749, section 5.2."""

    def __init__(self, error: str, description: str, code: int = 400) -> None:
        super().__init__(description)
        self.code = code
        self.body: Body = {"error": error, "error_description": description}


def basic_credentials(authorization: str) -> dict[str, str]:
    """How some programs say who they are, by RFC 6749, section 2.3.1."""
    word, _, text = authorization.partition(" ")
    if word.lower() != "basic":
        return {}
    client, _, secret = base64.b64decode(text).decode().partition(":")
    return {"client_id": unquote(client), "client_secret": unquote(secret)}


@dataclass
class Grant:
    """What the user allowed to one program."""

    refresh_token: str
    scopes: frozenset[str]
    is_revoked: bool = False


@dataclass
class Code:
    """What a browser brings from the page to the program; it can be used once."""

    client: str
    redirect_uri: str
    challenge: str | None
    scopes: frozenset[str]


@dataclass
class AccessToken:
    """With how many requests it is still good for, when a test counts them."""

    grant: Grant
    requests_left: int | None = None


class OAuth:
    """The programs that are registered, and the tokens that they have."""

    def __init__(self, seed: int = 1) -> None:
        self.clients = {"client.apps.googleusercontent.com": "not-so-secret"}
        # What the user answers; `access_denied` instead of nothing is a no, and scopes are those
        # that the user leaves ticked.
        self.answer_error: str | None = None
        self.ticked_scopes: frozenset[str] | None = None
        # How many requests a new access token is good for.
        self.requests_per_token: int | None = None
        self.codes: dict[str, Code] = {}
        self.grants: dict[str, Grant] = {}
        self.access_tokens: dict[str, AccessToken] = {}
        self._chance = random.Random(seed)

    # MARK: For tests

    def new_access_token(self, *scopes: str) -> str:
        """One that needs no page."""
        return self._new_access_token(self.new_grant(*scopes), None)

    def new_grant(self, *scopes: str) -> Grant:
        """As if the user had said yes; for calendars and tasks unless other scopes are named."""
        return self._new_grant(frozenset(scopes or (CALENDAR, TASKS)))

    def expire_access_tokens(self) -> None:
        """All that there are now."""
        self.access_tokens.clear()

    def revoke_everything(self) -> None:
        """As a user can, and as happens to programs in testing after 7 days.

        https://developers.google.com/identity/protocols/oauth2#expiration
        """
        for grant in self.grants.values():
            grant.is_revoked = True
        self.access_tokens.clear()

    # MARK: What programs and browsers ask

    def check(self, authorization: str | None, method: str, scopes: frozenset[str]) -> None:
        """Whether a request may be made with the token that it has."""
        if authorization is None:
            raise login_required()
        word, _, token = authorization.partition(" ")
        found = self.access_tokens.get(token)
        if word.lower() != "bearer" or found is None:
            raise invalid_credentials()
        if found.requests_left is not None:
            if found.requests_left == 0:
                del self.access_tokens[token]
                raise invalid_credentials()
            found.requests_left -= 1
        if not found.grant.scopes & scopes:
            raise insufficient_scopes(method, sorted(scopes))

    def authorize(self, query: dict[str, str]) -> str:
        """Where the browser goes when the user has answered."""
        client, redirect_uri = query.get("client_id", ""), query.get("redirect_uri", "")
        if client not in self.clients:
            raise ApiError(401, "invalid_client", "The OAuth client was not found.")
        if not self._is_loopback(redirect_uri):
            raise ApiError(400, "redirect_uri_mismatch", "The address is none of this machine.")
        if query.get("response_type") != "code" or not query.get("scope"):
            raise ApiError(400, "invalid_request", "response_type and scope are required.")
        if query.get("code_challenge_method", "S256") != "S256":
            raise ApiError(400, "invalid_request", "Only S256 is taken.")
        answer = {"state": query["state"]} if "state" in query else {}
        if self.answer_error is not None:
            return f"{redirect_uri}?{urlencode({'error': self.answer_error, **answer})}"
        asked = frozenset(query["scope"].split())
        scopes = asked if self.ticked_scopes is None else asked & self.ticked_scopes
        code = "4/" + self._new_text()
        self.codes[code] = Code(client, redirect_uri, query.get("code_challenge"), scopes)
        answer |= {"code": code, "scope": " ".join(sorted(scopes))}
        return f"{redirect_uri}?{urlencode(answer)}"

    def token(self, form: dict[str, str]) -> Body:
        """What `/token` answers."""
        client = form.get("client_id", "")
        if client not in self.clients:
            raise OAuthError("invalid_client", "The OAuth client was not found.", 401)
        if form.get("client_secret") != self.clients[client]:
            # The secret of a program that everybody can read is none, and is asked for all the same.
            raise OAuthError("invalid_request", "client_secret is missing.")
        match form.get("grant_type"):
            case "authorization_code":
                grant = self._grant_for_code(client, form)
                return {**self._tokens(grant), "refresh_token": grant.refresh_token}
            case "refresh_token":
                grant = self.grants.get(form.get("refresh_token", "")) or Grant(
                    "", frozenset(), True
                )
                if grant.is_revoked:
                    raise OAuthError("invalid_grant", "Token has been expired or revoked.")
                return self._tokens(grant)
            case kind:
                raise OAuthError("unsupported_grant_type", f"Invalid grant_type: {kind}")

    def revoke(self, token: str) -> None:
        """What `/revoke` does: the whole grant ends, whichever of its tokens is given."""
        access = self.access_tokens.get(token)
        grant = access.grant if access else self.grants.get(token)
        if grant is None or grant.is_revoked:
            raise OAuthError("invalid_token", "Token expired or revoked")
        grant.is_revoked = True
        for text, each in list(self.access_tokens.items()):
            if each.grant is grant:
                del self.access_tokens[text]

    # MARK: Parts of that

    def _grant_for_code(self, client: str, form: dict[str, str]) -> Grant:
        code = self.codes.pop(form.get("code", ""), None)
        if code is None or code.client != client:
            raise OAuthError("invalid_grant", "Malformed auth code.")
        if form.get("redirect_uri") != code.redirect_uri:
            raise OAuthError("redirect_uri_mismatch", "Bad Request")
        if code.challenge is not None:
            verifier = form.get("code_verifier")
            if verifier is None:
                raise OAuthError("invalid_grant", "Missing code verifier.")
            digest = hashlib.sha256(verifier.encode()).digest()
            challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
            if not VERIFIER.fullmatch(verifier) or challenge != code.challenge:
                raise OAuthError("invalid_grant", "Invalid code verifier.")
        return self._new_grant(code.scopes)

    def _tokens(self, grant: Grant) -> Body:
        return {
            "access_token": self._new_access_token(grant, self.requests_per_token),
            "expires_in": 3599,
            "scope": " ".join(sorted(grant.scopes)),
            "token_type": "Bearer",
        }

    def _new_grant(self, scopes: frozenset[str]) -> Grant:
        grant = Grant("1//" + self._new_text(), scopes)
        self.grants[grant.refresh_token] = grant
        return grant

    def _new_access_token(self, grant: Grant, requests: int | None) -> str:
        token = "ya29." + self._new_text()
        self.access_tokens[token] = AccessToken(grant, requests)
        return token

    def _new_text(self) -> str:
        return base64.urlsafe_b64encode(self._chance.randbytes(30)).decode()

    @staticmethod
    def _is_loopback(address: str) -> bool:
        parts = urlsplit(address)
        return parts.scheme == "http" and parts.hostname in ("127.0.0.1", "::1", "localhost")
