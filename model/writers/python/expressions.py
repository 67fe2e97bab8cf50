# SPDX-License-Identifier: Apache-2.0
"""The imports of modules that consist of expressions of the facts."""

from model.facts.python.values import VALUES
from model.writers.python.text import Imports

_LOW = "taskcore._low_level"
_GENERATED = "taskcore._generated"
_CALLED = (
    ("collections.abc", "Callable", "Iterable", "Mapping"),
    ("ctypes", "Array", "c_char_p", "c_int64", "c_uint8", "sizeof"),
    ("datetime", "date", "datetime", "time", "timedelta", "timezone"),
    ("decimal", "Decimal"),
    ("enum", "Enum"),
    ("functools", "reduce"),
    ("operator", "index", "or_"),
    ("re", "match"),
    ("typing", "Any", "ClassVar", "Final", "TypedDict", "Union"),
    (_GENERATED, "prototypes as c"),
    (f"{_GENERATED}.formats", "EXPORTED", "EXTENSIONS", "FORMATS"),
    (f"{_GENERATED}.objects", "link_rows", "reminder_rows"),
    (f"{_GENERATED}.values", "FieldValue", "MILLISECOND", "Milliseconds"),
    (f"{_GENERATED}.values", *(each.name for each in VALUES)),
    (f"{_LOW}.exact", "EXACT", "Exact", "scaled"),
    (f"{_LOW}.library", "library"),
    (f"{_LOW}.rows", "map_elements"),
    (f"{_LOW}.texts", "for_each", "without_nul"),
    (f"{_LOW}.values", "UNSET", "Unset"),
    ("taskcore._core.invoice_input", "currency_of"),
    ("taskcore.alerts.reminder", "Reminder"),
    ("taskcore.enumerations", "ReminderKind", "RemoteKind", "TaskField", "VATCategory"),
    ("taskcore.errors", "InvalidError"),
    ("taskcore.invoices.currency", "currency_digits"),
    ("taskcore.tasks.highlight", "Highlight"),
    ("taskcore.tasks.link", "Link"),
)


def expression_imports(own: str = "") -> Imports:
    """All that expressions call, without the module itself; a module drops what it does not use."""
    imports = Imports()
    imports.add_all(_CALLED)
    imports.drop(own)
    return imports
