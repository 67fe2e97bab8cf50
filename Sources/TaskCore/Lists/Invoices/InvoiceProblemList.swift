import CTaskcore
import Domain

/// A snapshot of what forbids issuing a draft.
final class InvoiceProblemList: RowList<taskcore_invoice_problem>, ValueSnapshot {
  typealias Value = InvoiceProblem

  func append(_ problem: InvoiceProblem) throws {
    try append(
      taskcore_invoice_problem(
        struct_size: MemoryLayout<taskcore_invoice_problem>.size, rule: arena.text(problem.rule),
        field: arena.text(problem.field), message: arena.text(problem.message)))
  }
}
