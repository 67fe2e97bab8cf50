# SPDX-License-Identifier: Apache-2.0
"""C's structs that Python reads and writes by hand, and the modules that know all of their members."""

# fmt: off
BY_HAND: dict[str, tuple[str, ...]] = {
    "chart_content": ("_core.chart",),
    "chart_options": ("_core.chart", "_core.project_methods"),
    "conflict": ("_core.conflict",),
    "error": ("_low_level.last_error",),
    "field_value": ("_core.field_values", "_low_level.values"),
    "highlight": ("_core.highlight",),
    "export_options": ("_core.file_methods",),
    "hub_options": ("_core.hub",),
    "import_options": ("_core.file_methods",),
    "link": ("_core.link",),
    "local_time": ("_core.time_methods",),
    "moment": ("_core.time_methods",),
    "authorization_content": ("_core.google",),
    "authorization_options": ("_core.google",),
    "period": ("_core.time_methods",),
    "period_options": ("_core.time_methods",),
    "open_options": ("_core.store",),
    "quick_add_content": ("_core.quick_add",),
    "reminder": ("_core.reminder",),
    "sort": ("_core.query_parts",),
    "subscription_content": ("_core.subscription",),
    "svg_options": ("_core.chart",),
    "token": ("_core.quick_add",),
    "unread_part": ("_core.quick_add",),
}
# fmt: on
