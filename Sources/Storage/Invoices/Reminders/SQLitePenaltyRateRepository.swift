import Domain

/// Rates of interest for late payment.
final class SQLitePenaltyRateRepository: SQLiteRecordRepository<PenaltyRate>, PenaltyRateRepository
{
  func all(for debtor: PenaltyRate.Debtor, currency: String) throws -> [PenaltyRate] {
    try select(
      "debtor = ? AND currency = ? AND first_date IS NOT NULL", order: "first_date, uid",
      Int64(debtor.rawValue), currency)
  }
}
