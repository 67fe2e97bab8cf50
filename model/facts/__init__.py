# SPDX-License-Identifier: Apache-2.0
"""What is true of the product: its records, and the types of its C API."""
