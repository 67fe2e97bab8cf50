import CTaskcoreHeader

/// What is off: a share in hundredths of a percent, or an amount in minor units.
public enum ShareOrAmount: Sendable {
  /// Hundredths of a percent.
  case share(Int32)
  /// Minor units.
  case amount(Int64)
}
