import Glibc

/// The system's time zone data: a folder with a file for each zone.
package enum ZoneDatabase {
  /// Where it is; like the C library, `TZDIR` may say otherwise.
  package static var folder: String {
    let folder = Environment["TZDIR"] ?? ""
    return folder.isEmpty ? "/usr/share/zoneinfo" : folder
  }

  /// Whether the system has it.
  package static var isInstalled: Bool { FileUse.reading.isAllowed(at: "\(folder)/Etc/UTC") }

  /// The file with the zone that the system is set to.
  package static let localTimeFile = "/etc/localtime"

  /// The name of the zone that a link leads to, such as `/etc/localtime`; nil for a file outside of the
  /// database. It is sought by the C library, as each opening of a store asks for it: with the pieces of a
  /// String, the zone takes several times as long.
  package static func name(ofLink path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let folder = "/zoneinfo/"
    var rest = UnsafePointer(resolved)
    var name: String?
    while let found = strstr(rest, folder) {
      rest = UnsafePointer(found) + 1
      name = String(cString: found + folder.utf8.count)
    }
    return name
  }
}
