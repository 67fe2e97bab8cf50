# SPDX-License-Identifier: Apache-2.0
"""Clients, invoices and payments."""
