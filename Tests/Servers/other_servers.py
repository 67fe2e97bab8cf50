"""Other servers, which the long form starts: those that Debian has."""

from __future__ import annotations

from calendar_servers import CalendarServer
from cyrus import Cyrus
from davical import Davical
from sabre import Sabre
from sogo import Sogo

OTHERS: dict[str, type[CalendarServer]] = {
    "cyrus": Cyrus,
    "davical": Davical,
    "sabre": Sabre,
    "sogo": Sogo,
}
SENDING = ("cyrus", "sogo")
"""Those that would write to attendees, and tell in `sent` what they wanted to send."""
