import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct ExportSelectionTests {
  @Test("A part of a store is read into an empty one", arguments: 1...2, Format.allCases)
  func emptyStore(seed: UInt64, format: Format) throws {
    let test = try TestStore.random(seed: seed)
    try test.addHistory()
    var random = RandomNumbers(seed: seed)
    for _ in 1...4 {
      let selection = try test.selection(using: &random)
      let text = try format.written(from: test, selection)
      let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
      try format.read(text, into: other)
      // What has no place in the format, such as the trash, is missing.
      let chosen = try test.chosen(selection)
      let titles = try other.store.tasks.tasks(after: 0, limit: .max).map(\.uid)
      #expect(Set(titles).isSubset(of: chosen))
      if format == .json { #expect(Set(titles) == chosen) }
      #expect(try format.read(text, into: other).added == 0)
    }
  }

  @Test("A part of a store changes nothing in the store that it is of", arguments: 1...2)
  func sameStore(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    try test.addHistory()
    var random = RandomNumbers(seed: seed)
    for format in Format.allCases {
      for _ in 1...4 {
        let text = try format.written(from: test, test.selection(using: &random))
        let before = try test.contents()
        try format.read(text, into: test)
        #expect(try test.contents() == before, "\(format)")
      }
    }
  }

  @Test("What a task needs comes along, and nothing else")
  func needs() throws {
    let test = try TestStore()
    _ = try test.add("Elsewhere") { $0.project = .name("Work") }
    let id = try test.add("Pay rent") {
      $0.project = .name("Home")
      $0.tags = ["bank"]
    }
    let uid = try test.store.tasks.existing(id).uid
    let text = try Format.json.written(from: test, ExportSelection(uids: [uid]))
    let other = try TestStore()
    #expect(try Format.json.read(text, into: other).added == 1)
    #expect(try other.store.projects.all().map(\.name).sorted() == ["Home", "Inbox"])
    #expect(!text.contains("settings"))
  }

  @Test("A parent that is not exported is left out and told", arguments: [Format.json, .csv])
  func parent(format: Format) throws {
    let test = try TestStore()
    let above = try test.add("Move")
    let below = try test.add("Pack") { $0.parent = above }
    let uid = try test.store.tasks.existing(below).uid
    let (text, notes) = try format.export(from: test, ExportSelection(uids: [uid]))
    #expect(
      notes.contains("Left out: parent of 1 task, as it names a task that is not exported."))
    let other = try TestStore()
    try format.read(text, into: other)
    #expect(try other.store.tasks.task(uid: uid)?.parentID == nil)
    try format.read(text, into: test)
    #expect(try test.store.tasks.existing(below).parentID == above)
  }

  @Test(
    "Links that lead out are kept where a format allows it",
    arguments: [Format.iCalendar, .taskwarrior])
  func keptLinks(format: Format) throws {
    let test = try TestStore()
    let first = try test.add("Order")
    let second = try test.add("Pay") { $0.dependencies = [first] }
    let uid = try test.store.tasks.existing(second).uid
    let (text, notes) = try format.export(from: test, ExportSelection(uids: [uid]))
    #expect(notes.isEmpty)
    let other = try TestStore()
    try format.read(text, into: other)
    #expect(try format.written(from: other).contains(test.store.tasks.existing(first).uid))
  }

  @Test("A query that finds nothing makes a file that is read", arguments: Format.allCases)
  func nothing(format: Format) throws {
    let test = try TestStore()
    _ = try test.add("Pay rent")
    let text = try format.written(from: test, ExportSelection(query: TaskQuery(.ids([]))))
    let other = try TestStore()
    #expect(try format.read(text, into: other).added == 0)
  }

  @Test("A uid that no record has is refused with its place")
  func unknown() throws {
    let test = try TestStore()
    let uid = try test.store.tasks.existing(test.add("Pay rent")).uid
    let failure = #expect(throws: Failure.self) {
      try Format.json.written(from: test, ExportSelection(uids: [uid, "none"]))
    }
    #expect(failure?.kind == .notFound)
    #expect(failure?.index == 1)
  }

  @Test("An invoice is exported with its client, its lines and its payments")
  func invoice() throws {
    let test = try TestStore()
    let client = try test.addClient("Ada")
    try test.addClient("Bob")
    for _ in 1...2 {
      let draft = try test.addDraft(for: client)
      try test.addLine(to: draft.uid, 100)
    }
    let invoice = try test.issue(try test.store.invoices.all()[1].uid)
    _ = try test.pay(invoice.uid, 1)
    let before = try test.contents()
    let text = try Format.json.written(from: test, ExportSelection(uids: [invoice.uid]))
    try Format.json.read(text, into: test)
    #expect(try test.contents() == before)
    let other = try TestStore()
    try Format.json.read(text, into: other)
    #expect(try other.store.clients.count() == 1)
    #expect(try other.store.invoices.count() == 1)
    #expect(try other.store.invoiceLines.count() == 1)
    #expect(try other.store.payments.count() == 1)
  }
}

extension TestStore {
  /// Some tasks, and perhaps a project.
  fileprivate func selection(using random: inout RandomNumbers) throws -> ExportSelection {
    let ids = (0..<6).map { _ in Int64.random(in: 1...60, using: &random) }
    let every = TaskFilter.status(Set(Status.allCases))
    var selection = ExportSelection(query: TaskQuery(.all([.ids(ids), every])))
    if Bool.random(using: &random) {
      selection.uids = ["p\(Int.random(in: 1...5, using: &random))"]
    }
    if Bool.random(using: &random), let event = try store.events.all().randomElement(using: &random)
    {
      selection.uids.append(event.uid)
    }
    return selection
  }

  /// The uids of the tasks that a selection means.
  fileprivate func chosen(_ selection: ExportSelection) throws -> Set<String> {
    var uids: Set<String> = []
    if let query = selection.query {
      uids.formUnion(try store.tasks.tasks(ids: store.taskIDs(query, at: now)).map(\.uid))
    }
    for uid in selection.uids {
      guard let project = try store.projects.find(uid: uid) else { continue }
      uids.formUnion(
        try store.tasks.tasks(inProject: project.id).filter { $0.deleted == nil }.map(\.uid))
    }
    return uids
  }
}
