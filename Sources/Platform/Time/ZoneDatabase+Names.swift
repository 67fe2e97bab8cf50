extension ZoneDatabase {
  /// The zones that differ since 1970, in the order of `zone1970.tab`, of which the third column names
  /// them; none without that file.
  package static var names: [String] {
    guard let file = try? File(at: "\(folder)/zone1970.tab", for: .reading),
      let bytes = try? file.withDescriptor({ try $0.readAll(limit: 1 << 20) })
    else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let columns = line.split(separator: UInt8(ascii: "\t"))
      guard line.first != UInt8(ascii: "#"), columns.count >= 3 else { return nil }
      return String(decoding: columns[2], as: UTF8.self)
    }
  }
}
