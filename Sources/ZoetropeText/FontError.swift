/// An error that prevents a font library from being created.
package enum FontError: Error, Hashable, Sendable {
  /// The font folder does not exist or is not a folder.
  case folderMissing(path: String)
  /// A C library that reads fonts could not be initialized.
  case libraryUnavailable(name: String)
}
