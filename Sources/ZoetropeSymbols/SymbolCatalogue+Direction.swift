extension SymbolCatalogue {
  /// Returns whether a symbol follows the layout direction. Such a symbol is mirrored if the
  /// direction is from right to left.
  ///
  /// The symbols that follow the direction have `forward` or `backward` in their names, but not at
  /// the beginning. An example is `chevron.forward`. Symbols whose names begin with `forward` or
  /// `backward` are media controls, such as `forward.end`, and are never mirrored. Symbols with
  /// `left` and `right` in their names are not mirrored either, because "left" and "right" are
  /// directions on the screen (Apple, Human Interface Guidelines, "Right to left").
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package static func followsLayoutDirection(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }
}
