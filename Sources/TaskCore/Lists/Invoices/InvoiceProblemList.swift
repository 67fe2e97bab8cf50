import CTaskcore
import Domain

/// A snapshot of what forbids issuing a draft.
final class InvoiceProblemList: RowList<taskcore_invoice_problem>, ValueSnapshot {
  func row(of problem: InvoiceProblem) throws -> taskcore_invoice_problem {
    try taskcore_invoice_problem(
      struct_size: MemoryLayout<taskcore_invoice_problem>.size, rule: arena.text(problem.rule),
      field: arena.text(problem.field), message: arena.text(problem.message))
  }
}
