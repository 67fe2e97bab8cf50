"""Links of tasks and events."""

from __future__ import annotations

from conftest import Shell


def test_links_are_added_shown_and_removed(shell: Shell) -> None:
    shell("add Write the talk", "add Pay rent")
    shell("link 1 https://example.org/plan The plan", "link 1 /tmp/a.pdf --type application/pdf")
    shown = " ".join(shell("show 1").split())
    assert "The plan (https://example.org/plan); file:///tmp/a.pdf" in shown
    assert shell.record("show 1")["links"] == [
        {"url": "https://example.org/plan", "title": "The plan", "media_type": None},
        {"url": "file:///tmp/a.pdf", "title": None, "media_type": "application/pdf"},
    ]
    assert shell.titles("has:links") == ["Write the talk"]
    shell("link 1 https://example.org/plan Plan")
    assert "Plan (https://example.org/plan)" in " ".join(shell("show 1").split())
    shell("unlink 1 1", "unlink 1 file:///tmp/a.pdf")
    assert shell.titles("has:links") == []
    shell("undo")
    assert shell.titles("has:links") == ["Write the talk"]
    assert shell.error("unlink 1 7")[1].startswith("It has no link")
    assert "media type" in shell.error("link 1 https://example.org --type pdf")[1]


def test_events_have_links(shell: Shell) -> None:
    shell("event add Review 2026-12-24 10:00")
    assert shell("link 1 https://example.org/call --event") == "Linked event 1.\n"
    assert "https://example.org/call" in shell("event show 1")
    assert shell("unlink 1 1 --event") == "Unlinked event 1.\n"
    assert "https://example.org" not in shell("event show 1")
