package import Domain
import Localization

/// Reads a file of another program: each format makes records of it, and ``OthersMapping`` makes tasks of these.
///
/// A task is known again by what its program calls it; where that gives it no name, by where it stands and what
/// its title is, the n-th of equal ones being the n-th task. Whether it is open is said only by a file that says
/// when each task was modified: another one may be older than what was done here.
package struct OthersReader: StoreInterchangeReader {
  package private(set) var position = TextPosition(line: 1, column: 1)
  package var component: String? { format.component }
  package var keepsLinks: Bool { true }

  private let format: OthersFormat
  private var source: any OthersSource
  private var mapping: OthersMapping
  private let uids: ContentUIDs
  /// The uids of the tasks that the next one may be below, by their depths.
  private var above: [String] = []
  private var notes = ImportNotes()

  /// - Parameters:
  ///   - format: of the text.
  ///   - source: gives the text.
  ///   - zone: of the times that name no other.
  ///   - almanac: knows the zones that others name.
  ///   - times: reads dates and repeats in words.
  ///   - now: when those were created and modified that the text does not say it of.
  package init(
    _ format: OthersFormat, source: @escaping ByteSource, zone: any Zone, almanac: any Almanac,
    times: any WrittenTimes, now: Instant
  ) {
    self.format = format
    self.source = format.source(of: source)
    uids = ContentUIDs(format: format.name)
    mapping = OthersMapping(format: format, zone: zone, almanac: almanac, times: times, now: now)
  }

  package mutating func next() throws -> FileItem? {
    while let record = try source.next() {
      position = record.position
      do {
        let filed = try task(of: record)
        if format != .outlookCalendar { return .task(filed) }
        return .event(try mapping.event(from: record, read: filed))
      } catch let failure as Failure where failure.kind == .invalid || failure.kind == .malformed {
        notes.append(
          ImportNote(
            .skipped, failure.message, line: record.position.line, component: format.component))
      }
    }
    return nil
  }

  package mutating func takeNotes() -> ImportNotes {
    var all = source.takeNotes()
    all.append(mapping.takeNotes())
    all.append(notes)
    notes = ImportNotes()
    return all
  }

  /// A series that has moved on here stays where it is, unless the file says when it was modified.
  package func understood(_ filed: FiledTask, over old: Task) throws -> FiledTask {
    guard old.repeats, filed.task.repeatRule != nil, !filed.properties.contains(.modified) else {
      return filed
    }
    var filed = filed
    filed.properties.subtract([.due, .start, .repeatRule, .repeatMode, .zone])
    return filed
  }

  /// A part of a list may name tasks of another part: such a one is a task of its own.
  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    let kept = FormatKept(name: format.name)
    return try kept.replacing(kept.value(in: filed.task.kept), in: old)
  }

  package func kept(with filed: FiledEvent, over old: String?) throws -> String? {
    let kept = FormatKept(name: format.name)
    return try kept.replacing(kept.value(in: filed.event.kept), in: old)
  }

  private mutating func task(of record: OthersRecord) throws -> FiledTask {
    var parent = record[.parent].map(uid(ofKey:))
    if let depth = record.depth {
      above.removeSubrange(min(max(depth, 0), above.count)...)
      parent = above.last
    }
    let own = record[.key].map(uid(ofKey:)) ?? uid(ofContent: record, below: parent)
    if record.depth != nil { above.append(own) }
    var filed = try mapping.task(from: record, uid: own)
    filed.parentUID = parent == own ? nil : parent
    if parent != nil { filed.properties.insert(.parent) }
    filed.dependencyUIDs = (record[.dependencies].map(ListText.names) ?? [])
      .map { uid(ofKey: TextRule.trimmed($0)) }.filter { $0 != own }
    if !filed.dependencyUIDs.isEmpty { filed.properties.insert(.dependency) }
    return filed
  }

  private func uid(ofKey key: String) -> String {
    OccurrenceUID.make(series: format.name, occurrence: key, role: "key")
  }

  private func uid(ofContent record: OthersRecord, below parent: String?) -> String {
    uids.uid(
      of: record[.folder] ?? "", record[.list] ?? "", record[.section] ?? "", parent ?? "",
      record[.title] ?? "")
  }
}
