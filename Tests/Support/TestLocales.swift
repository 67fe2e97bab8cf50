import Glibc

/// Locales that are made for the tests: the packages locales and libc-bin have what it takes.
package enum TestLocales {
  /// Where the C library finds them from now on; nil when they cannot be made.
  package static let folder: String? = {
    var template = Array("/tmp/taskcore-locales-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8($0) }, as: UTF8.self)
    for language in ["sv_SE", "de_DE", "en_US", "ar_EG"] {
      let command =
        "localedef --inputfile=\(language) --charmap=UTF-8 \(folder)/\(language).UTF-8 2>/dev/null"
      guard system(command) == 0 else { return nil }
    }
    setenv("LOCPATH", folder, 1)
    atexit { if let folder = getenv("LOCPATH") { system("rm -r \(String(cString: folder))") } }
    return folder
  }()
}
