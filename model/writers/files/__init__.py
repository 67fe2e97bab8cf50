# SPDX-License-Identifier: Apache-2.0
"""The formats of files: how each says properties, and what the documents and tests know of it."""

from model.writers.files import csv, docs, icalendar, json, properties, taskwarrior, tests

WRITERS = (
    csv.write,
    docs.write,
    icalendar.write,
    json.write,
    properties.write,
    taskwarrior.write,
    tests.write,
)
