# SPDX-License-Identifier: Apache-2.0
"""The types of the Swift binding."""

from model.writers.swift_client import callbacks, records, rooms

WRITERS = (callbacks.write, records.write, rooms.write)
