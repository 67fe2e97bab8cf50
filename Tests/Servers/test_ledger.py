"""What a campaign takes for lost, and what for decided."""

from __future__ import annotations

from device import VTODO
from http_proxy import Log
from items import Item
from ledger import Ledger, versions_of


def item(title: str, uid: str = "one", **values: str) -> Item:
    return Item(uid, "task", "tasks", {"title": title, "status": "open"} | values)


def faults(ledger: Ledger, final: Item, *conflicts: str) -> list[str]:
    return ledger.faults({final.uid: final}, conflicts, Log(), ["files"])


def edited(side: str = "laptop") -> Ledger:
    """Somebody made a task, and a side gave it another title."""
    ledger = Ledger()
    ledger.observe("phone", [], [item("Sow")])
    ledger.observe(side, [item("Sow")], [item("Sow peas")])
    return ledger


def test_a_value_that_is_nowhere_is_lost() -> None:
    assert len(faults(edited(), item("Sow"))) == 1
    assert faults(edited(), item("Sow peas")) == []


def test_a_value_that_a_conflict_shows_is_not() -> None:
    assert faults(edited(), item("Sow"), "Sow peas") == []


def test_what_another_program_has_never_sent_is_its_own_loss() -> None:
    assert faults(edited("files"), item("Sow")) == []


def test_who_is_shown_a_conflict_and_writes_ends_it() -> None:
    ledger = edited()
    ledger.observe("tablet", [item("Sow")], [item("Sow maize")], ["Sow peas"])
    assert faults(ledger, item("Sow maize")) == []
    ledger = edited()
    ledger.observe("tablet", [item("Sow")], [item("Sow maize")])
    assert len(faults(ledger, item("Sow maize"))) == 1


def test_who_deletes_what_is_known_ends_that_alone() -> None:
    for side, known, count in (
        ("laptop", "Sow peas", 0),
        ("tablet", "Sow peas", 0),
        ("tablet", "Sow", 1),
    ):
        ledger = edited()
        ledger.observe(side, [item(known)], [])
        assert len(faults(ledger, item("Sow"))) == count


def test_what_is_done_and_is_not_is_a_fault_unless_a_conflict_shows_it() -> None:
    ledger = Ledger()
    ledger.observe("phone", [], [item("Sow")])
    ledger.observe("laptop", [item("Sow")], [item("Sow", status="completed")])
    assert len(faults(ledger, item("Sow"))) == 1
    assert faults(ledger, item("Sow"), "one completed") == []


def test_one_place_is_quoted_in_several_ways() -> None:
    log = Log()
    for client, name, title in (("laptop", "one%40here", "Sow peas"), ("files", "one@here", "Sow")):
        text = VTODO.format(uid="one", title=title, more="")
        request = log.add(client, "PUT", f"/tasks/{name}.ics", {}, text.encode())
        request.status, request.reached = 204, 1
    final = item("Sow")
    assert edited().faults({final.uid: final}, [], log, ["files"]) == []


PLACE = "/home/tasks/one.ics"


def put(log: Log, client: str, title: str, if_match: str | None, path: str = PLACE) -> None:
    request = log.add(
        client,
        "PUT",
        path,
        {"if-match": if_match} if if_match else {"if-none-match": "*"},
        VTODO.format(uid="one", title=title, more="").encode(),
    )
    request.reached, request.status = 1, 204


def delete(log: Log, client: str, if_match: str, path: str = PLACE) -> None:
    request = log.add(client, "DELETE", path, {"if-match": if_match}, b"")
    request.reached, request.status = 1, 204


def test_one_of_two_versions_that_a_server_took_over_the_same_is_its_own_loss() -> None:
    for tags, count in ((("1", "1"), 0), (("1", "2"), 1)):
        log = Log()
        for client, title, tag in (
            ("phone", "Sow", None),
            ("laptop", "Sow peas", tags[0]),
            ("tablet", "Sow maize", tags[1]),
        ):
            put(log, client, title, tag)
        ledger = edited()
        final = item("Sow maize")
        assert len(ledger.faults({"one": final}, [], log, ["files"])) == count


def test_what_was_put_over_a_version_that_was_deleted_at_once_is_the_servers_own_loss() -> None:
    for tag, count in (("1", 0), ("2", 1)):
        log = Log()
        put(log, "phone", "Sow", None)
        put(log, "laptop", "Sow peas", "1")
        delete(log, "tablet", tag)
        ledger = edited()
        assert len(ledger.faults({"one": item("Sow")}, [], log, ["files"])) == count


def raced(log: Log) -> list[bool]:
    return [each.is_raced for each in versions_of(log.requests)["one"][PLACE]]


def test_one_of_two_that_a_server_took_for_new_at_one_place_is_its_own_loss() -> None:
    for are_at_once in (False, True):
        log = Log()
        put(log, "laptop", "Sow peas", None)
        put(log, "tablet", "Sow", None)
        log.requests[0].ended += are_at_once
        # The server has one of both.
        assert raced(log) == [True, are_at_once]
        assert edited().faults({"one": item("Sow")}, [], log, ["files"]) == []


def test_what_is_new_after_a_deletion_is_taken_over_nothing() -> None:
    log = Log()
    put(log, "laptop", "Sow peas", None)
    delete(log, "phone", "1")
    put(log, "tablet", "Sow", None)
    assert raced(log) == [False, False, False]


def test_what_is_new_where_something_is_deleted_at_once_is_taken_over_nothing() -> None:
    log = Log()
    put(log, "laptop", "Sow peas", None)
    put(log, "tablet", "Sow", None)
    delete(log, "phone", "1")
    # The server heard the deletion first.
    for request in log.requests[1:]:
        request.ended = len(log)
    assert not any(raced(log))


def report(log: Log, client: str, title: str, etag: str) -> None:
    request = log.add(client, "REPORT", "/home/tasks/", {}, b"")
    text = VTODO.format(uid="one", title=title, more="")
    request.reached, request.status = 1, 207
    request.answer = (
        f'<multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><response><href>{PLACE}</href>'
        f"<propstat><prop><getetag>{etag}</getetag><c:calendar-data>{text}</c:calendar-data></prop></propstat>"
        "</response></multistatus>"
    ).encode()


def test_what_is_put_over_a_version_of_before_a_deletion_is_the_servers_own_loss() -> None:
    for is_read_again, count in ((False, 0), (True, 1)):
        log = Log()
        put(log, "phone", "Sow", None)
        report(log, "tablet", "Sow", "&quot;0&quot;")
        delete(log, "phone", '"0"')
        put(log, "laptop", "Sow peas", None)
        if is_read_again:
            report(log, "tablet", "Sow peas", "&quot;0&quot;")
        put(log, "tablet", "Sow", '"0"')
        assert len(edited().faults({"one": item("Sow")}, [], log, ["files"])) == count


def test_what_a_double_had_is_told_by_the_place_that_it_was_taken_to() -> None:
    for client, count in (("files", 0), ("tablet", 1)):
        log = Log()
        put(log, "phone", "Sow", None)
        put(log, "files", "Sow peas", None, "/home/garden/one.ics")
        put(log, "laptop", "Sow peas", "1")
        delete(log, "laptop", "1", "/home/garden/one.ics")
        put(log, client, "Sow", "2")
        assert len(edited().faults({"one": item("Sow")}, [], log, ["files"])) == count
