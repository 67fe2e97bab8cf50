# SPDX-License-Identifier: Apache-2.0
"""What the bindings of all languages read alike from the description."""
