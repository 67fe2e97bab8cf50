# SPDX-License-Identifier: Apache-2.0
"""What the user has paid for, as the host states it."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int32
from dataclasses import dataclass
from datetime import datetime

from taskcore._core.time_methods import TimeMethods, from_milliseconds
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.values import string, text, texts


@dataclass(frozen=True)
class Subscription:
    """A plan and what it has: ``Subscription("pro", features=["invoices"])``.

    A naive datetime that goes in is local time in the store's zone.
    """

    plan: str = ""
    source: str = ""
    """Who says so, such as ``"app-store"``."""
    since: datetime | None = None
    """None: always."""
    until: datetime | None = None
    """The first instant at which it is over; None: without end."""
    features: Iterable[str] = ()
    """What the plan has; a tuple when it was read."""


class SubscriptionMethods(TimeMethods):
    """What the user has paid for: it is never reckoned, only stated by the host."""

    def subscription(self) -> Subscription | None:
        """What was stated last; None without a subscription."""
        return self._whole("subscription", _subscription, library.taskcore_subscription_read)

    def set_subscription(self, subscription: Subscription | None) -> None:
        """States what the user has paid for, in place of what was stated before.

        >>> from datetime import timezone
        >>> from taskcore import Store, Subscription
        >>> end = datetime(2027, 1, 1, tzinfo=timezone.utc)
        >>> with Store(":memory:") as store:
        ...     store.set_subscription(Subscription("pro", until=end, features=["invoices"]))
        ...     store.is_entitled("invoices", datetime(2026, 12, 31, tzinfo=timezone.utc))
        ...     store.is_entitled("invoices", end)
        True
        False

        It is no step for undo.
        """
        if subscription is None:
            self._call(library.taskcore_subscription_set, None)
            return
        row = c.TASKCORE_SUBSCRIPTION_CONTENT_INIT()
        features = texts(subscription.features, "features")
        row.feature_count = len(features)
        announce(
            row,
            "SUBSCRIPTION",
            plan=subscription.plan or None,
            source=subscription.source or None,
            features=features if len(features) else None,
        )
        if subscription.since is not None:
            row.since_ms = self._milliseconds(subscription.since)
            row.fields |= c.TASKCORE_SUBSCRIPTION_SINCE
        if subscription.until is not None:
            row.until_ms = self._milliseconds(subscription.until)
            row.fields |= c.TASKCORE_SUBSCRIPTION_UNTIL
        self._call(library.taskcore_subscription_set, byref(row))

    def is_entitled(self, feature: str, at: datetime | None = None) -> bool:
        """Whether the subscription has a feature at an instant; without one, now."""
        at_ms = self._now_ms() if at is None else self._milliseconds(at)
        answer = c_int32()
        name = text(feature, "feature")
        self._call(library.taskcore_subscription_is_entitled, name, at_ms, byref(answer))
        return bool(answer.value)


def _subscription(row: c.taskcore_subscription_content) -> Subscription | None:
    if not row.fields:
        return None
    features = row.features[: row.feature_count] if row.feature_count else ()
    has_since = row.fields & c.TASKCORE_SUBSCRIPTION_SINCE
    has_until = row.fields & c.TASKCORE_SUBSCRIPTION_UNTIL
    return Subscription(
        string(row.plan),
        string(row.source),
        from_milliseconds(row.since_ms) if has_since else None,
        from_milliseconds(row.until_ms) if has_until else None,
        tuple([feature.decode() for feature in features]),
    )
