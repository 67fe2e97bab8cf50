# SPDX-License-Identifier: Apache-2.0
"""Reminders as they are due."""
