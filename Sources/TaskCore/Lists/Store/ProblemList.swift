import CTaskcore
import Domain
import Localization

/// A snapshot of the problems of an input or a draft.
final class ProblemList: RowList<taskcore_problem>, ValueSnapshot {
  func row(of problem: Problem) throws -> taskcore_problem {
    try taskcore_problem(
      struct_size: MemoryLayout<taskcore_problem>.size, rule: arena.text(problem.rule),
      field: arena.text(problem.field), message: arena.text(problem.message.description),
      status: problem.isWarning ? TASKCORE_OK : problem.kind.status, reserved: 0,
      call: arena.text(problem.call))
  }
}

extension ProblemList {
  convenience init(_ problems: [Problem], in locale: Locale) throws {
    try self.init(
      problems.map { problem in
        var said = problem
        said.message = Message(verbatim: locale.text(problem.message))
        return said
      })
  }

  /// All that `body` finds wrong with an input.
  ///
  /// - Throws: what is not wrong with the input, but with the store.
  static func gathering(
    in locale: Locale, _ body: (InputCheck) throws -> Void
  ) throws -> ProblemList {
    try ProblemList(InputCheck.gathering(body).map(Problem.init), in: locale)
  }
}
