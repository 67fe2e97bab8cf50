import CTaskcoreHeader

extension UrgencyCoefficients {
  /// As they are in a store in which nobody set them.
  public static var initial: UrgencyCoefficients {
    var input = blank(taskcore_urgency_coefficients(), taskcore_urgency_coefficients_init)
    input.fields = ~0
    return UrgencyCoefficients(input)
  }
}
