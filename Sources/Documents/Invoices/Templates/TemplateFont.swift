/// A font by its name, as the system knows it: `Lato`.
package struct TemplateFont: Hashable, Sendable {
  package let name: String

  /// Of fonts that are looked for in this order, before any other that has a character. The first is
  /// on most systems, and has one width for all digits.
  private static let others = "DejaVu Sans, Noto Sans, Liberation Sans, sans-serif"

  package init(name: String) { self.name = name }

  var families: String { name.isEmpty ? Self.others : "\(name), \(Self.others)" }
}
