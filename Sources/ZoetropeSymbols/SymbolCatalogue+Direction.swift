extension SymbolCatalogue {
  /// Whether a symbol follows the layout direction: from right to left it is its mirror image.
  ///
  /// These are the symbols with `forward` or `backward` in their names, such as `chevron.forward`.
  /// Symbols whose names begin with the word are controls of media, such as `forward.end`, and keep
  /// their direction, as do those with `left` and `right`, which are directions on the screen
  /// (Apple, Human Interface Guidelines, “Right to left”).
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package static func followsLayoutDirection(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }
}
