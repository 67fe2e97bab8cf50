import Domain
import TestSupport

@testable import Interchange

/// A record of which the model knows how to draw a value of each property.
protocol RandomRecord: JSONRecord {
  /// Not the property's default.
  static func value(of property: Property, _ random: inout RandomNumbers) throws -> LogValue
}

extension RandomRecord {
  /// One that has what every one must have.
  static func random(_ random: inout RandomNumbers) throws -> Self {
    var element = try blank(uid: random.uid())
    for (property, member) in members where member.isRequired {
      try element.set(property, to: value(of: property, &random))
    }
    return element
  }
}
