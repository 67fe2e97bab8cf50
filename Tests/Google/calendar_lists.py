"""The methods of `calendarList`, `calendars`, `colors` and `settings`."""

from __future__ import annotations

from typing import Any

from errors import ApiError, calendar_error, duplicate, invalid, not_found
from paging import SyncPoint, read_sync_token
from palette import CALENDAR_COLORS, EVENT_COLORS
from state import ROLES, Account, Calendar, Call, calendar_etag, merged
from times import read_zone
from values import Body

ENTRY_FIELDS = [
    "summaryOverride", "colorId", "backgroundColor", "foregroundColor", "hidden", "selected",
    "defaultReminders", "notificationSettings",
]  # fmt: skip
CALENDAR_FIELDS = ["summary", "description", "location", "timeZone"]
PALETTE_MADE = "2012-02-14T00:00:00.000Z"


# MARK: The list of calendars


def entry(calendar: Calendar) -> Body:
    """A calendar as the list shows it."""
    color = CALENDAR_COLORS[calendar.entry["colorId"]]
    shown: Body = {
        "kind": "calendar#calendarListEntry",
        "etag": entry_etag(calendar),
        "backgroundColor": color["background"],
        "foregroundColor": color["foreground"],
        **calendar.body,
        **calendar.entry,
        "accessRole": calendar.role,
    }
    if calendar.is_primary:
        shown["primary"] = True
    if not shown.get("hidden"):
        shown.pop("hidden", None)
    return shown


def entry_etag(calendar: Calendar) -> str:
    """What the entry says of the calendar itself is part of it."""
    return calendar_etag(max(calendar.entry_change, calendar.change))


def list_entries(account: Account, call: Call) -> Body:
    query = call.query
    if "pageToken" in query:
        return account.pages.next(query)
    since, oldest = 0, account.oldest_calendar_list_sync
    if "syncToken" in query:
        # https://developers.google.com/workspace/calendar/api/v3/reference/calendarList/list
        for name in ("minAccessRole", "showOwnOrganizationOnly"):
            if name in query:
                raise restricted(name)
        for name in ("showDeleted", "showHidden"):
            if query.get(name) is False:
                raise restricted(name)
        since = read_sync_token(query["syncToken"], "calendarList", oldest).change
    lowest = ROLES.index(query.get("minAccessRole", ROLES[0]))
    items = []
    for calendar in account.calendars.values():
        if calendar.entry_change <= since or ROLES.index(calendar.role) < lowest:
            continue
        if calendar.is_listed:
            if since or query.get("showHidden") or not calendar.entry.get("hidden"):
                items.append(entry(calendar))
        elif since or query.get("showDeleted"):
            items.append({**entry(calendar), "deleted": True})
    head = {"kind": "calendar#calendarList", "etag": calendar_etag(account.change)}
    token = SyncPoint("calendarList", account.change, {}).token()
    return account.pages.first(items, query, 100, head=head, end={"nextSyncToken": token})


def restricted(name: str) -> ApiError:
    """A sync token with a parameter that Google does not take beside it."""
    return ApiError(
        400,
        "syncTokenWithRequestRestrictions",
        "Sync token cannot be used with other request restrictions.",
        domain="calendar",
        location=name,
    )


def get_entry(account: Account, call: Call) -> Body:
    return entry(_listed(account, call))


def insert_entry(account: Account, call: Call) -> Body:
    calendar = account.calendar(call.body["id"])
    if calendar.is_listed:
        raise duplicate()
    calendar.is_listed = True
    return _change_entry(account, calendar, call, call.body)


def update_entry(account: Account, call: Call) -> Body:
    calendar = _listed(account, call)
    call.expect(entry_etag(calendar))
    kept = {name: calendar.entry[name] for name in ("colorId", "defaultReminders")}
    return _change_entry(account, calendar, call, {**kept, **call.body})


def patch_entry(account: Account, call: Call) -> Body:
    calendar = _listed(account, call)
    call.expect(entry_etag(calendar))
    return _change_entry(account, calendar, call, merged(calendar.entry, call.body))


def delete_entry(account: Account, call: Call) -> None:
    calendar = _listed(account, call)
    if calendar.is_primary or calendar.role == "owner":
        raise calendar_error(403, "cannotUnsubscribe", "A calendar of one's own stays in the list.")
    calendar.is_listed = False
    calendar.entry_change = account.next_change()


def _change_entry(account: Account, calendar: Calendar, call: Call, wanted: Body) -> Body:
    new = {name: wanted[name] for name in ENTRY_FIELDS if name in wanted}
    colors = {"backgroundColor", "foregroundColor"} & call.body.keys()
    if colors and not call.query.get("colorRgbFormat"):
        # "To set or change this property, you need to specify colorRgbFormat=true":
        # https://developers.google.com/workspace/calendar/api/v3/reference/calendarList
        for name in colors:
            new.pop(name)
    if new.setdefault("colorId", calendar.entry["colorId"]) not in CALENDAR_COLORS:
        raise invalid("Invalid value for colorId.", "colorId")
    new.setdefault("defaultReminders", [])
    calendar.entry = new
    calendar.entry_change = account.next_change()
    return entry(calendar)


def _listed(account: Account, call: Call) -> Calendar:
    calendar = account.calendar(call.path["calendarId"])
    if not calendar.is_listed:
        raise not_found()
    return calendar


