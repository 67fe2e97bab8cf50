"""What the tab key does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import Shell, Terminal


@pytest.fixture
def terminal(shell: Shell, open_terminal: Callable[..., Terminal]) -> Terminal:
    shell(
        "add Pay rent #'Book club' +bank",
        "add Read the book #Garden +banana",
        "add Write to Ann #Garden",
        "add Paint the fence",
        "done 3",
        "rm 4",
        "filter add 'At home' #Garden",
    )
    for name in ("a file.json", "a song.json", "Ann's.json", "other.json"):
        (shell.home / name).write_text("")
    return open_terminal()


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        # commands
        ("lis", "list "),
        ("expo", "export "),
        ("help lis", "help list "),
        ("frob", "frob"),
        ("frob li", "frob li"),
        # options and their values
        ("list --f", "list --format "),
        ("list --format ma", "list --format markdown "),
        ("import --format ta", "import --format taskwarrior "),
        ("list --format=", "list --format="),
        ("list --format=ma", "list --format=markdown "),
        ("import #x --format=ta", "import #x --format=taskwarrior "),
        ("list -- --format=j", "list -- --format=j"),
        ("list -- --f", "list -- --f"),
        # projects and tags
        ("add Sow #gar", "add Sow #Garden "),
        ("add Sow project:G", "add Sow project:Garden "),
        ("list #B", "list #Book\\ club "),
        ("list #Book\\ c", "list #Book\\ club "),
        ("list #'Book c", "list #'Book club' "),
        ('list project:"b', 'list project:"Book club" '),
        ("list +bank", "list +bank "),
        ("list @bana", "list @banana "),
        ("list +b", "list +ban"),
        ("edit 1 -bana", "edit 1 -banana "),
        ("add -bana", "add -bana"),
        ("project rename gar", "project rename Garden "),
        ("project ren", "project rename "),
        # tokens and their values
        ("add proj", "add project:"),
        ("add priority:p1", "add priority:P1 "),
        ("add !n", "add !none "),
        ("add due:tod", "add due:today "),
        ("list due:no", "list due:none "),
        ("add due:fri", "add due:friday "),
        ("add due:next", "add due:next\\ week "),
        ("add start:in", "add start:in\\ 3\\ days "),
        ("add parent:rent", "add parent:1 "),
        ("edit 2 depends:1,wri", "edit 2 depends:1,wri"),
        ("edit 1 depends:book", "edit 1 depends:2 "),
        ("home at", "home At\\ home "),
        ("list stat", "list status:"),
        ("list view:mor", "list view:morning "),
        ("count group:d", "count group:day "),
        ("today +bana", "today +banana "),
        ("home #gar", "home #Garden "),
        ("add slot:e", "add slot:evening "),
        ("edit 1 start:tom", "edit 1 start:tomorrow "),
        ("edit --where x proj", "edit --where x project:"),
        # what follows the first word of a command such as project
        ("project archive gar", "project archive Garden "),
        ("project move Garden bef", "project move Garden before "),
        ("project move Garden before b", "project move Garden before Book\\ club "),
        ("project colour Garden te", "project colour Garden teal "),
        ("project add Sport col", "project add Sport colour:"),
        ("project add Sport colour:te", "project add Sport colour:teal "),
        ("tag rename bana", "tag rename banana "),
        ("tag merge bank bana", "tag merge bank banana "),
        ("tag colour bank gree", "tag colour bank green "),
        ("filter show at", "filter show At\\ home "),
        ("filter query 'At home' #gar", "filter query 'At home' #Garden "),
        ("filter add New +bana", "filter add New +banana "),
        ("move 1 und", "move 1 under "),
        ("move 1 to gar", "move 1 to Garden "),
        ("clear gar", "clear Garden "),
        ("morning tod", "morning today "),
        ("list status:c", "list status:completed "),
        ("list sort:-pri", "list sort:-priority "),
        ("add -- due:tod", "add -- due:tod"),
        ("add '#gar", "add '#gar"),
        # tasks, by id and by title; only those that the command can be used on
        ("done rent", "done 1 "),
        ("done 1,bo", "done 1,2 "),
        ("done 1 BOOK", "done 1 2 "),
        ("done Ann", "done Ann"),
        ("reopen ", "reopen 3 "),
        ("restore pa", "restore 4 "),
        ("purge 4", "purge 4 "),
        ("show fence", "show 4 "),
        ("edit ann", "edit 3 "),
        # names of files
        ("import oth", "import other.json "),
        ("import a", "import a\\ "),
        ("import a\\ f", "import a\\ file.json "),
        ("import 'a f", "import a\\ file.json "),
        ('import "a s', "import a\\ song.json "),
        ("import An", "import Ann\\'s.json "),
        ("import 'oth", "import 'other.json' "),
        ("export ~/oth", "export ~/other.json "),
    ],
)
def test_a_word_is_completed(terminal: Terminal, typed: str, completed: str) -> None:
    assert terminal.complete(typed) == completed


def test_several_commands_are_listed_with_their_meanings(terminal: Terminal) -> None:
    assert terminal.candidates("re") == [
        "reopen     Reopen some completed or cancelled tasks.",
        "restore    Take some tasks out of the trash.",
        "redo       Redo the change that was undone last.",
        "repeat     Explain a repeat phrase, and list the next dates.",
        "reminders  Show the default reminders of new tasks and events, or set them.",
        "report     Write a page with figures, charts and tables.",
        "repair     Repair damage to the store by another program.",
        "recover    Recover readable data of a damaged store into this one, a new one.",
    ]


def test_several_tasks_are_listed_with_their_titles(terminal: Terminal) -> None:
    assert terminal.candidates("done ") == ["1  Pay rent", "2  Read the book"]
    assert terminal.candidates("show pa") == ["1  Pay rent", "4  Paint the fence"]


def test_several_values_are_listed(terminal: Terminal) -> None:
    assert terminal.candidates("list +ban")[0].split() == ["+banana", "+bank"]
    listed = " ".join(terminal.candidates("list --format="))
    assert {"--format=table", "--format=json", "--format=csv"} <= set(listed.split())
    listed = " ".join(terminal.candidates("add priority:"))
    assert listed.split() == [f"priority:{name}" for name in ("P0", "P1", "P2", "P3", "none")]


def test_days_are_listed_with_their_dates(terminal: Terminal) -> None:
    listed = dict(line.split() for line in terminal.candidates("add due:t"))
    assert listed == {
        "due:today": "2026-12-20",
        "due:tomorrow": "2026-12-21",
        "due:tuesday": "2026-12-22",
        "due:thursday": "2026-12-24",
    }


def test_tokens_are_listed_with_their_meanings(terminal: Terminal) -> None:
    listed = terminal.candidates("add ")
    assert [line.split()[0] for line in listed] == (
        "project: priority: due: start: planned: until: floating: slot: notes: section: url: estimate: rate: remind: "
        "repeat: except: also: zone: parent: depends: tag:"
    ).split()


def test_filters_are_listed_with_their_queries(shell: Shell, terminal: Terminal) -> None:
    terminal.run("filter add Work +bank due<=7d")
    assert terminal.candidates("filter show ") == [
        "At\\ home  #Garden",
        "Work      +bank due<=7d",
    ]


def test_completion_survives_bytes_that_are_not_utf8(terminal: Terminal) -> None:
    terminal.type(b"add \xff\xfe #Gar\t\x1b#")
    terminal.wait()
    assert terminal.history.read_bytes().splitlines()[-1] == b"#add \xff\xfe #Garden "


def test_titles_are_completed_in_a_store_of_many_tasks(
    home: Path, shell: Shell, open_terminal: Callable[..., Terminal]
) -> None:
    home.mkdir(exist_ok=True)
    (home / "many").write_text("".join(f"Plant {n}\n" for n in range(1, 5002)))
    shell("add --file many", "add Buy milk")
    terminal = open_terminal()
    assert terminal.complete("done mil") == "done 5002 "
    assert terminal.complete("done 1,buy\\ mi") == "done 1,5002 "
    assert terminal.candidates("done 500")[:3] == [
        "500   Plant 500",
        "5000  Plant 5000",
        "5001  Plant 5001",
    ]
