"""Projects, tags and saved filters."""

from __future__ import annotations

import json

import pytest

from conftest import Shell


def test_projects_lists_projects_with_their_tasks(shell: Shell) -> None:
    shell("add One #Home", "add Two #Home", "add Three", "done 1")
    assert shell("projects") == (
        "Id  Project  Open  Completed\n 1  Inbox       1          0\n 2  Home        1          1\n"
    )


def test_a_project_is_added_renamed_and_deleted(shell: Shell) -> None:
    assert shell("project add 'Book club'") == "Added project Book club.\n"
    shell("add Read #'Book club'")

    renamed = shell("project rename 'book CLUB' Reading")
    assert renamed == "Renamed project Book club to Reading.\n"
    assert shell.titles("#Reading") == ["Read"]

    assert shell("project delete Reading") == "Deleted project Reading.\n"
    assert shell.titles("#Inbox") == ["Read"]
    assert shell("undo") == "Undone: delete project Reading\n"
    assert shell.titles("#Reading") == ["Read"]


def test_a_project_has_a_description_a_colour_and_an_icon(shell: Shell) -> None:
    shell(
        "project add 'Book club' description:'On Tuesdays' colour:teal icon:📚",
        "project add Work",
        "project describe Work Daily",
        "project colour Work red",
        "project icon Work W",
    )
    _, club, work = json.loads(shell("projects --format json"))
    assert (club["name"], club["description"]) == ("Book club", "On Tuesdays")
    assert (club["colour"], club["icon"]) == ("teal", "📚")
    assert (work["description"], work["colour"], work["icon"]) == ("Daily", "red", "W")
    assert shell("projects") == (
        "Id  Project       Open  Completed  Description\n"
        " 1  Inbox            0          0\n"
        " 2  📚 Book club     0          0  On Tuesdays\n"
        " 3  W Work           0          0  Daily\n"
    )
    assert "\x1b[36m📚 Book club" in shell("projects", options=("--color", "always"))

    shell("project describe Work ''", "project colour Work none", "project icon Work ''")
    work = json.loads(shell("projects --format json"))[2]
    assert (work["description"], work["colour"], work["icon"]) == ("", "black", "")


def test_an_archived_project_is_listed_only_when_asked_for(shell: Shell) -> None:
    shell("add One #Home")
    assert shell("project archive home") == "Archived project Home.\n"
    assert "Home" not in shell("projects")
    assert shell("projects --archived").splitlines()[-1].split() == ["2", "Home", "1", "0", "yes"]
    home = json.loads(shell("projects --archived --format json"))[1]
    assert home["archived"] == "2026-12-20T10:00:00.000+01:00"
    assert shell.titles() == []
    assert shell("project unarchive Home") == "Unarchived project Home.\n"
    assert shell.titles() == ["One"]


@pytest.mark.parametrize(
    ("place", "names"),
    [
        ("C top", "CAB"),
        ("A bottom", "BCA"),
        ("C before B", "ACB"),
        ("A after b", "BAC"),
    ],
)
def test_a_project_is_moved(shell: Shell, place: str, names: str) -> None:
    shell(*(f"project add {name}" for name in "ABC"))
    assert shell(f"project move {place}") == f"Moved project {place[0]}.\n"
    listed = [project["name"] for project in json.loads(shell("projects --format json"))]
    assert listed == ["Inbox", *names]
    assert shell("undo") == f"Undone: move project {place[0]}\n"


def test_a_project_is_deleted_with_its_tasks_on_request(shell: Shell) -> None:
    shell("add One #Home", "project delete Home --with-tasks")
    assert shell.titles() == []
    assert shell.titles("status:deleted") == ["One"]


def test_inbox_stays_as_it_is(shell: Shell) -> None:
    for change in ("rename Inbox A", "archive Inbox", "delete Inbox", "move Inbox bottom"):
        assert shell.error(f"project {change}")[0] == 1


def test_a_project_that_is_not_there_suggests_the_nearest(shell: Shell) -> None:
    shell("project add Garden")
    message = "There is no project “Gardn”. Did you mean “Garden”?"
    assert shell.error("project delete Gardn") == (1, message)


