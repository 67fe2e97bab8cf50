import Platform
import Testing

@Suite("Libraries of the system")
struct OptionalLibraryTests {
  @Test(
    "Their packages have the names of the release",
    arguments: [
      ("12.11\n", "libcurl4", "libsodium23"),
      ("bookworm/sid\n", "libcurl4", "libsodium23"),
      ("13.1\n", "libcurl4t64", "libsodium23"),
      // Ubuntu 24.04 says this.
      ("trixie/sid\n", "libcurl4t64", "libsodium23"),
      ("forky/sid\n", "libcurl4t64", "libsodium26"),
      ("15.0\n", "libcurl4t64", "libsodium26"),
      ("what comes later/sid\n", "libcurl4t64", "libsodium26"),
      ("", "libcurl4t64", "libsodium26"),
    ])
  func packages(version: String, curl: String, sodium: String) {
    #expect(OptionalLibrary.curl.package(of: version) == curl)
    #expect(OptionalLibrary.sodium.package(of: version) == sodium)
    #expect(OptionalLibrary.expat.package(of: version) == "libexpat1")
  }
}
