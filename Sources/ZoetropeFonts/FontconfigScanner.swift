import CFontconfig
import Foundation
import ZoetropeFiles

/// Lists fonts and their characters by means of the library fontconfig.
///
/// The scanner does not choose a font for a request: fontconfig's own matching depends on the
/// settings of the machine. ``FontMatching`` chooses the font instead.
package final class FontconfigScanner {
  /// The version of the loaded library, such as `2.14.1`.
  package static var version: String {
    let version = Int(FcGetVersion())
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }

  /// The machine's configuration, which owns the patterns of the installed fonts.
  private var configuration: OpaquePointer?
  /// The fontconfig patterns of the records. The scanner retains each pattern, and releases all of
  /// them when it is deinitialized.
  private var patterns: [OpaquePointer] = []
  /// The character set of each record, indexed by ``FontRecord/id``; nil for a font in
  /// ``remembered``. The fontconfig pattern of the record owns the set.
  private var characterSets: [OpaquePointer?] = []
  /// The characters of the fonts in the stored list, which an earlier process wrote; empty if no
  /// stored list was used.
  ///
  /// The records of these fonts have the smallest values of ``FontRecord/id``, and their entries in
  /// ``characterSets`` are nil.
  private var remembered = FontCharacters()

  private let load: () -> OpaquePointer?

  /// Creates a scanner.
  ///
  /// - Parameter load: A closure that returns a fontconfig configuration with its fonts loaded.
  ///   Default: the configuration of the machine.
  package init(load: @escaping () -> OpaquePointer? = { FcInitLoadConfigAndFonts() }) {
    self.load = load
  }

  deinit {
    patterns.forEach { FcPatternDestroy($0) }
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// Lists the installed fonts. Must be called at most once, before any other method.
  ///
  /// - Parameters:
  ///   - memory: The path of the file that stores the list between processes, as ``FontMemory``
  ///     describes; nil to read the list from fontconfig every time.
  ///   - start: The current time, in seconds since 1970.
  /// - Throws: ``FontError/libraryUnavailable(name:reason:)`` if fontconfig cannot load its
  ///   configuration.
  package func installedFonts(
    memory: String?, start: Int = time(nil)
  ) throws(FontError) -> [FontRecord] {
    if let memory, let scan = FontMemory.recall(from: memory) {
      remembered = scan.characters
      characterSets = Array(repeating: nil, count: remembered.count)
      return scan.records
    }
    let records = try fontsOfConfiguration()
    if let memory, let configuration,
      let stamps = FontStamps(of: Self.paths(of: configuration), since: start)
    {
      var characters = FontCharacters()
      for record in records {
        let (pages, bits) = Self.pages(of: characterSets[record.id])
        characters.append(pages: pages, bits: bits)
      }
      FontMemory.remember(
        FontScan(records: records, characters: characters), stamps: stamps, at: memory)
    }
    return records
  }

  private func fontsOfConfiguration() throws(FontError) -> [FontRecord] {
    guard let configuration = load() else {
      throw .libraryUnavailable(
        name: "fontconfig", reason: "its configuration cannot be loaded")
    }
    self.configuration = configuration
    var found: [OpaquePointer] = []
    for name in [FcSetSystem, FcSetApplication] {
      guard let set = FcConfigGetFonts(configuration, name) else { continue }
      found += Self.patterns(of: set)
    }
    return ordered(records(of: found))
  }

  /// Orders the records, and numbers them anew. A catalog of records that are in order is made in
  /// less time, also by the processes that read the stored list.
  private func ordered(_ records: [FontRecord]) -> [FontRecord] {
    var ordered = FaceOrder(records).sorted { _ in 0 }
    characterSets = ordered.map { characterSets[$0.id] }
    for index in ordered.indices { ordered[index].id = index }
    return ordered
  }

  /// Lists the faces of a file. The result has at least one face.
  ///
  /// - Throws: ``FontFileProblem`` if the file cannot be opened, or has no usable face.
  package func fonts(ofFile path: String) throws(FontFileProblem) -> [FontRecord] {
    // Check the file first: if the file is a pipe, fontconfig waits indefinitely for a process that
    // writes to the pipe.
    try FontFile.check(path)
    guard let set = FcFontSetCreate() else { throw .file(.system(code: ENOMEM)) }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    _ = FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
    let records = records(of: Self.patterns(of: set))
    guard !records.isEmpty else { throw .malformed }
    return records
  }

  /// Whether a face has a character. O(log *n*) in the number of the face's characters.
  package func hasCharacter(_ scalar: Unicode.Scalar, record: FontRecord) -> Bool {
    if record.id < remembered.count { return remembered.contains(scalar, font: record.id) }
    guard let set = characterSets[record.id] else { return false }
    return FcCharSetHasChar(set, scalar.value) != 0
  }

  private static func patterns(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
  }

  /// Merges the patterns of each face into one record.
  ///
  /// fontconfig lists a static face once. It lists a variable face several times: once for the face
  /// itself, once for each named instance, and once with the ranges of its weight and width.
  private func records(of found: [OpaquePointer]) -> [FontRecord] {
    var recordOfFace: [String: FontRecord] = [:]
    var faces: [String] = []
    // A record is made from the pattern of the face itself. The patterns of the instances and of
    // the ranges then complete the record.
    let usable = found.filter(Self.isUsable).map { ($0, Self.index(of: $0)) }
    for stage in Stage.allCases {
      for (pattern, index) in usable where Self.stage(of: pattern, index: index) == stage {
        guard let path = Self.text(FC_FILE, of: pattern) else { continue }
        let face = "\(path)#\(index & 0xFFFF)"
        switch stage {
        case .face:
          guard recordOfFace[face] == nil else { continue }
          recordOfFace[face] = record(of: pattern, path: path, index: index & 0xFFFF)
          faces.append(face)
        case .instance: recordOfFace[face]?.instances.append(Self.instance(of: pattern))
        case .ranges: recordOfFace[face]?.vary(as: pattern)
        }
      }
    }
    return faces.compactMap { recordOfFace[$0] }
  }

  private enum Stage: CaseIterable { case face, instance, ranges }

  private static func stage(of pattern: OpaquePointer, index: Int) -> Stage {
    if flag(FC_VARIABLE, of: pattern) { return .ranges }
    return index >> 16 == 0 ? .face : .instance
  }

  /// Whether a pattern describes an OpenType font with outlines or with colored bitmaps. WOFF
  /// files, which are compressed for the web, are excluded.
  private static func isUsable(_ pattern: OpaquePointer) -> Bool {
    guard flag(FC_OUTLINE, of: pattern) || flag(FC_COLOR, of: pattern),
      let format = text(FC_FONTFORMAT, of: pattern)
    else {
      return false
    }
    return (format == "TrueType" || format == "CFF")
      && !(text(FC_FILE, of: pattern)?.lowercased().contains(".woff") ?? true)
  }

  private func record(of pattern: OpaquePointer, path: String, index: Int) -> FontRecord {
    let id = characterSets.count
    FcPatternReference(pattern)
    patterns.append(pattern)
    var characters: OpaquePointer?
    _ = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    characterSets.append(characters)
    let families = Self.texts(FC_FAMILY, of: pattern)
    let style = Self.text(FC_STYLE, of: pattern) ?? "Regular"
    return FontRecord(
      id: id, path: path, index: index, families: families, style: style,
      fullNames: Self.texts(FC_FULLNAME, of: pattern),
      postScriptName: Self.text(FC_POSTSCRIPT_NAME, of: pattern)
        ?? Self.postScriptName(family: families.first, style: style),
      weights: Self.weights(of: pattern), widths: Self.widths(of: pattern),
      slant: Self.slant(of: pattern),
      isMonospaced: (Self.number(FC_SPACING, of: pattern) ?? 0) >= Double(FC_DUAL),
      hasColor: Self.flag(FC_COLOR, of: pattern),
      version: Int(Self.number(FC_FONTVERSION, of: pattern) ?? 0))
  }

  private static func instance(of pattern: OpaquePointer) -> FontRecord.Instance {
    FontRecord.Instance(
      style: text(FC_STYLE, of: pattern) ?? "", fullNames: texts(FC_FULLNAME, of: pattern),
      postScriptName: text(FC_POSTSCRIPT_NAME, of: pattern) ?? "",
      weight: weights(of: pattern).lowerBound, width: widths(of: pattern).lowerBound,
      isItalic: slant(of: pattern) != .upright)
  }

  /// Creates a PostScript name from the family and the style, without spaces.
  private static func postScriptName(family: String?, style: String) -> String {
    "\(family ?? "Unnamed")-\(style)".filter { $0 != " " }
  }
}

extension FontRecord {
  /// Marks the face as variable and takes the ranges of its weight and width from a pattern.
  fileprivate mutating func vary(as pattern: OpaquePointer) {
    isVariable = true
    weights = FontconfigScanner.weights(of: pattern)
    widths = FontconfigScanner.widths(of: pattern)
  }
}

// MARK: - Remembered fonts

/// The files and folders that a configuration of fontconfig uses.
struct FontconfigPaths {
  /// The configuration files, and the folders that contain them.
  var files: [String]
  /// The folders of fonts, with their subfolders. Some may not exist.
  var folders: [String]
  /// For each folder in ``folders`` whose fonts fontconfig lists from a cache, without examining
  /// the files in the folder, the path of the file with the cache.
  var cacheFiles: [String: String]
  /// The folders of fontconfig's own caches.
  var caches: [String]
}

extension FontconfigScanner {
  private static func paths(of configuration: OpaquePointer) -> FontconfigPaths {
    let folders = texts(FcConfigGetFontDirs(configuration))
    var cacheFiles: [String: String] = [:]
    for folder in folders { cacheFiles[folder] = cacheFile(of: folder, in: configuration) }
    return FontconfigPaths(
      files: texts(FcConfigGetConfigFiles(configuration)), folders: folders,
      cacheFiles: cacheFiles, caches: texts(FcConfigGetCacheDirs(configuration)))
  }

  /// Returns the path of fontconfig's cache of a folder; nil if there is no valid cache.
  ///
  /// A cache is valid as long as the folder has the same time of change as when the cache was made,
  /// or has no time, whatever happens to the files in the folder: see `FcCacheTimeValid` in
  /// `src/fccache.c` of fontconfig.
  private static func cacheFile(
    of folder: String, in configuration: OpaquePointer
  ) -> String? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard let cache = FcDirCacheLoad(folder, configuration, &file) else { return nil }
    FcDirCacheUnload(cache)
    guard let file else { return nil }
    defer { FcStrFree(file) }
    return String(cString: file)
  }

  private static func texts(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var texts: [String] = []
    while let text = FcStrListNext(list) { texts.append(String(cString: text)) }
    return texts
  }

  /// Converts a set of characters to pages of 256 characters. `numbers` has the number of each
  /// page, and `bits` has 256 bits for each page. Both arrays are empty if the set is nil.
  private static func pages(of set: OpaquePointer?) -> (numbers: [UInt32], bits: [UInt32]) {
    guard let set else { return ([], []) }
    var (numbers, bits): ([UInt32], [UInt32]) = ([], [])
    var page = [FcChar32](repeating: 0, count: Int(FC_CHARSET_MAP_SIZE))
    var next: FcChar32 = 0
    var base = FcCharSetFirstPage(set, &page, &next)
    while base != FcChar32.max {
      numbers.append(base >> 8)
      bits += page
      base = FcCharSetNextPage(set, &page, &next)
    }
    return (numbers, bits)
  }
}

