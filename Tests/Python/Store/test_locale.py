"""The language and the region of a device."""

from __future__ import annotations

from pathlib import Path

import pytest

from taskcore import InvalidError, Store


def test_a_device_speaks_english_of_no_region_at_first(store: Store) -> None:
    assert (store.language(), store.region()) == ("en", "")


def test_a_language_brings_its_region_unless_another_is_set(store: Store) -> None:
    store.set_language("fr-CA")
    assert (store.language(), store.region()) == ("fr", "FR")
    store.set_region("ca")
    assert (store.language(), store.region()) == ("fr", "CA")
    store.set_region(None)
    assert store.region() == "FR"
    store.set_language(None)
    assert (store.language(), store.region()) == ("en", "")


def test_what_nobody_speaks_is_refused(store: Store) -> None:
    for name in ("xx", "", "french"):
        with pytest.raises(InvalidError) as refused:
            store.set_language(name)
        assert refused.value.field == "language"
    for code in ("ZZ", "", "FRA"):
        with pytest.raises(InvalidError) as refused:
            store.set_region(code)
        assert refused.value.field == "region"
    with pytest.raises(TypeError):
        store.set_language(7)  # type: ignore[arg-type]
    assert (store.language(), store.region()) == ("en", "")


def test_it_stays_on_the_device(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with Store(path) as store:
        store.set_language("de")
        store.add("Milk")
        store.export_file(tmp_path / "all.json")
    with Store(path) as store:
        assert (store.language(), store.region()) == ("de", "DE")
    with Store(tmp_path / "other.db") as other:
        other.import_file(tmp_path / "all.json")
        assert (other.language(), other.region()) == ("en", "")
