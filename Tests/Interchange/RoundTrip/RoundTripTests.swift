import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct RoundTripTests {
  @Test("A store comes back from its own file as it was", arguments: 1...8)
  func ownFile(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    try test.addHistory()
    let text = try Format.json.written(from: test)
    let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    #expect(try Format.json.read(text, into: other, chunk: 7).added == 60)
    #expect(try Format.json.written(from: other) == text.withInbox(of: other))
    #expect(try other.contents().tasks == test.contents().tasks)
  }

  @Test("The tasks of a file may be in any order", arguments: 1...4)
  func anyOrder(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    let text = try Format.json.written(from: test)
    var lines = text.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasSuffix("\"tasks\":[") }) + 1
    var tasks = lines[first...].dropLast().map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    tasks.reverse()
    lines.replaceSubrange(first..<(lines.count - 1), with: [tasks.joined(separator: ",\n")])
    let reversed = lines.joined(separator: "\n")
    let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    let before = try other.contents()
    #expect(try Format.json.read(reversed, into: other).added == 60)
    // The ids are others, and so is the order; all else is the same.
    #expect(try other.sortedTitles() == test.sortedTitles())
    #expect(try Format.json.read(reversed, into: other).unchanged == 60)
    let after = try other.contents()
    _ = try UndoStep(other.store).run(at: other.now)
    #expect(try other.contents() == before)
    _ = try RedoStep(other.store).run(at: other.now)
    #expect(try other.contents() == after)
    #expect(try Format.json.read(text, into: other).unchanged == 60)
  }

  @Test("A table comes back from an empty store as it was", arguments: 1...8)
  func table(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    let text = try Format.csv.written(from: test)
    let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    #expect(try Format.csv.read(text, into: other, chunk: 5).added == 60)
    #expect(try Format.csv.written(from: other) == text)
  }

  @Test("A todo.txt comes back from an empty store as it was", arguments: 1...8)
  func todoTxt(seed: UInt64) throws {
    let test = try TestStore.random(seed: seed)
    let text = try Format.todoTxt.written(from: test)
    let other = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    try Format.todoTxt.read(text, into: other, chunk: 5)
    #expect(try Format.todoTxt.written(from: other) == text)
  }

  @Test("What is read back into the same store changes nothing", arguments: Format.allCases)
  func sameStore(format: Format) throws {
    for seed in UInt64(11)...14 {
      let test = try TestStore.random(seed: seed)
      let before = try test.contents()
      test.advance(seconds: 86_400)
      let text = try format.written(from: test)
      let report = try format.read(text, into: test)
      #expect(report.added == 0 && report.updated == 0 && report.unchanged > 0)
      #expect(try test.contents() == before)
    }
  }

  @Test("An import is one step, undone and redone exactly", arguments: Format.allCases)
  func undo(format: Format) throws {
    let text = try format.written(from: TestStore.random(seed: 21))
    let test = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    let empty = try test.contents()
    _ = try format.read(text, into: test)
    let full = try test.contents()
    for _ in 0..<3 {
      _ = try UndoStep(test.store).run(at: test.now)
      #expect(try test.contents() == empty)
      _ = try RedoStep(test.store).run(at: test.now)
      #expect(try test.contents() == full)
    }
  }

  @Test(
    "Mutated files are read or refused with a place, and nothing else", arguments: Format.allCases)
  func fuzz(format: Format) throws {
    let text = try Array(format.written(from: TestStore.random(seed: 31, count: 6)).utf8)
    var random = RandomNumbers(seed: 32)
    var refusedCount = 0
    for _ in 0..<TestLength.rounds(300) {
      var bytes = text
      for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1:
          bytes.insert(Array("\",\n+@%x:(\\".utf8).randomElement(using: &random) ?? 0, at: index)
        case 2: bytes.remove(at: index)
        default: bytes.removeSubrange(index..<min(index + 9, bytes.count))
        }
      }
      let test = try TestStore(zone: CityZone.paris, zones: CityZone.all)
      let before = try test.contents()
      let failure = refusal { _ = try format.read(bytes, into: test, chunk: 64) }
      if let failure {
        refusedCount += 1
        #expect(failure.position != nil, "\(failure)")
        #expect(failure.kind == .malformed || failure.kind == .conflict, "\(failure)")
        #expect(try test.contents() == before)
      } else {
        _ = try format.written(from: test)
      }
    }
    // Of other formats, most that is bad is only noted.
    if format == .json { #expect(refusedCount > 5) }
  }
}

extension TestStore {
  fileprivate func sortedTitles() throws -> [String] {
    try contents().tasks.map(\.title).sorted()
  }
}

extension String {
  /// The same, with the Inbox of another store, which keeps its own.
  fileprivate func withInbox(of test: TestStore) throws -> String {
    let inbox = try test.store.projects.existing(Project.inboxID)
    return replacing(
      /"uid":"inbox","name":"Inbox","created":"[^"]*"/,
      with: "\"uid\":\"inbox\",\"name\":\"Inbox\",\"created\":\"\(inbox.created.text)\"")
  }
}
