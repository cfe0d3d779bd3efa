import Testing
import ZoetropeText

extension FontLibrary {
  /// The face of a font file.
  package func face(file path: String) throws -> FontFace {
    try #require(
      face(for: FontRequest(family: .named(path), size: 16)), "\(path) cannot be opened")
  }
}
