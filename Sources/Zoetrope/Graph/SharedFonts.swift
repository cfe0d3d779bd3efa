import ZoetropeText

/// The fonts that the texts of one host, or of several, are set in.
///
/// Guarantees: nothing is read before the first text asks; what was found, or was not, stays so.
/// Confined like the graphs that share it.
package final class SharedFonts {
  /// The folder with the fonts; nil for those that are installed.
  package let folder: String?
  private var opened: Result<FontLibrary, HostError>?

  /// Names the fonts; by default those that are installed.
  package init(folder: String? = nil) { self.folder = folder }

  /// The fonts; read on the first call.
  package func library() throws(HostError) -> FontLibrary {
    let result = opened ?? open()
    opened = result
    return try result.get()
  }

  private func open() -> Result<FontLibrary, HostError> {
    do throws(FontError) {
      let library = try FontLibrary(folder: folder)
      guard library.isEmpty else { return .success(library) }
      guard let folder else { return .failure(.noFonts) }
      for case .fileUnreadable(let file) in library.takeNotices() {
        return .failure(.fontFolderUnreadable(path: folder, file: file))
      }
      return .failure(.fontFolderEmpty(path: folder))
    } catch {
      switch error {
      case .folderMissing(let path): return .failure(.fontFolderMissing(path: path))
      case .libraryUnavailable(let name): return .failure(.fontLibraryUnavailable(name: name))
      }
    }
  }
}
