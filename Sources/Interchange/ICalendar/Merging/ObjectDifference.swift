import Domain

/// The changes of a calendar object, by merge keys.
package struct ObjectDifference: Equatable, Sendable {
  package enum Change: Hashable, Sendable {
    /// The component came, or went.
    case component(CalendarObject.Place)
    case contents(CalendarObject.Place, MergeKey)

    package var place: CalendarObject.Place {
      switch self {
      case .component(let place), .contents(let place, _): place
      }
    }

    /// The property that it is of, for people.
    package var property: String {
      switch self {
      case .component: "RECURRENCE-ID"
      case .contents(_, let key): key.property
      }
    }
  }

  package var changes: Set<Change>

  package init(_ changes: Set<Change> = []) {
    self.changes = changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  package func subtracting(_ other: ObjectDifference) -> ObjectDifference {
    ObjectDifference(changes.subtracting(other.changes))
  }

  package func union(_ other: ObjectDifference) -> ObjectDifference {
    ObjectDifference(changes.union(other.changes))
  }

  /// The same, with those components whole of which `isWhole` says so.
  package func withWhole(_ isWhole: (CalendarObject.Place) -> Bool) -> ObjectDifference {
    ObjectDifference(Set(changes.map { isWhole($0.place) ? .component($0.place) : $0 }))
  }

  package func filter(_ isIncluded: (Change) -> Bool) -> ObjectDifference {
    ObjectDifference(changes.filter(isIncluded))
  }

  /// What of it says whether something is done.
  package var onlyStatus: ObjectDifference { filter { Self.isOf([.status], $0) } }
  package var withoutStatus: ObjectDifference { filter { !Self.isOf([.status], $0) } }
  package var withoutTimes: ObjectDifference { filter { !Self.isOf([.time, .due], $0) } }

  private static func isOf(_ keys: Set<MergeKey>, _ change: Change) -> Bool {
    if case .contents(_, let key) = change { keys.contains(key) } else { false }
  }
}

extension CalendarObject {
  /// What it is below, as if that were changed.
  package var parentChange: ObjectDifference {
    ObjectDifference(Set(components.prefix(1).map { .contents($0.place, .parent) }))
  }

  /// The same, so that it can be compared with others, of which some are series and some are not.
  package func grouped(like others: [CalendarObject]) -> CalendarObject {
    var object = self
    for (place, _) in components {
      guard ([self] + others).contains(where: { $0[place]?.repeats ?? false }),
        var contents = object[place]
      else { continue }
      contents.groupAsSeries()
      object.set(contents, at: place)
    }
    return object
  }

  /// What is otherwise here than there.
  package func difference(from base: CalendarObject) -> ObjectDifference {
    var changes: Set<ObjectDifference.Change> = []
    for place in Set(places).union(base.places) {
      guard let contents = self[place], let old = base[place] else {
        changes.insert(.component(place))
        continue
      }
      // A program that knows nothing of what only Taskcore writes has taken nothing away.
      let isStripped = !contents.keys.contains(where: \.isOwn)
      for key in contents.keys.union(old.keys) where !key.isQuiet {
        if isStripped, key.isOwn, contents.canonical(key) == nil { continue }
        if contents.canonical(key) != old.canonical(key) { changes.insert(.contents(place, key)) }
      }
    }
    return ObjectDifference(changes)
  }

  /// The same with these changes as they are in another one.
  package func applying(
    _ difference: ObjectDifference, from source: CalendarObject
  ) -> CalendarObject {
    if difference.isEmpty { return self }
    var object = self
    object.define(zonesOf: source)
    for place in Set(difference.changes.map(\.place)) {
      if difference.changes.contains(.component(place)) {
        var contents = source[place]
        contents?.takeSequence(of: object.components.first { $0.place.occurrence == nil }?.contents)
        object.set(contents, at: place)
        continue
      }
      guard var contents = object[place], let other = source[place] else { continue }
      for case .contents(place, let key) in difference.changes { contents.take(key, from: other) }
      contents.takeStamp(from: other)
      object.set(contents, at: place)
    }
    return object
  }

  /// The merge base after this version was put on a server: this version without the properties that the server dropped.
  ///
  /// Nil when the server changed no other property.
  package func mergeBase(for stored: CalendarObject) -> CalendarObject? {
    let both = [self, stored]
    let (put, stored) = (grouped(like: both), stored.grouped(like: both))
    let changes = stored.difference(from: put)
    let lacks = changes.filter { change in
      switch change {
      case .component(let place): stored[place] == nil
      case .contents(let place, let key): stored[place]?.canonical(key) == nil
      }
    }
    return lacks == changes ? nil : put.applying(lacks, from: stored)
  }

  /// Those of the changes that two objects have alike.
  package func agrees(with other: CalendarObject, on change: ObjectDifference.Change) -> Bool {
    switch change {
    case .component(let place):
      guard let here = self[place], let there = other[place] else {
        return self[place] == nil && other[place] == nil
      }
      return here.keys.union(there.keys).allSatisfy {
        $0.isQuiet || here.canonical($0) == there.canonical($0)
      }
    case .contents(let place, let key):
      return self[place]?.canonical(key) == other[place]?.canonical(key)
    }
  }

  /// What both say alike: what each changed of it where nobody knows what was before.
  package func common(with other: CalendarObject) -> CalendarObject {
    var object = self
    for (place, contents) in components {
      guard let there = other[place] else {
        object.set(nil, at: place)
        continue
      }
      var common = contents
      for key in contents.keys where !key.isQuiet && contents.canonical(key) != there.canonical(key)
      {
        common.remove(key)
      }
      object.set(common, at: place)
    }
    return object
  }
}
