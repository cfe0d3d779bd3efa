/// A piece of source code and its location.
struct SourceSyntax: Decodable, Equatable {
  var source: String
  /// The location of the first byte of ``source``.
  var location: Location

  struct Location: Codable, Equatable {
    var fileName: String
    /// The distance from the beginning of the file, in UTF-8 bytes.
    var offset: Int
    /// The module and the name of the file, such as `Demo/Tile.swift`; nil if the host omits it.
    var fileID: String?
    /// The line, counted from 1; nil if the host omits it.
    var line: Int?
    /// The column: the position in the line in UTF-8 bytes, counted from 1; nil if the host omits
    /// it.
    var column: Int?

    /// Encodes only the name of the file and the offset, which are the fields that the host reads.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(fileName, forKey: .fileName)
      try container.encode(offset, forKey: .offset)
    }
  }

  /// The location of the first token of ``source``. White space and comments before it are skipped.
  var start: Location { location(of: SourceScanner.tokens(of: source).first?.range.lowerBound) }

  /// Converts an offset in the bytes of ``source`` to a location in the file. If `offset` is nil,
  /// returns the location of the first byte.
  func location(of offset: Int?) -> Location {
    // The offset comes from the host and may be any integer. The addition must not trap.
    Location(fileName: location.fileName, offset: location.offset &+ (offset ?? 0))
  }

  /// Converts an offset in the bytes of ``source`` to a line and a column in the file, both counted
  /// from 1.
  ///
  /// - Complexity: O(*n*) for an offset of *n* bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = Array(source.utf8).prefix(offset)
    let lineCount = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n"))
    // Both numbers come from the host and may be any integers. The additions must not trap.
    return (
      (location.line ?? 1) &+ lineCount,
      start.map { offset - $0 } ?? (location.column ?? 1) &+ offset
    )
  }

  /// Returns the part of ``source`` in a range of UTF-8 offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }
}
