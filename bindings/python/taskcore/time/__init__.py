# SPDX-License-Identifier: Apache-2.0
"""Instants, dates and countdowns."""
