import Domain
import Exchange
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// An undo leaves alone what another device wrote of the same, also where one change was of much at once.
@Suite struct UndoAcrossDevicesTests {
  private let laptop: Device
  private let phone: Device

  init() throws {
    let folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
  }

  private func sync() throws {
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
  }

  private func task(on device: Device) throws -> Task {
    try #require(try device.test.contents().tasks.first)
  }

  private func update(on device: Device, _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    try UpdateTasks(device.test.store, newUID: device.test.newUID).run(
      [task(on: device).id], to: input, at: device.test.now)
  }

  private func undo(on device: Device) throws -> Step {
    try UndoStep(device.test.store).run(at: device.test.now)
  }

  /// - Returns: its id on the laptop.
  private func commentOnBoth(_ text: String) throws -> Int64 {
    var input = CommentInput()
    input.text = text
    let id = try AddComment(laptop.test.store, newUID: laptop.test.newUID).run(
      input, on: .task, id: laptop.test.add("Pay rent"), at: laptop.test.now)
    try Device.sync([laptop, phone])
    return id
  }

  private func changeComment(on device: Device, to text: String) throws {
    let comment = try #require(try device.test.store.comments.all().first)
    var input = CommentInput()
    input.text = text
    try UpdateComment(device.test.store).run(comment.id, to: input, at: device.test.now)
  }

  @Test("What was changed elsewhere of a removed comment is there when the removal is undone")
  func undoRemoval() throws {
    let comment = try commentOnBoth("By card")
    try DeleteComments(laptop.test.store).run([comment], at: laptop.test.now)
    try changeComment(on: phone, to: "In cash")
    try sync()
    #expect(try phone.test.store.comments.all().isEmpty)
    _ = try undo(on: laptop)
    try sync()
    for device in [laptop, phone] {
      #expect(try device.test.store.comments.all().map(\.text) == ["In cash"])
    }
  }

  @Test("A removal that is undone before the change comes does not overwrite it, either")
  func undoRemovalBefore() throws {
    let comment = try commentOnBoth("By card")
    try changeComment(on: phone, to: "In cash")
    laptop.test.advance(seconds: 600)
    try DeleteComments(laptop.test.store).run([comment], at: laptop.test.now)
    _ = try undo(on: laptop)
    try sync()
    for device in [laptop, phone] {
      #expect(try device.test.store.comments.all().map(\.text) == ["In cash"])
    }
  }

  @Test("The value of an own field that another device gave at once is what an undo brings back")
  func undoField() throws {
    var field = FieldInput()
    field.name = "effort"
    _ = try AddField(laptop.test.store, newUID: laptop.test.newUID).run(field, at: laptop.test.now)
    _ = try laptop.test.add("Pay rent")
    try Device.sync([laptop, phone])
    try update(on: phone) { $0.fieldValues = [FieldChange(name: "effort", value: "3")] }
    laptop.test.advance(seconds: 600)
    try update(on: laptop) { $0.fieldValues = [FieldChange(name: "effort", value: "5")] }
    try sync()
    let uid = try #require(try laptop.test.store.fields.all().first).uid
    #expect(try task(on: phone).fieldValues[uid] == "5")
    _ = try undo(on: laptop)
    try sync()
    for device in [laptop, phone] { #expect(try task(on: device).fieldValues[uid] == "3") }
  }

  @Test("A reminder that another device set at once stays when that of here is undone")
  func undoReminder() throws {
    let due = Instant(clamping: laptop.test.now.milliseconds + 86_400_000)
    _ = try laptop.test.add("Pay rent") { $0.due = .dateTime(due) }
    try Device.sync([laptop, phone])
    let both = Reminder.relative(.due, offset: -600)
    try update(on: phone) { $0.reminders = [both] }
    laptop.test.advance(seconds: 600)
    try update(on: laptop) { $0.reminders = [both, .relative(.due, offset: -60)] }
    try sync()
    _ = try undo(on: laptop)
    try sync()
    for device in [laptop, phone] { #expect(try task(on: device).reminders == [both]) }
  }
}
