import Domain

/// A date of the C API that may be missing.
///
/// - Returns: nil for 0.
/// - Throws: `invalid` for what else is no date.
func optionalDate(_ packed: Int32, _ field: String) throws -> CalendarDate? {
  packed == 0 ? nil : try CalendarDate(packed: packed, field: field)
}
