import Localization

/// What cannot be in a row of a store that is whole. What it says has the row's id, which whoever reads the rows knows
/// or finds.
struct PulseDamage: Error {
  let message: @Sendable (_ id: Int64) -> Message
}
