import CTaskcore
import Domain
import Storage

/// A snapshot of invoices that are due for a reminder.
final class LateInvoiceList: RowList<taskcore_late_invoice>, ValueSnapshot {
  func row(of late: LateInvoice) throws -> taskcore_late_invoice {
    try taskcore_late_invoice(
      struct_size: MemoryLayout<taskcore_late_invoice>.size, invoice_id: late.id,
      number: copy(late.number), client_name: copy(late.clientName), currency: copy(late.currency),
      balance_minor: late.balance, days: Int64(late.days), due_date: late.dueDate.packed,
      last_date: late.lastDate?.packed ?? 0, next_level: Int32(clamping: late.nextLevel),
      reserved: 0)
  }
}
