import Domain
import Platform

/// The TZif files of the system's time zone database.
enum ZoneFiles {
  /// - Throws: `invalid` for a name that no zone has; `unsupported` without time zone data; what the system
  ///   refuses, when the file is there.
  static func zone(named name: String) throws -> TZif {
    let unknown = Failure(
      .invalid, "“\(name.prefix(80))” is not a time zone: an IANA name is, such as Europe/Paris.",
      field: "time_zone")
    guard isName(name) else { throw unknown }
    if let data = try read("\(ZoneDatabase.folder)/\(name)").flatMap({ TZif($0) }) { return data }
    if !ZoneDatabase.isInstalled {
      throw Failure(
        .unsupported,
        "There is no time zone data in \(ZoneDatabase.folder): install the package tzdata.",
        field: "time_zone")
    }
    throw unknown
  }

  /// The bytes of a zone's file; nil when there is none. The largest have some kilobytes.
  static func read(_ path: String) throws -> [UInt8]? {
    do {
      let file = try File(at: path, for: .reading)
      return try file.withDescriptor { (file) throws(SystemError) in
        let status = try file.status()
        guard status.kind == .regular, (1...largestFile).contains(status.size) else { return nil }
        let bytes = try file.readAll(limit: largestFile)
        return bytes.isEmpty ? nil : bytes
      }
    } catch {
      switch error {
      case .notFound, .notFolder, .nameTooLong, .accessDenied: return nil
      case .outOfMemory: throw Failure.noMemory
      default:
        throw Failure(
          .inputOutput, "The time zone in \(path) cannot be read: \(error.message).",
          field: "time_zone")
      }
    }
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
