/// The version of Taskcore.
package enum LibraryVersion {
  package static let literal: StaticString = "0.1.0"
  package static let text = "\(literal)"
}
