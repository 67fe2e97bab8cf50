# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room accounts."""

from model.language.swift import Choice, Room, Row

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
