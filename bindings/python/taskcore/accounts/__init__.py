# SPDX-License-Identifier: Apache-2.0
"""Sync with servers that keep tasks and events."""
