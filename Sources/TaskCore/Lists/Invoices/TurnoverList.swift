import CTaskcore
import Storage

/// A snapshot of turnovers.
final class TurnoverList: RowList<taskcore_turnover>, ValueSnapshot {
  func row(of turnover: Turnover) throws -> taskcore_turnover {
    try taskcore_turnover(
      struct_size: MemoryLayout<taskcore_turnover>.size, currency: copy(turnover.currency),
      invoice_count: turnover.invoiceCount, credit_note_count: turnover.creditNoteCount,
      net_minor: turnover.net, vat_minor: turnover.vat, gross_minor: turnover.gross,
      month: turnover.month, reserved: 0)
  }
}
