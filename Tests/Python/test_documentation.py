"""The examples in the package's doc strings run as they are printed."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import taskcore

MODULES = [f"taskcore.{module.name}" for module in pkgutil.iter_modules(taskcore.__path__)]


@pytest.mark.parametrize("name", ["taskcore", *MODULES])
def test_examples_print_what_they_say(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_main_capabilities_have_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    with_examples = {
        test.name
        for name in ["taskcore", *MODULES]
        for test in finder.find(importlib.import_module(name))
        if test.examples
    }
    assert with_examples >= {
        "taskcore",
        "taskcore.store.Store",
        "taskcore.task_methods.TaskMethods.add",
        "taskcore.task_methods.TaskMethods.add_many",
        "taskcore.task_methods.TaskMethods.tasks",
        "taskcore.task_methods.TaskMethods.update",
        "taskcore.project.ProjectMethods.projects",
        "taskcore.tag.TagMethods.tags",
        "taskcore.step.UndoMethods.undo",
        "taskcore.observer.ObserverMethods.observe",
        "taskcore.files.FileMethods.export_file",
        "taskcore.errors.TaskcoreError",
    }


@pytest.mark.parametrize("name", taskcore.__all__)
def test_everything_public_has_a_doc_string(name: str) -> None:
    thing = getattr(taskcore, name)
    if isinstance(thing, type) or callable(thing):
        assert thing.__doc__
        for member, value in vars(thing).items() if isinstance(thing, type) else ():
            if callable(value) and not member.startswith("_"):
                assert value.__doc__, f"{name}.{member}"
