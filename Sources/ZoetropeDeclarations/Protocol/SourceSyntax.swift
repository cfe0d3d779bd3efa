/// A piece of source code and its location.
struct SourceSyntax: Decodable, Equatable {
  var source: String
  /// The location of the first byte of ``source``.
  var location: Location

  struct Location: Codable, Equatable {
    var fileName: String
    /// The distance from the beginning of the file, in UTF-8 bytes.
    var offset: Int
  }

  /// The location of the first token of ``source``. White space and comments before it are skipped.
  var start: Location { location(of: SourceScanner.tokens(of: source).first?.range.lowerBound) }

  /// Returns the file location of one byte of ``source``. The byte is at `offset`, or is the first
  /// one if `offset` is nil.
  func location(of offset: Int?) -> Location {
    // The offset comes from the host and may be any integer. The addition must not trap.
    Location(fileName: location.fileName, offset: location.offset &+ (offset ?? 0))
  }
}
