// A template's content in lines: `= task` begins a task, `title:Pack` is a text of it and `priority=2` a number.
import Localization

extension TemplateContent {
  private enum Item: String {
    case tree
    case project
    case section
    case task
  }

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  package var text: String {
    var text = ""
    func begin(_ item: Item) { text += "= \(item.rawValue)\n" }
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { text += "\(name):\(Self.escaped(value))\n" }
    }
    func addValues<Element: Record>(of element: Element, _ properties: [Element.Property]) {
      let blank = Element(blank: "")
      for property in properties where element.value(of: property) != blank.value(of: property) {
        switch element.value(of: property) {
        case .null: break
        case .integer(let number): text += "\(property.rawValue)=\(number)\n"
        case .text(let value): add(property.rawValue, value)
        }
      }
    }
    if let project {
      begin(.project)
      addValues(of: project, Self.projectProperties)
    } else {
      begin(.tree)
      add("home", homeUID)
    }
    for section in sections {
      begin(.section)
      add("name", section)
    }
    for item in tasks {
      begin(.task)
      addValues(of: item.task, TemplateTask.properties)
      add("tags", item.task.tags.joined)
      if let parent = item.parent { text += "parent=\(parent)\n" }
      if let section = item.section { text += "section=\(section)\n" }
      add("dependencies", item.dependencies.map(String.init).joined(separator: " "))
      add("start", item.start?.text)
      add("planned", item.planned?.text)
      add("due", item.due?.text)
      add("until", item.until?.text)
      add("rule_end", item.ruleEnd?.text)
      add("reminder_times", item.reminders.text)
      add("excluded_dates", item.excludedDates.text)
      add("added_dates", item.addedDates.text)
      for date in item.fieldDates { add("field_date", "\(date.moment.text) \(date.fieldUID)") }
    }
    return text
  }

  /// Reads ``text``. What a later version says and this one does not know is left out. When `mending`, so is what
  /// cannot be read.
  ///
  /// - Throws: `invalid`, with the line, for what a template cannot make.
  package init(text: String, mending: Bool = false) throws {
    var item: Item?
    var number = 0
    for line in text.utf8.split(separator: Self.newline, omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      do {
        if line.starts(with: "= ".utf8) {
          item = Item(rawValue: String(Substring(line.dropFirst(2))))
          try begin(item)
        } else {
          try take(line, of: item)
        }
      } catch let failure as Failure {
        if mending { continue }
        throw Failure(
          .invalid, "Line \(number) of the template's content: \(failure.message)",
          field: "content")
      }
    }
    if mending { dropCircle() } else { try refuseCircle() }
  }

  private mutating func begin(_ item: Item?) throws {
    switch item {
    case .project: project = project ?? Project(blank: "")
    case .section: try append(section: "?")
    case .task: try append(TemplateTask())
    case .tree, nil: break
    }
  }

  private mutating func take(_ line: Substring.UTF8View, of item: Item?) throws {
    guard let item else { return }
    let marks = [UInt8(ascii: ":"), UInt8(ascii: "=")]
    guard let mark = line.firstIndex(where: { marks.contains($0) }) else {
      throw Failure(
        .invalid, "“\(Substring(line).prefix(40))” is neither NAME:TEXT nor NAME=NUMBER.")
    }
    let name = String(Substring(line[..<mark]))
    let rest = Substring(line[line.index(after: mark)...])
    let value: LogValue
    if line[mark] == UInt8(ascii: ":") {
      value = .text(Self.unescaped(rest))
    } else if let number = Int64(rest) {
      value = .integer(number)
    } else {
      throw Failure(.invalid, "“\(rest.prefix(40))” is no number.")
    }
    switch item {
    case .tree: if name == "home", let uid = value.text { homeUID = try TextRule.uid.line(uid) }
    case .project:
      guard let property = Self.projectProperties.first(where: { $0.rawValue == name }) else {
        return
      }
      try project?.set(property, to: value)
    case .section:
      if name == "name", let text = value.text {
        sections[sections.count - 1] = try TextRule.sectionName.line(text)
      }
    case .task: try take(name, value)
    }
  }

  /// A property of the last task.
  private mutating func take(_ name: String, _ value: LogValue) throws {
    let last = tasks.count - 1
    if let property = TaskProperty(rawValue: name), TemplateTask.properties.contains(property) {
      return try tasks[last].task.set(property, to: value)
    }
    switch name {
    case "parent": tasks[last].parent = try place(value, below: last, "task before it")
    case "section": tasks[last].section = try place(value, below: sections.count, "section")
    case "dependencies": tasks[last].dependencies = try Self.places(value)
    case "tags": tasks[last].task.tags = try Self.tags(value)
    default: try tasks[last].takeDates(name, value.text ?? "")
    }
  }

  private func place(_ value: LogValue, below end: Int, _ noun: Message) throws -> Int {
    guard let number = value.integer, number >= 0, number < end else {
      throw Failure(.invalid, "\(value.integer ?? -1) is the place of no \(noun).")
    }
    return Int(number)
  }

  private static func places(_ value: LogValue) throws -> [Int] {
    let parts = (value.text ?? "").split(separator: " ", maxSplits: Task.maximumDependencyCount)
    guard parts.count <= Task.maximumDependencyCount else {
      throw Failure(
        .invalid, "A task depends on at most \(Task.maximumDependencyCount) others.")
    }
    let places = parts.compactMap { Int($0) }
    guard places.count == parts.count, places.allSatisfy({ 0..<maximumTaskCount ~= $0 }) else {
      throw Failure(
        .invalid, "“\(parts.joined(separator: " ").prefix(40))” are no places of tasks.")
    }
    return Set(places).sorted()
  }

  private static let maximumTagCount = 10_000

  private static func tags(_ value: LogValue) throws -> TagSet {
    let names = TagSet.names(joined: value.text ?? "")
    guard names.count <= maximumTagCount else {
      throw Failure(.invalid, "A task of a template has at most \(maximumTagCount) tags.")
    }
    return try TagSet(names)
  }

  private static func escaped(_ text: String) -> String {
    let bytes = text.utf8
    if !bytes.contains(where: { $0 == newline || $0 == backslash }) { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + 16)
    for byte in bytes {
      switch byte {
      case newline: escaped += [backslash, UInt8(ascii: "n")]
      case backslash: escaped += [backslash, backslash]
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> String {
    let bytes = text.utf8
    if !bytes.contains(backslash) { return String(text) }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") ? newline : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension Template {
  /// How many tasks it makes, and whether it is of a project, without reading more of it than that takes.
  package var outline: (taskCount: Int, isProject: Bool) {
    var count = 0
    var isProject = false
    for line in content.utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.first == UInt8(ascii: "=") else { continue }
      if line.elementsEqual("= task".utf8) { count += 1 }
      if line.elementsEqual("= project".utf8) { isProject = true }
    }
    return (count, isProject)
  }
}

extension TemplateTask {
  /// One that is not known says nothing.
  fileprivate mutating func takeDates(_ name: String, _ text: String) throws {
    switch name {
    case "start": start = try RelativeMoment(text: text)
    case "planned": planned = try RelativeMoment(text: text)
    case "due": due = try RelativeMoment(text: text)
    case "until": until = try RelativeMoment(text: text)
    case "rule_end": ruleEnd = try RelativeMoment(text: text)
    case "reminder_times": reminders = try .init(text: text, maximum: Reminder.maximumCount)
    case "excluded_dates":
      excludedDates = try .init(text: text, maximum: Recurrence.maximumExceptionCount)
    case "added_dates":
      addedDates = try .init(text: text, maximum: Recurrence.maximumExceptionCount)
    case "field_date":
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, fieldDates.count < CustomField.maximumCount else {
        throw Failure(.invalid, "“\(text.prefix(40))” is no date of an own field.")
      }
      fieldDates.append(
        FieldDate(
          fieldUID: try TextRule.uid.line(String(parts[1])),
          moment: try RelativeMoment(text: parts[0])))
    default: break
    }
  }
}
