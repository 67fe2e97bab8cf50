/// A record with a position in a manual order.
package protocol Ordered {
  var id: Int64 { get }
  var position: OrderKey { get set }
}

extension Project: Ordered {}
extension SavedFilter: Ordered {}

/// The destination of a move in a manual order.
package enum OrderDestination: Equatable, Sendable {
  /// Before the one with that id.
  case before(Int64)
  /// After the one with that id.
  case after(Int64)
  case top
  case bottom
}
