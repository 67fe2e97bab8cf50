# SPDX-License-Identifier: Apache-2.0
"""Sync with other devices."""
