import Platform

/// The libraries that are loaded when they are first needed, so that nobody else has to have them, and what for.
private let uses: [(library: OptionalLibrary, purpose: Message)] = [
  (.cairo, "invoices as PDF"),
  (.pangoCairo, "invoices as PDF"),
  (.qrencode, "codes for SEPA transfers on invoices"),
  (.expat, "invoices of others, and calendar servers"),
  (.curl, "mail by SMTP, and calendar servers"),
  (.sodium, "encrypted sync"),
  (.pq, "sync through a PostgreSQL database"),
  (.zstd, "sync between devices"),
]

extension Checkup {
  func libraryChecks() -> [Check] {
    var found: [String] = []
    var checks: [Check] = []
    for (library, purpose) in uses {
      let package = library.package
      if case .some = DynamicLibrary(library) {
        found.append(package)
      } else {
        checks.append(
          .warning(
            .libraries, "There is no \(package), which is for \(purpose).",
            mend: "sudo apt install \(package)"))
      }
    }
    if !found.isEmpty {
      checks.insert(.ok(.libraries, "There are \(found.joined(separator: ", "))."), at: 0)
    }
    if let count = Fonts.count {
      checks.append(
        count > 0
          ? .ok(.libraries, "There are \(Counted.fonts(Int64(count))).")
          : .warning(
            .libraries, "There are no fonts, which invoices as PDF need.",
            mend: "sudo apt install fonts-dejavu-core"))
    }
    return checks
  }
}

/// The fonts for PDFs.
private enum Fonts {
  /// Matching fonts in fontconfig's order, which pango uses to find fonts.
  private struct FontSet {
    let count: Int32
    let capacity: Int32
    let patterns: UnsafeRawPointer?
  }

  /// How many there are; nil without fontconfig.
  static var count: Int32? {
    guard let library = DynamicLibrary(.fontconfig),
      let symbol = library.symbol("FcConfigGetFonts"),
      let begin = library.symbol("FcInit")
    else { return nil }
    typealias Begin = @convention(c) () -> Int32
    typealias GetFonts = @convention(c) (UnsafeRawPointer?, Int32) -> UnsafeRawPointer?
    return withExtendedLifetime(library) {
      guard unsafeBitCast(begin, to: Begin.self)() != 0 else { return nil }
      let fonts = unsafeBitCast(symbol, to: GetFonts.self)(nil, 0)
      return fonts?.load(as: FontSet.self).count ?? 0
    }
  }
}
