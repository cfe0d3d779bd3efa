/// A piece of source code and its location.
struct SourceSyntax: Decodable, Equatable {
  var source: String
  /// The location of the first byte of ``source``.
  var location: Location

  struct Location: Codable, Equatable {
    var fileName: String
    /// The distance from the beginning of the file, in UTF-8 bytes.
    var offset: Int
    /// The module and the name of the file, such as `Demo/Tile.swift`; nil if the host does not
    /// say.
    var fileID: String?
    /// The line, counted from 1; nil if the host does not say.
    var line: Int?
    /// The distance from the beginning of the line in UTF-8 bytes, counted from 1; nil if the host
    /// does not say.
    var column: Int?

    /// Writes a location for the host, which reads the name of the file and the offset.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(fileName, forKey: .fileName)
      try container.encode(offset, forKey: .offset)
    }
  }

  /// The location of the first token of ``source``. White space and comments before it are skipped.
  var start: Location { location(of: SourceScanner.tokens(of: source).first?.range.lowerBound) }

  /// Returns the file location of one byte of ``source``. The byte is at `offset`, or is the first
  /// byte if `offset` is nil.
  func location(of offset: Int?) -> Location {
    // The offset comes from the host and may be any integer. The addition must not trap.
    Location(fileName: location.fileName, offset: location.offset &+ (offset ?? 0))
  }

  /// Returns the line and the column of one byte of ``source``, counted from 1.
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

  /// Returns a part of ``source``, given in UTF-8 bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }
}
