/// What has a place in an order that the user made.
package protocol Ordered {
  var id: Int64 { get }
  var position: OrderKey { get set }
}

extension Project: Ordered {}
extension SavedFilter: Ordered {}

/// Where in a manual order things are to go.
package enum OrderDestination: Equatable, Sendable {
  /// Before the one with that id.
  case before(Int64)
  /// After the one with that id.
  case after(Int64)
  case top
  case bottom
}
