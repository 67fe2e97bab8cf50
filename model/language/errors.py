# SPDX-License-Identifier: Apache-2.0
"""What is wrong with a model."""


class ModelError(Exception):
    """A contradiction in the model, or something that no writer can say."""
