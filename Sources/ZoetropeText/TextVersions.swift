/// The versions of the libraries that text depends on.
package enum TextVersions {
  /// The name and the version of each library, as loaded.
  package static var all: [(name: String, version: String)] {
    [
      ("fontconfig", FontconfigScanner.version), ("freetype", FreeTypeLibrary.version),
      ("harfbuzz", HarfBuzzLibrary.version),
    ]
  }
}
