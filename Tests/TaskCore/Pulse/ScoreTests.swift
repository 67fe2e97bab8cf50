import CTaskcore
import Testing

@testable import TaskCore

/// The score as a C caller reads it, at noon of 24 December 2026.
@Suite final class ScoreTests: ClockedStore {
  init() throws {
    try super.init(at: 1_798_113_600_000)
    for title in ["One", "Two"] {
      var id = try addTask(title)
      #expect(taskComplete(store: store, ids: &id, count: 1, flags: 0) == TASKCORE_OK)
    }
  }

  private var field: String { String(cString: lastError().pointee.field) }

  private func read(
    _ change: (inout taskcore_score_options) -> Void
  ) -> (status: taskcore_status, score: taskcore_score) {
    var options = taskcore_score_options.sized
    change(&options)
    var score = taskcore_score.sized
    score.points = 99
    let status = scoreRead(store: store, options: &options, score: &score)
    return (status, score)
  }

  @Test("NULL and no fields ask for today, of all")
  func today() {
    var score = taskcore_score.sized
    #expect(scoreRead(store: store, options: nil, score: &score) == TASKCORE_OK)
    #expect(score.points == 6 && score.completed_count == 2)
    let (status, same) = read { _ in }
    #expect(status == TASKCORE_OK && same.points == 6)
  }

  @Test("The members count that the fields announce")
  func members() {
    #expect(read { $0.last_date = 5 }.score.points == 6)
    let yesterday = read {
      $0.fields = TASKCORE_SCORE_LAST_DATE
      $0.last_date = 2026_12_23
    }
    #expect(yesterday.status == TASKCORE_OK && yesterday.score.points == 0)
    let always = read {
      $0.fields = TASKCORE_SCORE_FIRST_DATE | TASKCORE_SCORE_PROJECT_ID
      $0.first_date = 1_01_01
      $0.project_id = 1
    }
    #expect(always.status == TASKCORE_OK && always.score.completed_count == 2)
    let tagged = "nobody".withCString { tag in
      read {
        $0.fields = TASKCORE_SCORE_TAG
        $0.tag = tag
      }
    }
    #expect(tagged.status == TASKCORE_OK && tagged.score.points == 0)
  }

  @Test("What is wrong is told with its member, and the score is zero")
  func refusals() {
    func expect(
      _ status: taskcore_status, _ member: String, _ change: (inout taskcore_score_options) -> Void
    ) {
      let result = read(change)
      #expect(result.status == status && field == member)
      #expect(result.score.points == 0 && result.score.completed_count == 0)
    }
    expect(TASKCORE_EINVALID, "fields") { $0.fields = 1 << 4 }
    expect(TASKCORE_EINVALID, "struct_size") { $0.struct_size = 1 }
    expect(TASKCORE_EINVALID, "first_date") {
      $0.fields = TASKCORE_SCORE_FIRST_DATE
      $0.first_date = 2026_02_30
    }
    expect(TASKCORE_EINVALID, "last_date") {
      $0.fields = TASKCORE_SCORE_FIRST_DATE
      $0.first_date = 2026_12_25
    }
    expect(TASKCORE_EINVALID, "tag") { $0.fields = TASKCORE_SCORE_TAG }
    expect(TASKCORE_ENOTFOUND, "project_id") {
      $0.fields = TASKCORE_SCORE_PROJECT_ID
      $0.project_id = 9
    }
    "".withCString { tag in
      expect(TASKCORE_EINVALID, "tag") {
        $0.fields = TASKCORE_SCORE_TAG
        $0.tag = tag
      }
    }
    #expect(scoreRead(store: store, options: nil, score: nil) == TASKCORE_EINVALID)
    var unsized = taskcore_score()
    #expect(scoreRead(store: store, options: nil, score: &unsized) == TASKCORE_EINVALID)
    #expect(scoreRead(store: nil, options: nil, score: &unsized) == TASKCORE_EINVALID)
  }
}
