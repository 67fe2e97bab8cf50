/// Another process on this machine.
package struct OtherProcess {
  package let id: String
  /// Nil when it is not told.
  package let name: String?

  /// Those that have a file open, as far as they can be seen.
  package static func all(using file: FileIdentity) -> [OtherProcess] {
    Folder.names(in: "/proc").map { String(decoding: $0, as: UTF8.self) }.filter { id in
      guard id.utf8.allSatisfy({ (0x30...0x39).contains($0) }), id != String(CurrentProcess.id)
      else {
        return false
      }
      return Folder.names(in: "/proc/\(id)/fd").contains { number in
        let path = Array("/proc/\(id)/fd/".utf8) + number
        return (try? FileStatus(of: path))?.identity == file
      }
    }.map { OtherProcess(id: $0, name: name(of: $0)) }
  }

  private static func name(of id: String) -> String? {
    guard let file = try? File(at: "/proc/\(id)/comm", for: .reading),
      let bytes = try? file.withDescriptor({ try $0.readAll(limit: 4096) }),
      let line = bytes.split(separator: UInt8(ascii: "\n")).first
    else { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
