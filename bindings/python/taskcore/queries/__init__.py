# SPDX-License-Identifier: Apache-2.0
"""Lists of tasks: queries, views and saved filters."""
