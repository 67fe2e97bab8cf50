import Domain
import Localization

extension Failure {
  /// Whether it is about what a text says, and not about where it comes from.
  var isOfText: Bool { kind == .malformed || kind == .invalid }

  /// What is wrong, with the member or column that it is about.
  func said(of name: String) -> Message {
    name.isEmpty ? message : "“\(name)”: \(message)"
  }
}
