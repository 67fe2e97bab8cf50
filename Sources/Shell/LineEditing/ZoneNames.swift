import Glibc

/// The names of time zones that the system knows.
enum ZoneNames {
  /// None when the system has no table of them.
  static var all: [String] {
    guard let file = fopen("/usr/share/zoneinfo/zone1970.tab", "re") else { return [] }
    defer { fclose(file) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 32_768)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      text += part.prefix(count)
    }
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t"))
      guard line.first != UInt8(ascii: "#"), fields.count > 2 else { return nil }
      return String(decoding: fields[2], as: UTF8.self)
    }
  }
}
