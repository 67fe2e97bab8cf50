# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room time."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
TIME = (
    Module("time.countdown", "How far it is to something.", rows=(
        Row("Countdown", "countdown", doc="How far it is to something, at the instant at which it was read.", attributes=(
            "phase",
            A("colour", doc="By how much is left."),
            A("target", doc="What is counted to: the start of an event to come, else the end or the due."),
            A("remaining", doc="Negative when it has passed."),
            A("days", doc="This and what follows: how much that is, without its sign."),
            A("hours", doc=""), A("minutes", doc=""), A("seconds", doc=""),
            A("elapsed_fraction", doc="From its creation, or its start, to its end: 0 to 1.", member="elapsed_millionths", type="float"),
            A("label", doc='Such as ``"2 days 3 h left"``, in the language of the store.', type="str", read='""', said_by="countdown_label"),
        )),
    )),
)
# fmt: on
