# SPDX-License-Identifier: Apache-2.0
"""The methods of the room organising."""

from model.language.python_methods import Keywords, Methods
from model.language.python_methods import Method as M

# fmt: off
ORGANISING = (
    Methods("organising.project_methods", "Projects, and the methods of a store that are about them.", "ProjectMethods",
        """The projects of a store, in their manual order.

        "Inbox" always exists; a task's project comes with its task.
        """,
        base="RecordMethods",
        methods=(
            M("projects", "project_query", "* archived@is_archived_included:flag=False page",
            """Every project with the counts of its tasks, Inbox first; with ``archived``, also those.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", project="Home")
            ...     for project in store.projects():
            ...         print(project.name, project.open_count)
            Inbox 0
            Home 1
            """),
            M("add_project", "project_add", "name **properties:ProjectProperties",
            """Adds an empty project and returns its id."""),
            M("check_project", "project_check", "project_id=None **properties:ProjectChanges",
            """All that is wrong with a new project, or with changes to one; nothing is changed.

            The first one is what ``add_project`` or ``update_project`` would raise.
            """),
            M("copy_project", "project_copy", "project_id",
            """Copies a project with its sections and tasks, and returns the id of the copy.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     work = store.add_project("Work")
            ...     _ = store.add("Report", project_id=work)
            ...     copy = store.copy_project(work)
            ...     print(store.get_project(copy).name, store.tasks(project_id=copy)[0].title)
            Work copy Report

            Tasks are copied as ``copy`` does. Projects below it are not copied.
            """),
            M("update_project", "project_update", "project_id **changes:ProjectChanges",
            """Changes what is given; ``""`` takes the description or the icon away.

            >>> from taskcore import Colour, Store
            >>> with Store(":memory:") as store:
            ...     home = store.add_project("Home")
            ...     store.update_project(home, name="House", colour=Colour.TEAL, archived=True)
            ...     [project.name for project in store.projects()]
            ['Inbox']
            """),
            M("move_projects", "project_move", "ids **position:Position",
            """Moves projects before or after the one with an id, to the top or to the bottom."""),
            M("delete_projects", "project_delete", "ids * with_tasks?DELETE_WITH_TASKS",
            """Deletes projects; their tasks go to Inbox or, ``with_tasks``, to the trash."""),
    )),
    Methods("organising.section_methods", "Sections of projects, and the methods of a store that are about them.", "SectionMethods",
        """Headings within the projects of a store, which a board shows as columns.""",
        methods=(
            M("sections", "project_section_query", "project_id * page",
            """The sections of a project, or of all, in their order.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     website = store.add_project("Website")
            ...     doing = store.add_section(website, "Doing")
            ...     _ = store.add("Write", project="Website", section_uid="Doing")
            ...     print([(section.name, section.open_count) for section in store.sections()])
            [('Doing', 1)]
            """),
            M("add_section", "project_section_add", "project_id name!",
            """Adds a section to a project, behind its others, and returns its id."""),
            M("rename_section", "project_section_update", "section_id name!",
            """Gives a section another name."""),
            M("move_sections", "project_section_move", "ids **position:Position",
            """Moves sections of a project before or after another one, to the top or to the bottom."""),
            M("delete_sections", "project_section_delete", "ids",
            """Deletes sections; their tasks stay in the project, below none."""),
    )),
    Methods("organising.tag_methods", "Tags, and the methods of a store that are about them.", "TagMethods",
        """The tags of a store, which come and go with their tasks.

        Case and accents do not matter where a tag is named.
        """,
        methods=(
            M("tags", "tag_query", "* page",
            """Every tag that a task outside of the trash has, or that has a colour.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", tags=["bank", "monthly"])
            ...     print([tag.name for tag in store.tags()])
            ['bank', 'monthly']
            """),
            M("get_tags", "tag_get", "names",
            """The tags with these names, in their order.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", tags=["bank"])
            ...     store.get_tag("Bank").open_count
            1

            Raises NotFoundError, with the index, when there is no such tag.
            """),
            M("rename_tag", "tag_rename", "name new_name",
            """Gives a tag another name, on every task that has it.

            Raises ConflictError when there is another tag with that name: ``merge_tags`` joins them.
            """),
            M("merge_tags", "tag_merge", "names into",
            """Puts one tag in the place of several.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("A", tags=["bank"]), store.add("B", tags=["cash"])
            ...     store.merge_tags(["bank", "cash"], "money")
            ...     [(tag.name, tag.open_count) for tag in store.tags()]
            [('money', 2)]
            """),
            M("set_tag_colour", "tag_set_colour", "name colour",
            """Gives a tag a colour; ``Colour.BLACK`` is what it has else."""),
            M("delete_tags", "tag_delete", "names",
            """Takes tags off every task that has them."""),
            M("get_tag", "tag_get", "name@names:one",
            """The tag with a name. Raises NotFoundError when there is none.""",
            result="first"),
    )),
    Methods("organising.position", "Moving tasks, projects and filters in their manual order.", "", "",
        keywords=(
            Keywords("Position", "move", "before@before_id after@after_id top?MOVE_TO_TOP bottom?MOVE_TO_BOTTOM -project_id -parent_id", is_part=True, doc=
            """Where to move something to: exactly one place."""),
            Keywords("Place", "move", "before@before_id after@after_id top?MOVE_TO_TOP bottom?MOVE_TO_BOTTOM project_id parent_id:optional_id=UNSET", takes_unset=True, doc=
            """Where to move tasks to: a position, and a project or a parent with it or alone."""),
    )),
)
# fmt: on
