# SPDX-License-Identifier: Apache-2.0
"""What Swift makes of the C API, a module for each room."""
