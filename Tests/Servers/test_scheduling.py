"""Nobody is written to unasked: a server that schedules finds nothing to do (RFC 6638)."""

from __future__ import annotations

import re
from datetime import datetime, timezone

import pytest

from device import Device, Somebody
from taskcore import Participation

START = datetime(2027, 3, 1, 9, tzinfo=timezone.utc)
THEIRS = (
    "ORGANIZER;CN=Carl:mailto:carl@example.org\r\n"
    "ATTENDEE;PARTSTAT=NEEDS-ACTION;SCHEDULE-STATUS=1.1:mailto:anna@example.org\r\n"
    "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ben@example.org\r\n"
)


def people(text: str) -> list[str]:
    """The lines that a server sends messages by."""
    return re.findall(r"^(?:ORGANIZER|ATTENDEE)[;:].*?$", text.replace("\r", ""), re.MULTILINE)


def uid_of(device: Device, event: int) -> str:
    return device.store.get_event(event).uid


def test_an_event_with_attendees_asks_the_server_to_invite_nobody(
    device: Device, somebody: Somebody
) -> None:
    event = device.store.add_event(
        "Review", START, calendar_id=device.calendar(),
        attendees=["Ada <ada@example.org>", "Ben <ben@example.org>"],
    )  # fmt: skip
    device.sync()
    found = people(somebody.text(uid_of(device, event), "events"))
    assert len([line for line in found if line.startswith("ATTENDEE")]) == 2
    assert [line for line in found if "SCHEDULE-AGENT=NONE" not in line] == []
    device.store.update_event(event, title="Long review")
    device.sync()
    found = people(somebody.text(uid_of(device, event), "events"))
    assert [line for line in found if "SCHEDULE-AGENT=NONE" not in line] == []


def test_no_version_that_was_ever_put_asked_for_it(device: Device) -> None:
    event = device.store.add_event("Review", START, calendar_id=device.calendar())
    device.sync()
    for names in (["Ada <ada@example.org>"], ["Ben <ben@example.org>"], []):
        device.store.update_event(event, attendees=names)
        device.sync()
    puts = [each.text for each in device.proxy.log.writes() if each.method == "PUT"]
    lines = people(re.sub(r"\r?\n[ \t]", "", "".join(puts)))
    assert lines
    assert [line for line in lines if "SCHEDULE-AGENT=NONE" not in line] == []


def test_what_somebody_else_organises_stays_as_it_is(device: Device, somebody: Somebody) -> None:
    """Only what is the user's own changes there: alarms, the answer, own fields."""
    somebody.event("theirs", "Fair", THEIRS)
    device.sync()
    before = people(somebody.text("theirs", "events"))
    (event,) = device.store.events()
    device.store.update_event(event.id, title="Mine now")
    device.sync()
    text = somebody.text("theirs", "events")
    assert people(text) == before
    assert "SUMMARY:Fair" in text


def test_the_answer_to_an_invitation_goes_both_ways(device: Device, somebody: Somebody) -> None:
    """The line of the user alone changes; where a server would tell the organizer unasked, the answer stays here."""
    somebody.event("theirs", "Fair", THEIRS)
    device.sync()
    (event,) = device.store.events()
    assert event.participation is Participation.NEEDS_ACTION
    before = people(somebody.text("theirs", "events"))
    device.store.update_event(event.id, participation=Participation.ACCEPTED)
    held = device.sync().held
    after = people(somebody.text("theirs", "events"))
    if somebody.server.schedules("events"):
        assert held == 1 and after == before
        return
    assert held == 0
    changed = [line for line in after if line not in before]
    assert len(changed) == 1
    assert "PARTSTAT=ACCEPTED" in changed[0] and changed[0].endswith("mailto:anna@example.org")
    assert "X-PARTSTAT" not in somebody.text("theirs", "events")
    assert "SUMMARY:Fair" in somebody.text("theirs", "events")
    writes = len(device.proxy.log.writes())
    device.sync()
    assert len(device.proxy.log.writes()) == writes
    somebody.event("theirs", "Fair", THEIRS.replace("NEEDS-ACTION", "DECLINED"))
    device.sync()
    assert device.store.get_event(event.id).participation is Participation.DECLINED
    device.store.undo()
    somebody.event("theirs", "Large fair", THEIRS.replace("NEEDS-ACTION", "DECLINED"))
    device.sync()
    assert device.store.get_event(event.id).title == "Large fair"


@pytest.mark.parametrize("word", ["X-MAYBE", "IN-PROCESS"])
def test_an_answer_that_is_not_known_stays_at_the_server(
    device: Device, somebody: Somebody, word: str
) -> None:
    """It means that one is needed (RFC 5545, 3.2.12)."""
    somebody.event("theirs", "Fair", THEIRS.replace("NEEDS-ACTION", word))
    device.sync()
    (event,) = device.store.events()
    assert event.participation is Participation.NEEDS_ACTION
    device.store.update_event(event.id, tags=["trade"])
    device.sync()
    assert f"PARTSTAT={word}" in "".join(people(somebody.text("theirs", "events")))


def test_an_answer_of_who_is_not_invited_is_kept_aside(device: Device, somebody: Somebody) -> None:
    event = device.store.add_event(
        "Review", START, calendar_id=device.calendar(), attendees=["Ben <ben@example.org>"],
        participation=Participation.TENTATIVE,
    )  # fmt: skip
    device.sync()
    text = somebody.text(uid_of(device, event), "events")
    assert "X-PARTSTAT:TENTATIVE" in text and "PARTSTAT=" not in text
    device.sync()
    assert device.store.get_event(event).participation is Participation.TENTATIVE


def test_a_deletion_of_what_somebody_else_organises_sends_no_refusal(
    device: Device, somebody: Somebody
) -> None:
    """RFC 6638, 8.1: `Schedule-Reply: F` on a DELETE."""
    somebody.event("theirs", "Fair", THEIRS)
    device.sync()
    (event,) = device.store.events()
    device.store.delete_events(event.id)
    device.sync()
    (deletion,) = [each for each in device.proxy.log.requests if each.method == "DELETE"]
    assert deletion.headers.get("schedule-reply") == "F"
    assert somebody.titles() == []


MINE = "ORGANIZER:mailto:anna@example.org\r\nATTENDEE:mailto:ben@example.org\r\n"


def test_a_server_that_writes_to_attendees_does_so_for_no_change_of_ours(
    device: Device, somebody: Somebody
) -> None:
    """Of what another client invited somebody to, xandikos, which says that it schedules, gets nothing; to Radicale, which
    does not, it goes with the word that nobody is to be written to."""
    schedules = somebody.server.schedules("events")
    assert schedules == (somebody.server.name == "Xandikos")
    somebody.event("mine", "Fair", MINE)
    device.sync()
    before = people(somebody.text("mine", "events"))
    (event,) = device.store.events()
    device.store.update_event(event.id, title="Large fair")
    held = device.sync().held
    text = somebody.text("mine", "events")
    if schedules:
        assert held == 1 and "SUMMARY:Fair" in text
        assert people(text) == before
    else:
        assert held == 0 and "SUMMARY:Large fair" in text
        assert [line for line in people(text) if "SCHEDULE-AGENT=NONE" not in line] == []
    device.store.delete_events(event.id)
    assert device.sync().held == (1 if schedules else 0)
    assert len(somebody.server.listing("events")) == (1 if schedules else 0)
    assert device.sync().held == 0
