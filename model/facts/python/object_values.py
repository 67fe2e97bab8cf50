# SPDX-License-Identifier: Apache-2.0
"""Values of which objects are made, and what completes the keywords of items of invoices."""

from model.language.python_values import Value

_ADDRESS = r"postgres(ql)?://|\s*(service|host|hostaddr|port|dbname|user|store)\s*="

# fmt: off
OF_OBJECTS: tuple[Value, ...] = (
    # Reminders as the library writes them.
    Value("reminder_of_text", "written: str", "Reminder", "What the library writes as ``due-3600`` or ``start+0``.", "Reminder(ReminderKind.DUE, offset=timedelta(seconds=int(written[3:])))",
        cases=(('written.startswith("start")', "Reminder(ReminderKind.START, offset=timedelta(seconds=int(written[5:])))"),)),
    Value("reminders_of_text", "written: str", "tuple[Reminder, ...]", "Several with spaces between.", "tuple(map(reminder_of_text, written.split()))"),
    # Where a text that was searched for was found.
    Value("searched_text", "row: c.taskcore_task, found: c.taskcore_highlight", "bytes", "The text that a match is in.", 'row.title or b""',
        cases=(("found.field == c.TASKCORE_TASK_TAGS", 'row.tags[found.tag] or b""'), ("found.field == c.TASKCORE_TASK_NOTES", 'row.notes or b""'))),
    Value("matches", "row: c.taskcore_task", "Any", "The matches of a task, as C has them.", "map_elements(row.highlights, c.taskcore_highlight, row.highlight_count)"),
    Value("highlight", "row: c.taskcore_task, found: c.taskcore_highlight", "Highlight", "A match, whose bytes become characters.",
        "Highlight(TaskField(found.field), found.tag if found.field == c.TASKCORE_TASK_TAGS else None, *span(searched_text(row, found), found.start, found.length))"),
    Value("highlights_of_row", "row: c.taskcore_task", "tuple[Highlight, ...]", "The matches of a task, in characters.",
        "tuple([highlight(row, each) for each in matches(row)])"),
    # Folders and hubs.
    Value("is_address", "place: object", "bool", "Whether it is the address of a hub, and not the path of a folder.", f'bool(match(r"{_ADDRESS}", place))',
        cases=(("not isinstance(place, str)", "False"),)),
    Value("remote_kind", "place: object", "RemoteKind", "What brings files of sync to that place.", "RemoteKind.POSTGRESQL if is_address(place) else RemoteKind.FOLDER"),
)

OF_ITEMS: tuple[Value, ...] = (
    # Amounts, and the currency that they are in.
    Value("to_minor", "amount: Exact, currency: str, field: str", "int", "An amount in minor units of its currency.", "to_scaled(amount, currency_digits(currency), field)"),
    Value("client_currency", "store: Any, client_id: int | None", "str", "The one that a client has; empty for none.", "currency_of(lambda number: store.get_client(number).party, client_id)()",
        cases=(("not client_id", '""'),)),
    Value("currency_for", "store: Any, client_id: int | None", "Callable[[], str]", "Asks for that of something new for a client: the client's, or the seller's, or EUR.", 'lambda: client_currency(store, client_id) or store.profile().seller.currency or "EUR"'),
    Value("given_currency", "properties: Mapping[str, Any], usual: Callable[[], str]", "Callable[[], str]", "The one that is given with the amounts, or the usual one.", 'lambda: properties["currency"]',
        cases=(('properties.get("currency", UNSET) is UNSET', "usual"),)),
    # VAT.
    Value("present", "properties: Mapping[str, Any]", "dict[str, Any]", "Those that are not ``UNSET``.", "{name: value for name, value in properties.items() if value is not UNSET}"),
    Value("exempted", "given: dict[str, Any]", "dict[str, Any]", "Reason and code have one bit: one without the other takes that away.", '{"exemption_reason": "", "exemption_code": "", **given}',
        cases=(('given.keys().isdisjoint(("exemption_reason", "exemption_code"))', "given"),)),
    Value("new_vat", "properties: Mapping[str, Any]", "dict[str, Any]", "What is new has VAT when any of it is given: of the standard category unless it is said.",
        '{"vat_category": VATCategory.STANDARD, "vat_rate": 0, **exempted(present(properties))}',
        cases=(('present(properties).keys().isdisjoint(("vat_rate", "vat_category"))', "exempted(present(properties))"),)),
    Value("changed_vat", "properties: Mapping[str, Any]", "dict[str, Any]", "A change of one half of the VAT would change the other.", "exempted(present(properties))",
        wrong=(('len(present(properties).keys() & {"vat_rate", "vat_category"}) == 1', "vat_category and vat_rate are given together"),)),
)
# fmt: on
