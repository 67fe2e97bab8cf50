import CLoading
package import Localization

/// A shared library that is loaded on first use.
package struct OptionalLibrary: Sendable {
  let number: loading_library

  package static let cairo = OptionalLibrary(number: LOADING_CAIRO)
  package static let curl = OptionalLibrary(number: LOADING_CURL)
  package static let expat = OptionalLibrary(number: LOADING_EXPAT)
  package static let fontconfig = OptionalLibrary(number: LOADING_FONTCONFIG)
  package static let pangoCairo = OptionalLibrary(number: LOADING_PANGOCAIRO)
  package static let pq = OptionalLibrary(number: LOADING_PQ)
  package static let qrencode = OptionalLibrary(number: LOADING_QRENCODE)
  package static let sodium = OptionalLibrary(number: LOADING_SODIUM)
  package static let zstd = OptionalLibrary(number: LOADING_ZSTD)

  /// The Debian package that has it, by its name in the release of this system.
  package var package: String { String(cString: loading_package(number)) }

  /// Its name where `/etc/debian_version` says this.
  package func package(of version: String) -> String {
    String(cString: loading_package_of(number, version))
  }

  /// Why it is not there, and what helps.
  ///
  /// - Parameter need: what needs it: `Reading XML needs libexpat`.
  /// - Returns: A sentence.
  package func missing(for need: Message) -> Message {
    Self.missing(for: need, package: package)
  }

  package static func missing(for need: Message, package: String) -> Message {
    CurrentProcess.isPrivileged
      ? "\(need), which is not loaded in a program with other rights than its caller's (setuid)."
      : "\(need): install the Debian package \(package)."
  }
}
