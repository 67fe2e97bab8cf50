"""What a server wrote over though a condition did not hold, by all that it answered.

SOGo looks first and writes then: of two requests that come at once, it takes both. And its ETags count
the changes of an item: what is made anew after a deletion has those of what was there before.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

from http_proxy import Request


def path_of(request: Request) -> str:
    """Clients quote the same place in several ways."""
    return unquote(request.path)


@dataclass
class Place:
    """What is known of the versions of one item, from one accepted request to the next."""

    latest: Request | None = None
    """What put the version that is there."""
    deletions: list[Request] = field(default_factory=list)
    """All that were accepted, also those to come."""
    over: dict[str, int] = field(default_factory=dict)
    """Who named which version, since something was made there: then a server may count anew."""
    learnt: dict[tuple[str, str], Request] = field(default_factory=dict)
    """What told a client last of a version, and of all that is in it."""


def without_condition(accepted: Sequence[Request]) -> set[int]:
    """The numbers of the PUTs that went by a request whose condition did not hold."""
    lost: set[int] = set()
    places: defaultdict[str, Place] = defaultdict(Place)
    for request in accepted:
        if request.method == "DELETE":
            places[path_of(request)].deletions.append(request)
    for request in accepted:
        for path, etag in told(request):
            places[path].learnt[request.client, etag] = request
        place = places[path_of(request)]
        if request.method == "PUT":
            lost |= _put(request, place)
        elif request.method == "DELETE":
            lost |= _delete(request, place)
    return lost


def made_anew(accepted: Iterable[Request]) -> set[str]:
    """The names of items that were put where one was deleted, with an ETag that counts.

    Who had the former one with that ETag sees no change.
    """
    deleted: set[str] = set()
    found: set[str] = set()
    for request in accepted:
        path = path_of(request)
        if request.method == "DELETE":
            deleted.add(path)
        elif request.method == "PUT" and path in deleted and COUNT.match(tag(request.etag or "")):
            found.add(path.rpartition("/")[2].removesuffix(".ics"))
    return found


COUNT = re.compile("gcs[0-9]+")


def _put(request: Request, place: Place) -> set[int]:
    lost: set[int] = set()
    if request.if_match:
        first = place.over.setdefault(request.if_match, request.number)
        if first != request.number:
            lost |= {first, request.number}
        if place.latest and _is_of_earlier_life(request, place):
            lost.add(place.latest.number)
    else:
        is_new = request.if_none_match == "*"
        if is_new and place.latest and not _is_deleted_at_once(request, place):
            lost.add(place.latest.number)
            # Of two at once, nobody knows which one is left.
            if _are_at_once(request, place.latest):
                lost.add(request.number)
        place.over.clear()
    place.latest = request
    if request.etag:
        place.learnt[request.client, tag(request.etag)] = request
    return lost


def _delete(request: Request, place: Place) -> set[int]:
    lost: set[int] = set()
    # What was put over the version that is deleted goes with it.
    if request.if_match in place.over:
        lost.add(place.over[request.if_match])
    if place.latest and _is_of_earlier_life(request, place):
        lost.add(place.latest.number)
    place.over.clear()
    place.latest = None
    return lost


def _is_of_earlier_life(request: Request, place: Place) -> bool:
    """Whether the client knew of the version that it names before what had it was deleted."""
    learnt = place.learnt.get((request.client, tag(request.if_match or "")))
    return learnt is not None and any(
        learnt.ended <= each.number and each.ended <= request.number for each in place.deletions
    )


def _is_deleted_at_once(request: Request, place: Place) -> bool:
    """Whether it is not known what of both the server heard first."""
    return any(_are_at_once(request, each) for each in place.deletions)


def _are_at_once(one: Request, other: Request) -> bool:
    return one.number < other.ended and other.number < one.ended


def tag(text: str) -> str:
    return text.strip().strip('"')


def told(request: Request) -> Iterator[tuple[str, str]]:
    """The versions that came with their texts: the place and the ETag of each."""
    if request.method == "GET" and request.etag:
        yield path_of(request), tag(request.etag)
    if request.method != "REPORT" or b"calendar-data" not in request.answer:
        return
    for entry in ElementTree.fromstring(request.answer).iter("{DAV:}response"):
        href, etag = entry.findtext("{DAV:}href"), entry.findtext(".//{DAV:}getetag")
        if (
            href
            and etag
            and entry.find(".//{urn:ietf:params:xml:ns:caldav}calendar-data") is not None
        ):
            yield unquote(urlsplit(href.strip()).path), tag(etag)
