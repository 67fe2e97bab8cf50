"""The times that tests speak of, which are those of the fixed clock."""

from datetime import date, datetime, timedelta, timezone

NOON = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
TODAY = date(2026, 1, 15)
"""A Thursday."""

MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)

ZONES = [
    "Europe/Paris",
    "America/New_York",
    "Australia/Sydney",
    "Asia/Kolkata",
    "Pacific/Apia",
    "Australia/Lord_Howe",
]
"""Zones whose rules are unlike those of their neighbours."""
