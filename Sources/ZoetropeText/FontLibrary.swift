import Foundation
import ZoetropeFiles

/// The fonts available to text: those in a folder, or those installed on the machine.
///
/// Guarantees: the same font files give the same results on every machine. The location of the
/// files and the order in which they are found do not matter. Faces are opened on first use and
/// stay open for the lifetime of the library. Not thread-safe.
package final class FontLibrary {
  let notices = FontNoticeLog()
  private(set) var catalog: FontCatalog
  let scanner: FontconfigScanner
  private let freeType: FreeTypeLibrary
  private let harfBuzz: HarfBuzzLibrary
  private var files: [String: FontFile] = [:]
  private var problems: [String: FontFileProblem] = [:]
  private var openFaces: [FaceKey: FontFace] = [:]
  private var axesOfRecord: [Int: [FontAxis]] = [:]
  /// The file paths of all open faces.
  private var usedPaths: Set<String> = []
  private var usedFiles: [FontFile] = []
  /// The face for each request, with the notices about its choice.
  private var faceOfRequest: [FontRequest: (face: FontFace, notices: [FontNotice])] = [:]
  /// The faces of each file that was requested by path; empty for a file without usable faces.
  var recordsOfPath: [String: [FontRecord]] = [:]
  var fallbacks = FontFallbacks()
  /// Whether the library uses the fonts installed on the machine, rather than the fonts of a
  /// folder.
  private let isInstalled: Bool
  /// The first read error caused by the state of the machine, rather than by the contents of a font
  /// file; nil if there was none. Layouts made after the error may use substitute faces.
  package private(set) var failure: FontError?

  /// Lists the available fonts without opening faces.
  ///
  /// - Parameter folder: The folder to take fonts from, including its subfolders; nil for the
  ///   installed fonts. Default nil.
  /// - Throws: ``FontError`` if the folder is missing, if the folder or a file in it cannot be read
  ///   at the moment, if a C library cannot be loaded or initialized, or if ``FileLimits/current``
  ///   holds an error. A file that is not a font is skipped with a notice.
  package init(folder: String? = nil) throws(FontError) {
    if case .failure(.invalidLimit(let variable, let value, let expected)) = FileLimits.current {
      throw .invalidLimit(variable: variable, value: value, expected: expected)
    }
    freeType = try FreeTypeLibrary()
    harfBuzz = try HarfBuzzLibrary()
    isInstalled = folder == nil
    let scanner = FontconfigScanner()
    self.scanner = scanner
    var records: [FontRecord] = []
    if let folder {
      for path in try FontFolder.files(in: folder) {
        do throws(FontFileProblem) { records += try scanner.fonts(ofFile: path) } catch {
          if case .file(.system(let code)) = error, FileProblem.system(code: code).isTemporary {
            throw .unreadable(path: path, code: code)
          }
          notices.add(.fileUnreadable(path: path, error))
        }
      }
    } else {
      records = try scanner.installedFonts(memory: FontMemory.standardPath)
    }
    catalog = FontCatalog(records) {
      (try? FontFile(path: $0.path))?.fingerprint(ofFace: $0.index) ?? 0
    }
  }

  /// Whether no usable font was found.
  package var isEmpty: Bool { catalog.records.isEmpty }

  /// The typographic family names, in alphabetical order. O(families).
  package var families: [String] {
    catalog.families.compactMap { catalog.faces(ofFamily: $0).first?.family }
  }

  /// Removes and returns the notices added since the last call, in the order in which they were
  /// added. Each distinct notice is returned only once, until a call of ``repeatNotices()`` allows
  /// it to be returned once more.
  package func takeNotices() -> [FontNotice] { notices.take() }

  /// Allows every notice reported so far to be reported once more, for example when the rendering
  /// of another picture begins. Notices about glyphs without outlines are not repeated.
  package func repeatNotices() {
    notices.forget()
    fallbacks.missingScripts = []
    fallbacks.hasReportedEmoji = false
    fallbacks.answers = fallbacks.answers.filter { $0.value != nil }
  }

  /// Whether later pictures may use the library as if it had just been opened: nothing was
  /// unreadable, and the caches are not large.
  ///
  /// - Complexity: O(*n*) in the number of open faces.
  package var isReusable: Bool {
    let results = faceOfRequest.count + recordsOfPath.count + fallbacks.count
    return failure == nil && !notices.hasReadProblem
      && openFaces.values.reduce(results) { $0 + $1.cachedCount } <= Self.reusableCount
  }

  /// The largest number of cached outlines and search results with which a library is reusable.
  private static let reusableCount = 16_384

  /// Returns the face that best matches a request; nil only if there are no usable fonts.
  ///
  /// The request's size and features do not affect the choice. Substitutions add notices.
  ///
  /// - Complexity: O(1) for a request that was made before.
  package func face(for request: FontRequest) -> FontFace? {
    let key = request.normalized
    if let known = faceOfRequest[key] {
      known.notices.forEach(notices.add)
      return known.face
    }
    while let choice = choose(key) {
      if let face = open(choice.match) {
        choice.notices.forEach(notices.add)
        faceOfRequest[key] = (face, choice.notices)
        return face
      }
      discard(choice.match.record)
    }
    return nil
  }

  /// Opens a face, or returns it if it is already open; nil if its file is unreadable.
  func open(_ match: FontMatch) -> FontFace? {
    let key = FaceKey(
      record: match.record.id, variations: match.variations, isSlanted: match.isSlanted)
    if let known = openFaces[key] { return known }
    guard let file = file(at: match.record.path),
      let face = FontFace(
        record: match.record, file: file, variations: match.variations,
        isSlanted: match.isSlanted, freeType: freeType, harfBuzz: harfBuzz, notices: notices)
    else { return nil }
    openFaces[key] = face
    if usedPaths.insert(file.path).inserted { usedFiles.append(file) }
    return face
  }

  /// Returns the files of the faces that were opened since the last call, in the order of opening.
  package func takeUsedFiles() -> [InputFile] {
    defer { usedFiles = [] }
    return usedFiles.map(\.description)
  }

  /// Removes an unreadable face from the catalog and clears the cache of fallback faces. The method
  /// also reports the file of the face, either with a notice or in ``failure``.
  func discard(_ record: FontRecord) {
    let problem = problems[record.path] ?? .malformed
    // The files of a folder were opened when they were listed. If such a file cannot be opened now,
    // the cause is the state of the machine. Installed files may never have been opened, because
    // fontconfig lists them without opening them.
    if !isInstalled, case .file(.system(let code)) = problem {
      failure = failure ?? .unreadable(path: record.path, code: code)
    } else {
      noteUnreadable(record.path, problem)
    }
    catalog.remove(record)
    recordsOfPath[record.path]?.removeAll { $0.id == record.id }
    fallbacks.answers = [:]
    fallbacks.families = [:]
    fallbacks.emoji = [:]
    fallbacks.emojiRecords = nil
  }

  /// Returns the axes of a face; empty if the face does not vary or cannot be read.
  func axes(of record: FontRecord) -> [FontAxis] {
    if let known = axesOfRecord[record.id] { return known }
    let shaper = file(at: record.path).flatMap {
      HarfBuzzShaper(library: harfBuzz, file: $0, index: record.index)
    }
    let axes = shaper?.axes ?? []
    // If the file cannot be opened, the result is not stored, because the file may be readable
    // later.
    if shaper != nil { axesOfRecord[record.id] = axes }
    return axes
  }

  private func file(at path: String) -> FontFile? {
    if let known = files[path] { return known }
    do throws(FontFileProblem) {
      let file = try FontFile(path: path)
      files[path] = file
      problems[path] = nil
      return file
    } catch {
      problems[path] = error
      return nil
    }
  }

  /// Reports a file that cannot be used. If the cause is the state of the machine, such as too many
  /// open files, the method stores the error in ``failure``; an earlier error there is kept. For
  /// any other cause, the method adds a notice.
  func noteUnreadable(_ path: String, _ problem: FontFileProblem) {
    let isPermitted = problem != .file(.system(code: EACCES)) || !isInstalled
    if isPermitted, case .file(.system(let code)) = problem,
      FileProblem.system(code: code).isTemporary
    {
      failure = failure ?? .unreadable(path: path, code: code)
    } else {
      notices.add(.fileUnreadable(path: path, problem))
    }
  }

  private struct FaceKey: Hashable {
    var record: Int
    var variations: [FontVariation]
    var isSlanted: Bool
  }
}

extension FontRequest {
  /// The request reduced to the properties that decide the choice of a face, for use as a cache
  /// key.
  ///
  /// Weight and width are clamped to 1 ... 1000; a weight that is not finite becomes 400, and a
  /// width that is not finite becomes 100. The size becomes 1, and the features are removed.
  var normalized: FontRequest {
    FontRequest(
      family: family, size: 1, weight: weight.isFinite ? min(max(weight, 1), 1000) : 400,
      width: width.isFinite ? min(max(width, 1), 1000) : 100, isItalic: isItalic)
  }
}
