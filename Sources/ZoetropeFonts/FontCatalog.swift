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
    self.records = FaceOrder(records).sorted(by: fingerprint)
    index()
  }

  /// Removes a face whose file turned out to be unreadable. O(*n* log *n*).
  package mutating func remove(_ record: FontRecord) {
    records.removeAll { $0.id == record.id }
    index()
  }

  /// Finds the families. The faces of a family follow each other, because faces are ordered by
  /// family first.
  private mutating func index() {
    recordsOfFamily.removeAll()
    families.removeAll()
    var start = 0
    while start < records.count {
      let spelling = records[start].family
      let family = spelling.lowercased()
      var end = start + 1
      while end < records.count {
        let other = records[end].family
        if other != spelling, other.lowercased() != family { break }
        end += 1
      }
      families.append(family)
      recordsOfFamily[family] = Array(records[start..<end])
      start = end
    }
  }
}

/// The order of faces. Positions are sorted, because faces take long to copy.
struct FaceOrder {
  let records: [FontRecord]
  /// The family of each face in lower case, which is made once.
  let families: [String]

  init(_ records: [FontRecord]) {
    self.records = records
    families = records.map { $0.family.lowercased() }
  }

  /// Returns the faces in order. Hashes decide between faces that are alike in all else.
  func sorted(by fingerprint: (FontRecord) -> UInt64) -> [FontRecord] {
    let order = records.indices.sorted(by: precedes)
    var sorted: [FontRecord] = []
    sorted.reserveCapacity(order.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      // In this order, a face that does not precede a later one is like it.
      while end < order.count, !precedes(order[start], order[end]) { end += 1 }
      if end == start + 1 {
        sorted.append(records[order[start]])
      } else {
        let alike = order[start..<end].map { (fingerprint(records[$0]), records[$0]) }
        sorted += alike.sorted { $0.0 < $1.0 }.map(\.1)
      }
      start = end
    }
    return sorted
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (records[first], records[second])
    if a.family != b.family {
      return (families[first], a.family) < (families[second], b.family)
    }
    if a.style != b.style { return a.style < b.style }
    if a.version != b.version { return a.version > b.version }
    return (a.fileName, a.index) < (b.fileName, b.index)
  }
}
