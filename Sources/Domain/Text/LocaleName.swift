/// The name of a locale of the system: `de_DE.ISO-8859-15@euro`.
package struct LocaleName {
  /// The same with UTF-8 for an encoding, which our texts have whatever those of the terminal are; nil
  /// for those without a language, "C" and "POSIX".
  package let inUTF8: String?

  /// Such as `FR` of `fr_FR.UTF-8`; nil for those without one.
  package let region: String?

  package init(_ name: String) {
    let language = name.prefix { $0 != "." && $0 != "@" }
    let modifier = name.drop { $0 != "@" }
    let parts = language.split(separator: "_")
    region = parts.count == 2 ? String(parts[1]) : nil
    inUTF8 =
      language.isEmpty || ["C", "POSIX"].contains(language) ? nil : language + ".UTF-8" + modifier
  }
}
