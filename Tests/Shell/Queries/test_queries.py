"""How `list`, `count` and `search` find tasks, and how a wrong query is refused."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from conftest import Shell, Terminal
from refusals import misplaced


@pytest.fixture
def tasks(shell: Shell) -> Shell:
    """A store with tasks to find."""
    shell(
        "add 'Last day' #Home +bank !p1 due:2026-12-19",
        "add Early +bank !p3 due:2026-12-20T08:00",
        "add Midday #Home !p0 due:today",
        "add Late due:2026-12-20T23:59:59.999",
        "add Later !none due:tomorrow project:'Book club'",
        "add Ann\\'s notes:'(very) long'",
        "add Finished #Home +bank due:today",
        "add Gone #Home +bank due:today",
        "done 7",
        "rm 8",
    )
    return shell


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("", ["Last day", "Early", "Midday", "Late", "Later", "Ann's"]),
        ("project:Home", ["Last day", "Midday"]),
        ("#home", ["Last day", "Midday"]),
        ("+bank", ["Last day", "Early"]),
        ("@BANK #Home", ["Last day"]),
        ("+bank -#Home", ["Early"]),
        ("status:completed", ["Finished"]),
        ("status:deleted", ["Gone"]),
        ("status:any +bank", ["Last day", "Early", "Finished", "Gone"]),
        ("due:today", ["Early", "Midday", "Late"]),
        ("overdue:yes", ["Last day", "Early"]),
        ("due<today or due:none", ["Last day", "Ann's"]),
        ("due>=today and (priority<=P0 or priority:none)", ["Early", "Midday", "Late", "Later"]),
        ("priority>=P1", ["Last day", "Midday"]),
        # Quotes of the shell are quotes of the language.
        ("project:'Book club'", ["Later"]),
        ('#"Book club"', ["Later"]),
        ("#Book\\ club", ["Later"]),
        ("(project:'Book club' or +bank)", ["Last day", "Early", "Later"]),
        ("project:'Book club',Home", ["Last day", "Midday", "Later"]),
        ("due:'19 dec 2026'..today", ["Last day", "Early", "Midday", "Late"]),
        ("Ann\\'s", ["Ann's"]),
        ("'last day'", ["Last day"]),
        ("'day last'", []),
        ("-'last day' #Home", ["Midday"]),
        ("notes:'(very)'", ["Ann's"]),
        ("'(very) long'", ["Ann's"]),
        ("not 'or'", ["Last day", "Early", "Midday", "Late", "Later", "Ann's"]),
        ("-- +bank", []),
        ("sort:title limit:2", ["Ann's", "Early"]),
        ("sort:-priority,title offset:1 limit:2", ["Ann's", "Late"]),
        ("sort:title limit:0 offset:4", ["Later", "Midday"]),
    ],
)
def test_list_finds_what_a_query_asks_for(tasks: Shell, query: str, titles: list[str]) -> None:
    # Words to look for would put the best match first.
    order = "" if "sort:" in query else "sort:created "
    if query and order:
        query = query.replace("-- ", "-- (") if query.startswith("--") else f"({query}"
        query += ")"
    assert tasks.titles(order + query) == titles


test_a_query_that_does_not_parse_is_refused_with_its_column_in_the_line = misplaced(
    ("list projct:Home", 6, "There is no key “projct”"),
    ("list  stamp   due:someday", 19, "no date"),
    ("list (bank or shop", 6, "is not closed"),
    ("list project:'Book club' sort:-du", 32, "sort key"),
    ("count prio:P1", 7, "There is no key “prio”"),
    ("today duo:x", 7, "There is no key “duo”"),
    ("home duo:x", 6, "There is no key “duo”"),
    ("done --where 'duo:x'", 15, "There is no key “duo”"),
    ("done --where=duo:x", 14, "There is no key “duo”"),
    ("filter add A duo:x", 14, "There is no key “duo”"),
    ("list limit:x", 12, "number of tasks"),
    ("list +", 7, "a tag"),
)


def test_a_long_query_is_refused_and_not_quoted(shell: Shell) -> None:
    status, message = shell.error("list " + "x" * 60_000)
    assert status == 2
    assert "at most 10000 bytes" in message and "x" * 41 not in message


def test_an_unknown_project_is_not_an_empty_list(shell: Shell) -> None:
    assert shell.error("list #Nowhere")[0] == 1


def test_an_unknown_tag_is_told_with_the_nearest(tasks: Shell) -> None:
    status, message = tasks.error("list +bnak")
    assert status == 1
    assert "There is no tag “bnak”; did you mean “bank”?" in message
    # No task has it any more, and the saved filter finds nothing.
    tasks("tag rename bank money", "filter add Money +money", "tag rename money cash")
    assert tasks("filter show Money") == "No tasks.\n"


def test_words_that_are_conditions_are_told_when_titles_have_them(shell: Shell) -> None:
    shell("add 'Plan today' due:today", "add 'The today show'", "add Milk")
    first, heading, *rows = shell("list today").splitlines()
    assert first == (
        '"today" is read as a condition; quote it to search titles: 2 titles have the word.'
    )
    assert heading.startswith("Id") and len(rows) == 1
    assert shell("list no date").startswith("Id")
    assert shell("list plan today").startswith("Id")
    assert len(shell("list 'today'").splitlines()) == 3
    assert "condition" not in shell("list today --format json")
    assert [task["title"] for task in json.loads(shell("list 2 --format json"))] == [
        "The today show"
    ]


def test_filters_of_other_programs_are_read_or_refused(tasks: Shell) -> None:
    assert tasks.titles("sort:created (today | overdue) & !@bank") == ["Midday", "Late"]
    assert tasks.titles("sort:created 7 days") == ["Early", "Midday", "Late", "Later"]
    assert tasks.titles("sort:created description.has:ate") == ["Late", "Later"]
    status, message = tasks.error("list /mi.k/")
    assert status == 2 and "There are no regular expressions: “title.has:mik”" in message
    status, message = tasks.error("list today, overdue")
    assert status == 2 and "A query makes one list" in message


def test_saved_filters_are_kept_in_canonical_english(shell: Shell) -> None:
    shell("filter add Now today | overdue")
    assert "due:today or overdue:yes" in shell("filters")
    (now,) = json.loads(shell("filters --format json"))
    assert now["query"] == "due:today or overdue:yes"


def test_a_terminal_says_what_was_read_as_a_condition(
    shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    shell("add 'Plan today' due:today")
    shown = open_terminal().run("list today")
    assert '"today" is read as a condition; quote it to search titles: 1 title has' in shown


def test_count_prints_a_number(tasks: Shell) -> None:
    assert tasks("count") == "6\n"
    assert tasks("count +bank status:any") == "4\n"


def test_groups_have_headings_with_counts(tasks: Shell) -> None:
    assert tasks("list (#Home or project:'Book club') group:project limit:2") == (
        "Id  Title     Project  Tags  Priority  Due\n"
        "Home (2)\n"
        " 1  Last day  Home     bank  P1        2026-12-19\n"
        " 3  Midday    Home           P0        2026-12-20\n"
    )
    lines = tasks("list due:any group:day").splitlines()
    assert [line for line in lines if line.endswith(")")] == [
        "2026-12-19 (1)",
        "2026-12-20 (3)",
        "2026-12-21 (1)",
    ]


def test_a_tree_is_indented(shell: Shell) -> None:
    shell("add One", "add Two parent:1", "add Three parent:2", "add Four", "done 3")
    assert shell("list tree:yes sort:manual status:any") == (
        "Id  Title      Project  Subtasks  Status\n"
        " 1  One        Inbox    0/1       open\n"
        " 2    Two      Inbox    1/1       open\n"
        " 3      Three  Inbox              completed\n"
        " 4  Four       Inbox              open\n"
    )
    depths = [task["depth"] for task in json.loads(shell("list tree:yes --format json"))]
    assert depths == [0, 1, 0]


def test_search_finds_words_the_best_match_first(shell: Shell) -> None:
    shell("add Other notes:'about the café'", "add Cafe", "add Tea", "add 'Go to the cafe'")
    shell("done 4")
    found = json.loads(shell("search cafe --format json"))
    assert [task["title"] for task in found][0] == "Cafe"
    assert {task["title"] for task in found} == {"Cafe", "Other", "Go to the cafe"}
    assert "Tea" in shell("search te")
    assert shell("search 'the te'") == "No tasks.\n"
    assert "Go to" in shell("search 'the cafe'")
    assert shell("search due:today") == "No tasks.\n"


def test_what_was_found_is_bold_on_a_terminal(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    terminal.run("add Größe der Bücher")
    assert "Größe der \x1b[1mBücher\x1b[0m" in terminal.run("search buch")
    assert "\x1b[1mBüch" not in terminal.run("list")


def test_rows_are_coloured_by_their_states(open_terminal: Callable[..., Terminal]) -> None:
    terminal = open_terminal()
    for line in (
        "add Passed due:2026-12-19",
        "add Waits depends:1",
        "add Hides start:2026-12-24",
        "add Plain",
        "add Finished",
        "done 5",
    ):
        terminal.run(line)
    listed = terminal.run("list status:any hidden:any")
    assert "\x1b[31m2026-12-19\x1b[0m" in listed
    for title in ("Waits", "Hides"):
        assert f"\x1b[2m{title}\x1b[0m" in listed
    assert "\x1b[2;9mFinished\x1b[0m" in listed
    assert "m" not in listed.partition("Plain")[0][-4:]


def test_records_have_what_is_new(shell: Shell) -> None:
    shell(
        "add One due:2026-12-19",
        "add Two parent:1",
        "add Three start:2026-12-24T09:00 depends:1 url:http://a.b remind:-1h repeat:FREQ=DAILY "
        "estimate:2h slot:evening due:2026-12-26",
        "done 2",
    )
    one, _, three = json.loads(shell("list status:any hidden:any sort:created --format json"))
    assert (one["subtasks"], one["subtasks_completed"]) == (1, 1)
    assert (one["overdue"], one["hidden"], one["blocked"], one["blocking"]) == (
        *(True, False, False),
        True,
    )
    assert isinstance(one["urgency"], int | float) and one["urgency"] > 0
    assert (three["hidden"], three["blocked"], three["depends_on"]) == (True, True, [1])
    assert three["start"] == "2026-12-24T09:00:00.000+01:00"
    assert (three["slot"], three["estimated_duration"]) == ("evening", 7200)
    assert (three["url"], three["reminders"]) == ("http://a.b", ["due-1h"])
    assert three["repeat_rule"] == "FREQ=DAILY"


def test_a_day_without_midnight_begins_at_its_first_moment(shell: Shell) -> None:
    # Beirut's clocks went from 00:00 to 01:00 on 31 March 2024.
    def run(*commands: str) -> str:
        options = [word for command in commands for word in ("-c", command)]
        return shell.start("--zone", "Asia/Beirut", *options).stdout

    run("add Before due:2024-03-30T23:59", "add After due:2024-03-31T01:00")
    assert "After" in run("list due:2024-03-31")
    assert "Before" not in run("list due:2024-03-31")


def test_lists_stand_in_groups_of_tags_slots_parents_and_weeks(shell: Shell) -> None:
    shell("add Both @shop @bank due:2026-12-31", "add Alone", "move 2 under 1")
    by_tag = shell("list group:tag").splitlines()
    headings = [line for line in by_tag if line.endswith(")")]
    assert headings == ["bank (1)", "shop (1)", "No tag (1)"]
    assert sum("Both" in line for line in by_tag) == 2
    assert shell("count group:tag") == "2\n"
    rows = json.loads(shell("list group:tag --format json"))
    assert [row["id"] for row in rows] == [1, 1, 2]
    for word, expected in [
        ("slot", ["Upcoming (1)", "Inbox (1)"]),
        ("parent", ["None (1)", "Both (1)"]),
        ("week", ["2026-W53 (1)", "None (1)"]),
    ]:
        listed = shell(f"list group:{word}").splitlines()
        assert [line for line in listed if line.endswith(")")] == expected, word
