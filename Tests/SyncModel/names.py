"""Projects of one name that were made without knowing of each other."""

from __future__ import annotations

from typing import NamedTuple


class Named(NamedTuple):
    uid: str
    name: str
    parent: str | None
    """The project that it is in, as that is laid."""


def owners(projects: list[Named], below_aliases: bool = True) -> dict[str, str]:
    """Of each project the one that has its name: the smallest uid within one parent.

    What is below aliases is below one project, and may have one name there: that goes down level by level.
    Only projects that are in use take part, so that one in the trash gives its name free.
    """
    known: dict[str, str] = {project.uid: project.uid for project in projects}
    while True:
        smallest: dict[tuple[str | None, str], str] = {}
        places = {}
        for project in projects:
            parent = project.parent
            if parent is not None and below_aliases:
                parent = known.get(parent, parent)
            place = (parent, project.name.casefold())
            places[project.uid] = place
            smallest[place] = min(project.uid, smallest.get(place, project.uid))
        found = {uid: smallest[place] for uid, place in places.items()}
        if found == known:
            return found
        known = found
        if not below_aliases:
            return found
