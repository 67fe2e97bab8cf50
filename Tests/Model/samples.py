"""Facts that tests write sources from."""

from model.language.record import Property, Record


def sample(name: str, *properties: Property, entity: int = 99, doc: str = "") -> Record:
    """A record whose type and room are called as it is."""
    type = name.capitalize()
    return Record(name, type, f"{type}s", entity, doc, properties=properties)
