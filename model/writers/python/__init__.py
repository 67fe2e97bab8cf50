# SPDX-License-Identifier: Apache-2.0
"""The modules of the Python binding that mirror the C API, one writer for each kind of them."""
