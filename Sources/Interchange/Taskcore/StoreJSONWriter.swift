package import Domain

/// Writes Taskcore's own files, which lose nothing: see ``StoreJSON``.
package struct StoreJSONWriter: StoreInterchangeWriter {
  private let sink: ByteSink
  private var json = JSONWriter()
  private var section = StoreJSON.Section.projects

  package init(sink: @escaping ByteSink) {
    self.sink = sink
    json.beginObject()
    json.name("format")
    json.string(StoreJSON.format)
    json.name("version")
    json.number(StoreJSON.version)
    json.name(section.name)
    json.beginArray()
  }

  package mutating func write(_ project: Project) throws {
    try item(of: .projects) { json in
      json.member("id", project.id)
      json.member("uid", project.uid)
      json.member("name", project.name)
      json.member("description", unlessEmpty: project.description)
      json.member("colour", project.colour)
      json.member("icon", unlessEmpty: project.icon)
      // Inbox is the first wherever it is.
      if !project.isInbox { json.member("position", project.position.text) }
      json.member("created", project.created.text)
      json.member("archived", ifAny: project.archived?.text)
    }
  }

  package mutating func write(_ tag: Tag) throws {
    try item(of: .tags) { json in
      json.member("name", tag.name)
      json.member("colour", tag.colour)
    }
  }

  package mutating func write(_ filter: SavedFilter) throws {
    try item(of: .filters) { json in
      json.member("id", filter.id)
      json.member("uid", filter.uid)
      json.member("name", filter.name)
      json.member("query", filter.query)
      json.member("colour", filter.colour)
      json.member("position", filter.position.text)
      json.member("created", filter.created.text)
    }
  }

  package mutating func write(_ filed: FiledTask) throws {
    try item(of: .tasks) { try $0.members(of: filed) }
  }

  package var writesEvents: Bool { true }
  package var writesRecords: Bool { true }

  package mutating func write(_ event: Event) throws { try write(event, .event, in: .events) }

  package mutating func write(_ completion: Completion) throws {
    try write(completion, .completion, in: .completions)
  }

  package mutating func write(_ alert: Alert) throws { try write(alert, .alert, in: .alerts) }

  package mutating func write(_ session: FocusSession) throws {
    try write(session, .focusSession, in: .focusSessions)
  }

  package mutating func write(_ setting: Setting) throws {
    try write(setting, .setting, in: .settings)
  }

  package mutating func write(_ holiday: Holiday) throws {
    try write(holiday, .holiday, in: .holidays)
  }

  package mutating func write(_ task: PurgedTask) throws {
    try write(task, .purgedTask, in: .purgedTasks)
  }

  package mutating func write(_ postponement: Postponement) throws {
    try write(postponement, .postponement, in: .postponements)
  }

  package mutating func write(_ client: Client) throws {
    try write(client, .client, in: .clients)
  }

  package mutating func write(_ logo: Logo) throws {
    try write(logo, .logo, in: .logos)
  }

  package mutating func write(_ invoice: Invoice) throws {
    try write(invoice, .invoice, in: .invoices)
  }

  package mutating func write(_ line: InvoiceLine) throws {
    try write(line, .invoiceLine, in: .invoiceLines)
  }

  package mutating func write(_ adjustment: InvoiceAdjustment) throws {
    try write(adjustment, .invoiceAdjustment, in: .invoiceAdjustments)
  }

  package mutating func write(_ party: InvoiceParty) throws {
    try write(party, .invoiceParty, in: .invoiceParties)
  }

  package mutating func write(_ payment: Payment) throws {
    try write(payment, .payment, in: .payments)
  }

  package mutating func write(_ email: EmailMessage) throws {
    try write(email, .email, in: .emails)
  }

  package mutating func write(_ item: BilledItem) throws {
    try write(item, .billedItem, in: .billedItems)
  }

  private mutating func write<Element: Record>(
    _ element: Element, _ form: RecordForm<Element>, in section: StoreJSON.Section
  ) throws {
    try item(of: section) { json in
      if element.id != 0 { json.member("id", element.id) }
      json.member("uid", element.uid)
      for property in Element.Property.allCases {
        guard let value = try form.value(of: property, in: element) else { continue }
        json.name(form.name(property))
        json.value(value)
      }
    }
  }

  package mutating func finish() throws {
    if section.rawValue < StoreJSON.Section.tasks.rawValue { try go(to: .tasks) }
    json.line(isEnd: true)
    json.endArray()
    json.endObject()
    json.line(isEnd: true)
    try json.drain(into: sink, above: 0)
  }

  private mutating func item(
    of section: StoreJSON.Section, _ members: (inout JSONWriter) throws -> Void
  ) throws {
    try go(to: section)
    json.line()
    json.beginObject()
    try members(&json)
    json.endObject()
    try json.drain(into: sink, above: 65_536)
  }

  /// Begins the next arrays up to that one; most only where there are some of it.
  private mutating func go(to next: StoreJSON.Section) throws {
    if next == section { return }
    guard next.rawValue > section.rawValue else {
      throw Failure(.internal, "A file cannot go back from its \(section.name) to \(next.name).")
    }
    // Tasks have their array though there are none.
    if next.rawValue > StoreJSON.Section.tasks.rawValue,
      section.rawValue < StoreJSON.Section.tasks.rawValue
    {
      try go(to: .tasks)
    }
    section = next
    json.line(isEnd: true)
    json.endArray()
    json.name(next.name)
    json.beginArray()
  }
}

