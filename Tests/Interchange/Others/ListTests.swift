import Domain
import TestSupport
import Testing

@testable import Interchange

@Suite struct ListTests {
  let test: TestStore

  init() throws {
    test = try .inParis()
  }

  static let org = """
    #+TITLE: All of it
    #+TODO: TODO NEXT WAITING | DONE CANCELLED
    #+FILETAGS: :life:
    * Home                                                        :house:
    What is to be done at home.
    ** TODO [#A] Pay rent                                         :bank:
       DEADLINE: <2026-12-24 Thu 17:00 +1m -3d> SCHEDULED: <2026-12-20 Sun>
       :PROPERTIES:
       :ID:       3f1c7a2e-0001
       :Effort:   1:30
       :CREATED:  [2026-11-01 Sun 10:00]
       :Landlord: Ada
       :END:
       :LOGBOOK:
       - State "TODO"       from "WAITING"    [2026-11-02 Mon 10:00]
       :END:
       By transfer
       - [ ] Ask for the number
    *** DONE Ask for the number
        CLOSED: [2026-11-03 Tue 10:00]
    ** Garden
    *** TODO Water the roses
        SCHEDULED: <2026-11-22 Sun .+2d>
    *** WAITING [#C] Roses from Bob
    *** CANCELLED Palm tree
    * TODO Without a project

    """

