/// The manual page.
enum ManPage { static let text = "" }
