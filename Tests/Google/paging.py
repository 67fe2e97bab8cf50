"""Long listings in pages, and the tokens with which a listing says only what changed."""

from __future__ import annotations

from dataclasses import dataclass

from errors import full_sync_required, invalid
from values import Body, opaque, read_opaque


@dataclass(frozen=True)
class Listing:
    """One that has begun: it goes on as it was at its beginning."""

    items: list[Body]
    size: int
    # What every page says, and what the last one says besides.
    head: Body
    end: Body
    query: str


class Pages:
    """Gives the pages of listings."""

    def __init__(self) -> None:
        # "The number of events in the resulting page may be less than this value, or none at all,
        # even if there are more events matching the query":
        # https://developers.google.com/workspace/calendar/api/v3/reference/events/list
        # So pages may be shorter than a client asks for, and a client has to get along with that.
        self.largest = 3
        self.with_empty_first_page = False
        self._listings: list[Listing] = []

    def first(self, items: list[Body], query: Body, default: int, *, head: Body, end: Body) -> Body:
        """The first page of a new listing."""
        size = max(1, min(query.get("maxResults", default), self.largest))
        listing = Listing(items, size, head, end, _fingerprint(query))
        self._listings.append(listing)
        number = len(self._listings) - 1
        if self.with_empty_first_page and items:
            return {**head, "items": [], "nextPageToken": opaque({"listing": number, "from": 0})}
        return self._page(number, 0)

    def next(self, query: Body) -> Body:
        """The page that `pageToken` names."""
        content = read_opaque(query["pageToken"]) or {}
        number, start = content.get("listing"), content.get("from")
        if not isinstance(number, int) or not 0 <= number < len(self._listings):
            raise invalid("Invalid page token value.", "pageToken")
        if self._listings[number].query != _fingerprint(query):
            raise invalid("A page token goes with the parameters of its listing.", "pageToken")
        assert isinstance(start, int)
        return self._page(number, start)

    def _page(self, number: int, start: int) -> Body:
        listing = self._listings[number]
        end = start + listing.size
        page = {**listing.head, "items": listing.items[start:end]}
        if end < len(listing.items):
            return {**page, "nextPageToken": opaque({"listing": number, "from": end})}
        return {**page, **listing.end}


def _fingerprint(query: Body) -> str:
    passed_over = ("pageToken", "maxResults", "alt", "fields", "prettyPrint", "quotaUser", "key")
    return opaque({name: value for name, value in query.items() if name not in passed_over})


@dataclass(frozen=True)
class SyncPoint:
    """What a sync token says: of which collection, up to which change, and of which listing."""

    collection: str
    change: int
    query: Body

    def token(self) -> str:
        """As clients keep it."""
        return opaque({"c": self.collection, "n": self.change, "q": self.query})


def read_sync_token(token: str, collection: str, oldest: int) -> SyncPoint:
    """What a client gave; 410 when it is older than `oldest`, or one of another collection.

    https://developers.google.com/workspace/calendar/api/guides/sync#full_sync_required_by_server
    """
    content = read_opaque(token)
    if content is None or not {"c", "n", "q"} <= content.keys():
        raise invalid("Invalid sync token value.", "syncToken")
    if content["c"] != collection or content["n"] < oldest:
        raise full_sync_required()
    return SyncPoint(collection, content["n"], content["q"])
