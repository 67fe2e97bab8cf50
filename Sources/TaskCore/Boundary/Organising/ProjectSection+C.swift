import CTaskcore
import Domain

/// The name that a caller gives a section, if it does.
///
/// - Throws: `invalid`, with the member, and for NULL.
func sectionName(_ pointer: UnsafePointer<taskcore_project_section_input>?) throws -> String? {
  let input = try required(pointer, "input").checked()
  return input.has(TASKCORE_PROJECT_SECTION_NAME) ? try text(input.name, "name") : nil
}

extension taskcore_project_section_query_options {
  /// The project whose sections are asked for; nil: all.
  var project: Int64? {
    let options = self
    return options.has(TASKCORE_PROJECT_SECTION_QUERY_PROJECT) ? options.project_id : nil
  }
}
