public import CTaskcore
import Domain
import ViewModels

/// Tells what a colour looks like on a light or a dark screen.
///
/// Texts in each can be read, with a contrast of at least 4.5 to 1 (WCAG 2): in the light theme on
/// white, `#FFFFFF`; in the dark one on `#121212`, and on `#1E1E1E` for what is raised above it.
///
/// - Parameters:
///   - token: `TASKCORE_COLOUR_...`.
///   - theme: `TASKCORE_THEME_...`.
///   - rgb: receives 0xRRGGBB; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an unknown token or theme, and for NULL.
///   Since 0.1.0.
@c(taskcore_colour)
public func colour(token: Int32, theme: Int32, rgb: Out<UInt32>) -> taskcore_status {
  rgb?.pointee = 0
  return attempt {
    let rgb = try required(rgb, "rgb")
    let token = try Failure.about("token") { try ColourToken(code: token) }
    rgb.pointee = try Palette(code: theme).rgb(of: token)
  }
}
