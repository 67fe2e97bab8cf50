/// The name of a locale of the system: `de_DE.ISO-8859-15@euro`.
package struct LocaleName {
  /// The same with UTF-8 for an encoding, which our texts have whatever those of the terminal are; nil
  /// for those without a language, "C" and "POSIX".
  package let inUTF8: String?

  package init(_ name: String) {
    let language = name.prefix { $0 != "." && $0 != "@" }
    let modifier = name.drop { $0 != "@" }
    inUTF8 =
      language.isEmpty || ["C", "POSIX"].contains(language) ? nil : language + ".UTF-8" + modifier
  }
}
