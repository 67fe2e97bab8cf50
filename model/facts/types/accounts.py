# SPDX-License-Identifier: Apache-2.0
"""Sync with servers that keep tasks and events."""

from model.language import members as c
from model.language.types import Enumeration, Mask, Member, Struct, page, table

# fmt: off
ACCOUNTS = (
    Enumeration("account_kind", "ACCOUNT_", doc="What a server of an account speaks.", constants=table("""
        CALDAV 1 CalDAV (RFC 4791)
        GOOGLE 2 Google Calendar and Google Tasks
    """)),
    Struct("account_input", initialiser=True, doc="An account at a server that keeps tasks or events.", members=(
        Member("kind", c.Code("account_kind"), "TASKCORE_ACCOUNT_..."),
        Member("reserved", c.Reserved()),
        Member("address", c.Text(), "with the name of the user and without a password: https://anna@dav.example.org/; of Google google: or, where there are several, google: with a name behind it"),
        Member("device_name", c.Text(), "what this device is called, for people, in a store that was not synced: 1 to 100 characters in one line"),
        Member("netrc_path", c.Text(optional=True), "a netrc file with its password, which is nobody else's; NULL: taskcore_sync_set_password gives it, or of Google an access token"),
        Member("ca_path", c.Text(optional=True), "certificates in PEM that are trusted instead of the system's; NULL: those of the system"),
    )),
    Struct("account_query_options", initialiser=True, doc="Which accounts to list.", members=page()),
    Struct("account", doc="An account at a server whose tasks and events are synced. Its texts live in its list.", members=(
        Member("id", c.ID()),
        Member("kind", c.Code("account_kind"), "TASKCORE_ACCOUNT_..."),
        Member("reserved", c.Reserved()),
        Member("address", c.Text(), "with the name of the user"),
        Member("last_run_ms", c.Instant(optional=True), "when a run came to its end last; 0: none did"),
    )),
    Struct("account_collection_query_options", initialiser=True, doc="Which collections to list.", members=(
        Member("account_id", c.ID("account"), "those of that account alone; 0: of all"),
        *page(),
    )),
    Struct("account_collection", doc="A list of tasks or a calendar at a server. Its texts live in its list.", members=(
        Member("id", c.ID()),
        Member("account_id", c.ID("account")),
        Member("name", c.Text(), "as the server has it"),
        Member("href", c.Text(), "by which the server knows it"),
        Member("colour", c.Text(optional=True), "#RRGGBB; NULL: the server tells none"),
        Member("project_id", c.ID("project"), "whose tasks are in it; 0 for none"),
        Member("calendar_id", c.ID("calendar"), "whose events are in it; 0 for none"),
        Member("item_count", c.Integer(), "how many items both agree on"),
        Member("has_tasks", c.Flag(), "1: tasks can be in it"),
        Member("has_events", c.Flag(), "1: events can be in it"),
        Member("is_chosen", c.Flag(), "1: it is synced"),
        Member("is_accepted", c.Flag(), "1: its first run is over"),
        Member("is_read_only", c.Flag(), "1: what is changed here stays here"),
        Member("is_missing", c.Flag(), "1: the server has it no more"),
        Member("is_inviting", c.Flag(), "1: the server may write to attendees"),
        Member("reserved", c.Reserved()),
    )),
    Struct("account_collection_choice", initialiser=True, doc="What of a store is in a collection.", members=(
        Member("project_id", c.ID("project"), "whose tasks are in it; 0: the project of its name, which is made where there is none"),
        Member("calendar_id", c.ID("calendar"), "whose events are in it; 0: the calendar of its name, likewise"),
        Member("is_inviting", c.Flag(), "1: the server may write to attendees of events; 0: it is told to write to nobody"),
        Member("reserved", c.Reserved()),
    )),
    Struct("account_plan", initialiser=True, doc="What a run with an account did, or would do, in items: a task, an event, or a series of them.", members=(
        Member("added_here", c.Integer(), "that came into the store"),
        Member("changed_here", c.Integer()),
        Member("deleted_here", c.Integer(), "that went into the trash, or, of events, are no more"),
        Member("added_there", c.Integer(), "that the server got"),
        Member("changed_there", c.Integer()),
        Member("deleted_there", c.Integer()),
        Member("joined", c.Integer(), "that both had already, and that are one from then on"),
        Member("conflicts", c.Integer(), "properties that were changed here and there: taskcore_sync_conflict_query"),
        Member("held", c.Integer(), "whose changes stay here, for the server would write to attendees"),
    )),
    Mask("authorization_scope", "AUTHORIZATION_", doc="What a user allows a program at Google.", wide=False, constants=table("""
        CALENDARS 0 to list calendars, and to read and write their events
        TASKS     1 to read and write lists of tasks
        MAKING    2 to make calendars, which calls for CALENDARS, too
    """)),
    Struct("authorization_options", initialiser=True, doc="Who asks a user of Google for what. Nothing of it is stored or logged.", members=(
        Member("address", c.Text(), "of the account, as taskcore_account_input has it: google:"),
        Member("client_path", c.Text(optional=True), "the file that Google's console gives for a client of the type Desktop app; NULL: client_id and client_secret say what it would"),
        Member("client_id", c.Text(optional=True), "by which Google knows the program; NULL with client_path"),
        Member("client_secret", c.Text(optional=True), "Google asks for it, though the secret of a desktop program is not confidential; NULL with client_path"),
        Member("redirect", c.Text(optional=True), "where the browser comes back to, on this machine: http://127.0.0.1:8080. Of taskcore_authorization_begin alone; else NULL"),
        Member("scopes", c.Bits("authorization_scope"), "TASKCORE_AUTHORIZATION_... joined by |, of taskcore_authorization_begin alone; 0: CALENDARS and TASKS"),
        Member("reserved", c.Reserved()),
        Member("progress", c.Callback("store_progress"), "asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned; NULL for none"),
        Member("payload", c.Payload(), "handed to it"),
    )),
    Struct("authorization_content", doc="What is to be known of an authorization that began.", members=(
        Member("address", c.Text(), "where the browser is sent"),
    )),
    Struct("tokens_content", doc="What a program asks Google with in the name of its user. Whoever reads it can do so, too.", members=(
        Member("access_token", c.Text(), "what taskcore_sync_set_password gives for the account"),
        Member("refresh_token", c.Text(optional=True), "by which taskcore_authorization_refresh gets the next one; NULL: Google gave none"),
        Member("end_ms", c.Instant(), "when the access token ends, by the clock of this machine"),
        Member("scopes", c.Bits("authorization_scope"), "what the user allowed, which may be less than was asked for: TASKCORE_AUTHORIZATION_... joined by |"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
