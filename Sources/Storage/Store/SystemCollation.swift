package import Domain
import Glibc

/// The order of a locale of the system: `SystemCollation(named: "fr_FR.UTF-8")`.
///
/// Texts that the locale takes for equal are in the order without a language.
package final class SystemCollation: Collation {
  private let locale: locale_t
  private let plain = PlainCollation()
  private var buffer = [CChar](repeating: 0, count: 256)

  /// The order of a locale, or, for nil, of the environment's; that without a language when there is
  /// no such locale, or it is the one of computers ("C", "POSIX").
  package static func collation(named name: String?) -> any Collation {
    SystemCollation(named: name ?? environmentLocale) ?? PlainCollation()
  }

  /// What the C library would take it from: POSIX, "Environment Variables", 8.2.
  private static var environmentLocale: String {
    let names = ["LC_ALL", "LC_COLLATE", "LANG"]
    let values = names.lazy.compactMap { name in getenv(name).map { String(cString: $0) } }
    return values.first { !$0.isEmpty } ?? "C"
  }

  /// Nil for one that is not there or has no order of its own.
  package convenience init?(named name: String) {
    guard let name = LocaleName(name).inUTF8 else { return nil }
    self.init(exactly: name)
  }

  private init?(exactly name: String) {
    guard let locale = newlocale(Int32(1) << LC_COLLATE, name, nil) else { return nil }
    self.locale = locale
  }

  deinit {
    freelocale(locale)
  }

  /// The key of the locale, a 0, which it does not hold, and the key without a language.
  package func key(of text: String) -> [UInt8] {
    var count = strxfrm_l(&buffer, text, buffer.count, locale)
    if count >= buffer.count {
      buffer = Array(repeating: 0, count: count + 1)
      count = strxfrm_l(&buffer, text, buffer.count, locale)
    }
    return buffer.prefix(count).map { UInt8(bitPattern: $0) } + [0] + plain.key(of: text)
  }
}
