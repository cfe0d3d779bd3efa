extension FontDesign {
  /// The names of the font families that are used for this design, in order of preference.
  ///
  /// The first installed family of the list is used. A design therefore has the same family on all
  /// machines on which the first family of its list is installed.
  package var families: [String] {
    switch self {
    case .default:
      [
        "Inter", "Inter Variable", "DejaVu Sans", "Noto Sans", "Open Sans", "Roboto",
        "Source Sans 3",
        "Source Sans Pro", "Liberation Sans", "Arimo", "Lato", "Ubuntu", "Cantarell", "Nimbus Sans",
        "FreeSans", "Helvetica Neue", "Helvetica", "Arial",
      ]
    case .serif:
      [
        "DejaVu Serif", "Source Serif 4", "Source Serif Pro", "Noto Serif", "Libertinus Serif",
        "Linux Libertine O", "Gentium Plus", "Gentium", "Liberation Serif", "Tinos",
        "Nimbus Roman", "FreeSerif", "Georgia", "Times New Roman", "Times",
      ]
    case .rounded:
      [
        "Nunito", "Varela Round", "M PLUS Rounded 1c", "Quicksand", "Comfortaa",
        "SF Pro Rounded", "Arial Rounded MT Bold",
      ]
    case .monospaced:
      [
        "DejaVu Sans Mono", "JetBrains Mono", "Source Code Pro", "Fira Code", "Fira Mono",
        "Cascadia Code", "Noto Sans Mono", "Inconsolata", "Hack", "Liberation Mono", "Cousine",
        "Ubuntu Mono", "Nimbus Mono PS", "FreeMono", "Menlo", "Courier New", "Courier",
      ]
    }
  }

  /// Guesses the design of a missing family from words in its name, such as "mono" or "serif".
  package init(ofMissingFamily name: String) {
    let name = name.lowercased()
    func names(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
    if names(["mono", "courier", "menlo", "monaco", "consolas", "typewriter"]) {
      self = .monospaced
    } else if names(["rounded"]) {
      self = .rounded
    } else if names(["times", "georgia", "new york", "palatino", "baskerville", "garamond"])
      || (names(["serif"]) && !names(["sans"]))
    {
      self = .serif
    } else {
      self = .default
    }
  }
}
