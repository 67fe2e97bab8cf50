import Domain
import Glibc

/// The system's time zone database: a folder of TZif files.
enum ZoneFiles {
  /// Where it is; like the C library, `TZDIR` may say otherwise.
  static var folder: String {
    getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
  }

  /// - Throws: `invalid` for a name that no zone has; `unsupported` without time zone data.
  static func zone(named name: String) throws -> TZif {
    let unknown = Failure(
      .invalid, "“\(name.prefix(80))” is not a time zone: an IANA name is, such as Europe/Paris.",
      field: "time_zone")
    guard isName(name) else { throw unknown }
    if let data = read("\(folder)/\(name)").flatMap({ TZif($0) }) { return data }
    if access("\(folder)/Etc/UTC", R_OK) != 0 {
      throw Failure(
        .unsupported,
        "There is no time zone data in \(folder): install the package tzdata.",
        field: "time_zone")
    }
    throw unknown
  }

  /// The bytes of a zone's file; nil when there is none. The largest have some kilobytes.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0, (1...largestFile).contains(information.st_size) else {
      return nil
    }
    let size = Int(information.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(Glibc.read(file, buffer.baseAddress, size), 0)
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static let largestFile = 1 << 20

  /// Names are paths inside of the folder, and must not lead out of it.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 80
      && parts.allSatisfy { part in
        !part.isEmpty && part != "." && part != ".."
          && part.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
              UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
              UInt8(ascii: "_"):
              true
            default: false
            }
          }
      }
  }
}
