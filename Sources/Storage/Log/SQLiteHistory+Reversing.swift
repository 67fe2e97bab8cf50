import Domain

/// Takes back what was logged of one thing.
extension SQLiteHistory {
  func reverse(_ group: ChangeGroup) throws {
    switch group.entity {
    case .task: try reverseTask(group)
    case .project: try reverseProject(group)
    case .tag: try reverseTag(group)
    case .filter: try reverseFilter(group)
    case .event: try reverse(group, in: records.events)
    case .completion: try reverse(group, in: records.completions)
    case .alert: try reverse(group, in: records.alerts)
    case .focusSession: try reverse(group, in: records.focusSessions)
    case .setting: try reverse(group, in: records.settings)
    case .holiday: try reverse(group, in: records.holidays)
    case .client: try reverse(group, in: records.clients)
    case .invoice: try reverse(group, in: records.invoices)
    case .invoiceLine: try reverse(group, in: records.invoiceLines)
    case .invoiceAdjustment: try reverse(group, in: records.invoiceAdjustments)
    case .invoiceParty: try reverse(group, in: records.invoiceParties)
    case .payment: try reverse(group, in: records.payments)
    case .email: try reverse(group, in: records.emails)
    case .logo: try reverse(group, in: records.logos)
    case .billedItem: try reverse(group, in: records.billedItems)
    case .purgedTask: try reverse(group, in: records.purgedTasks)
    case .postponement: try reverse(group, in: records.postponements)
    }
  }

  private func reverseTask(_ group: ChangeGroup) throws {
    switch group.reversal(of: try tasks.task(uid: group.uid)) {
    case .removing(let task): try tasks.remove(task)
    case .inserting(let id):
      var task = try Task.blank(uid: group.uid, created: group.created ?? log.beginning)
      try setOldValues(of: group, in: &task)
      _ = try tasks.insert(task, id: id)
    case .changing(let present):
      var task = present
      try setOldValues(of: group, in: &task)
      _ = try tasks.save(task, over: present, modified: nil)
    case nil: break
    }
  }

  private func setOldValues(of group: ChangeGroup, in task: inout Task) throws {
    for row in group.rows.reversed() {
      guard let property = TaskProperty(rawValue: row.property) else { continue }
      var old = row.old
      var new = row.new
      switch (property, old) {
      case (.project, .text(let uid)):
        // A project that went for good leaves its tasks in Inbox.
        old = .integer(try projects.project(uid: uid)?.id ?? Project.inboxID)
      case (.parent, _), (.dependency, _):
        old = try tasks.idValue(ofUID: old)
        new = try tasks.idValue(ofUID: new)
      default: break
      }
      try task.set(property, to: old, from: new)
    }
  }

  private func reverseProject(_ group: ChangeGroup) throws {
    func setOldValues(in project: inout Project) throws {
      for row in group.rows.reversed() {
        try ProjectProperty(rawValue: row.property)?.set(row.old, in: &project)
      }
    }
    switch group.reversal(of: try projects.project(uid: group.uid)) {
    case .removing(let project): try projects.remove(project)
    case .inserting(let id):
      var project = try Project(uid: group.uid, name: "?", created: log.beginning)
      try setOldValues(in: &project)
      _ = try projects.insert(project, id: id)
    case .changing(let present):
      var project = present
      try setOldValues(in: &project)
      try projects.save(project, over: present)
    case nil: break
    }
  }

  private func reverseTag(_ group: ChangeGroup) throws {
    guard var tag = try tags.tag(key: group.uid) ?? group.removedTag() else { return }
    for row in group.rows.reversed() {
      switch (TagProperty(rawValue: row.property), row.old) {
      case (.name, .text(let name)): tag.name = name
      case (.colour, .integer(let code)):
        tag.colour = try ColourToken(code: Int32(truncatingIfNeeded: code))
      default: break
      }
    }
    try tags.save(tag)
  }

  private func reverseFilter(_ group: ChangeGroup) throws {
    func setOldValues(in filter: inout SavedFilter) throws {
      for row in group.rows.reversed() {
        try FilterProperty(rawValue: row.property)?.set(row.old, in: &filter)
      }
    }
    switch group.reversal(of: try filters.filter(uid: group.uid)) {
    case .removing(let filter): try filters.remove(filter)
    case .inserting(let id):
      var filter = try SavedFilter(uid: group.uid, name: "?", query: "?", created: log.beginning)
      try setOldValues(in: &filter)
      _ = try filters.insert(filter, id: id)
    case .changing(let present):
      var filter = present
      try setOldValues(in: &filter)
      try filters.save(filter, over: present)
    case nil: break
    }
  }

  private func reverse<Element>(
    _ group: ChangeGroup, in repository: SQLiteRecordRepository<Element>
  ) throws {
    func setOldValues(in element: inout Element) throws {
      for row in group.rows.reversed() {
        guard let property = Element.Property(rawValue: row.property) else { continue }
        try element.set(property, to: row.old)
      }
    }
    switch group.reversal(of: try repository.find(uid: group.uid)) {
    case .removing(let element): try repository.remove(element)
    case .inserting(let id):
      var element = try Element.blank(uid: group.uid)
      try setOldValues(in: &element)
      _ = try repository.insert(element, id: id)
    case .changing(let present):
      var element = present
      try setOldValues(in: &element)
      _ = try repository.save(element, over: present)
    case nil: break
    }
  }
}
