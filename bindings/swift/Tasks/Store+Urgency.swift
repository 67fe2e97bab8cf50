import CTaskcoreHeader

extension Store {
  /// What each property of an open task adds to its urgency.
  public func urgencyCoefficients() throws -> UrgencyCoefficients {
    UrgencyCoefficients(
      try Self.filled(taskcore_urgency_coefficients(), \.struct_size) {
        taskcore_urgency_coefficients_read(handle, $0)
      })
  }

  /// Sets what each property of an open task adds to its urgency, which follows at once.
  public func setUrgency(_ changes: UrgencyCoefficients) throws {
    try changes.withInput { try Self.check(taskcore_urgency_coefficients_set(handle, $0)) }
  }
}

extension UrgencyCoefficients {
  /// As they are in a store in which nobody set them.
  public static var initial: UrgencyCoefficients {
    var input = blank(taskcore_urgency_coefficients(), taskcore_urgency_coefficients_init)
    input.fields = ~0
    return UrgencyCoefficients(input)
  }
}