// MARK: - Properties of patterns

extension FontconfigScanner {
  private static func text(_ property: String, of pattern: OpaquePointer, at n: Int32 = 0)
    -> String?
  {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, n, &text) == FcResultMatch, let text else {
      return nil
    }
    return String(cString: text)
  }

  private static func texts(_ property: String, of pattern: OpaquePointer) -> [String] {
    var texts: [String] = []
    while let text = text(property, of: pattern, at: Int32(texts.count)) { texts.append(text) }
    return texts
  }

  private static func flag(_ property: String, of pattern: OpaquePointer) -> Bool {
    var flag: FcBool = 0
    return FcPatternGetBool(pattern, property, 0, &flag) == FcResultMatch && flag != 0
  }

  private static func number(_ property: String, of pattern: OpaquePointer) -> Double? {
    var number = 0.0
    guard FcPatternGetDouble(pattern, property, 0, &number) == FcResultMatch else { return nil }
    return number
  }

  private static func index(of pattern: OpaquePointer) -> Int {
    var index: Int32 = 0
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return Int(index)
  }

  private static func range(_ property: String, of pattern: OpaquePointer, else normal: Double)
    -> ClosedRange<Double>
  {
    if let number = number(property, of: pattern) { return number...number }
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, property, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return normal...normal }
    return low...high
  }

  /// Returns the weights of a pattern, converted from fontconfig's scale to OpenType's.
  fileprivate static func weights(of pattern: OpaquePointer) -> ClosedRange<Double> {
    let range = range(FC_WEIGHT, of: pattern, else: Double(FC_WEIGHT_REGULAR))
    let low = FcWeightToOpenTypeDouble(range.lowerBound).rounded()
    return low...max(low, FcWeightToOpenTypeDouble(range.upperBound).rounded())
  }

  /// Returns the widths of a pattern in percent.
  ///
  /// fontconfig rounds three of OpenType's widths to whole percents. This function restores the
  /// exact values: 62.5, 87.5 and 112.5.
  fileprivate static func widths(of pattern: OpaquePointer) -> ClosedRange<Double> {
    let range = range(FC_WIDTH, of: pattern, else: Double(FC_WIDTH_NORMAL))
    guard range.lowerBound == range.upperBound else { return range }
    let exact = [63: 62.5, 87: 87.5, 113: 112.5][range.lowerBound] ?? range.lowerBound
    return exact...exact
  }

  private static func slant(of pattern: OpaquePointer) -> FontRecord.Slant {
    switch number(FC_SLANT, of: pattern) ?? 0 {
    case Double(FC_SLANT_ITALIC): .italic
    case Double(FC_SLANT_OBLIQUE): .oblique
    default: .upright
    }
  }
}
