# SPDX-License-Identifier: Apache-2.0
"""Invoices of others that were received."""
