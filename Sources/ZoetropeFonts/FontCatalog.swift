/// The available faces by family and by name.
///
/// The order of the faces depends only on the fonts, and not on the location of the font files or
/// the order in which they were found.
package struct FontCatalog {
  /// The result of looking up a name.
  package struct Named {
    /// The faces among which the best match is chosen. If the path of a font file was looked up,
    /// the array contains a single face. Otherwise, it contains all faces of one family.
    package var family: [FontRecord]
    /// The face that the name stands for; nil if the name stands for a whole family.
    package var base: Base?

    /// Creates a result. Without a base, the name stands for a whole family.
    package init(family: [FontRecord], base: Base? = nil) {
      self.family = family
      self.base = base
    }
  }

  /// A face that a name selects, with the weight, width and slant that the name stands for.
  package struct Base {
    package var record: FontRecord
    /// The weight on OpenType's scale, from 1 to 1000.
    package var weight: Double
    /// The width in percent of the normal width.
    package var width: Double
    package var isItalic: Bool
  }

  /// All faces, ordered by family, style, version (newest first), file name and index in the file.
  package private(set) var records: [FontRecord]
  /// The faces of each family; the keys are family names in lower case.
  package private(set) var recordsOfFamily: [String: [FontRecord]] = [:]
  /// The family names in lower case, in alphabetical order.
  package private(set) var families: [String] = []

  /// Creates a catalog. O(*n* log *n*) in the number of faces.
  ///
  /// - Parameters:
  ///   - records: The faces, in any order.
  ///   - fingerprint: A closure that returns a hash of the contents of a face's file. It is called
  ///     only to order faces with equal family, style, version, file name and index.
  package init(_ records: [FontRecord], fingerprint: (FontRecord) -> UInt64) {
    let keyed = records.map { (key: SortKey($0), record: $0) }.sorted { $0.key < $1.key }
    self.records = Self.settlingTies(in: keyed, by: fingerprint)
    index()
  }

  /// Removes a face whose file turned out to be unreadable. O(*n* log *n*).
  package mutating func remove(_ record: FontRecord) {
    records.removeAll { $0.id == record.id }
    index()
  }

  private mutating func index() {
    recordsOfFamily = Dictionary(grouping: records) { $0.family.lowercased() }
    families = recordsOfFamily.keys.sorted()
  }

  private static func settlingTies(
    in keyed: [(key: SortKey, record: FontRecord)], by fingerprint: (FontRecord) -> UInt64
  ) -> [FontRecord] {
    var settled: [FontRecord] = []
    var start = 0
    while start < keyed.count {
      let end = keyed[start...].firstIndex { $0.key != keyed[start].key } ?? keyed.count
      let alike = keyed[start..<end].map(\.record)
      settled +=
        alike.count == 1
        ? alike
        : alike.map { (fingerprint($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
      start = end
    }
    return settled
  }

  private struct SortKey: Comparable {
    var names: [String]
    var version: Int
    var fileName: String
    var index: Int

    init(_ record: FontRecord) {
      names = [record.family.lowercased(), record.family, record.style]
      version = record.version
      fileName = record.fileName
      index = record.index
    }

    static func < (a: SortKey, b: SortKey) -> Bool {
      if a.names != b.names { return a.names.lexicographicallyPrecedes(b.names) }
      if a.version != b.version { return a.version > b.version }
      return (a.fileName, a.index) < (b.fileName, b.index)
    }
  }
}
