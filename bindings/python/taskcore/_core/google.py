# SPDX-License-Identifier: Apache-2.0
"""How a program gets tokens for an account at Google."""

from __future__ import annotations

import os
from collections.abc import Callable
from ctypes import POINTER, byref
from typing import TYPE_CHECKING, Any

from taskcore._generated import prototypes as c
from taskcore._generated.reading import google_tokens_from_row
from taskcore._low_level.calls import Closable, Handle, NotCopied, call, ticks
from taskcore._low_level.library import library
from taskcore._low_level.values import path_bytes, text
from taskcore.enumerations import GoogleScopes

if TYPE_CHECKING:
    from taskcore.accounts.google_tokens import GoogleTokens


_USUAL = GoogleScopes(0)


class GoogleClient:
    """A program, as Google knows it: by the file of its console, or by an id and a secret.

    None is built in: it is yours, or that of whoever ships your program. ``address`` is that of the
    account, as ``Store.add_account`` takes it.

        client = GoogleClient("client.json")
        with client.authorize("http://127.0.0.1:8080") as request:
            webbrowser.open(request.address)
            ...  # the browser comes back to the redirect with a query
            tokens = request.finish(query)
        tokens = client.refresh(tokens.refresh)

    >>> GoogleClient(id="me.apps.googleusercontent.com", secret="none")
    GoogleClient('google:')

    All methods raise AccessError when Google or its user refuses, InputOutputError when Google cannot be
    reached, and InvalidError for what is no client.
    """

    def __init__(
        self,
        file: str | os.PathLike[str] | None = None,
        *,
        id: str | None = None,
        secret: str | None = None,
        address: str = "google:",
    ) -> None:
        self.address = address
        self._file = file
        self._id = id
        self._secret = secret

    def __repr__(self) -> str:
        return f"GoogleClient({self.address!r})"

    def authorize(self, redirect: str, scopes: GoogleScopes = _USUAL) -> GoogleAuthorization:
        """Begins to ask the user; without scopes, for calendars and tasks. Nothing is sent yet.

        The redirect is on this machine: ``http://127.0.0.1:8080``.
        """
        row = self._row()
        row.redirect = text(redirect, "redirect")
        row.scopes = int(scopes)
        pointer = POINTER(c.taskcore_authorization)()
        call(library.taskcore_authorization_begin, byref(row), byref(pointer))
        return GoogleAuthorization(pointer, row)

    def refresh(self, refresh_token: str) -> GoogleTokens:
        """Gets a new access token. Raises AccessError with the field ``token`` when the user has to be asked anew."""
        token = text(refresh_token, "refresh_token")
        return _tokens(library.taskcore_authorization_refresh, byref(self._row()), token)

    def revoke(self, token: str) -> None:
        """Takes back what the user allowed; one that Google does not know any more is as good as that."""
        call(library.taskcore_authorization_revoke, byref(self._row()), text(token, "token"))

    def _row(self) -> c.taskcore_authorization_options:
        row = c.TASKCORE_AUTHORIZATION_OPTIONS_INIT()
        row.address = text(self.address, "address")
        row.client_path = None if self._file is None else path_bytes(self._file, "client_path")
        row.client_id = None if self._id is None else text(self._id, "client_id")
        row.client_secret = None if self._secret is None else text(self._secret, "client_secret")
        row.progress = ticks()
        return row


class GoogleAuthorization(NotCopied, Closable):
    """What a user was asked to allow, with the secrets by which the answer is known."""

    def __init__(self, pointer: Any, row: c.taskcore_authorization_options) -> None:
        # Its callback is called until the handle is freed.
        self._row = row
        self._handle = Handle(pointer, library.taskcore_authorization_free, "authorization")

    @property
    def address(self) -> str:
        """Where the browser is sent."""
        with self._handle as pointer:
            contents = library.taskcore_authorization_contents(pointer).contents
            return str(contents.address.decode())

    def finish(self, query: str) -> GoogleTokens:
        """The tokens for what the browser came back with, behind the question mark of its address.

        Raises AccessError when the user said no, with the field ``token``, and for an answer to another
        request, with the field ``state``.
        """
        with self._handle as pointer:
            return _tokens(library.taskcore_authorization_finish, pointer, text(query, "query"))

    def close(self) -> None:
        """Forgets the secrets."""
        self._handle.close()


def _tokens(function: Callable[..., int], *arguments: object) -> GoogleTokens:
    whole = POINTER(c.taskcore_tokens)()
    call(function, *arguments, byref(whole))
    try:
        return google_tokens_from_row(library.taskcore_tokens_contents(whole).contents)
    finally:
        library.taskcore_tokens_free(whole)
