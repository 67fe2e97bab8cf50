"""What other programs' files hold: found by their content, and read."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from taskcore import InvalidError, NoteKind, ParseError, Store

TODOIST = """TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
task,Pay rent @bank,By transfer,1,1,Ada (1),Grace (2),2026-12-24,en,Europe/Paris
task,Ask for the number,,4,2,Ada (1),,,en,Europe/Paris
"""
GOOGLE = """{"kind": "tasks#taskLists", "items": [{"kind": "tasks#tasks", "title": "Home", "items": [
  {"id": "a", "title": "Pay rent", "status": "needsAction", "due": "2026-12-24T00:00:00Z"}]}]}"""
API = """[{"id": "1", "project_id": "2", "content": "Pay rent", "due": {"date": "2026-12-24"}}]"""
ORG = "* TODO Pay rent\n  DEADLINE: <2026-12-24 Thu>\n"
MARKDOWN = "- [ ] Pay rent 📅 2026-12-24\n"
TABLE = "Aufgabe;Fällig am\nPay rent;24.12.2026\n"


@pytest.mark.parametrize("text", [TODOIST, GOOGLE, API, ORG, MARKDOWN, TABLE])
def test_the_beginning_shows_the_format(store: Store, text: str) -> None:
    assert store.import_file(io.StringIO(text)).added > 0
    (task,) = [task for task in store.tasks() if task.title == "Pay rent"]
    assert str(task.due) == "2026-12-24"
    assert store.import_file(io.StringIO(text)).updated == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.csv", TODOIST), ("a.json", GOOGLE), ("a.org", ORG), ("a.md", MARKDOWN), ("a", TABLE)],
)
def test_files_are_found_whatever_their_names(
    store: Store, tmp_path: Path, name: str, text: str
) -> None:
    (tmp_path / name).write_text(text)
    assert store.import_file(tmp_path / name).added > 0


def test_notes_say_what_was_only_kept(store: Store) -> None:
    store.import_file(io.StringIO(TODOIST), "todoist")
    note, whole = store.import_notes()
    assert (note.line, note.component, note.kind) == (2, "row", NoteKind.KEPT)
    assert note.message == "“RESPONSIBLE” has no place here: it was only kept."
    assert (whole.line, whole.component, whole.kind) == (0, "", NoteKind.SUMMED)
    assert "“RESPONSIBLE”" in whole.message


def test_other_formats_are_only_read(store: Store) -> None:
    with pytest.raises(InvalidError) as info:
        store.export_file(io.StringIO(), "org")  # type: ignore[arg-type]
    assert info.value.field == "format"
    with pytest.raises(ParseError) as parse:
        store.import_file(io.StringIO("words\n"))
    assert (parse.value.line, parse.value.column) == (1, 1)