  @Test("Headings of Org arrive with their keywords, times, repeaters, properties and drawers")
  func headings() throws {
    let report = try test.read(Self.org, as: .org)
    #expect(report.added == 6)
    let rent = try test.titled("Pay rent")
    #expect(try test.projectName(of: rent) == "Home")
    #expect(rent.tags.names == ["bank", "house", "life"] && rent.priority == .p1)
    #expect(rent.due?.text == "2026-12-24T17:00:00.000" && rent.planned?.text == "2026-12-20")
    #expect(rent.repeatRule?.text == "FREQ=MONTHLY" && rent.repeatMode == .fixed)
    #expect(try rent.reminders == [Reminder(.due, offset: -259_200)])
    #expect(rent.estimatedDuration == 5_400)
    #expect(rent.created.text == "2026-11-01T09:00:00.000Z")
    #expect(rent.notes == "By transfer\n- [ ] Ask for the number")
    #expect(rent.kept?.contains("Landlord") == true && rent.kept?.contains("LOGBOOK") == true)
    let number = try test.titled("Ask for the number")
    #expect(number.parentID == rent.id && number.completed?.text == "2026-11-03T09:00:00.000Z")
    let roses = try test.titled("Water the roses")
    #expect(try test.sectionName(of: roses) == "Garden")
    #expect(roses.start?.text == "2026-11-22" && roses.repeatMode == .afterCompletion)
    #expect(roses.repeatRule?.text == "FREQ=DAILY;INTERVAL=2")
    let bob = try test.titled("Roses from Bob")
    #expect(bob.tags.contains("waiting") && bob.priority == .p3)
    #expect(try test.titled("Palm tree").cancelled != nil)
    #expect(try test.titled("Without a project").projectID == Project.inboxID)
    #expect(
      report.said == [
        "4: The text below “Home”, which is no task, was left out.",
        "6: “Landlord” has no place here: it was only kept.",
        "6: “LOGBOOK” has no place here: it was only kept.",
      ])
    #expect(try test.read(Self.org, as: .org, chunk: 3).unchanged == 6)
  }

  static let markdown = """
    ---
    tags: [list]
    ---
    # Home
    A word before.
    - [ ] Pay rent #bank 🔺 🔁 every month on the 24th when done ➕ 2026-11-01 🛫 2026-12-01 ⏳ 2026-12-20 📅 2026-12-24 🆔 rent ^block
        - [x] Ask for the number ✅ 2026-11-03
        - By transfer
    - [-] Palm tree ❌ 2026-11-04
    - [/] Roses ⏫ ⛔ rent
    ## Garden
    * [ ] Water [due:: 2026-11-22] (priority:: low) the roses
    1. [!] See [this](https://example.org)

    """

  @Test("Lists of Markdown arrive with the marks of Obsidian")
  func marks() throws {
    let report = try test.read(Self.markdown, as: .markdown)
    #expect(report.added == 6)
    let rent = try test.titled("Pay rent")
    #expect(try test.projectName(of: rent) == "Home")
    #expect(rent.tags.names == ["bank"] && rent.priority == .p0 && rent.notes == "- By transfer")
    #expect(rent.due?.text == "2026-12-24" && rent.planned?.text == "2026-12-20")
    #expect(rent.start?.text == "2026-12-01" && rent.created.text == "2026-10-31T23:00:00.000Z")
    #expect(rent.repeatRule?.text == "FREQ=MONTHLY;BYMONTHDAY=24")
    #expect(rent.repeatMode == .afterCompletion)
    let number = try test.titled("Ask for the number")
    #expect(number.parentID == rent.id && number.completed?.text == "2026-11-02T23:00:00.000Z")
    #expect(try test.titled("Palm tree").cancelled?.text == "2026-11-03T23:00:00.000Z")
    let roses = try test.titled("Roses")
    #expect(roses.started != nil && roses.priority == .p1 && roses.dependencies == [rent.id])
    let water = try test.titled("Water the roses")
    #expect(try test.sectionName(of: water) == "Garden")
    #expect(water.due?.text == "2026-11-22" && water.priority == .p3)
    #expect(try test.titled("See [this](https://example.org)").kept?.contains("!") == true)
    #expect(
      report.said == [
        "5: This is no task of a list: it was left out.",
        "13: “box” has no place here: it was only kept.",
      ])
    #expect(try test.read(Self.markdown, as: .markdown).unchanged == 6)
  }

  @Test("Of equal items the n-th is the n-th task, and one that was done here stays done")
  func equalItems() throws {
    let text = "- [ ] Call\n- [ ] Call\n- [x] Call\n"
    #expect(try test.read(text, as: .markdown).added == 3)
    #expect(try test.read(text, as: .markdown).unchanged == 3)
    #expect(try test.read("- [x] Call\n- [ ] Call\n", as: .markdown).updated == 1)
    #expect(try test.read(text, as: .markdown).unchanged == 3)
  }

  @Test("Brackets that nothing closes, and those without a field, stay in the title")
  func openBrackets() throws {
    let titles = [
      String(repeating: "[a](", count: 200), String(repeating: "[(", count: 400),
      "[a] (b) c::d", "[a:: b (c", "[a::", "a::b]", "[a] b::c]",
    ]
    for title in titles {
      let test = try TestStore.inParis()
      #expect(try test.read("- [ ] \(title)\n", as: .markdown).notes.notes.isEmpty)
      #expect(try test.contents().tasks.map(\.title) == [title])
    }
    let report = try test.read(
      "- [ ] [x] Pay (due:: 2026-11-22) [priority:: low] (a [b:: c]\n", as: .markdown)
    #expect(report.added == 1)
    let task = try test.titled("[x] Pay (a")
    #expect(task.due?.text == "2026-11-22" && task.priority == .p3)
  }

  @Test("Items some hundred levels deep are subtasks of each other, by tabs or blanks")
  func deepItems() throws {
    let depth = 300
    for indent in ["\t", "  ", "    "] {
      let text = (0..<depth).map { String(repeating: indent, count: $0) + "- [ ] Item \($0)\n" }
        .joined()
      let test = try TestStore.inParis()
      let report = try test.read(text, as: .markdown)
      #expect(report.added == depth && report.notes.notes.isEmpty)
      let tasks = try test.contents().tasks
      #expect(tasks.dropFirst().allSatisfy { $0.parentID == $0.id - 1 })
      #expect(try test.read(text, as: .markdown).unchanged == depth)
    }
  }

  @Test("A line that is no text spoils no other one")
  func badLines() throws {
    let text = "- [ ] One\n- [ ] T?o\n- [ ] Three\n"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    var reader = OthersReader(
      .markdown, source: source(bytes), zone: test.store.zone, almanac: test.store.almanac,
      times: OthersFuzzTests.NoWords(), now: test.now)
    let report = try test.importTasks(from: &reader)
    #expect(
      report.added == 2 && report.said == ["2: This line is not valid UTF-8 without U+0000."])
  }

  @Test("A calendar's name is the project of its new tasks, as in Apple's reminders")
  func reminders() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Apple Inc.//Mac OS X 14.5//EN
      X-WR-CALNAME:Groceries
      BEGIN:VTODO
      UID:1
      DTSTAMP:20261121T090000Z
      SUMMARY:Milk
      X-APPLE-SORT-ORDER:100
      END:VTODO
      END:VCALENDAR

      """
    #expect(FoundFormat(beginning: Array(text.utf8)) == .iCalendar)
    try Format.iCalendar.read(text, into: test)
    #expect(try test.projectName(of: test.task("1")) == "Groceries")
    #expect(try Format.iCalendar.read(text, into: test).unchanged == 1)
  }
}
