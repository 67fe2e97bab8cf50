import Domain
import Exchange
import Storage
import TestSupport
import Testing
import UseCases

/// Where tasks are on a device that takes in, step by step, what another one did.
@Suite("Trees of tasks on two devices") struct SyncedTreeTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
  }

  private func id(_ title: String, on device: Device) throws -> Int64 {
    try #require(try device.test.contents().tasks.first { $0.title == title }?.id)
  }

  private func put(_ title: String, under parent: String, on device: Device) throws {
    try MoveTasks(device.test.store).run(
      [id(title, on: device)], to: TaskMove(into: .parent(id(parent, on: device))),
      at: device.test.now)
  }

  private func runAll() throws {
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
  }

  /// The title of what each task is below, and the name of its project.
  private func places(on device: Device) throws -> [String: String] {
    let tasks = try device.test.contents().tasks
    var places: [String: String] = [:]
    for task in tasks {
      let parent = tasks.first { $0.id == task.parentID }?.title ?? "-"
      let project = try device.test.store.projects.find(id: task.projectID)?.name ?? "-"
      places[task.title] = "\(parent) in \(project)"
    }
    return places
  }

  @Test("A reference that closes a circle of three is laid once another one goes, in a later step")
  func circle() throws {
    for title in ["one", "two", "three", "other"] { _ = try laptop.test.add(title) }
    try Device.sync([laptop, phone])
    try put("one", under: "two", on: laptop)
    try put("two", under: "three", on: laptop)
    phone.test.advance(seconds: 600)
    try put("three", under: "one", on: phone)
    try runAll()
    for device in [laptop, phone] {
      #expect(try places(on: device)["three"] == "- in Inbox")
      #expect(try places(on: device)["one"] == "two in Inbox")
    }
    try put("two", under: "other", on: laptop)
    try runAll()
    for device in [laptop, phone] {
      #expect(try places(on: device)["three"] == "one in Inbox")
      #expect(try places(on: device)["two"] == "other in Inbox")
    }
  }

  @Test("What is below a task that another device puts into a project is there, too")
  func project() throws {
    let home = try laptop.test.add("top") { $0.project = .name("Home") }
    _ = try laptop.test.add("below")
    _ = try laptop.test.add("elsewhere") { $0.project = .name("Work") }
    try put("below", under: "top", on: laptop)
    try Device.sync([laptop, phone])
    let work = try #require(try laptop.test.store.projects.find(named: "Work")?.id)
    try MoveTasks(laptop.test.store).run(
      [home], to: TaskMove(into: .project(work)), at: laptop.test.now)
    try phone.rename(id("below", on: phone), to: "renamed")
    try runAll()
    for device in [laptop, phone] { #expect(try places(on: device)["renamed"] == "top in Work") }
  }

  @Test("A task is in a project again that was removed elsewhere once that comes again")
  func waiting() throws {
    _ = try laptop.test.add("at home") { $0.project = .name("Home") }
    _ = try laptop.test.add("moved")
    try Device.sync([laptop, phone])
    let home = try #require(try laptop.test.store.projects.find(named: "Home")?.id)
    try DeleteProjects(laptop.test.store).run([home], at: laptop.test.now)
    let there = try #require(try phone.test.store.projects.find(named: "Home")?.id)
    try MoveTasks(phone.test.store).run(
      [id("moved", on: phone)], to: TaskMove(into: .project(there)), at: phone.test.now)
    try runAll()
    for device in [laptop, phone] { #expect(try places(on: device)["moved"] == "- in Inbox") }
    _ = try UndoStep(laptop.test.store).run(at: laptop.test.now)
    try runAll()
    for device in [laptop, phone] { #expect(try places(on: device)["moved"] == "- in Home") }
  }
}