def test_a_project_whose_name_is_none_is_refused_in_the_librarys_words(shell: Shell) -> None:
    status, message = shell.error("project delete " + "x" * 2000)
    assert status == 1
    assert "characters" in message and "TASKCORE" not in message


def test_a_project_cannot_take_a_name_that_is_taken(shell: Shell) -> None:
    shell("project add Garden")
    assert shell.error("project add GARDEN")[0] == 1
    assert shell.error("project rename Garden inbox")[0] == 1


def test_an_unknown_subcommand_suggests_the_nearest(shell: Shell) -> None:
    assert shell.error("project renmae A B")[1].endswith("Did you mean “rename”?")
    assert shell.error("tag coluor a red")[1].endswith("Did you mean “colour”?")


def test_tags_lists_tags_with_their_tasks(shell: Shell) -> None:
    assert shell("tags") == "No tags.\n"
    shell("add One +b +a", "add Two +b", "done 2")
    assert shell("tags") == ("Tag  Open  Completed\na       1          0\nb       1          1\n")


def test_tags_are_coloured_renamed_merged_and_deleted(shell: Shell) -> None:
    shell("add One +bank +shop", "add Two +shopping")
    assert shell("tag colour bank green") == "Coloured tag bank.\n"
    assert shell("tag rename BANK money") == "Renamed tag BANK to money.\n"
    assert shell("tag merge shop shopping into errand") == "Merged 2 tags into errand.\n"
    assert shell("tags") == (
        "Tag     Open  Completed  Colour\nerrand     2          0\nmoney      1          0  green\n"
    )
    assert "\x1b[32mmoney" in shell("tags", options=("--color", "always"))
    assert shell("tag delete errand money --yes") == "Deleted 2 tags.\n"
    assert shell("tags") == "No tags.\n"
    assert [shell("undo") for _ in range(4)] == [
        "Undone: delete tags in 2 tasks\n",
        "Undone: merge tags in 2 tasks\n",
        "Undone: change a tag in 1: One\n",
        "Undone: change tag bank\n",
    ]


def test_a_tag_that_is_not_there_is_refused(shell: Shell) -> None:
    assert shell.error("tag rename nothing something")[0] == 1
    assert shell.error("tag delete nothing")[0] == 1
    shell("add One +a +b")
    assert shell.error("tag rename a b")[0] == 1


def test_a_filter_is_saved_shown_and_changed(shell: Shell) -> None:
    shell("add Rent +bank due:tomorrow", "add Books +bank", "add Tea #'Book club'")
    assert shell("filters") == "No filters.\n"
    assert shell("filter add 'At the bank' +bank sort:-title") == "Added filter At the bank.\n"
    assert shell("filter add Club project:'Book club'") == "Added filter Club.\n"
    assert shell("filters") == (
        'Filter       Query\nAt the bank  +bank sort:-title\nClub         project:"Book club"\n'
    )
    assert shell("filter show 'at the bank' --format csv").count("\r\n") == 3
    assert "Tea" in shell("filter show Club")

    assert shell("filter query Club -+bank") == "Changed filter Club.\n"
    assert shell("filter rename Club Others") == "Renamed filter Club to Others.\n"
    assert shell("filter colour Others pink") == "Coloured filter Others.\n"
    assert shell("filter move Others top") == "Moved filter Others.\n"
    first, second = json.loads(shell("filters --format json"))
    assert (first["name"], first["query"], first["colour"]) == ("Others", "-+bank", "pink")
    assert second["name"] == "At the bank"
    assert "\x1b[95mOthers" in shell("filters", options=("--color", "always"))
    assert shell("filter move 'At the bank' before Others", "filters").count("At the bank") == 2
    assert shell("filter delete Others") == "Deleted filter Others.\n"
    assert [shell("undo") for _ in range(6)] == [
        "Undone: delete filter Others\n",
        "Undone: move filter At the bank\n",
        "Undone: move filter Others\n",
        "Undone: change filter Others\n",
        "Undone: change filter Club\n",
        "Undone: change filter Club\n",
    ]


def test_a_filter_that_is_not_there_suggests_the_nearest(shell: Shell) -> None:
    shell("filter add Bank +bank")
    message = "There is no filter “Bnak”. Did you mean “Bank”?"
    assert shell.error("filter show Bnak") == (1, message)
    assert shell.error("filter add BANK +shop")[0] == 1
