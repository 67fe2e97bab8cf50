/// Parses components of calendars in memory.
extension Component {
  /// The components of a calendar; nil for an invalid one.
  package static func all(in text: String) -> [Component]? {
    var reader = ComponentReader(source: ByteStream.source(of: text.utf8))
    var components: [Component] = []
    do {
      while let component = try reader.next() { components.append(component) }
    } catch {
      return nil
    }
    return reader.takeNotes().skippedCount == 0 ? components : nil
  }

  /// A calendar that has them.
  package static func calendar(_ components: [Component]) -> String {
    var writer = ContentLineWriter { _ in }
    writer.write("BEGIN", "VCALENDAR")
    writer.write("VERSION", "2.0")
    for component in components {
      for line in component.texts { writer.write(line) }
    }
    writer.write("END", "VCALENDAR")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
