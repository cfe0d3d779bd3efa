extension SymbolDesign {
  /// Designs of user interfaces, files, communication and media, apart from the most common ones.
  static let interface: [SymbolDesign] =
    writing + files + talk + playback + frames + halves + divided
    + drawing + pointers + controls + numbers
}
