package import Localization

/// How important a task is; a new one is `p2`.
///
/// The raw values are those of the C API and of the store.
package enum Priority: Int32, CallerCode, CaseIterable, Sendable {
  case p0 = 0
  case p1 = 1
  case p2 = 2
  case p3 = 3
  case none = 4

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not a priority: 0 to 3 are P0 to P3, and 4 is none.", "priority")
  }
}
