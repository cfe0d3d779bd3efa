/// Why there are no fonts to work with.
package enum FontError: Error, Hashable, Sendable {
  /// The folder that fonts are to come from is not there, or is not a folder.
  case folderMissing(path: String)
  /// A C library that fonts are read with could not be set up.
  case libraryUnavailable(name: String)
}
