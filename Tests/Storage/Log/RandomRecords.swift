import Domain
import TestSupport
import UseCases

@testable import Storage

/// Random steps on records of all kinds.
struct RandomRecords {
  private var numbers: RandomNumbers

  init(_ numbers: RandomNumbers) {
    self.numbers = numbers
  }

  /// Takes a step, whose clock may be before or after the one of the step before it; one that is refused changes
  /// nothing.
  mutating func step(on test: TestStore) throws {
    test.advance(seconds: chance(4) ? jump() : number(0...7_200))
    do {
      switch number(0...12) {
      case 0...3: try changeTasks(of: test)
      case 4: try changeStates(of: test)
      case 5: if chance(4) { try changeTemplates(of: test) } else { try organise(test) }
      case 6, 7: try changeEvents(of: test)
      case 8: try spendTime(test)
      case 9, 10:
        if chance(5) {
          try repeatOrRemind(test)
        } else if chance(5) {
          try purchase(test)
        } else {
          try invoice(test)
        }
      case 11: try comment(test)
      default:
        _ =
          chance(3)
          ? try RedoStep(test.store).run(at: test.now) : try UndoStep(test.store).run(at: test.now)
      }
    } catch is Failure {}
  }

  // MARK: Chance

  mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &numbers)
  }

  /// Once in so many times.
  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }

  /// Up to two months in either direction.
  private mutating func jump() -> Int64 { number(-5_000_000...5_000_000) }

  private mutating func one<Element>(_ elements: [Element]) throws -> Element {
    guard let element = elements.randomElement(using: &numbers) else {
      throw Failure(.notFound, "There is none.")
    }
    return element
  }

  private mutating func instant(near now: Instant) -> Instant {
    Instant(clamping: now.milliseconds + number(-200...200) * 1_800_000)
  }

  private mutating func date(near now: Instant) -> CalendarDate? {
    CalendarDate(daysSince1970: Int(now.milliseconds / 86_400_000 + number(-3...3)))
  }

  private mutating func word() -> String { "word \(number(0...30))" }

  // MARK: Tasks

  private mutating func changeTasks(of test: TestStore) throws {
    var input = TaskInput()
    if chance(2) { input.due = .dateTime(instant(near: test.now)) }
    if chance(4) { input.due = date(near: test.now).map { .date($0) } }
    if chance(4) { input.tags = [word(), word()] }
    if chance(4) { input.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=5") }
    if chance(5) { input.reminders = [.relative(.due, offset: -3_600)] }
    if chance(6) { input.project = .id(try one(test.store.projects.all()).id) }
    let ids = try test.store.tasks.tasks(after: 0, limit: .max).map(\.id)
    if chance(6) { input.parent = ids.last }
    if ids.count < 5 || chance(2) {
      let added = input
      let title = word()
      _ = try test.add(title) {
        $0 = added
        $0.title = title
      }
    } else {
      if chance(2) { input.dependencies = [try one(ids)] }
      try UpdateTasks(test.store, newUID: test.newUID).run([one(ids)], to: input, at: test.now)
    }
  }

  private mutating func changeStates(of test: TestStore) throws {
    let tasks = try test.store.tasks.tasks(after: 0, limit: .max)
    let deleted = tasks.filter { $0.status == .deleted }.map(\.id)
    let id = try one(tasks).id
    switch number(0...9) {
    case 0, 1: try CompleteTasks(test.store).run([id], at: test.now)
    case 2: try CancelTasks(test.store).run([id], at: test.now)
    case 3: try ReopenTasks(test.store).run([id], at: test.now)
    case 4: try DeleteTasks(test.store).run([id], at: test.now)
    case 5: try RestoreTasks(test.store).run([one(deleted)], at: test.now)
    case 6: try PurgeTasks(test.store).run([one(deleted)], at: test.now)
    case 7: try SkipOccurrences(test.store).run([id], at: test.now)
    case 8: try StartTasks(test.store, newUID: test.newUID).run([id], at: test.now)
    default: try ExpireTasks(test.store).run(at: test.now)
    }
  }

  // MARK: Organising

  private mutating func organise(_ test: TestStore) throws {
    let store = test.store
    switch number(0...11) {
    case 10:
      var input = FieldInput()
      input.name = "field\(number(0...9))"
      _ = try AddField(store, newUID: test.newUID).run(input, at: test.now)
    case 11:
      let ids = [try one(store.fields.all()).id]
      try DeleteFields(store).run(ids, withValues: chance(2), at: test.now)
    case 0:
      var input = ProjectInput()
      input.name = word()
      if chance(2) { input.parent = try one(store.projects.all()).id }
      _ = try AddProject(store, newUID: test.newUID).run(input, at: test.now)
    case 1: try DeleteProjects(store).run([one(store.projects.all()).id], at: test.now)
    case 2:
      _ = try AddSection(store, newUID: test.newUID).run(
        named: word(), inProject: one(store.projects.all()).id, at: test.now)
    case 3: try DeleteSections(store).run([one(store.projectSections.all()).id], at: test.now)
    case 4: try SetTagColour(store).run(word(), ColourToken(rawValue: 3) ?? .black, at: test.now)
    case 5: try DeleteTags(store).run([one(store.countedTags()).name], at: test.now)
    case 6:
      var input = FilterInput()
      (input.name, input.query) = (word(), "today")
      _ = try AddFilter(store, newUID: test.newUID) { $0 }.run(input, at: test.now)
    case 7: try DeleteFilters(store).run([one(store.filters.all()).id], at: test.now)
    case 8:
      if let first = date(near: test.now) {
        _ = try AddHoliday(store, newUID: test.newUID).run(
          from: first, through: first, at: test.now)
      }
    default: try DeleteHolidays(store).run([one(store.holidays.all()).id], at: test.now)
    }
  }

  private mutating func changeTemplates(of test: TestStore) throws {
    let store = test.store
    let templates = try store.templates.all()
    var input = TemplateInput()
    input.name = word()
    input.source =
      chance(2)
      ? .project(try one(store.projects.all()).id)
      : .task(try one(store.tasks.tasks(after: 0, limit: .max)).id)
    switch number(0...3) {
    case 0: _ = try AddTemplate(store, newUID: test.newUID).run(input, at: test.now)
    case 1 where !templates.isEmpty:
      try UpdateTemplate(store).run(one(templates).id, to: input, at: test.now)
    case 2 where templates.count > 3:
      try DeleteTemplates(store).run([one(templates).id], at: test.now)
    case _ where templates.isEmpty:
      _ = try AddTemplate(store, newUID: test.newUID).run(input, at: test.now)
    default:
      _ = try UseTemplate(store, newUID: test.newUID).run(
        one(templates).id, on: date(near: test.now), in: nil, at: test.now)
    }
  }

  private mutating func comment(_ test: TestStore) throws {
    let store = test.store
    if chance(4) {
      return try test.store.write(.importFile, at: test.now) {
        let tasks = try store.tasks.tasks(after: 0, limit: .max)
        let property = UnknownProperty(
          section: "tasks", itemUID: try one(tasks).uid, name: "mood", value: "\(number(1...9))")
        if let old = try store.unknownProperties.find(uid: property.uid) {
          try store.unknownProperties.remove(old)
        } else {
          _ = try store.unknownProperties.insert(property)
        }
      }
    }
    if chance(3) {
      return try DeleteComments(store).run([one(store.comments.all()).id], at: test.now)
    }
    var input = CommentInput()
    input.text = word()
    let add = AddComment(store, newUID: test.newUID)
    if chance(3) {
      _ = try add.run(input, on: .event, id: one(store.events.all()).id, at: test.now)
    } else {
      let task = try one(store.tasks.tasks(after: 0, limit: .max))
      _ = try add.run(input, on: .task, id: task.id, at: test.now)
    }
  }

  // MARK: Time

  private mutating func changeEvents(of test: TestStore) throws {
    let store = test.store
    switch number(0...7) {
    case 0...2:
      var input = EventInput()
      input.title = word()
      input.start = .dateTime(instant(near: test.now))
      if chance(3) { input.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=5") }
      if chance(2) { input.reminders = [.relative(.start, offset: -600)] }
      let event = input
      try AddEvents(store, newUID: test.newUID).run(1, allowingConflicts: true, at: test.now) { _ in
        event
      } added: { _, _ in
      }
    case 3:
      var input = EventInput()
      input.start = .dateTime(instant(near: test.now))
      _ = try UpdateEvent(store, newUID: test.newUID, at: test.now, allowingConflicts: true).run(
        one(store.events.all()).id, nil, .all, to: input)
    case 4: try DeleteEvents(store).run([one(store.events.all()).id], at: test.now)
    case 5:
      var input = CalendarInput()
      input.name = word()
      _ = try AddCalendar(store, newUID: test.newUID).run(input, at: test.now)
    case 6: try DeleteCalendars(store).run([one(store.calendars.all()).id], at: test.now)
    default:
      _ = try FireDueAlerts(store, newUID: test.newUID).run(at: test.now)
      try AcknowledgeAlerts(store).run([one(store.alerts.all()).id], at: test.now)
    }
  }

  private mutating func spendTime(_ test: TestStore) throws {
    let store = test.store
    switch number(0...7) {
    case 0:
      _ = try StartFocus(store, newUID: test.newUID).run(
        .work, task: nil, minutes: 25, at: test.now)
    case 1: try PauseFocus(store).run(at: test.now)
    case 2: try CancelFocus(store).run(at: test.now)
    case 3, 4:
      var input = TimeEntryInput()
      input.start = instant(near: test.now)
      input.end = input.start.map { Instant(clamping: $0.milliseconds + 600_000) }
      input.note = word()
      _ = try AddTimeEntry(store, newUID: test.newUID).run(input, at: test.now)
    case 5:
      let entry = try one(store.timeEntries.all())
      _ = try SplitTimeEntry(store, newUID: test.newUID).run(
        entry.id, splitAt: Instant(clamping: entry.start.milliseconds + 60_000), at: test.now)
    case 6: try DeleteTimeEntries(store).run([one(store.timeEntries.all()).id], at: test.now)
    default:
      try SetSettings<FocusSettings>(store).run([.rounds: Int32(number(1...12))], at: test.now)
    }
  }

  // MARK: Invoices

  private mutating func invoice(_ test: TestStore) throws {
    let store = test.store
    let drafts = try store.invoices.all().filter { $0.stage == .draft }
    let issued = try store.invoices.all().filter { $0.stage == .issued }
    switch number(0...12) {
    case 0: try test.addClient(word())
    case 1: try DeleteClients(store).run([one(store.clients.all()).id], at: test.now)
    case 2, 3: try test.addDraft(for: store.clients.all().randomElement(using: &numbers))
    case 4, 5:
      let draft = try one(drafts)
      let line = try test.addLine(to: draft.uid, number(1...50_000))
      try store.write(.updateInvoice, at: test.now) {
        let item = BilledItem(uid: test.newUID(), lineUID: line.uid, kind: .task, itemUID: "t")
        _ = try store.billedItems.insert(item)
        guard let paid = issued.first else { return }
        var reference = InvoiceReference(uid: test.newUID(), invoiceUID: draft.uid)
        (reference.precedingUID, reference.precedingNumber) = (paid.uid, paid.number)
        reference.precedingDate = paid.issueDate
        _ = try store.invoiceReferences.insert(reference)
      }
    case 6:
      var input = InvoiceAdjustmentInput()
      input.isCharge = true
      input.value = .amount(500)
      input.reason = word()
      _ = try AddInvoiceAdjustment(store, newUID: test.newUID).run(
        input, to: one(drafts).id, at: test.now)
    case 7:
      let lines = try store.invoiceLines.all(ofInvoice: one(drafts).uid)
      try DeleteInvoiceLines(store).run([one(lines).id], at: test.now)
    case 8: try DeleteInvoices(store).run([one(drafts).id], at: test.now)
    case 9: try test.issue(one(drafts).uid)
    case 10:
      if chance(3) {
        try test.void(one(issued).uid)
      } else {
        try test.pay(one(issued).uid, number(1...100))
      }
    case 11:
      if chance(2) {
        return try DeletePayments(store).run([one(store.payments.all()).id], at: test.now)
      }
      var email = EmailMessage(uid: test.newUID(), invoiceUID: try one(issued).uid)
      email.recipients = "a@example.org"
      _ = try BeginEmail(store).run(email, at: test.now)
    default:
      try store.write(.changeProfile, at: test.now) {
        let present = try store.logos.all()
        let uid = "logo-\(number(0...3))"
        guard present.isEmpty, try store.logos.find(uid: uid) == nil else { return }
        var logo = Logo(blank: uid)
        logo.data = "AAAA"
        _ = try store.logos.insert(logo)
      }
    }
  }

  private mutating func purchase(_ test: TestStore) throws {
    let store = test.store
    let purchases = try store.purchases.all()
    switch number(0...4) {
    case 0, 1:
      let received = try ReceivedInvoice(number: word(), due: number(1_000...50_000))
      _ = try AddPurchase(store).run(received, file: Array("<Invoice/>".utf8), at: test.now)
    case 2:
      var payment = PaymentInput()
      payment.amount = number(1...100)
      _ = try AddPurchasePayment(store, newUID: test.newUID).run(
        payment, for: one(purchases).id, at: test.now)
    case 3:
      if chance(2) {
        let payment = try one(store.purchasePayments.all())
        try DeletePurchasePayments(store).run([payment.id], at: test.now)
      } else {
        try DeletePurchases(store).run([one(purchases).id], at: test.now)
      }
    default:
      var input = PurchaseInput()
      input.notes = word()
      try UpdatePurchase(store).run(one(purchases).id, to: input, at: test.now)
    }
  }

  private mutating func repeatOrRemind(_ test: TestStore) throws {
    let store = test.store
    let recurring = try store.recurringInvoices.all()
    switch number(0...7) {
    case 0, 1:
      var input = RecurringInvoiceInput()
      input.rule = try RepeatRule("FREQ=DAILY")
      _ = try AddRecurringInvoice(store, newUID: test.newUID).run(
        input, of: one(store.invoices.all()).id, at: test.now)
    case 2: _ = try DraftRecurringInvoices(store).run(at: test.now)
    case 3:
      var input = RecurringInvoiceInput()
      input.isPaused = chance(2)
      try UpdateRecurringInvoice(store).run(one(recurring).id, to: input, at: test.now)
    case 4:
      if chance(3) { try DeleteRecurringInvoices(store).run([one(recurring).id], at: test.now) }
    case 5:
      let today = store.zone.day(containing: test.now)
      let overdue = try store.invoices.all().filter { $0.dueDate.map { $0 < today } ?? false }
      _ = try AddPaymentReminder(store).run(
        PaymentReminderInput(), for: one(overdue).id, at: test.now)
    case 6:
      let reminder = try one(store.paymentReminders.all())
      if chance(2) {
        try SendPaymentReminder(store).run(reminder.id, at: test.now)
      } else {
        try DeletePaymentReminders(store).run([reminder.id], at: test.now)
      }
    default:
      var input = PenaltyRateInput()
      input.firstDate = store.zone.day(containing: test.now)
      input.rate = number(0...20_00)
      _ = try ChangePenaltyRates(store).add(input, at: test.now)
    }
  }
}
