/// An error that prevents a font library from being created.
package enum FontError: Error, Hashable, Sendable {
  /// The font folder does not exist or is not a folder.
  case folderMissing(path: String)
  /// The font folder, one of its subfolders, or a font file cannot be read at the moment. `code` is
  /// the value of `errno`.
  case unreadable(path: String, code: Int32)
  /// An environment variable that sets a limit for font and image files has an invalid value.
  case invalidLimit(variable: String, value: String, expected: String)
  /// A C library that reads fonts could not be loaded or initialized.
  case libraryUnavailable(name: String, reason: String)
}
