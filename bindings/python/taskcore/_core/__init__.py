# SPDX-License-Identifier: Apache-2.0
"""What of the package is written by hand, besides what calls the library."""
