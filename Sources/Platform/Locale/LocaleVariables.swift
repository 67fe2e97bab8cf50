import Glibc

/// The environment variables that choose a locale: POSIX, "Environment Variables", 8.2.
package enum LocaleVariables {
  /// The name of the locale for dates and times; `C` when none is set.
  package static var time: String { first("LC_TIME") ?? "C" }

  /// The name of the locale for texts; `C` when none is set.
  package static var messages: String { first("LC_MESSAGES") ?? "C" }

  /// The name of the locale for the order of texts; `C` when none is set.
  package static var collation: String { first("LC_COLLATE") ?? "C" }

  /// The name of the locale for characters; nil when none is set.
  package static var characters: String? { first("LC_CTYPE") }

  private static func first(_ category: String) -> String? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { Environment[$0] }.first { !$0.isEmpty }
  }
}

/// The locale of the process, which a library must not change.
package enum ProcessLocale {
  /// Takes the characters of the environment's locale.
  ///
  /// - Returns: Their set, such as `UTF-8`.
  package static func adoptCharacters() -> String {
    setlocale(LC_CTYPE, "")
    return nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
  }
}
