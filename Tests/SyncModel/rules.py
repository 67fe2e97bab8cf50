"""The rules of sync, each of which can be switched off to see that a check misses it."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import TypeAlias


class Rule(StrEnum):
    """A rule that the model keeps unless it is told not to."""

    # Steps and clocks
    STEPS_WAIT = auto()
    """A step is applied after all that it needs."""
    CLOCK_NEVER_BACK = auto()
    """A step's clock is later than all that its replica has seen."""
    BOUNDED_SENDING = auto()
    """What was written while a clock was far ahead gets new clocks before it is sent."""
    READ_BEFORE_RECLOCKING = auto()
    """What a copy already sent is not given new clocks."""
    COPY_IS_NEW = auto()
    """A copy of a store is another replica."""
    ROLLBACK_IS_NEW = auto()
    """A restored backup is another replica."""

    # Registers
    HEADS_BY_NEEDS = auto()
    """A value stays a head until somebody who knew it writes."""
    PURGE_ABSORBS = auto()
    """Nothing is left of a purged record, and nothing comes back."""
    DEFAULTS_LOSE = auto()
    """What a poll makes loses against all that people wrote."""
    UNKNOWN_IS_KEPT = auto()
    """A property, kind or value of a newer version is kept and passed on."""
    ONLY_CHANGES_ARE_WRITTEN = auto()
    """Saving a record writes what was changed, and nothing else."""
    LOCAL_STAYS = auto()
    """What is local to a device is in no message."""

    # Conflicts
    SAME_IS_NO_CONFLICT = auto()
    """Equal values, and twice deleted or done, are none."""
    CONFLICT_UID_OF_STEP = auto()
    """A conflict has the same uid everywhere."""
    EDIT_OF_DELETED = auto()
    """An edit that did not know of a deletion is a conflict."""

    # What follows from the registers
    TIES_BY_UID = auto()
    """Records at one place are in the order of their uids."""
    NO_CIRCLE_OF_PARENTS = auto()
    NO_CIRCLE_OF_DEPENDENCIES = auto()
    HIDDEN_CLAIMS_END = auto()
    """A move ends the claims that it would bring out of hiding."""
    DANGLING_STAYS = auto()
    """A claim waits for a target that is not there yet."""
    PROJECT_OF_PARENT = auto()
    SMALLEST_HAS_NAME = auto()
    NAMES_BELOW_ALIASES = auto()
    """What is below two aliases is below one project."""
    DELETE_ALL_OF_NAME = auto()
    MARK_OF_DAY = auto()
    """A mark belongs to a day, and outlives another time of day."""
    FLOOR_IS_GREATEST = auto()
    """Of several floors the greatest counts."""
    AFTER_LATEST_DONE = auto()
    """A series that repeats after completion counts from when it was done last."""
    UID_OF_CONTENT = auto()
    ENDED_BY_LATER = auto()
    """A running session ends where any later one begins, a stopped one too."""
    OWNER_WAITS = auto()
    """Who claims a series of invoices issues when all have acknowledged the claim."""

    # Undo
    UNDO_LEAVES_CHANGED = auto()
    UNDO_KEEPS_OTHERS = auto()
    """An undo gives way to what others wrote meanwhile, and loses none of it."""
    UNDO_NAMES_ORIGIN = auto()
    """What is set back counts as the step's that wrote it first."""
    UNDONE_BUT_CHANGED = auto()
    """A creation that is undone and was changed by others is in the trash."""

    # Snapshots
    SNAPSHOT_OF_HEADS = auto()
    SNAPSHOT_OF_NEEDS = auto()
    SNAPSHOT_OF_REMOVED = auto()
    SNAPSHOT_OF_PURGES = auto()
    SNAPSHOT_BY_VECTOR = auto()
    """What a snapshot lacks is new only beyond its vector."""
    TRIMMING_KEEPS_NEEDS = auto()
    COMPACTION_AFTER_SNAPSHOT = auto()
    COMPACTION_AFTER_SENDING = auto()
    """A snapshot holds nothing that is not in a batch."""
    JOIN_REPLACES_NOTHING = auto()
    JOIN_NOT_LATER_THAN_NOW = auto()


Rules: TypeAlias = frozenset[Rule]

ALL: Rules = frozenset(Rule)
