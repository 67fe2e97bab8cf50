import Platform

/// A library that is loaded when it is first needed, so that nobody else has to have it.
struct OptionalLibrary {
  /// Each of these will do.
  let names: [String]
  /// Debian's package.
  let package: String
  let purpose: Message

  /// Those that docs/decisions.md names.
  static let all = [
    OptionalLibrary(
      names: ["libcairo.so.2"], package: "libcairo2", purpose: "invoices as PDF"),
    OptionalLibrary(
      names: ["libpangocairo-1.0.so.0"], package: "libpangocairo-1.0-0", purpose: "invoices as PDF"),
    OptionalLibrary(
      names: ["libqrencode.so.4"], package: "libqrencode4",
      purpose: "codes for SEPA transfers on invoices"),
    OptionalLibrary(
      names: ["libexpat.so.1"], package: "libexpat1",
      purpose: "invoices of others, and calendar servers"),
    OptionalLibrary(
      names: ["libcurl.so.4", "libcurl-gnutls.so.4"], package: "libcurl4",
      purpose: "mail by SMTP, and calendar servers"),
    OptionalLibrary(
      names: ["libsodium.so.23"], package: "libsodium23", purpose: "encrypted sync"),
    OptionalLibrary(
      names: ["libpq.so.5"], package: "libpq5", purpose: "sync through a PostgreSQL database"),
    OptionalLibrary(names: ["libzstd.so.1"], package: "libzstd1", purpose: "sync between devices"),
  ]

  var isInstalled: Bool {
    names.contains { name in
      if case .some = DynamicLibrary(name) { true } else { false }
    }
  }
}

extension Checkup {
  func libraryChecks() -> [Check] {
    let libraries = OptionalLibrary.all.map { ($0, isInstalled: $0.isInstalled) }
    let found = libraries.filter(\.isInstalled).map(\.0.package)
    var checks: [Check] = []
    if !found.isEmpty {
      checks.append(.ok(.libraries, "There are \(found.joined(separator: ", "))."))
    }
    checks += libraries.filter { !$0.isInstalled }.map { library, _ in
      .warning(
        .libraries, "There is no \(library.package), which is for \(library.purpose).",
        mend: "sudo apt install \(library.package)")
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

/// The fonts that a PDF can be drawn with.
private enum Fonts {
  /// What fontconfig, by which pango finds them, knows of them, in its own order.
  private struct FontSet {
    let count: Int32
    let capacity: Int32
    let patterns: UnsafeRawPointer?
  }

  /// How many there are; nil without fontconfig.
  static var count: Int32? {
    guard let library = DynamicLibrary("libfontconfig.so.1"),
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
