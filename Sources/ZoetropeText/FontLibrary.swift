/// The fonts that texts are set in: those of a folder, or those installed on the machine.
///
/// Guarantees: the same font files give the same answers on every machine, wherever the files are
/// and in whatever order they are found. Faces are opened when they are first needed and stay open
/// for the library's life. Not safe to use from two places at a time.
package final class FontLibrary {
  let notices = FontNoticeLog()
  private(set) var catalog: FontCatalog
  let scanner: FontconfigScanner
  private let freeType: FreeTypeLibrary
  private var files: [String: FontFile] = [:]
  private var openFaces: [FaceKey: FontFace] = [:]
  private var axesOfRecord: [Int: [FontAxis]] = [:]
  private var faceOfRequest: [FontRequest: FontFace] = [:]
  /// The faces of files that were asked for by path; none where a file is of no use.
  var recordsOfPath: [String: [FontRecord]] = [:]
  var fallbacks = FontFallbacks()

  /// Lists fonts; opens none.
  ///
  /// - Parameter folder: The folder whose fonts alone are used, those in folders within included;
  ///   nil for the installed ones. Default nil.
  /// - Throws: ``FontError`` when the folder is missing or a C library cannot be set up. A file
  ///   that cannot be read is passed over with a notice.
  package init(folder: String? = nil) throws(FontError) {
    freeType = try FreeTypeLibrary()
    let scanner = FontconfigScanner()
    self.scanner = scanner
    var records: [FontRecord] = []
    if let folder {
      for path in try FontFolder.files(in: folder) {
        let faces = scanner.fonts(ofFile: path)
        if faces.isEmpty { notices.add(.fileUnreadable(path: path)) }
        records += faces
      }
    } else {
      records = try scanner.installedFonts()
    }
    catalog = FontCatalog(records) {
      FontFile(path: $0.path)?.fingerprint(ofFace: $0.index) ?? 0
    }
  }

  /// Whether there is no font at all that could be used.
  package var isEmpty: Bool { catalog.records.isEmpty }

  /// The typographic families, in alphabetical order.
  package var families: [String] {
    catalog.families.compactMap { catalog.faces(ofFamily: $0).first?.family }
  }

  /// What could not be had since the last call, each different thing once in the library's life.
  package func takeNotices() -> [FontNotice] { notices.take() }

  /// The face that a request means. Its size and its features do not count. O(1) when asked again.
  ///
  /// - Returns: Nil only when there are no fonts at all.
  package func face(for request: FontRequest) -> FontFace? {
    let key = request.normalized
    if let known = faceOfRequest[key] { return known }
    while let choice = choose(key) {
      if let face = open(choice.match) {
        choice.notices.forEach(notices.add)
        faceOfRequest[key] = face
        return face
      }
      discard(choice.match.record)
    }
    return nil
  }

  /// Opens a face unless it is open; nil when its file turns out to be unreadable.
  func open(_ match: FontMatch) -> FontFace? {
    let key = FaceKey(
      record: match.record.id, variations: match.variations, isSlanted: match.isSlanted)
    if let known = openFaces[key] { return known }
    guard let file = file(at: match.record.path),
      let face = FontFace(
        record: match.record, file: file, variations: match.variations,
        isSlanted: match.isSlanted, freeType: freeType, notices: notices)
    else { return nil }
    openFaces[key] = face
    return face
  }

  /// Forgets a face that cannot be read, with a notice.
  func discard(_ record: FontRecord) {
    notices.add(.fileUnreadable(path: record.path))
    catalog.remove(record)
    recordsOfPath[record.path]?.removeAll { $0.id == record.id }
    fallbacks.answers = [:]
    fallbacks.families = [:]
  }

  /// The axes of a face; none when it does not vary or cannot be read.
  func axes(of record: FontRecord) -> [FontAxis] {
    if let known = axesOfRecord[record.id] { return known }
    let shaper = file(at: record.path).flatMap { HarfBuzzShaper(file: $0, index: record.index) }
    let axes = shaper?.axes ?? []
    axesOfRecord[record.id] = axes
    return axes
  }

  private func file(at path: String) -> FontFile? {
    if let known = files[path] { return known }
    let file = FontFile(path: path)
    files[path] = file
    return file
  }

  private struct FaceKey: Hashable {
    var record: Int
    var variations: [FontVariation]
    var isSlanted: Bool
  }
}

extension FontRequest {
  /// The request without what makes no difference to the face, and within OpenType's bounds.
  var normalized: FontRequest {
    FontRequest(
      family: family, size: 1, weight: weight.isFinite ? min(max(weight, 1), 1000) : 400,
      width: width.isFinite ? min(max(width, 1), 1000) : 100, isItalic: isItalic)
  }
}
