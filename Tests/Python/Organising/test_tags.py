"""Tags."""

from __future__ import annotations

import pytest

from taskcore import (
    Colour,
    ConflictError,
    InvalidError,
    NotFoundError,
    Store,
    Tag,
    TaskInput,
)


@pytest.fixture
def tagged(store: Store) -> Store:
    store.add_many([TaskInput("A", tags=["x", "y"]), TaskInput("B", tags=["x"])])
    return store


def names(store: Store) -> list[str]:
    return [tag.name for tag in store.tags()]


def test_tags_count_the_tasks_that_have_them(tagged: Store) -> None:
    tagged.complete(1)
    assert list(tagged.tags()) == [
        Tag("x", 1, 1, Colour.BLACK),
        Tag("y", 0, 1, Colour.BLACK),
    ]


def test_a_tag_goes_with_its_last_task(store: Store) -> None:
    store.delete(store.add("A", tags=["x"]))
    assert names(store) == []


def test_a_tag_is_spelled_one_way(store: Store) -> None:
    store.add("A", tags=["Bank"])
    assert store.get(store.add("B", tags=["bänk"])).tags == ("Bank",)


def test_a_tag_is_renamed_on_every_task(tagged: Store) -> None:
    tagged.rename_tag("X", "z")
    assert [task.tags for task in tagged.tasks()] == [("y", "z"), ("z",)]
    tagged.undo()
    assert names(tagged) == ["x", "y"]
    tagged.rename_tag("x", "X")
    assert names(tagged) == ["X", "y"]


def test_a_name_that_another_tag_has_is_refused(tagged: Store) -> None:
    with pytest.raises(ConflictError) as refused:
        tagged.rename_tag("x", "Y")
    assert refused.value.field == "new_name"


def test_tags_are_merged(tagged: Store) -> None:
    tagged.merge_tags(["x", "y"], "z")
    assert list(tagged.tags()) == [Tag("z", 2, 0, Colour.BLACK)]
    tagged.undo()
    tagged.merge_tags(iter(["y"]), "x")
    assert [task.tags for task in tagged.tasks()] == [("x",), ("x",)]


def test_a_tag_keeps_its_colour_without_tasks(tagged: Store) -> None:
    tagged.set_tag_colour("y", Colour.PINK)
    assert [tag.colour for tag in tagged.tags()] == [Colour.BLACK, Colour.PINK]
    tagged.delete(1)
    assert list(tagged.tags()) == [Tag("x", 1, 0, Colour.BLACK), Tag("y", 0, 0, Colour.PINK)]


def test_deleted_tags_are_on_no_task(tagged: Store) -> None:
    tagged.delete_tags(["x", "Y"])
    assert names(tagged) == []
    assert [task.tags for task in tagged.tasks()] == [(), ()]
    tagged.undo()
    assert names(tagged) == ["x", "y"]


def test_a_tag_that_is_not_there_is_not_found(tagged: Store) -> None:
    with pytest.raises(NotFoundError):
        tagged.rename_tag("nothing", "z")
    with pytest.raises(NotFoundError) as missing:
        tagged.delete_tags(["x", "nothing"])
    assert missing.value.index == 1
    assert names(tagged) == ["x", "y"]


def test_a_wrong_value_is_refused_by_name(tagged: Store) -> None:
    with pytest.raises(InvalidError) as refused:
        tagged.set_tag_colour("x", 99)
    assert refused.value.field == "colour"
    with pytest.raises(InvalidError) as refused:
        tagged.rename_tag("x", " ")
    assert refused.value.field == "new_name"
    with pytest.raises(TypeError):
        tagged.merge_tags("xy", "z")


def test_ten_thousand_tags_are_too_many_for_a_task(store: Store) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add("A", tags=[f"tag{number}" for number in range(10_000)])
    assert refused.value.field == "tags"
