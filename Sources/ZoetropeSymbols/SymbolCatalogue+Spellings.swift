import Foundation

extension SymbolCatalogue {
  /// Names that do not consist of the name of a design and of suffixes, with the equal names that
  /// do. They are older or newer names of the same symbol, or have `fill` in the middle.
  static let spellings: [String: String] = {
    var spellings = renamed
    for name in filledInTheMiddle {
      spellings[name] = name.replacing(".fill", with: "", maxReplacements: 1) + ".fill"
    }
    return spellings
  }()

  private static let filledInTheMiddle = [
    "person.fill.badge.plus", "person.fill.badge.minus", "person.crop.circle.fill.badge.plus",
    "person.crop.circle.fill.badge.minus", "person.crop.circle.fill.badge.xmark",
    "person.crop.circle.fill.badge.checkmark", "person.crop.circle.fill.badge.exclamationmark",
    "person.crop.circle.fill.badge.questionmark", "cart.fill.badge.plus", "cart.fill.badge.minus",
    "cart.fill.badge.questionmark", "bag.fill.badge.plus", "bag.fill.badge.minus",
    "bag.fill.badge.questionmark", "location.fill.viewfinder", "tram.fill.tunnel",
  ]

  private static let renamed: [String: String] = [:]
}
