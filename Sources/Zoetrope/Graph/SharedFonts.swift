import Foundation
import ZoetropeFiles
import ZoetropeText

/// The fonts of one host, or of several hosts that share them.
///
/// Guarantees: No file is read before the first text needs a font. The result of loading is kept,
/// whether it is a success or a failure. The object is confined to the actor of the graphs that
/// share it.
package final class SharedFonts {
  /// The folder of the fonts; nil for the installed fonts.
  package let folder: String?
  private var opened: Result<FontLibrary, HostError>?

  /// Creates a reference to fonts that are not loaded yet.
  ///
  /// - Parameter folder: The folder of the fonts. Default: nil, for the installed fonts.
  package init(folder: String? = nil) { self.folder = folder }

  /// Returns the fonts, which are loaded on the first call.
  ///
  /// - Throws: ``HostError`` if there are no fonts, or if they cannot be read.
  package func library() throws(HostError) -> FontLibrary {
    let result = opened ?? open()
    opened = result
    return try result.get()
  }

  /// Whether later pictures may use the fonts as if they had not been loaded yet: no file was
  /// unreadable, and little is cached.
  package var isReusable: Bool {
    switch opened {
    case nil: true
    case .success(let library): library.isReusable
    case .failure: false
    }
  }

  /// Makes every font notice reportable again for the next picture, even if it has been reported
  /// before. Loads no fonts.
  package func repeatNotices() {
    if case .success(let library) = opened { library.repeatNotices() }
  }

  /// Returns the font files from which faces were opened since the last call. Loads no fonts.
  package func takeUsedFiles() -> [InputFile] {
    if case .success(let library) = opened { library.takeUsedFiles() } else { [] }
  }

  private func open() -> Result<FontLibrary, HostError> {
    do throws(FontError) {
      let library = try FontLibrary(folder: folder)
      guard library.isEmpty else { return .success(library) }
      guard let folder else { return .failure(.noFonts) }
      for case .fileUnreadable(let file, _) in library.takeNotices() {
        return .failure(.fontFolderUnreadable(path: folder, file: file))
      }
      return .failure(.fontFolderEmpty(path: folder))
    } catch {
      return .failure(HostError(error))
    }
  }
}

extension HostError {
  /// Creates the host error that corresponds to an error of the fonts.
  package init(_ error: FontError) {
    switch error {
    case .folderMissing(let path): self = .fontFolderMissing(path: path)
    case .unreadable(let path, let code):
      self = .fontUnreadable(path: path, reason: String(cString: strerror(code)))
    case .invalidLimit(let variable, let value, let expected):
      self = .invalidVariable(variable, value: value, expected: expected)
    case .libraryUnavailable(let name, let reason):
      self = .fontLibraryUnavailable(name: name, reason: reason)
    }
  }
}
