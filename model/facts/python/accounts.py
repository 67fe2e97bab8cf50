# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room accounts."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
ACCOUNTS = (
    Module("accounts.account", "Accounts at servers that keep tasks or events.", rows=(
        Row("Account", "account", doc="An account at a server whose tasks and events are synced.", list="AccountList", list_doc="The accounts of a store, in the order in which they were added.", attributes=(
            "id", "kind",
            A("address", doc="With the name of the user."),
            A("last_run", doc="When a run came to its end last; None when none did.", optional=True),
        )),
        Row("AccountCollection", "account_collection", doc="A list of tasks or a calendar at a server.", list="AccountCollectionList", list_doc="Collections at servers, in the order in which they were found.", attributes=(
            "id", "account_id",
            A("name", doc="As the server has it."),
            A("href", doc="By which the server knows it."),
            A("colour", doc="``#RRGGBB``; None when the server tells none.", optional=True),
            A("project_id", doc="Whose tasks are in it; None for none.", optional=True),
            A("calendar_id", doc="Whose events are in it; None for none.", optional=True),
            A("item_count", doc="How many items both agree on."),
            A("holds_tasks", member="has_tasks", doc="Whether tasks can be in it."),
            A("holds_events", member="has_events", doc="Whether events can be in it."),
            A("chosen", doc="Whether it is synced.", member="is_chosen"),
            A("accepted", doc="Whether its first run is over.", member="is_accepted"),
            A("read_only", doc="Whether what is changed here stays here.", member="is_read_only"),
            A("missing", doc="Whether the server has it no more.", member="is_missing"),
            A("invites", member="is_inviting", doc="Whether the server may write to attendees."),
        )),
    )),
    Module("accounts.account_plan", "What a run with an account does.", rows=(
        Row("AccountPlan", "account_plan", doc="What a run with an account did, or would do, in items: a task, an event, or a series of them.", attributes=(
            A("added_here", doc="That came into the store."),
            A("changed_here", doc="That were changed in it."),
            A("deleted_here", doc="That went into the trash, or, of events, are no more."),
            A("added_there", doc="That the server got."),
            A("changed_there", doc="That were changed there."),
            A("deleted_there", doc="That were deleted there."),
            A("joined", doc="That both had already, and that are one from then on."),
            A("conflicts", doc="Properties that were changed here and there: ``Store.sync_conflicts``."),
            A("held", doc="Whose changes stay here, for the server would write to attendees."),
        )),
    )),
    Module("accounts.google_tokens", "What a program asks Google with.", rows=(
        Row("GoogleTokens", "tokens_content", doc="What a program asks Google with in the name of its user. Whoever reads it can do so, too.", attributes=(
            A("access", member="access_token", doc="What ``Store.set_password`` gives for the account."),
            A("refresh", member="refresh_token", doc="By which the next one is got; None when Google gave none.", optional=True),
            A("end", doc="When the access token ends, by the clock of this machine."),
            A("scopes", doc="What the user allowed, which may be less than was asked for."),
        )),
    )),
)
# fmt: on
