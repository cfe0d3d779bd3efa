import Foundation

extension SymbolDesign {
  /// Designs of people, nature, places, tools and other things of everyday life.
  static let everyday: [SymbolDesign] = [
    persons, figures, hands, body, weather, animals, transport, home, tools, games, study,
  ].flatMap { $0 }
}