# MARK: Calendars


def shown(calendar: Calendar) -> Body:
    """A calendar by itself."""
    return {
        "kind": "calendar#calendar",
        "etag": calendar_etag(calendar.change),
        **calendar.body,
        "conferenceProperties": {"allowedConferenceSolutionTypes": ["hangoutsMeet"]},
    }


def get_calendar(account: Account, call: Call) -> Body:
    return shown(account.calendar(call.path["calendarId"]))


def insert_calendar(account: Account, call: Call) -> Body:
    zone = call.body.get("timeZone", "UTC")
    read_zone(zone, "timeZone")
    calendar = account.add_calendar(call.body["summary"])
    calendar.body |= {name: call.body[name] for name in CALENDAR_FIELDS if name in call.body}
    calendar.body["timeZone"] = zone
    return shown(calendar)


def update_calendar(account: Account, call: Call) -> Body:
    calendar = _owned(account, call)
    return _change_calendar(account, calendar, call, call.body)


def patch_calendar(account: Account, call: Call) -> Body:
    calendar = _owned(account, call)
    return _change_calendar(account, calendar, call, merged(calendar.body, call.body))


def delete_calendar(account: Account, call: Call) -> None:
    calendar = _owned(account, call)
    call.expect(calendar_etag(calendar.change))
    if calendar.is_primary:
        # "Deletes a secondary calendar. Use calendars.clear for clearing all events on primary
        # calendars": https://developers.google.com/workspace/calendar/api/v3/reference/calendars/delete
        raise invalid("The primary calendar cannot be deleted.", "calendarId")
    calendar.is_gone, calendar.is_listed = True, False
    calendar.entry_change = account.next_change()


def clear_calendar(account: Account, call: Call) -> None:
    calendar = _owned(account, call)
    if not calendar.is_primary:
        raise invalid("Only a primary calendar can be cleared.", "calendarId")
    calendar.events.clear()
    # What is gone leaves nothing behind that an incremental listing could show.
    calendar.oldest_sync = calendar.change = account.next_change()


def _change_calendar(account: Account, calendar: Calendar, call: Call, wanted: Body) -> Body:
    call.expect(calendar_etag(calendar.change))
    new = {name: wanted[name] for name in CALENDAR_FIELDS if name in wanted}
    new.setdefault("timeZone", calendar.body["timeZone"])
    new.setdefault("summary", calendar.body["summary"])
    read_zone(new["timeZone"], "timeZone")
    calendar.body = {"id": calendar.id, **new}
    # The entry has a version of its own: it shows the new name in a listing of everything, and is
    # not listed because of it. "If only read-only fields such as calendar properties or ACLs have
    # changed, the entry won't be returned":
    # https://developers.google.com/workspace/calendar/api/v3/reference/calendarList/list
    calendar.change = account.next_change()
    return shown(calendar)


def _owned(account: Account, call: Call) -> Calendar:
    calendar = account.calendar(call.path["calendarId"])
    if calendar.role != "owner":
        raise access_needed("owner")
    return calendar


def access_needed(role: str) -> ApiError:
    """403, for a change of what the user may only see.

    https://github.com/phw198/OutlookGoogleCalendarSync/issues/753
    """
    message = f"You need to have {role} access to this calendar."
    return calendar_error(403, "requiredAccessLevel", message)


# MARK: Colours and settings


def get_colors(account: Account, call: Call) -> Body:
    return {
        "kind": "calendar#colors",
        "updated": PALETTE_MADE,
        "calendar": CALENDAR_COLORS,
        "event": EVENT_COLORS,
    }


def _settings(account: Account) -> dict[str, str]:
    return {"timezone": account.zone, "locale": "en", "weekStart": "1", "format24HourTime": "true"}


def _setting(name: str, value: str) -> Body:
    return {"kind": "calendar#setting", "etag": '"0"', "id": name, "value": value}


def get_setting(account: Account, call: Call) -> Body:
    found = _settings(account).get(call.path["setting"])
    if found is None:
        raise not_found()
    return _setting(call.path["setting"], found)


def list_settings(account: Account, call: Call) -> Body:
    if "pageToken" in call.query:
        return account.pages.next(call.query)
    items = [_setting(*each) for each in _settings(account).items()]
    if "syncToken" in call.query:
        read_sync_token(call.query["syncToken"], "settings", 0)
        items = []
    head = {"kind": "calendar#settings", "etag": '"0"'}
    token = SyncPoint("settings", account.change, {}).token()
    return account.pages.first(items, call.query, 100, head=head, end={"nextSyncToken": token})


HANDLERS: dict[str, Any] = {
    "calendar.calendarList.list": list_entries,
    "calendar.calendarList.get": get_entry,
    "calendar.calendarList.insert": insert_entry,
    "calendar.calendarList.update": update_entry,
    "calendar.calendarList.patch": patch_entry,
    "calendar.calendarList.delete": delete_entry,
    "calendar.calendars.get": get_calendar,
    "calendar.calendars.insert": insert_calendar,
    "calendar.calendars.update": update_calendar,
    "calendar.calendars.patch": patch_calendar,
    "calendar.calendars.delete": delete_calendar,
    "calendar.calendars.clear": clear_calendar,
    "calendar.colors.get": get_colors,
    "calendar.settings.get": get_setting,
    "calendar.settings.list": list_settings,
}
