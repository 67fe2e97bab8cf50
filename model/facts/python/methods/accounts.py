# SPDX-License-Identifier: Apache-2.0
"""The methods of the room accounts."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods, Opened, Options

# fmt: off
ACCOUNTS = (
    Methods("accounts.account_methods", "Sync of a store with servers that keep tasks and events.", "AccountMethods",
        """Accounts at servers that keep tasks and events.""",
        methods=(
            M("add_account", "account_add", "address! device@device_name! * netrc@netrc_path:path ca_file@ca_path:path kind:AccountKind=AccountKind.CALDAV",
            """Adds an account at a server, asks it which collections there are, and returns the account's id.

            The address has the name of the user and no password: ``https://anna@dav.example.org/``. The
            password is in the file ``netrc``, which is nobody else's, or what ``set_password`` gives.
            ``ca_file`` has certificates that are trusted instead of the system's. Nothing of the store goes
            to the server before collections are chosen.

            Raises AccessError when the server refuses the user or the password, ConflictError for an account
            that was added already, NotFoundError when nothing there speaks CalDAV, and InputOutputError when
            the server cannot be reached.
            """),
            M("accounts", "account_query", "* page",
            """The accounts, in the order in which they were added.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     print(list(store.accounts()))
            []
            """),
            M("remove_account", "account_remove", "account_id",
            """Syncs with it no longer; what is here and there stays."""),
            M("refresh_account", "account_refresh", "account_id",
            """Asks its server which collections there are now."""),
            M("collections", "account_collection_query", "account_id page",
            """The collections of an account, or of all, as the servers told them last."""),
            M("choose_collection", "account_collection_choose", "collection_id * project_id calendar_id invites@is_inviting:flag=False",
            """Syncs a collection from the next run on: with a project, a calendar, or both.

            Without them, those of its name are taken, which are made where there are none. With ``invites``,
            the server may write to attendees of events; else it is told to write to nobody.
            """),
            M("drop_collection", "account_collection_drop", "collection_id",
            """Syncs a collection no longer; what is in it stays, here and there."""),
            M("make_collection", "account_collection_make", "account_id * project_id calendar_id invites@is_inviting:flag=False",
            """Makes a collection at a server for a project or a calendar, and returns its id."""),
            M("preview_account", "account_preview", "account_id",
            """What a run would do now. Nothing is changed, here or there."""),
            M("sync_account", "account_run", "account_id * accept@is_accepted:flag=False progress=None",
            """Takes in what was changed at the server, and sends what was changed here.

            The first run of a collection, and one that would delete many items, has to be accepted: without
            ``accept``, it raises ConflictError with the field ``accept``. ``progress`` is told how many items
            are done and how many there are; what it raises ends the run, and the next one goes on.
            """),
    )),
    Methods("accounts.google_client", "How a program gets tokens for an account at Google.", "GoogleClient",
        """A program, as Google knows it: by the file of its console, or by an id and a secret.

        None is built in: it is yours, or that of whoever ships your program. ``address`` is that of the
        account, as ``Store.add_account`` takes it.

            client = GoogleClient("client.json")
            with client.authorize("http://127.0.0.1:8080") as request:
                webbrowser.open(request.address)
                ...  # the browser comes back to the redirect with a query
                tokens = request.finish(query)
            tokens = client.refresh(tokens.refresh)

        >>> from taskcore import GoogleClient
        >>> GoogleClient(id="me.apps.googleusercontent.com", secret="none")
        GoogleClient('google:')

        All methods raise AccessError when Google or its user refuses, InputOutputError when Google cannot be
        reached, and InvalidError for what is no client.
        """,
        base="Calling",
        handle="taskcore_authorization_options *",
        options=Options("authorization_options", "file@client_path:path=None * id@client_id=None secret@client_secret=None address=\"google:\" -redirect -scopes -progress", shown="address"),
        methods=(
            M("refresh", "authorization_refresh", "refresh_token",
            """Gets a new access token. Raises AccessError with the field ``token`` when the user has to be asked anew."""),
            M("revoke", "authorization_revoke", "token",
            """Takes back what the user allowed; one that Google does not know any more is as good as that."""),
            M("authorize", "authorization_begin", "redirect! scopes:GoogleScopes=None",
            """Begins to ask the user; without scopes, for calendars and tasks. Nothing is sent yet.

            The redirect is on this machine: ``http://127.0.0.1:8080``.
            """),
    )),
    Methods("accounts.google_authorization", "A question to a user of Google that is not answered yet.", "GoogleAuthorization",
        """What a user was asked to allow, with the secrets by which the answer is known.""",
        base="Caller",
        opened=Opened("authorization", "authorization_options", "Forgets the secrets."),
        handle="taskcore_authorization *",
        methods=(
            M("finish", "authorization_finish", "query",
            """The tokens for what the browser came back with, behind the question mark of its address.

            Raises AccessError when the user said no, with the field ``token``, and for an answer to another
            request, with the field ``state``.
            """),
    )),
)
# fmt: on
