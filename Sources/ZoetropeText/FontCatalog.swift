/// The faces that there are, by family and by name, in an order that depends on the fonts alone,
/// not on where their files are or in which order they were found.
struct FontCatalog {
  /// What a name means.
  struct Named {
    /// The faces to choose from.
    var family: [FontRecord]
    /// The face that the name itself means, where it means more than a family.
    var base: Base?
  }

  /// A face that was named, and its place on its axes.
  struct Base {
    var record: FontRecord
    var weight: Double
    var width: Double
    var isItalic: Bool
  }

  /// All faces, ordered by family, style, newest version, file name and number in the file.
  private(set) var records: [FontRecord]
  /// By family in lower case.
  private(set) var recordsOfFamily: [String: [FontRecord]] = [:]
  /// Families, in lower case, in alphabetical order.
  private(set) var families: [String] = []

  /// Sorts faces. O(n log n) in their number.
  ///
  /// - Parameter fingerprint: A number for the contents of a face's file; asked for only where two
  ///   faces are alike in all that can be known without opening them.
  init(_ records: [FontRecord], fingerprint: (FontRecord) -> UInt64) {
    let keyed = records.map { (key: SortKey($0), record: $0) }.sorted { $0.key < $1.key }
    self.records = Self.settlingTies(in: keyed, by: fingerprint)
    index()
  }

  /// Removes a face that turned out to be broken.
  mutating func remove(_ record: FontRecord) {
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
