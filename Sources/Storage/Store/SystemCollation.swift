package import Domain
import Platform

/// The order of a locale of the system: `SystemCollation(named: "fr_FR.UTF-8")`.
///
/// Texts that the locale takes for equal are in the order without a language.
package final class SystemCollation: Collation {
  private let locale: SystemLocale
  private let plain = PlainCollation()
  private var buffer = [CChar](repeating: 0, count: 256)

  /// The order of a locale, or, for nil, of the environment's; that without a language when there is
  /// no such locale, or it is the one of computers ("C", "POSIX").
  package static func collation(named name: String?) -> any Collation {
    SystemCollation(named: name ?? LocaleVariables.collation) ?? PlainCollation()
  }

  /// Nil for one that is not there or has no order of its own.
  package convenience init?(named name: String) {
    guard let name = LocaleName(name).inUTF8 else { return nil }
    self.init(exactly: name)
  }

  private init?(exactly name: String) {
    guard let locale = SystemLocale(named: name, for: .collation) else { return nil }
    self.locale = locale
  }

  /// The key of the locale, a 0, which it does not hold, and the key without a language.
  package func key(of text: String) -> [UInt8] {
    locale.collationKey(of: text, buffer: &buffer) + [0] + plain.key(of: text)
  }
}
