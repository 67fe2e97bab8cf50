# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room accounts."""

from model.language.swift import Choice, Given, Input, Room, Row, Tag, Variant

# fmt: off
ACCOUNTS = Room(
    "Accounts/AccountTypes", "swift/accounts",
    (
        Choice("account_kind", "Account.Kind"),
        Row("account", "Account", docs={
            "address": "With the name of the user.",
            "last_run_ms": "When a run came to its end last; nil when none did.",
        }),
        Row("account_collection", "AccountCollection", docs={
            "name": "As the server has it.",
            "href": "By which the server knows it.",
            "account_id": "The account that it is of.",
            "project_id": "Whose tasks are in it; nil for none.",
            "calendar_id": "Whose events are in it; nil for none.",
        }),
        Row("account_plan", "AccountPlan"),
        Input(
            "authorization_options", "GoogleClient",
            doc="""A program, as Google knows it. None is built in: it is yours, or that of whoever ships your program.

    let client = GoogleClient(file: "client.json")
    let request = try client.authorize(redirect: "http://127.0.0.1:8080")
    // The browser is sent to `request.address`, and comes back to the redirect with a query.
    let tokens = try request.finish(query)""",
            docs={
                "address": "Of the account, as ``Store/addAccount(_:at:device:netrc:authorities:)`` takes it.",
                "progress": "Asked some every 50 ms whether a call goes on; it throws `interrupted` when it does not. Nil for "
                "always.",
            },
            without=("redirect", "scopes"),
            given=(
                Given(
                    "identity", "Identity", "How this one is known.", "identity.fill(&input, in: memory)",
                    ("client_path", "client_id", "client_secret"),
                ),
            ),
            takes=("_ identity: Identity", 'address: any UTF8Text = "google:"', "goesOn: (() -> Bool)? = nil"),
            says="Says who it is; nothing is asked yet.", methods=True,
        ),
        Variant(
            "authorization_options", "GoogleClient.Identity", "How a program is known.",
            (
                Tag(
                    "file", "By the file that Google's console gives for a client of the type Desktop app.",
                    holds={"client_path": ""},
                ),
                Tag("id", "By its id and its secret.", holds={"client_id": "", "client_secret": "secret"}),
            ),
        ),
        Choice("authorization_scope", "GoogleScopes", form="options", doc="What a user allows a program at Google."),
        Row("tokens_content", "GoogleTokens", names={"access_token": "access", "refresh_token": "refresh"}, docs={
            "access_token": "What ``Store/setPassword(_:)`` gives for the account.",
            "refresh_token": "By which the next one is got; nil when Google gave none.",
            "end_ms": "When the access token ends, by the clock of this machine.",
            "scopes": "What the user allowed, which may be less than was asked for.",
        }),
    ),
)
# fmt: on
