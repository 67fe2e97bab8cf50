import CTaskcore
import Domain
import ViewModels

/// The home screen, as a C caller reads it.
final class HomeScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_home_content>

  init(_ home: Home) throws {
    let content = try arena.new(taskcore_home_content.self)
    self.content = UnsafePointer(content)
    content.pointee.title = try arena.text(home.title)
    content.pointee.date_label = try arena.text(home.dateLabel)
    content.pointee.progress_label = try arena.text(home.progressLabel)
    content.pointee.chips = try arena.array(home.chips, of: taskcore_chip.self, chip)
    content.pointee.chip_count = home.chips.count
    let rows = home.sections.flatMap(\.rows)
    content.pointee.rows = try arena.array(rows, of: taskcore_row.self, arena.row)
    content.pointee.row_count = rows.count
    var first = 0
    content.pointee.sections = try arena.array(home.sections, of: taskcore_section.self) { shown in
      defer { first += shown.rows.count }
      return try section(shown, first: first)
    }
    content.pointee.section_count = home.sections.count
    content.pointee.open_count = home.openCount
    content.pointee.completed_today_count = home.completedTodayCount
    content.pointee.empty_title = try arena.text(home.emptyTitle)
    content.pointee.empty_message = try arena.text(home.emptyMessage)
    content.pointee.empty_state = home.emptyState.rawValue
    content.pointee.date = home.date.packed
  }

  private func chip(_ chip: Chip) throws -> taskcore_chip {
    taskcore_chip(
      struct_size: MemoryLayout<taskcore_chip>.size, title: try arena.text(chip.title),
      query: try arena.text(chip.query), id: chip.id, open_count: chip.openCount,
      kind: chip.kind.rawValue, colour: chip.colour.rawValue,
      is_selected: chip.isSelected ? 1 : 0, reserved: 0)
  }

  private func section(_ section: Section, first: Int) throws -> taskcore_section {
    taskcore_section(
      struct_size: MemoryLayout<taskcore_section>.size, title: try arena.text(section.title),
      first: first, row_count: section.rows.count, total_count: section.totalCount,
      kind: section.kind.rawValue, reserved: 0)
  }
}
