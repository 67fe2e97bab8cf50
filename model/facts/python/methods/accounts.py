# SPDX-License-Identifier: Apache-2.0
"""The methods of the room accounts."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

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
)
# fmt: on
