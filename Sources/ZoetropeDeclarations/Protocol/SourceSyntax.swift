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

  /// The location of the first token, after white space and comments.
  var start: Location { location(of: SourceScanner.tokens(of: source).first?.range.lowerBound) }

  /// The location in the file of a byte of ``source``; of the first byte if `offset` is nil.
  func location(of offset: Int?) -> Location {
    // The offset comes from the host and may be any integer. The addition must not trap.
    Location(fileName: location.fileName, offset: location.offset &+ (offset ?? 0))
  }
}
