import Domain
import Glibc
import Platform
import Sync
import TestSupport
import Testing

@testable import Exchange

@Suite("Shared folders") struct FolderTransportTests {
  private let folder: TemporaryFolder
  private let path: String
  private let transport: FolderTransport
  private let content: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("shared")
    mkdir(path, 0o700)
    transport = FolderTransport(path: path)
    content = try SealedBlob.seal([1, 2, 3], as: name(), store: store, by: nil)
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = try File(at: "\(path)/\(name)", for: .replacing)
    try file.withDescriptor { try $0.write(bytes) }
  }

  private func mode(_ name: String) throws -> UInt32 {
    try FileStatus(ofName: "\(path)/\(name)").permissions
  }

  @Test("What one puts there, others find, read and remove")
  func use() throws {
    #expect(try transport.list().isEmpty)
    #expect(try transport.get(name()) == nil)
    let names = try [name(), name(.head(1)), name(.snapshot(2)), name(.key(1), of: phone)]
    for name in names { try transport.put(name, content) }
    #expect(try Set(transport.list()) == Set(names))
    for name in names { #expect(try transport.get(name) == content) }
    try transport.remove(name())
    try transport.remove(name())
    #expect(try transport.get(name()) == nil)
    #expect(try Set(transport.list()) == Set(names.dropFirst()))
    try transport.remove(name(of: "0190a1b2-0000-7000-8000-00000000000f"))
  }

  @Test("A name keeps its contents")
  func conflict() throws {
    try transport.put(name(), content)
    try transport.put(name(), content)
    let failure = refusal { try transport.put(name(), content + [0]) }
    #expect(failure?.kind == .conflict && failure?.field == "path")
    #expect(try transport.get(name()) == content)
    #expect(Folder.names(in: "\(path)/\(laptop)").count == 1)
  }

  @Test("What is no file of sync is left alone")
  func foreignFiles() throws {
    try transport.put(name(), content)
    mkdir("\(path)/.stfolder", 0o700)
    mkdir("\(path)/\(phone)", 0o700)
    let foreign = [
      ".stignore", "\(laptop)/1-3.sync-conflict-20260101-120000-ABCDEFG.tcb",
      "\(laptop)/3-9 (conflicted copy).tcb", "\(laptop)/~syncthing~3-9.tcb.tmp",
      "\(phone)/.head-1.swp", "\(phone)/head-1~", "1-3.tcb", ".stfolder/1-3.tcb", "head-1",
    ]
    for name in foreign { try write(content, to: name) }
    let odd = Array("\(path)/\(laptop)/".utf8) + [0xFF, 0xFE]
    _ = try File(at: odd, for: .creating)
    // Who removes the folder of the test reads names as texts.
    defer { try? File.remove(at: odd) }
    #expect(try transport.list() == [name()])
    for name in foreign { #expect(File.exists(at: "\(path)/\(name)")) }
  }

  @Test("A file that is not whole yet is not there yet")
  func halfWritten() throws {
    mkdir("\(path)/\(laptop)", 0o700)
    for length in [0, 5, 40, content.count - 1] {
      try write(Array(content[..<length]), to: name().path)
      #expect(try transport.list() == [name()])
      #expect(try transport.get(name()) == nil)
    }
    try write(content, to: name().path)
    #expect(try transport.get(name()) == content)
  }

  @Test("A folder that is not there is told, and not made")
  func missingFolder() throws {
    let missing = FolderTransport(path: folder.path("missing"))
    for call: () throws -> Void in [
      { _ = try missing.list() }, { _ = try missing.get(name()) },
      { try missing.put(name(), content) }, { try missing.remove(name()) },
    ] {
      #expect(refusal(call)?.kind == .notFound)
    }
    #expect(!File.exists(at: folder.path("missing")))
    let file = FolderTransport(path: folder.path("file"))
    _ = try File(at: folder.path("file"), for: .creating)
    #expect(refusal { _ = try file.list() }?.kind == .notFound)
  }

  @Test("An empty folder in the place of one that held something is not taken for it")
  func unmountedStick() throws {
    let known = FolderTransport(path: path, holding: laptop)
    for call: () throws -> Void in [
      { _ = try known.list() }, { _ = try known.get(name()) },
      { try known.put(name(), content) }, { try known.remove(name()) },
    ] {
      #expect(refusal(call)?.kind == .notFound)
    }
    #expect(Folder.names(in: path).isEmpty)
    try transport.put(name(), content)
    #expect(try known.get(name()) == content)
  }

  @Test("Links are not followed")
  func links() throws {
    let outside = folder.path("outside")
    mkdir(outside, 0o700)
    _ = try File(at: "\(outside)/3-9.tcb", for: .creating).withDescriptor { try $0.write(content) }
    symlink(outside, "\(path)/\(laptop)")
    #expect(try transport.list().isEmpty)
    #expect(try transport.get(name()) == nil)
    #expect(refusal { try transport.put(name(.head(1)), content) }?.kind == .access)
    try transport.remove(name())
    #expect(Folder.names(in: outside).count == 1)

    mkdir("\(path)/\(phone)", 0o700)
    symlink("\(outside)/3-9.tcb", "\(path)/\(phone)/3-9.tcb")
    #expect(try transport.get(name(of: phone)) == nil)
    #expect(refusal { try transport.put(name(of: phone), content) }?.kind == .conflict)
    mkfifo("\(path)/\(phone)/head-1", 0o600)
    #expect(try transport.get(name(.head(1), of: phone)) == nil)
    mkdir("\(path)/\(phone)/head-2", 0o700)
    #expect(try transport.get(name(.head(2), of: phone)) == nil)
  }

  @Test("New files are for the user alone, or for the group whose folder it is")
  func modes() throws {
    try transport.put(name(), content)
    #expect(try mode(laptop) == 0o700)
    #expect(try mode(name().path) == 0o600)
    chmod(path, 0o2770)
    try transport.put(name(of: phone), content)
    #expect(try mode(phone) == 0o2770)
    #expect(try mode(name(of: phone).path) == 0o660)
  }

  @Test("What a killed process left is not listed, and removed at the next time")
  func leftovers() throws {
    try transport.put(name(), content)
    try write(content, to: "\(laptop)/.taskcore-0123456789abc")
    #expect(try transport.list() == [name()])
    try transport.put(name(.head(1)), content)
    #expect(Folder.names(in: "\(path)/\(laptop)").count == 2)
  }

  @Test(
    "Of those who put at the same time, one is told that it was too late, unless all put the same")
  func concurrentPuts() async throws {
    for round in 1...TestLength.rounds(20) {
      let name = try name(.head(Int64(round)))
      let isSame = round.isMultiple(of: 2)
      let ends = await withTaskGroup(of: Failure?.self) { [transport, content] group in
        for writer in 0..<8 {
          group.addTask {
            refusal { try transport.put(name, isSame ? content : content + [UInt8(writer)]) }
          }
        }
        return await group.reduce(into: [Failure?]()) { $0.append($1) }
      }
      #expect(ends.filter { $0 == nil }.count == (isSame ? 8 : 1))
      #expect(ends.allSatisfy { $0 == nil || $0?.kind == .conflict })
    }
    #expect(Folder.names(in: "\(path)/\(laptop)").count == TestLength.rounds(20))
  }

  @Test("A full disk leaves nothing half there")
  func fullDisk() throws {
    for error: SystemError in [.noSpaceLeft, .quotaExceeded] {
      #expect(FolderTransport.failure("/x", error).kind == .full)
    }
    // Only the system's administrator can have a small disk.
    guard mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else { return }
    defer { umount2(path, Int32(MNT_DETACH)) }
    var numbers = RandomNumbers(seed: 3)
    let large = try SealedBlob.seal(
      noise(200_000, &numbers), as: name(), store: store, by: nil)
    #expect(refusal { try transport.put(name(), large) }?.kind == .full)
    #expect(try transport.list().isEmpty)
    #expect(Folder.names(in: "\(path)/\(laptop)").isEmpty)
    try transport.put(name(), content)
    #expect(try transport.get(name()) == content)
  }
}
