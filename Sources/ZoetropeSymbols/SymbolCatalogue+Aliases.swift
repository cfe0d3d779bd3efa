extension SymbolCatalogue {
  /// Names from earlier and later versions of Apple's catalog, with the name of the design or form
  /// that each denotes.
  static let aliases: [String: String] = [
    "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
    "battery.100percent": "battery.100", "battery.75percent": "battery.75",
    "battery.50percent": "battery.50", "battery.25percent": "battery.25",
    "battery.0percent": "battery.0", "document": "doc", "document.on.document": "doc.on.doc",
    "wrench": "wrench.adjustable",
  ]
}
