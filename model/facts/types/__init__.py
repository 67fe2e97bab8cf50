# SPDX-License-Identifier: Apache-2.0
"""The types of the C API, a module for each room; model/facts/interface.py puts them in order."""