extension JSONWriter {
  fileprivate mutating func members(of filed: FiledTask) throws {
    let task = filed.task
    if task.id != 0 { member("id", task.id) }
    member("uid", task.uid)
    member("title", task.title)
    member("notes", unlessEmpty: task.notes)
    member("project", filed.projectName)
    member("parent", ifAny: filed.parentUID)
    member("position", task.position.text)
    member("tags", task.tags.names)
    member("priority", task.priority.text)
    if task.isFavourite {
      name("favourite")
      bool(true)
    }
    if task.slot != .morning { member("slot", task.slot.text) }
    member("start", ifAny: task.start?.text)
    member("due", ifAny: task.due?.text)
    if let seconds = task.estimatedDuration { member("estimated_duration_s", seconds) }
    member("url", unlessEmpty: task.url)
    member("reminders", task.reminders.map(\.text))
    member("repeat_rule", ifAny: task.repeatRule?.text)
    if task.repeatMode != .fixed { member("repeat_mode", task.repeatMode.text) }
    member("repeat_start", ifAny: task.repeatStart?.text)
    member("excluded_dates", task.excludedDates.map(\.text))
    member("added_dates", task.addedDates.map(\.text))
    member("occurrence", ifAny: task.occurrence?.text)
    member("series", ifAny: task.seriesUID)
    member("zone", ifAny: task.zoneName)
    member("depends_on", filed.dependencyUIDs)
    member("created", task.created.text)
    member("modified", task.modified.text)
    member("completed", ifAny: task.completed?.text)
    member("deleted", ifAny: task.deleted?.text)
    if let kept = task.kept {
      name("kept")
      value(try JSONValue(kept: kept))
    }
  }

  fileprivate mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  fileprivate mutating func member(_ name: String, ifAny text: String?) {
    if let text { member(name, text) }
  }

  fileprivate mutating func member(_ name: String, unlessEmpty text: String) {
    if !text.isEmpty { member(name, text) }
  }

  fileprivate mutating func member(_ name: String, _ number: Int64) {
    self.name(name)
    self.number(number)
  }

  fileprivate mutating func member(_ name: String, _ texts: [String]) {
    if texts.isEmpty { return }
    self.name(name)
    value(.array(texts.map { .string($0) }))
  }

  fileprivate mutating func member(_ name: String, _ colour: ColourToken) {
    if colour != .black { member(name, colour.text) }
  }
}

extension JSONValue {
  /// What is kept with a task.
  ///
  /// - Throws: `corrupt` for what is no JSON object.
  init(kept text: String) throws {
    guard let value = try? JSONValue(text: text), case .object = value else {
      throw Failure(.corrupt, "What is kept with a task is not a JSON object.", field: "kept")
    }
    self = value
  }
}
