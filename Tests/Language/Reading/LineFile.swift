import Domain
import Glibc
import Language
import TestSupport
import Testing

/// The files of `Tests/Language/Lines`; the README there describes them.
struct LineFile: CustomTestStringConvertible, Sendable {
  struct Line {
    var text: String
    var title: String
    var result: String
  }

  let language: Language
  let name: String

  var testDescription: String { "\(language.rawValue)/\(name)" }

  static let all: [LineFile] = Language.spoken.flatMap { language in
    names(in: "\(folder)/\(language.rawValue)").map { LineFile(language: language, name: $0) }
  }

  private static let folder =
    #filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/Lines"

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".tsv") { names.append(name) }
    }
    return names.sorted()
  }

  /// What the region of the file, or that of the language, decides.
  var conventions: Conventions {
    switch (language, name) {
    case (.english, "region-us.tsv"): Conventions(dateOrder: .monthFirst, firstWeekday: 6)
    case (.english, "region-gb.tsv"): Conventions(dateOrder: .dayFirst)
    case (.english, _): Conventions()
    default: Conventions(dateOrder: .dayFirst)
    }
  }

  /// All but comments and headings.
  func lines() -> [Line] {
    guard let file = fopen("\(Self.folder)/\(language.rawValue)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix(";") && !($0.hasPrefix("[") && $0.hasSuffix("]")) }
      .map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Line(
          text: columns[0], title: columns.count > 1 ? columns[1] : "",
          result: columns.count > 2 ? columns[2] : "")
      }
  }

  /// Reads as on Wednesday 2026-01-14, 12:00 in UTC.
  var dates: DateReader {
    DateReader(
      now: Instant(text: "2026-01-14T12:00:00Z") ?? Instant(clamping: 0), zone: FixedZone(),
      language: language, conventions: conventions
    ) { name in Self.zones.first { $0.name == name } }
  }

  /// The zones that lines name, as they are in 2026 up to October.
  private static let zones: [ChangingZone] = {
    let spring = Instant(text: "2026-03-29T01:00:00Z") ?? Instant(clamping: 0)
    let american = Instant(text: "2026-03-08T07:00:00Z") ?? Instant(clamping: 0)
    func zone(_ name: String, _ hours: Int, from change: Instant? = nil) -> ChangingZone {
      ChangingZone(
        name, at: change ?? spring, from: hours * 3_600,
        to: (hours + (change == nil ? 0 : 1)) * 3_600)
    }
    return [
      zone("Europe/London", 0, from: spring), zone("Europe/Paris", 1, from: spring),
      zone("Europe/Berlin", 1, from: spring), zone("Europe/Madrid", 1, from: spring),
      zone("America/New_York", -5, from: american), zone("America/Toronto", -5, from: american),
      zone("America/Bogota", -5), zone("America/Mexico_City", -6), zone("Asia/Tokyo", 9),
    ]
  }()
}
