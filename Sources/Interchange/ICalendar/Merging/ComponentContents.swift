import Domain

/// The content of a component, by merge keys.
struct ComponentContents: Sendable {
  private(set) var lines: [MergeKey: [ContentLine]] = [:]
  /// The components in it, by what tells them apart.
  private(set) var parts: [MergeKey: [Component]] = [:]
  /// In the order in which they were read.
  private var order: [MergeKey] = []

  init(_ component: Component) {
    let properties = component.properties
    let repeats = properties.contains { $0.name == "RRULE" || $0.name == "RDATE" }
    for line in properties {
      for (key, line) in MergeKey.keys(of: line, in: component.name, repeats: repeats) {
        if lines[key] == nil { order.append(key) }
        lines[key, default: []].append(line)
      }
    }
    for part in component.parts {
      let key = MergeKey.key(of: part)
      if parts[key] == nil { order.append(key) }
      parts[key, default: []].append(part)
    }
  }

  /// The lines of a property that is merged with others or by its elements.
  subscript(name: String) -> [ContentLine] {
    lines.values.lazy.flatMap { $0 }.filter { $0.name == name }
  }

  func text(_ name: String) -> String {
    self[name].first.map { ICalendarText.plain($0.value) } ?? ""
  }

  var uid: String { text("UID") }

  /// All that it has.
  var keys: Set<MergeKey> { Set(order) }

  /// What it says of that, in a form that is the same however it is written; nil when it says nothing.
  func canonical(_ key: MergeKey) -> [String]? {
    if let lines = lines[key] {
      return lines.allSatisfy(\.isDefault) ? nil : lines.map(\.canonical).sorted()
    }
    return parts[key]?.map { $0.canonical.joined(separator: "\n") }.sorted()
  }

  /// The same saying of that what another one says.
  mutating func take(_ key: MergeKey, from other: ComponentContents) {
    guard other.lines[key] != nil || other.parts[key] != nil else { return remove(key) }
    if lines[key] == nil, parts[key] == nil { order.append(key) }
    lines[key] = other.lines[key]
    parts[key] = other.parts[key]
  }

  /// Whether it is a series, whose times are merged as one with its rule.
  var repeats: Bool {
    lines[.time]?.contains { $0.name == "RRULE" } ?? false || !self["RDATE"].isEmpty
  }

  /// The times of what happens once, grouped as those of a series.
  mutating func groupAsSeries() {
    guard let due = lines[.due] else { return }
    remove(.due)
    if lines[.time] == nil { order.append(.time) }
    lines[.time, default: []] += due
  }

  /// Adds a line of a property that it has not.
  mutating func add(_ line: ContentLine) {
    for (key, line) in MergeKey.keys(of: line, in: "", repeats: false) where lines[key] == nil {
      order.append(key)
      lines[key] = [line]
    }
  }

  /// Says of a property that stands once this alone.
  mutating func set(_ line: ContentLine) {
    remove(named: line.name)
    add(line)
  }

  mutating func remove(named name: String) {
    for (key, lines) in lines where lines.contains(where: { $0.name == name }) { remove(key) }
  }

  mutating func remove(_ key: MergeKey) {
    lines[key] = nil
    parts[key] = nil
    order.removeAll { $0 == key }
  }

  /// Takes over when another one was written. How often an event was changed, its server counts.
  mutating func takeStamp(from other: ComponentContents) {
    let own = (lines[.stamp] ?? []).filter { $0.name == "SEQUENCE" }
    take(.stamp, from: other)
    let stamp = (lines[.stamp] ?? []).filter { $0.name != "SEQUENCE" } + own
    if stamp.isEmpty { remove(.stamp) } else { lines[.stamp] = stamp }
  }

  /// An occurrence is of no earlier version than its series, whose changes a server counts: SOGo refuses one that is.
  mutating func takeSequence(of series: ComponentContents?) {
    guard self["SEQUENCE"].isEmpty, let line = series?["SEQUENCE"].first else { return }
    if lines[.stamp] == nil { order.append(.stamp) }
    lines[.stamp, default: []].append(line)
  }

  mutating func removeSequence() {
    guard let stamp = lines[.stamp] else { return }
    lines[.stamp] = stamp.filter { $0.name != "SEQUENCE" }
  }

  mutating func mapLines(_ change: (ContentLine) -> ContentLine) {
    for key in order { lines[key] = lines[key]?.map(change) }
  }

  mutating func mapUIDs(_ other: (String) -> String) {
    mapLines { line in
      guard line.name == "UID" || line.name == "RELATED-TO" else { return line }
      var line = line
      line.value = ICalendarText.text(other(ICalendarText.plain(line.value)))
      return line
    }
  }

  /// The zones that its times are of.
  var zoneNames: [String] {
    lines.values.flatMap { $0 }.compactMap { $0.parameter("TZID") }
      + parts.values.flatMap { $0 }.flatMap(\.lines).compactMap { $0.parameter("TZID") }
  }

  func write(as name: String, to writer: inout ContentLineWriter) {
    writer.write("BEGIN", name)
    for key in order {
      for line in joined(lines[key] ?? []) { writer.write(line) }
    }
    for line in elements { writer.write(line) }
    for key in order {
      for part in parts[key] ?? [] {
        for line in part.texts { writer.write(line) }
      }
    }
    writer.write("END", name)
  }

  /// Elements are written in one line each time, below.
  private func joined(_ lines: [ContentLine]) -> [ContentLine] {
    lines.filter { !MergeKey.isList($0.name) }
  }

  /// Lists in one line, as programs write and read them, those of one zone together.
  private var elements: [ContentLine] {
    var joined: [ContentLine] = []
    for key in order {
      for line in lines[key] ?? [] where MergeKey.isList(line.name) {
        let index = joined.firstIndex { $0.name == line.name && $0.parameters == line.parameters }
        if let index {
          joined[index].value += ",\(line.value)"
        } else {
          joined.append(line)
        }
      }
    }
    return joined
  }
}
