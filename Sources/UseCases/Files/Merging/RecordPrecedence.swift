import Domain
import Sync

/// Decides for each register of a record whether the file or the store takes precedence. Properties that undo
/// restores together are one register.
struct RecordPrecedence {
  /// The action for a record that the store does not have.
  enum Arrival: Equatable {
    case taken
    /// Under another uid, for a purge absorbs all that is ever said of the old one.
    case takenAs(uid: String)
    case stayed
  }

  /// The action for registers in which file and store differ.
  struct Split: Equatable {
    var taken: Set<UndoUnit> = []
    var staying: Set<UndoUnit> = []
  }

  let store: any Store
  let policy: ImportPolicy
  let now: Instant

  /// One that does not say when it was modified is as if it were written now.
  func arrival(
    of entity: CommittedChange.Entity, uid: String, modified: Instant?, isPurged: Bool = false
  ) throws -> Arrival {
    let removed = try isPurged ? nil : store.lookups.writes(of: entity, uid: uid).removed
    guard isPurged || removed != nil else { return .taken }
    let here: RecordHere = removed.map { .removed($0) } ?? .purged
    let record = FiledRecord(
      RecordKey(entity, uid), [:], Stamp(modified: modified ?? now, notAfter: now))
    return switch RecordMerge(record, over: here, by: policy).outcome {
    case .addedAs(let uid): .takenAs(uid: uid)
    case .stayed: .stayed
    case .added, .updated, .unchanged: .taken
    }
  }

  /// By when each register was written, where the newer one wins; `merged` is what the record would be if all of the
  /// file counted.
  func split<Element: Record>(
    _ units: Set<UndoUnit>, _ merged: Element, over old: Element,
    modified: (file: Instant, here: Instant), value: (Element, UndoUnit) -> LogValue
  ) throws -> Split {
    let writes = RegisterWrites<Element>(
      try store.lookups.writes(of: Element.entity, uid: old.uid), modified: modified.here)
    var values: [PropertyKey: LogValue] = [:]
    var claims: [PropertyKey: Claim] = [:]
    for unit in units {
      values[unit.key] = value(merged, unit)
      claims[unit.key] = Claim(value(old, unit), writes.stamp(of: unit))
    }
    let stamp =
      modified.file == modified.here
      ? Stamp(after: writes.stamp(of: .stamp)) : Stamp(modified: modified.file, notAfter: now)
    let record = FiledRecord(RecordKey(Element.entity, old.uid), values, stamp)
    let merge = RecordMerge(record, over: .present(claims, made: writes.made), by: .newerWins)
    return Split(
      taken: units.filter { merge.taken[$0.key] != nil },
      // Of what is the same so far, such as a project that is not resolved yet, the clocks alone tell.
      staying: units.filter {
        merge.stayed.contains($0.key) || stamp < writes.stamp(of: $0)
      })
  }
}

/// The times at which the registers of a record were written.
private struct RegisterWrites<Element: Record> {
  let made: Stamp
  private let stamps: [UndoUnit: Stamp]
  private let confirmed: Stamp?

  /// Of what the log has no more, the record itself says when it was changed at the latest.
  init(_ writes: LoggedWrites, modified: Instant) {
    made = writes.made.map(Stamp.init) ?? Stamp(HybridClock(at: modified), replica: "")
    confirmed = writes.confirmed.map(Stamp.init)
    var stamps: [UndoUnit: Stamp] = [:]
    for (name, write) in writes.properties {
      guard let property = Element.Property(rawValue: name) else { continue }
      let unit = Element.undoUnit(of: property)
      let stamp = Stamp(write)
      stamps[unit] = max(stamps[unit] ?? stamp, stamp)
    }
    self.stamps = stamps
  }

  func stamp(of unit: UndoUnit) -> Stamp {
    max(stamps[unit] ?? made, confirmed ?? made)
  }
}

extension Record {
  /// All that a register is, as one value.
  static func joined(
    _ unit: UndoUnit, _ text: (Property) -> String
  ) -> LogValue {
    let texts = Property.allCases.filter { undoUnit(of: $0) == unit }.map(text)
    return .text(texts.joined(separator: "\u{1E}"))
  }

  func text(of property: Property) -> String {
    switch value(of: property) {
    case .null: ""
    case .integer(let integer): "i\(integer)"
    case .text(let text): "t\(text)"
    }
  }
}

extension Stamp {
  fileprivate init(_ write: LoggedWrites.Write) {
    self.init(write.clock, replica: write.replica)
  }
}

extension UndoUnit {
  fileprivate var key: PropertyKey {
    switch self {
    case .record: PropertyKey("record")
    case .property(let name): PropertyKey("property", element: name)
    case .series: PropertyKey("series")
    case .place: PropertyKey("place")
    case .stamp: PropertyKey("stamp")
    }
  }
}
